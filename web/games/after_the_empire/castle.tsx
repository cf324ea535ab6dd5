// castle.tsx - one castle from above, north up: fields and farms around walls, gate and turrets, troops on the walls.
import { useMemo, useState } from 'preact/hooks';
import { kept, shownUnder, still } from '../../kit/kept';
import { Spaces } from './action_board';
import {
  choosable,
  Compass,
  Goods,
  invadersIn,
  invaderWords,
  isPointed,
  named,
  Symbol,
  Worker,
  type EmpireScene,
} from './pieces';
import { insideOf, mayPost, planOf, propose, withMore, type Plan } from './plan';
import {
  corners,
  farmBox,
  fieldBox,
  hallBox,
  insideBox,
  isGate,
  materialOf,
  ownSpaceBox,
  pieceBox,
  shownSeat,
  sides,
  troops,
  type Box,
  type Corner,
  type EmpireSeat,
  type EmpireView,
  type Position,
  type Side,
  type Troop,
} from './view';
import { bearing, empireWords } from './words';

const placed = ([left, top, width, height]: Box) => ({
  left: `${left}%`,
  top: `${top}%`,
  width: `${width}%`,
  height: `${height}%`,
});

interface Props {
  scene: EmpireScene;
  seat: EmpireSeat;
}

// What stands around the castle before the attack is turned up: the known cards at this lord's gold.
const fieldOf = (view: EmpireView, seat: EmpireSeat, side: Side) => {
  const fighting = view.stage === 'combat' || view.stage === 'reveal';
  return fighting ? seat.sides[side] : (seat.forecast.invaders[side] ?? { archers: 0, swordsmen: 0 });
};

function Field({ scene, seat, side, plan }: Props & { side: Side; plan: Plan | null }) {
  const { view, speaker } = scene;
  const say = empireWords(speaker.language);
  const field = fieldOf(view, seat, side);
  const count = field.archers + field.swordsmen;
  const posted = plan ? plan.soldier[side] + plan.mercenary[side] : 0;
  const archery = plan ? (view.posting!.archery[side][posted] ?? 0) : seat.sides[side].archery;
  const label = say('field', {
    side: bearing(side, scene.speaker.language),
    invaders: invaderWords(field, scene),
    archery,
  });
  return (
    <div
      class={`ae-field f-${side} ${count > 0 ? 'hot' : ''} ${isPointed(scene, `side.${side}`)}`}
      style={placed(fieldBox[side])}
      role="img"
      data-about={`field.${side}`}
      aria-label={label}
    >
      <Compass side={side} language={scene.speaker.language} />
      <span class="ae-foes" key={`${field.archers}.${field.swordsmen}`}>
        {count > 0 ? <Goods amounts={invadersIn(field)} /> : <small>{say('clear')}</small>}
      </span>
      <span class="ae-shots" aria-hidden="true">
        <svg class="ae-i" viewBox="0 0 48 48">
          <use href="#seat.bow" />
        </svg>
        {archery}
      </span>
    </div>
  );
}

function Farm({ scene, seat, side }: Props & { side: Side }) {
  const say = empireWords(scene.speaker.language);
  const { farm, protected: guarded } = seat.sides[side];
  const label =
    say('farm', { side: bearing(side, scene.speaker.language), level: farm }) +
    (guarded ? `, ${say('protected')}` : '');
  const content = (
    <>
      <Symbol name={`farm-${farm}`} paint={`farm-${farm}`} />
      <span class="ae-amount" aria-hidden="true">
        +{farm}
        <Symbol name="food" paint="g-food" />
      </span>
      {guarded && <Symbol name="protect" paint="ae-guard" />}
    </>
  );
  const target = `farm.${side}`;
  if (!scene.lit.has(target))
    return (
      <div class="ae-farm" style={placed(farmBox[side])} role="img" data-about={target} aria-label={label}>
        {content}
      </div>
    );
  const chosen = choosable(scene, target, 'ae-farm', label);
  return (
    <button {...chosen} title={`${chosen.title} (${label})`} style={placed(farmBox[side])}>
      {content}
    </button>
  );
}

function Cubes({ cubes, max }: { cubes: number; max: number }) {
  return (
    <span class="ae-cubes" aria-hidden="true">
      {Array.from({ length: max }, (_, at) => (
        <i key={at} class={at < cubes ? '' : 'gone'} />
      ))}
    </span>
  );
}

function pieceWords(scene: EmpireScene, seat: EmpireSeat, position: Position): string {
  const say = empireWords(scene.speaker.language);
  const { piece, cubes, max, flame } = seat.castle[position];
  if (piece === 'none') return say('no_piece', { position });
  const name = named(scene, `piece.${piece}`, piece.replace('_', ' '));
  return say('piece', { position, piece: name, cubes, max }) + (flame ? `, ${say('flame')}` : '');
}

