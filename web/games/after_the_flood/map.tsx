// map.tsx - the map of Mesopotamia: what lies on it now, what may be chosen there and what that would bring.
import { useMemo } from 'preact/hooks';
import { late } from '../../kit/late';
import type { Choice, LogEntry } from '../../kit/told';
import { Pieces } from '../../kit/pieces';
import { plain } from '../../kit/speech';
import type { Scene } from '../../kit/game';
import { areaLabels, choiceLabel } from './area_labels';
import { insides, lands, landOf, paths } from './ground';
import { Borders, Ground, Names } from './ground_layers';
import { ArmyPiece, At, Badge, CityPiece, shield, signOf, WorkerPiece } from './pieces';
import { armySpots, badgeSpot, citySpot, nameSpot, type Spot } from './places';
import { piecesOf, type PlacedPiece } from './placed';
import { percent } from './figures';
import type { FloodView } from './view';
import { floodWords } from './words';
import { kept, still } from '../../kit/kept';

type Props = { scene: Scene<FloodView> };

const isWorked = (view: FloodView, id: string) => view.seats.some(({ workers }) => (workers[id] ?? 0) > 0);
const inside = (id: string) => `url(#af-clip-${id})`;

// Held areas wear a band of their holder inside the border.
function Held({ view }: { view: FloodView }) {
  return (
    <g class="held" aria-hidden="true">
      {lands.map(({ id, sumer }) => {
        const { holder } = view.areas[id]!;
        if (holder === null) return null;
        return (
          <g key={`${id}.${holder}`} data-seat={signOf(holder)} clip-path={inside(id)}>
            <path class={sumer ? 'tint sumer-tint' : 'tint'} d={paths[id]} />
            <path class="band" d={paths[id]} />
          </g>
        );
      })}
    </g>
  );
}

// Empty slots are drawn in Sumer, where a city may stand.
function Slots({ view }: { view: FloodView }) {
  return (
    <g class="slots" aria-hidden="true">
      {lands
        .filter((land) => land.sumer)
        .map(({ id }) => {
          const { city, armies } = view.areas[id]!;
          const { x, y } = citySpot(id);
          return (
            <g key={id}>
              {city === null && <rect x={x - 19} y={y - 20} width={38} height={38} rx={5} />}
              {armySpots(id, false)
                .slice(armies)
                .map((spot) => (
                  <path d={shield} transform={`translate(${spot.x} ${spot.y}) scale(.9)`} />
                ))}
            </g>
          );
        })}
    </g>
  );
}

const areaIn = (entry: LogEntry) =>
  Object.values(entry.args ?? {}).flatMap(([id]) => (id.startsWith('area.') ? [id.slice('area.'.length)] : []));

function drawPiece(piece: PlacedPiece) {
  if (piece.kind === 'army') return <ArmyPiece {...piece} />;
  if (piece.kind === 'worker') return <WorkerPiece {...piece} />;
  return <CityPiece {...piece} expanded={piece.count > 1} />;
}

// What just happened, and what the log line under the pointer names.
function Marks({ scene }: Props) {
  const last = new Set(scene.arrival.entries.flatMap(areaIn));
  const pointed = scene.pointed.filter((id) => id.startsWith('area.')).map((id) => id.slice('area.'.length));
  return (
    <g aria-hidden="true">
      {[...last].map((id) => paths[id] && <path key={id} class="last" clip-path={inside(id)} d={paths[id]} />)}
      {pointed.map((id) => paths[id] && <path key={id} class="pointed" d={paths[id]} />)}
    </g>
  );
}

const symbolOf: Record<string, string> = {
  build: 'af.build',
  'build.rule': 'af.build',
  home: 'af.start-empire',
  scribe: 'af.worker',
  to: 'af.place',
};

