// layers.tsx - the layers of the map that no choice changes: sea, coasts, terrain, borders, straits, names, symbols.
import { box, coast, landBorders, provinces, seaLabels, seaLines, straits, type Province } from './atlas';
import { signs } from './view';

export const clipOf = (id: string) => `url(#vinci.clip.${id})`;

function Patterns() {
  return (
    <>
      <pattern
        id="vinci.farmland"
        class="farmland"
        width={26}
        height={22}
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(-14)"
      >
        <path class="grain" d="M0 4.5h26M0 15.5h26" />
        <path class="grain deep" d="M4 10v-2.5M11 10v-3M19 10v-2.5M8 21v-3M15.5 21v-2.5M23 21v-3" />
      </pattern>
      <pattern id="vinci.prairie" class="prairie" width={58} height={46} patternUnits="userSpaceOnUse">
        <path
          class="grain"
          d="M11 17c0-4-1.5-7-4.5-9M12 17c0-6 .5-9 2-12M13 17c.5-4 2.5-6.5 5-8M40 38c0-4-1.5-7-4.5-9M41 38c0-6 .5-9 2-12M42 38c.5-4 2.5-6.5 5-8M42 11c0-2-1-3.5-2.5-4.5M43 11c0-3 .5-4.5 1-6M44 11c.4-2 1.3-3 2.6-4M13 40c0-2-1-3.5-2.5-4.5M14 40c0-3 .5-4.5 1-6M15 40c.4-2 1.3-3 2.6-4"
        />
      </pattern>
      <pattern id="vinci.forest" class="forest" width={54} height={48} patternUnits="userSpaceOnUse">
        <path
          class="mass"
          d="M12 3l6 9.5h-2.5L20 20h-6.6v3.5h-2.8V20H4l4.5-7.5H6zM38 26l6.5 10H42l4.5 7.5h-7v3.5h-3v-3.5h-7L34 36h-2.5zM36 4l4.5 7h-1.8l3.3 5.5h-4.7V19h-2.6v-2.5H30l3.3-5.5h-1.8zM12 29l4.5 7h-1.8l3.3 5.5h-4.7V44h-2.6v-2.5H6L9.3 36H7.5z"
        />
      </pattern>
      <pattern id="vinci.mountain" class="mountain" width={66} height={50} patternUnits="userSpaceOnUse">
        <path class="grain" d="M2 23L15 3l13 20M36 46L48 27l13 19M40 16l7-10 8 10M6 45l6-9 7 9" />
        <path class="mass" d="M15 3l13 20h-8l-4-6 1-5zM48 27l13 19h-8l-4-6 1-5zM47 6l8 10h-5zM12 36l7 9h-4.5z" />
      </pattern>
      <pattern id="vinci.sea" width={74} height={52} patternUnits="userSpaceOnUse">
        <path class="wave" d="M8 12c4-4.5 8-4.5 12 0s8 4.5 12 0M44 38c4-4.5 8-4.5 12 0s8 4.5 12 0" />
      </pattern>
      {signs.map((sign) => (
        <pattern
          key={sign}
          id={`vinci.hatch.${sign}`}
          data-seat={sign}
          width={9}
          height={9}
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path class="hatch" d="M4.5 0v9" />
        </pattern>
      ))}
    </>
  );
}

export function Definitions() {
  return (
    <defs>
      <Patterns />
      <path id="vinci.coast" d={coast} />
      {provinces.map(({ id, outline }) => (
        <>
          <path key={id} id={`vinci.at.${id}`} d={outline} />
          <clipPath key={`clip.${id}`} id={`vinci.clip.${id}`}>
            <use href={`#vinci.at.${id}`} />
          </clipPath>
        </>
      ))}
    </defs>
  );
}

const waterLines = ['w4', 'w3', 'w2', 'w1', 'w0'];

export function Ground() {
  return (
    <g aria-hidden="true">
      <rect class="sea" width={box.width} height={box.height} />
      <rect width={box.width} height={box.height} fill="url(#vinci.sea)" />
      <g class="shallows">
        {waterLines.map((line) => (
          <use key={line} class={line} href="#vinci.coast" />
        ))}
      </g>
      <path class="sea-line" d={seaLines} />
      {provinces.map(({ id, terrain }) => (
        <g key={id} class={`land-${terrain}`}>
          <use href={`#vinci.at.${id}`} class="soil" />
          <use href={`#vinci.at.${id}`} fill={`url(#vinci.${terrain})`} />
        </g>
      ))}
    </g>
  );
}

export function Lines({ withStraits }: { withStraits: boolean }) {
  return (
    <g aria-hidden="true" class="lines">
      <path class="carved" d={landBorders} />
      <path class="border" d={landBorders} />
      <use class="shore-line" href="#vinci.coast" />
      {withStraits &&
        straits.map(({ name, line }) => (
          <g key={name} data-about="vinci.strait" data-note={name}>
            <path class="strait-bed" d={line} />
            <path class="strait" d={line} />
          </g>
        ))}
    </g>
  );
}

export function Badge({ symbol, x, y, paint = '' }: { symbol: string; x: number; y: number; paint?: string }) {
  return (
    <g class={`badge ${paint}`}>
      <circle cx={x} cy={y} r={11.5} />
      <use href={`#vinci.${symbol}`} x={x - 9} y={y - 9} width={18} height={18} />
    </g>
  );
}

function NameOf({ province: { name, terrain, afloat, anchors } }: { province: Province }) {
  const [x, y, align] = anchors.name;
  return (
    <text class={afloat ? 'afloat' : `on-${terrain}`} x={x} y={y} text-anchor={align}>
      {name}
    </text>
  );
}

export function Names() {
  return (
    <g aria-hidden="true">
      <g class="sea-names">
        {seaLabels.map(({ id, name, at: [x, y], lines, turn }) => (
          <text key={id} x={x} y={y} {...(turn ? { transform: `rotate(${turn} ${x} ${y})` } : {})}>
            {lines === 1
              ? name
              : name.split(' ').map((word, at) => (
                  <tspan key={word} x={x} dy={at * 17}>
                    {word}
                  </tspan>
                ))}
          </text>
        ))}
      </g>
      <g class="names">
        {provinces.map((province) => (
          <NameOf key={province.id} province={province} />
        ))}
      </g>
      <g class="symbols">
        {provinces.map(({ id, mine, harbour, anchors: { symbol } }) =>
          symbol && (mine || harbour) ? (
            <Badge key={id} symbol={mine ? 'mine' : 'harbour'} x={symbol[0]} y={symbol[1]} />
          ) : null,
        )}
      </g>
    </g>
  );
}
