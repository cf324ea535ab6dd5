// matrix.tsx - the rows of all seats under the eleven positions: a disaster hits a position, so it tints a column.
import { late } from '../../kit/late';
import { kept, shownOn, still } from '../../kit/kept';
import { cardOf, tileOf } from './box';
import { locationLabel } from './labels';
import { formula, Named, Shape, Sign, Symbol, TokenIcon } from './pieces';
import { choiceOf } from '../../kit/choosing';
import { boxOf, wordsOf, type EmpireScene, type Props } from './scene';
import { Target } from './target';
import { roman, seatsInOrder, type EmpireView, type Innovation, type Location, type Places } from './view';

const positions = Array.from({ length: 11 }, (_, at) => at + 1);

// What the card about to be placed would bring at each place, if that differs.
export function placesOf({ view, path, you }: EmpireScene): ReadonlyMap<number, number> {
  const slot = /^slot\.(\d)\.take$/.exec(path[0]?.target ?? '')?.[1];
  const taking = slot ? view.slots.find((each) => each.slot === Number(slot)) : undefined;
  const places: Places =
    (taking && typeof you === 'number' ? taking.preview[you]?.places : view.industry?.places) ?? [];
  return new Map(places);
}

function Heads({ scene }: Props) {
  const say = wordsOf(scene);
  const { slots, conflict, unseen_targets } = scene.view;
  return (
    <>
      <div class="head corner" aria-hidden="true">
        <span>{say('position')}</span>
        <small>{say('unseen')}</small>
      </div>
      {positions.map((position) => {
        const aimed = slots.filter((slot) => slot.target === position);
        const unseen = unseen_targets[position - 1] ?? 0;
        return (
          <div key={position} class="head" style={{ gridColumn: position + 1 }}>
            <b>{position}</b>
            {aimed.map((slot) => (
              <span key={slot.slot} class={`aim slot-${slot.slot}`}>
                <Symbol name={`fam-${cardOf(slot.card).family}`} />
                <i>{roman(slot.slot)}</i>
              </span>
            ))}
            {conflict?.upheaval === position && (
              <span class="aim upheaval">
                <Symbol name="upheaval" label={say('upheaval_here')} />
              </span>
            )}
            <span class="unseen" role="img" aria-label={say('unseen_here', { count: unseen })}>
              {Array.from({ length: unseen }, (_, number) => (
                <i key={number} />
              ))}
            </span>
          </div>
        );
      })}
    </>
  );
}

function Bands({ scene }: Props) {
  const { slots, conflict, options } = scene.view;
  const rows = `1 / ${options.players + 2}`;
  return (
    <>
      {slots.map(({ slot, target }) => (
        <i key={slot} class={`band slot-${slot}`} style={{ gridColumn: target + 1, gridRow: rows }} />
      ))}
      {conflict && <i class="band upheaval" style={{ gridColumn: conflict.upheaval + 1, gridRow: rows }} />}
    </>
  );
}

// The flames on a tile: which open disasters would destroy it.
function Flames({ view, seat, position }: { view: EmpireView; seat: number; position: number }) {
  return (
    <>
      {view.slots.map(({ slot, preview }) => {
        const loses = preview[seat]?.loses ?? [];
        if (!loses.some((loss) => loss.position === position)) return null;
        return (
          <span key={slot} class={`flame slot-${slot}`}>
            <Symbol name="fire" />
            {roman(slot)}
            {loses.length > 1 && '?'}
          </span>
        );
      })}
    </>
  );
}

function Chip({ scene, innovation, own, dead }: Props & { innovation: Innovation; own: boolean; dead: boolean }) {
  const { card, cube } = innovation;
  const box = boxOf(scene);
  const say = wordsOf(scene);
  const { ability } = cardOf(card);
  const target = scene.lit.has(`use.${card}`) ? `use.${card}` : `card.${card}`;
  const state = dead ? say('ruin') : cube ? say('exhausted') : '';
  const text = [box.card(card), box.cardText(card), state].filter(Boolean).join(', ');
  const paint = `ee-chip k-${ability.colour} ${dead ? 'dead' : cube ? 'spent' : ''} ${
    scene.pointed.includes(`card.${card}`) ? 'pointed' : ''
  } ${isNew(scene, card) ? 'arrives' : ''}`;
  const face = (
    <>
      <Shape color={ability.colour} />
      <span class="name">{box.card(card)}</span>
      {cube && <Symbol name="cube" paint="cube" />}
      {own && <span class="ee-formula">{formula(ability)}</span>}
    </>
  );
  return own ? (
    <Target scene={scene} target={target} paint={paint} more={text} note={text}>
      {face}
    </Target>
  ) : (
    <span class={paint} data-piece={`card.${card}`} data-about={`card.${card}`} data-note={text}>
      {face}
    </span>
  );
}

const hasCard = (view: EmpireView, card: number) =>
  view.seats.some((seat) => seat.row.some((place) => place.innovations.some((each) => each.card === card)));
const isNew = ({ arrival }: EmpireScene, card: number) =>
  arrival.before !== null && !hasCard(arrival.before as EmpireView, card);

// Whether one would lose this position by the take under the pointer or chosen.
function isDoomed({ view, ghost, path, you }: EmpireScene, position: number): boolean {
  const slot = /^slot\.(\d)\.take$/.exec(path[0]?.target ?? ghost?.target ?? '')?.[1];
  const outlook = view.slots.find((each) => each.slot === Number(slot))?.preview[Number(you)];
  return outlook?.loses.some((loss) => loss.position === position) ?? false;
}