// The pill of a lit area, from the words and numbers of its choice.
function AreaBadge({ scene, id, choice }: Props & { id: string; choice: Choice }) {
  const say = floodWords(scene.speaker.language);
  const spot = badgeSpot(id, isWorked(scene.view, id), scene.view.areas[id]!.holder !== null);
  const kind = choice.label.key.split('.label.')[1] ?? '';
  const invasion = scene.view.invasions.find(({ area }) => area === id);
  if (kind.startsWith('invade') && invasion?.odds) {
    const { needed, chances } = invasion.odds;
    return (
      <Badge {...spot} symbol="af.dice">{`${needed}+ ${percent(chances.at(-1) ?? 0, scene.speaker.language)}`}</Badge>
    );
  }
  if (kind.startsWith('invade'))
    return (
      <Badge {...spot} symbol="af.invade">
        {invasion ? `+${invasion.gain} ${say('vp')}` : say('enter')}
      </Badge>
    );
  const symbol = symbolOf[kind] ?? 'af.place';
  return (
    <g class="badge round" transform={`translate(${spot.x} ${spot.y})`}>
      <circle class="rim" r={23} />
      <circle class="fill" r={19} />
      <At symbol={symbol} x={0} y={0} size={26} paint="mark" />
    </g>
  );
}

function Areas({ scene }: Props) {
  const { lit, view, speaker } = scene;
  const labels = useMemo(() => areaLabels(scene), [view, speaker]);
  return (
    <g class="areas">
      {lands.map(({ id }) => {
        const choice = lit.get(`area.${id}`);
        return kept(
          () => (
            <path
              class={choice ? 'area target' : 'area'}
              data-target={`area.${id}`}
              role="button"
              tabIndex={-1}
              aria-label={choice ? `${labels.get(id)} ${choiceLabel(scene, choice)}` : labels.get(id)}
              aria-disabled={!choice}
              d={paths[id]}
            />
          ),
          [labels, choice],
          id,
        );
      })}
    </g>
  );
}

// All areas that may be chosen in one path, drawn inside their borders; over it the one about to be chosen. Nothing is cut out
// by a clip path: the browser would set up that path anew with every click.
function Light({ scene: { lit, ghost, path, hovered } }: Props) {
  const areaOf = (target: string | undefined) => /^area\.(\w+)$/.exec(target ?? '')?.[1];
  const areasOf = (targets: Iterable<string | undefined>) => [
    ...new Set([...targets].flatMap((each) => areaOf(each) ?? [])),
  ];
  const drawn = (ids: readonly string[], by: Readonly<Record<string, string>>) =>
    ids.map((id) => by[id] ?? '').join('');
  const open = areasOf(lit.keys());
  const chosen = areasOf([ghost?.target, ...path.map(({ target }) => target)]);
  const under = areasOf(hovered && lit.has(hovered.target) ? [hovered.target] : []);
  return (
    <g class="light">
      <path class="edge" d={drawn(open, insides)} />
      <path class="hovered" d={drawn(under, paths)} />
      <path class="line" d={drawn(open, paths)} />
      <path class="edge chosen" d={drawn(chosen, insides)} />
      <path class="line chosen" d={drawn(chosen, paths)} />
    </g>
  );
}

function AreaBadges({ scene }: Props) {
  return (
    <g class="badges" aria-hidden="true">
      {lands.map(({ id }) => {
        const choice = scene.lit.get(`area.${id}`);
        return choice && <AreaBadge key={id} scene={scene} id={id} choice={choice} />;
      })}
    </g>
  );
}

// Things on the map besides areas: a city to move or expand, a city to destroy, an army to add.
function Extras({ scene }: Props) {
  const extras = [...scene.lit.values()].flatMap((choice) => {
    const [kind, id] = choice.target.split('.');
    return kind === 'city' || kind === 'destroy' || kind === 'reinforce' ? [{ kind, id: id!, choice }] : [];
  });
  return (
    <g class="extras">
      {extras.map(({ kind, id, choice }) => (
        <g
          key={choice.target}
          class={`extra target ${scene.ghost?.target === choice.target ? 'chosen' : ''}`}
          data-target={choice.target}
          role="button"
          tabIndex={-1}
          aria-label={plain(choice.label, scene.speaker)}
        >
          <Extra kind={kind} id={id} choice={choice} worked={isWorked(scene.view, id)} />
        </g>
      ))}
    </g>
  );
}

function Extra({ kind, id, choice, worked }: { kind: string; id: string; choice: Choice; worked: boolean }) {
  if (kind === 'city') {
    const { x, y } = citySpot(id);
    return <circle class="ring" cx={x} cy={y} r={33} />;
  }
  if (kind === 'reinforce') {
    const { x, y } = armySpots(id, worked)[1]!;
    return <Pill x={x + 14} y={y + 4} symbol="af.reinforce" text="+1" />;
  }
  const { x, y } = citySpot(id);
  return <Pill x={x - 8} y={y + 34} symbol="af.destroy" text={`−${choice.label.args?.['armies']?.[0] ?? ''}`} />;
}

