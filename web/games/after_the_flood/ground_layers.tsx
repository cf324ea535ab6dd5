// ground_layers.tsx - the layers of the map that no move changes: desert, mountains, seas, areas, rivers, walls, names.
import { borders, coasts, lands, mountains, paths, rivers, seas, ways, type Land } from './ground';
import { At } from './pieces';
import { nameSpot, printsOf } from './places';
import { numerals } from './view';

const patterns = (
  <>
    <pattern id="af-canal" width="34" height="30" patternUnits="userSpaceOnUse" patternTransform="rotate(38)">
      <path class="canal" d="M0 7c8-3 9 3 17 0s9 3 17 0M0 22c8-3 9 3 17 0s9 3 17 0" />
      <path class="crop" d="M8 15.5v-4M25 15.5v-4M0 30.5v-4M17 30.5v-4" />
    </pattern>
    <pattern id="af-steppe" width="62" height="54" patternUnits="userSpaceOnUse">
      <path class="scrub" d="M9 15c4-3 8-3 12 0M40 41c4-3 8-3 12 0" />
      <path class="stone" d="M45 12h.1M51 15h.1M14 40h.1M20 43h.1M30 27h.1" />
    </pattern>
    <pattern id="af-desert" width="120" height="74" patternUnits="userSpaceOnUse">
      <path class="dune" d="M10 22c12-9 26-9 38 0M70 58c12-9 26-9 38 0" />
    </pattern>
    <pattern id="af-sea" width="90" height="62" patternUnits="userSpaceOnUse">
      <path class="wave" d="M10 15c5-5.5 10-5.5 15 0s10 5.5 15 0M54 46c5-5.5 10-5.5 15 0s10 5.5 15 0" />
    </pattern>
    <marker id="af-head" viewBox="0 0 10 10" refX="5" refY="5" markerWidth="3.4" markerHeight="3.4" orient="auto">
      <path class="head" d="M0 0l10 5-10 5 2.5-5z" />
    </marker>
  </>
);

function Definitions() {
  return (
    <defs>
      {patterns}
      {lands.map(({ id }) => (
        <>
          <path id={`af-area-${id}`} d={paths[id]} />
          <clipPath id={`af-clip-${id}`}>
            <use href={`#af-area-${id}`} />
          </clipPath>
        </>
      ))}
      {rivers.map(({ line }, number) => (
        <path id={`af-river-${number}`} d={line} />
      ))}
      <clipPath id="af-water">
        {seas.map(({ area }) => (
          <path d={area} />
        ))}
      </clipPath>
    </defs>
  );
}

// Water lines follow the coasts, and the island of Dilmun.
const shores = [...seas.map(({ coast }) => coast), paths['dilmun']!];

function Seas() {
  return (
    <>
      {seas.map(({ area }) => (
        <>
          <path class="sea" d={area} />
          <path fill="url(#af-sea)" d={area} />
        </>
      ))}
      <g class="shores" clip-path="url(#af-water)">
        {['far', 'far in', 'near', 'near in'].map((kind) => shores.map((line) => <path class={kind} d={line} />))}
      </g>
    </>
  );
}

const kindOf = (land: Land) => (land.sumer ? 'sumer' : land.walled ? 'home' : 'outer');

function Areas() {
  return (
    <>
      {lands.map((land) => (
        <g class={kindOf(land)}>
          <path class="soil" d={paths[land.id]} />
          <path fill={`url(#${land.sumer ? 'af-canal' : 'af-steppe'})`} d={paths[land.id]} />
        </g>
      ))}
      <g class="rivers">{['bank', 'water'].map((kind) => rivers.map(({ line }) => <path class={kind} d={line} />))}</g>
    </>
  );
}

export const Ground = () => (
  <>
    <Definitions />
    <rect class="desert" x={0} y={0} width={1640} height={1260} />
    <rect fill="url(#af-desert)" x={0} y={0} width={1640} height={1260} />
    {mountains.map(([x, y]) => (
      <g class="mountain" transform={`translate(${x} ${y})`}>
        <path class="light" d="M-34 22L-4-24 6-9 14-19 38 22z" />
        <path class="dark" d="M-4-24L6-9 14-19 38 22H8L14 8 4 2z" />
      </g>
    ))}
    <Seas />
    <Areas />
  </>
);