// Whether a tile has just fallen or risen.
function changeOf({ arrival }: EmpireScene, seat: number, { tile, healthy }: Location): string {
  const before = (arrival.before as EmpireView | null)?.seats[seat]?.row.find((place) => place.tile === tile);
  return before && before.healthy !== healthy ? (healthy ? 'risen' : 'fallen') : '';
}

function TileFace({ scene, place, own }: Props & { place: Location; own: boolean }) {
  const say = wordsOf(scene);
  const tile = tileOf(place.tile);
  return (
    <>
      <span class="kind">{boxOf(scene).kind(place.tile)}</span>
      <span class="value">{tile.vp}</span>
      <Symbol name={place.healthy ? tile.kind : 'ruin'} paint="face" />
      {place.healthy ? (
        <span class="ee-formula">{formula(tile.ability)}</span>
      ) : (
        <span class="ee-formula mend">
          {own && `${say('repair')} `}
          {place.repair?.[0]}
          <TokenIcon kind="hammer" />
          {place.repair?.[1] ? (
            <>
              {' '}
              {place.repair[1]}
              <TokenIcon kind="coin" />
            </>
          ) : null}
        </span>
      )}
    </>
  );
}

interface CellProps extends Props {
  told: EmpireScene; // what names and figures tell of: a frame behind what is lit
  seat: number;
  at: number;
  row: number;
}

function Cell({ scene, told, seat, at, row }: CellProps) {
  const { view, you } = scene;
  const place = view.seats[seat]!.row[at]!;
  const own = seat === you;
  const position = at + 1;
  const target = `position.${position}`;
  const { look, chosen, ghost } = own ? choiceOf(scene, target) : { look: '', chosen: false, ghost: false };
  const gain = told.lit.has(target) && own ? placesOf(told).get(position) : undefined;
  const upheaval = view.conflict?.upheavals[seat] === place.tile;
  const marks = [
    `t-${tileOf(place.tile).kind}`,
    place.healthy ? '' : 'ruin',
    upheaval ? 'upheaval' : '',
    ghost ? 'ghost' : '',
    own && isDoomed(scene, position) ? 'doomed' : '',
    scene.pointed.includes(`tile.${place.tile}`) ? 'pointed' : '',
    changeOf(scene, seat, place),
  ];
  return (
    <div class={`cell ${own ? 'own' : ''}`} style={{ gridColumn: position + 1, '--row': row }}>
      <button
        class={`ee-tile ${look} ${marks.join(' ')}`}
        {...(own ? { 'data-target': target, 'aria-pressed': chosen } : {})}
        data-about={`location.${seat}.${position}`}
      >
        <Named label={locationLabel(told, seat, position)}>
          <TileFace scene={scene} place={place} own={own} />
          <Flames view={view} seat={seat} position={position} />
          {gain !== undefined && <span class={`brings ${gain > 0 ? 'some' : ''}`}>+{gain}</span>}
        </Named>
      </button>
      {own && scene.lit.has(`use.${place.tile}`) && (
        <Target scene={scene} target={`use.${place.tile}`} paint="ee-use">
          <Symbol name="swap" />
        </Target>
      )}
      <div class={`chips ${place.innovations.length > 1 ? 'many' : ''}`}>
        {place.innovations.map((innovation) => (
          <Chip key={innovation.card} scene={scene} innovation={innovation} own={own} dead={!place.healthy} />
        ))}
      </div>
    </div>
  );
}

function Label({ scene, seat, row }: Props & { seat: number; row: number }) {
  const say = wordsOf(scene);
  const empire = scene.view.seats[seat]!;
  const healthy = empire.row.filter((place) => place.healthy).length;
  return (
    <div class={`label ${seat === scene.you ? 'own' : ''}`} style={{ gridColumn: 1, '--row': row }}>
      <Sign seat={seat} />
      <span>
        <b>{scene.speaker.nameOf(seat)}</b>
        <small>{say('of_eleven', { count: healthy })}</small>
        <small>{say('vp', { count: empire.locations })}</small>
      </span>
    </div>
  );
}

// A choice on its way shows in one's own row alone: on a location, and on what lies under it.
function keptCell(props: CellProps) {
  const { scene, told, seat, at } = props;
  const { tile, innovations } = scene.view.seats[seat]!.row[at]!;
  const cards = innovations.flatMap(({ card }) => [`use.${card}`, `card.${card}`]);
  const choice = [
    ...shownOn(scene, `position.${at + 1}`, `use.${tile}`, ...cards),
    isDoomed(scene, at + 1),
    ...shownOn(told, `position.${at + 1}`),
    placesOf(told).get(at + 1),
  ];
  const values = [...still(scene), told.speaker, ...(seat === scene.you ? choice : [])];
  return kept(() => <Cell {...props} />, values, `${seat}.${tile}`);
}

function Grid({ scene, told }: Props & { told: EmpireScene }) {
  const say = wordsOf(scene);
  const { options, seats } = scene.view;
  const order = seatsInOrder(options.players, scene.you);
  return (
    <section class="ee-matrix" data-players={options.players}>
      <div class="grid" data-roving role="group" aria-label={say('board')}>
        {kept(
          () => (
            <>
              <Bands scene={scene} />
              <Heads scene={scene} />
            </>
          ),
          still(scene),
        )}
        {order.map((seat, at) => (
          <>
            {kept(
              () => (
                <Label scene={scene} seat={seat} row={at + 2} />
              ),
              [...still(scene), at],
            )}
            {seats[seat]!.row.map((_, number) => keptCell({ scene, told, seat, at: number, row: at + 2 }))}
          </>
        ))}
      </div>
    </section>
  );
}

export const Matrix = ({ scene }: Props) => late(scene, (told) => <Grid scene={scene} told={told} />);