// Plus and minus on the wall itself, for the kind of troop chosen above the castle.
function Stepper({ scene, side, troop, plan }: { scene: EmpireScene; side: Side; troop: Troop; plan: Plan }) {
  const say = empireWords(scene.speaker.language);
  const words = { troop: say(troop), side };
  const step = (more: number, label: string, disabled: boolean, symbol: string) => (
    <button
      class="ae-step"
      aria-label={label}
      disabled={disabled}
      onClick={() => propose(scene, withMore(plan, side, troop, more))}
    >
      <Symbol name={symbol} />
    </button>
  );
  const may = mayPost(scene, side, troop);
  return (
    <span class="ae-posts">
      {step(-1, say('less', words), !may || plan[troop][side] === 0, 'minus')}
      <Troops soldiers={plan.soldier[side]} mercenaries={plan.mercenary[side]} />
      {step(1, say('more', words), !may || insideOf(scene, plan)[troop] <= 0, 'plus')}
    </span>
  );
}

function Troops({ soldiers, mercenaries }: { soldiers: number; mercenaries: number }) {
  return (
    <span class="ae-troops" aria-hidden="true">
      <Goods
        amounts={[
          { thing: 'soldier', count: soldiers },
          { thing: 'mercenary', count: mercenaries },
        ]}
      />
    </span>
  );
}

// The choices at a place of the castle, when one click can only mean one thing.
function only(scene: EmpireScene, position: Position): string | null {
  const all = [...scene.lit.keys()].filter(
    (target) =>
      target === `position.${position}` || target.startsWith(`position.${position}.`) || target === `side.${position}`,
  );
  return all.length === 1 ? all[0]! : null;
}
const isOpen = (scene: EmpireScene, position: Position) =>
  [...scene.lit.keys()].some((target) => target.startsWith(`position.${position}`)) ? 'open' : '';

function Wall({ scene, seat, side, plan, troop }: Props & { side: Side; plan: Plan | null; troop: Troop }) {
  const { piece, cubes, max } = seat.castle[side];
  const stands = piece !== 'none';
  const label = pieceWords(scene, seat, side);
  const look = `ae-wall w-${side} ${stands ? materialOf(piece) : 'none'} ${isOpen(scene, side)} ${isPointed(scene, `position.${side}`)}`;
  const content = (
    <>
      {stands && <Cubes cubes={cubes} max={max} />}
      {isGate(piece) && <span class="ae-gate" aria-hidden="true" />}
      {stands && plan && <Stepper scene={scene} side={side} troop={troop} plan={plan} />}
      {stands && !plan && <Troops soldiers={seat.sides[side].soldiers} mercenaries={seat.sides[side].mercenaries} />}
    </>
  );
  const target = only(scene, side);
  if (target) {
    const chosen = choosable(scene, target, look, label);
    return (
      <button {...chosen} title={`${chosen.title} (${label})`} style={placed(pieceBox[side])}>
        {content}
      </button>
    );
  }
  return (
    <div class={look} style={placed(pieceBox[side])} role="group" data-about={`position.${side}`} aria-label={label}>
      {content}
    </div>
  );
}

function Turret({ scene, seat, corner }: Props & { corner: Corner }) {
  const { piece, cubes, max, flame } = seat.castle[corner];
  const label = pieceWords(scene, seat, corner);
  const stands = piece !== 'none';
  const look = `ae-turret ${stands ? materialOf(piece) : 'none'} ${flame ? 'flame' : ''} ${isOpen(scene, corner)} ${isPointed(scene, `position.${corner}`)}`;
  const content = stands ? (
    <>
      <Symbol name={flame ? 'turret-out' : `turret-${materialOf(piece)}`} />
      <Cubes cubes={cubes} max={max} />
    </>
  ) : (
    <span class="ae-corner" aria-hidden="true">
      {bearing(corner, scene.speaker.language)}
    </span>
  );
  const target = only(scene, corner);
  if (target) {
    const chosen = choosable(scene, target, look, label);
    return (
      <button {...chosen} title={`${chosen.title} (${label})`} style={placed(pieceBox[corner])}>
        {content}
      </button>
    );
  }
  return (
    <div class={look} style={placed(pieceBox[corner])} role="img" data-about={`position.${corner}`} aria-label={label}>
      {content}
    </div>
  );
}