const Pill = ({ x, y, symbol, text }: Spot & { symbol: string; text: string }) => (
  <g class="badge small" transform={`translate(${x} ${y})`}>
    <rect class="rim" x={-33} y={-20} width={66} height={40} rx={20} />
    <At symbol={symbol} x={-14} y={0} size={24} paint="mark" />
    <text x={2} y={8}>
      {text}
    </text>
  </g>
);

// The piece about to come.
function Ghost({ scene }: Props) {
  const { ghost, view, you } = scene;
  const id = /^area\.(\w+)$/.exec(ghost?.target ?? '')?.[1];
  if (!id || !ghost || typeof you !== 'number') return null;
  const worked = isWorked(view, id);
  const kind = ghost.label.key.split('.label.')[1] ?? '';
  if (kind.startsWith('build'))
    return (
      <g class="ghost" aria-hidden="true">
        <CityPiece seat={you} expanded={false} {...citySpot(id)} />
      </g>
    );
  if (kind === 'invade' || kind === 'home')
    return (
      <g class="ghost" aria-hidden="true">
        <ArmyPiece seat={you} {...armySpots(id, worked)[Math.min(view.areas[id]!.armies, 1)]!} />
      </g>
    );
  return null;
}

const viewBox = '14 24 1300 1216';

// What a choice changes lies on sheets of its own, between and over the others, which then need not be painted again.
export function FloodMap({ scene }: Props) {
  const { view, speaker } = scene;
  const say = floodWords(speaker.language);
  const nameOf = (id: string) =>
    landOf(id) ? (speaker.translation?.forms[`area.${id}`]?.[''] ?? landOf(id)!.name) : say(id as 'Tigris');
  const ground = kept(() => <Ground />, []);
  const borders = kept(() => <Borders />, []);
  const names = kept(() => <Names turn={view.turn} nameOf={nameOf} />, [view.turn, speaker.language]);
  const held = kept(() => <Held view={view} />, [view]);
  const marks = kept(() => <Marks scene={scene} />, still(scene));
  const pieces = kept(
    () => (
      <>
        <Slots view={view} />
        <g class="pieces" aria-hidden="true">
          <Pieces scene={scene} piecesOf={piecesOf} placesIn={areaIn} draw={drawPiece} />
        </g>
      </>
    ),
    still(scene),
  );
  return (
    <>
      <svg class="map board" viewBox={viewBox} aria-hidden="true">
        {ground}
        {held}
        {marks}
        {borders}
      </svg>
      <svg class="map board" viewBox={viewBox} aria-hidden="true">
        <Light scene={scene} />
      </svg>
      <svg class="map board" viewBox={viewBox} aria-hidden="true">
        {names}
        {pieces}
      </svg>
      <svg class="map board" viewBox={viewBox} role="group" aria-label={say('map')} data-roving>
        {late(scene, (seen) => (
          <Areas scene={seen} />
        ))}
        <Ghost scene={scene} />
        {late(scene, (seen) => (
          <AreaBadges scene={seen} />
        ))}
        <Extras scene={scene} />
      </svg>
    </>
  );
}

// The areas by who holds them, for the header of a phone.
export function MiniMap({ scene: { view } }: Props) {
  return (
    <svg class="minimap flood-mini" viewBox={viewBox} aria-hidden="true">
      {lands.map(({ id, sumer }) => {
        const { holder } = view.areas[id]!;
        return (
          <path
            key={id}
            class={holder === null ? (sumer ? 'sumer-soil' : 'outer-soil') : 'taken'}
            {...(holder === null ? {} : { 'data-seat': signOf(holder) })}
            d={paths[id]}
          />
        );
      })}
      {lands.map(({ id }) => {
        const { city } = view.areas[id]!;
        const { x, y } = nameSpot(id);
        return city === null ? null : (
          <rect key={id} data-seat={signOf(city)} class="taken" x={x - 20} y={y + 10} width={50} height={50} />
        );
      })}
    </svg>
  );
}