const gates = [...ways.map(({ start }) => start), [1243, 1004]];

export const Borders = () => (
  <>
    <path class="border light" d={borders} />
    <path class="border" d={borders} />
    <path class="coast" d={coasts} />
    {lands
      .filter((land) => land.walled)
      .map(({ id }) => (
        <>
          <path class="town-wall" d={paths[id]} />
          <path class="town-wall in" d={paths[id]} />
        </>
      ))}
    {ways.map(({ line }) => (
      <>
        <path class="way halo" d={line} />
        <path class="way" marker-end="url(#af-head)" d={line} />
      </>
    ))}
    {gates.map(([x, y]) => (
      <>
        <circle class="gate" cx={x} cy={y} r={17} />
        <At symbol="af.no-entry" x={x!} y={y! - 1} size={22} paint="gate-sign" />
      </>
    ))}
  </>
);

// The sign of a city's power beside the area's name.
const powerSigns: Record<string, string> = {
  sippar: 'af.trade',
  babylon: 'af.army',
  nippur: 'af.vp',
  shuruppak: 'af.no-entry',
  uruk: 'af.box-scribes',
  ur: 'af.textile',
  eridu: 'af.box-toolmakers',
};

function Name({ land, name }: { land: Land; name: string }) {
  const { x, y } = nameSpot(land.id);
  const power = powerSigns[land.id];
  const half = name.length * 6.4;
  return (
    <>
      <text class={land.sumer ? 'name sumer-name' : 'name'} x={power ? x - 15 : x} y={y}>
        {name}
      </text>
      {power && (
        <g class="power">
          <circle cx={x + half + 10} cy={y - 8} r={16} />
          <At symbol={power} x={x + half + 10} y={y - 8} size={22} paint="power-sign" />
        </g>
      )}
    </>
  );
}

function Prints({ land, turn }: { land: Land; turn: number }) {
  return (
    <>
      {printsOf(land).map((print) => {
        if (print.kind === 'points')
          return (
            <g class="majority">
              <circle cx={print.x} cy={print.y} r={17} />
              <text x={print.x} y={print.y + 8}>
                {land.points}
              </text>
            </g>
          );
        if (print.kind === 'good')
          return (
            <g class={`map-ware r-${land.trade[print.number]}`}>
              <rect x={print.x - 18} y={print.y - 18} width={36} height={36} rx={7} />
              <At symbol={`af.${land.trade[print.number]}`} x={print.x} y={print.y} size={27} paint="" />
            </g>
          );
        const start = land.starts[print.number]!;
        const when = start.turn === turn ? 'now' : start.turn < turn ? 'past' : '';
        return (
          <g class={`start ${when}`} transform={`translate(${print.x} ${print.y})`}>
            <rect x={-38} y={-16} width={76} height={32} rx={6} />
            <text class="turn" x={-33} y={8}>
              {numerals[start.turn]}
            </text>
            <At symbol="af.army" x={8} y={0} size={20} paint="start-sign" />
            <text x={19} y={8}>
              {start.armies}
            </text>
          </g>
        );
      })}
    </>
  );
}

export const Names = ({ turn, nameOf }: { turn: number; nameOf: (id: string) => string }) => (
  <g aria-hidden="true" class="names">
    {seas.map(({ name }, number) => {
      const [x, y] = number === 0 ? [64, 452] : [1240, 936];
      return (
        <text class="sea-name" x={x} y={y}>
          {nameOf(name)
            .split(' ')
            .map((word, line) => (
              <tspan x={x} dy={line * 26}>
                {word}
              </tspan>
            ))}
        </text>
      );
    })}
    {rivers.map(({ name }, number) => (
      <text class="river-name" dy={number === 0 ? -12 : 25}>
        <textPath href={`#af-river-${number}`} startOffset="3.5%">
          {nameOf(name)}
        </textPath>
      </text>
    ))}
    {lands.map((land) => (
      <>
        <Name land={land} name={nameOf(land.id)} />
        <Prints land={land} turn={turn} />
      </>
    ))}
  </g>
);