function Inside({ scene, seat, plan }: Props & { plan: Plan | null }) {
  const say = empireWords(scene.speaker.language);
  const left = plan
    ? insideOf(scene, plan)
    : { soldier: seat.troops_inside_soldiers, mercenary: seat.troops_inside_mercenaries };
  const words = `${left.soldier} ${say('soldiers')}, ${left.mercenary} ${say('mercenaries')}`;
  return (
    <div
      class={`ae-inside ${seat.invaders_inside > 0 ? 'hot' : ''}`}
      style={placed(insideBox)}
      role="img"
      data-about="inside"
      aria-label={say('inside_label', { troops: words, count: seat.invaders_inside })}
    >
      <small>{say('inside')}</small>
      <Troops soldiers={left.soldier} mercenaries={left.mercenary} />
      {seat.invaders_inside > 0 && <Goods amounts={[{ thing: 'swordsman', count: seat.invaders_inside }]} />}
    </div>
  );
}

function OwnSpace({ scene, seat, id }: Props & { id: string }) {
  const space = scene.view.spaces.find((each) => each.id === id)!;
  const target = `space.${id}.0`;
  const name = named(scene, `space.${id}`, space.name);
  const words = named(scene, `space.${id}`, space.options[0]?.text ?? '', 'text');
  const taken = space.workers.includes(seat.seat);
  const own = { ...space, workers: taken ? [seat.seat] : [] };
  return (
    <button
      {...choosable(scene, target, `ae-own ${taken ? 'full' : ''}`, `${name}: ${words}`)}
      style={placed(ownSpaceBox[id]!)}
    >
      <b>
        <Symbol name={`act-${id}`} />
        {name}
      </b>
      <small>{words}</small>
      <Spaces space={own} lit={scene.lit.has(target)} />
    </button>
  );
}

function Hall({ scene, seat }: Props) {
  const say = empireWords(scene.speaker.language);
  return (
    <div
      class="ae-own hall"
      style={placed(hallBox)}
      role="img"
      data-about="ae.act-great-hall"
      aria-label={say('hall_workers', { count: seat.workers })}
    >
      <b>
        <Symbol name="act-great-hall" />
        {say('hall')}
      </b>
      <span class="ae-spaces" aria-hidden="true">
        {Array.from({ length: seat.workers }, (_, at) => (
          <Worker key={at} seat={seat.seat} />
        ))}
      </span>
      {seat.villager > 0 && <Symbol name="villager" />}
    </div>
  );
}

// Where the contents come from, told to whoever asks.
function About({ scene }: { scene: EmpireScene }) {
  const say = empireWords(scene.speaker.language);
  return (
    <details class="ae-about">
      <summary>{say('about')}</summary>
      <p>
        {say('about_text')}{' '}
        <a href="/rules/after_the_empire#box" target="_blank" rel="noreferrer">
          {say('about_link')}
        </a>
      </p>
    </details>
  );
}

const inCastle = new RegExp(`^(position|side|farm|space\\.(${Object.keys(ownSpaceBox).join('|')}))\\.`);

export function CastleBoard({ scene }: { scene: EmpireScene }) {
  const { view, speaker, you } = scene;
  const say = empireWords(speaker.language);
  const seat = view.seats[shownSeat(view)]!;
  const plan = useMemo(() => planOf(scene), [view, scene.path, scene.arrival.number]);
  const [troop, choose] = useState<Troop>('soldier');
  const title = seat.seat === you ? say('your_castle') : say('castle', { name: speaker.nameOf(seat.seat) });
  return (
    <section class="ae-castle-slab" aria-label={title}>
      <header>
        <h3>{title}</h3>
        {plan && (
          <span class="seg ae-kinds" role="group">
            {troops.map((each) => (
              <button key={each} aria-pressed={each === troop} onClick={() => choose(each)}>
                <Symbol name={each} />
                {say(each)}
              </button>
            ))}
          </span>
        )}
        <About scene={scene} />
      </header>
      <div class="ae-castle" data-roving role="group" aria-label={title}>
        {kept(
          () => (
            <Castle scene={scene} seat={seat} plan={plan} troop={troop} />
          ),
          [...still(scene), ...shownUnder(scene, inCastle), plan, troop],
        )}
      </div>
    </section>
  );
}

function Castle({ scene, seat, plan, troop }: Props & { plan: Plan | null; troop: Troop }) {
  return (
    <>
      {sides.map((side) => (
        <Farm key={`farm.${side}`} scene={scene} seat={seat} side={side} />
      ))}
      {sides.map((side) => (
        <Field key={`field.${side}`} scene={scene} seat={seat} side={side} plan={plan} />
      ))}
      <Inside scene={scene} seat={seat} plan={plan} />
      {sides.map((side) => (
        <Wall key={`wall.${side}`} scene={scene} seat={seat} side={side} plan={plan} troop={troop} />
      ))}
      {corners.map((corner) => (
        <Turret key={corner} scene={scene} seat={seat} corner={corner} />
      ))}
      {Object.keys(ownSpaceBox).map((id) => (
        <OwnSpace key={id} scene={scene} seat={seat} id={id} />
      ))}
      <Hall scene={scene} seat={seat} />
    </>
  );
}
