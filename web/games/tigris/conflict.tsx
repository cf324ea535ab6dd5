// conflict.tsx - the panel of a conflict: both sides, what lies on the board, what may come from the hand.
import type { Scene } from '../../kit/game';
import { leaderSymbol, Piece, tileSymbol } from './pieces';
import { colors, roles, spotOf, tilesInBox, type Color, type Role, type TigrisView } from './view';
import { tigrisWords, type TigrisSay } from './words';

type Props = { scene: Scene<TigrisView> };

interface Fight {
  kind: 'revolt' | 'war';
  role: Role;
  support: Color;
  attacker: number;
  defender: number;
  attack: number;
  defense: number;
  attackSupport: number;
}

function fightOf({ conflict }: TigrisView): Fight | null {
  if (!conflict?.color || !conflict.support_color || conflict.attacker === undefined || conflict.defender === undefined)
    return null;
  return {
    kind: conflict.kind,
    role: roles[colors.indexOf(conflict.color)]!,
    support: conflict.support_color,
    attacker: conflict.attacker,
    defender: conflict.defender,
    attack: conflict.attacker_strength ?? 0,
    defense: conflict.defender_strength ?? 0,
    attackSupport: conflict.attacker_support ?? 0,
  };
}

// What the viewer is about to add, while it is their question.
const adding = (scene: Props['scene']) => Number(/^support\.(\d+)$/.exec(scene.ghost?.target ?? '')?.[1] ?? 0);

function Tiles({
  count,
  color,
  className,
  text,
}: {
  count: number;
  color: Color | null;
  className: string;
  text: string;
}) {
  return (
    <div class="term">
      <span class={`count ${className}`}>
        {Array.from({ length: Math.min(count, 8) }, (_, number) => (
          <Piece key={number} {...(color ? tileSymbol(color) : { symbol: 'tile.back', paint: 'te-back' })} />
        ))}
      </span>
      <small>{text}</small>
    </div>
  );
}

function Side({ scene, fight, attacking, say }: Props & { fight: Fight; attacking: boolean; say: TigrisSay }) {
  const { view, you, speaker } = scene;
  const seat = attacking ? fight.attacker : fight.defender;
  const board = attacking ? fight.attack : fight.defense;
  const deciding = view.phase === (attacking ? 'attacker_support' : 'defender_support');
  const own = seat === you && deciding ? adding(scene) : 0;
  const added = attacking ? fight.attackSupport + own : own;
  const hidden = seat !== you && (deciding || (!attacking && view.phase === 'attacker_support'));
  const held = view.seats[seat]?.hand_size ?? 0;
  const total = (
    <output aria-label={`${speaker.nameOf(seat)}: ${board + added}`}>
      {board + added}
      {hidden && <small>+ ?</small>}
    </output>
  );
  return (
    <article class={attacking ? 'side-a' : 'side-d'}>
      <div class="who">
        {attacking && <Piece {...leaderSymbol(fight.role, seat, seat === you)} />}
        <div>
          <small>{say(attacking ? 'attacker' : 'defender')}</small>
          <b>{speaker.nameOf(seat)}</b>
        </div>
        {!attacking && <Piece {...leaderSymbol(fight.role, seat, seat === you)} />}
      </div>
      <div class="sum">
        <Tiles count={board} color={fight.support} className="" text={say('on_board', { count: board })} />
        {added > 0 && (
          <>
            <i>+</i>
            <Tiles count={added} color={fight.support} className="added" text={say('from_hand', { count: added })} />
          </>
        )}
        {hidden && (
          <>
            <i>+</i>
            <Tiles count={held} color={null} className="hidden-hand" text={say('unseen', { count: held })} />
          </>
        )}
      </div>
      {total}
    </article>
  );
}

function Outlook({ scene, fight, say }: Props & { fight: Fight; say: TigrisSay }) {
  const { view, speaker } = scene;
  const unseen = view.unseen[fight.support];
  const attack = fight.attack + fight.attackSupport + (view.phase === 'attacker_support' ? adding(scene) : 0);
  const missing = attack - fight.defense;
  const name = speaker.nameOf(fight.defender);
  const text =
    missing <= 0
      ? say('holds_now', { name })
      : view.phase === 'attacker_support'
        ? say('holds_with', { name, count: missing })
        : say('needs', { name, count: missing });
  return (
    <p class="need">
      <svg class="icon" viewBox="0 0 48 48" aria-hidden="true">
        <use href="#ui.eye" />
      </svg>
      <span>
        {text}
        <br />
        {say('unseen_of', { count: unseen, all: tilesInBox[fight.support], tiles: say(`tiles.${fight.support}`) })}
      </span>
    </p>
  );
}

function Amounts({ scene, fight, say }: Props & { fight: Fight; say: TigrisSay }) {
  const offered = [...scene.lit.keys(), ...scene.path.map((choice) => choice.target)].filter((target) =>
    target.startsWith('support.'),
  );
  if (offered.length === 0) return null;
  const base = scene.view.phase === 'attacker_support' ? fight.attack : fight.defense;
  const amounts = [...new Set(offered)]
    .map((target) => Number(target.slice('support.'.length)))
    .toSorted((one, other) => one - other);
  return (
    <>
      <span class="caps">{say('add')}</span>
      <div class="opts" data-roving role="group" aria-label={say('add')}>
        {amounts.map((amount) => (
          <button
            key={amount}
            data-target={`support.${amount}`}
            aria-pressed={scene.ghost?.target === `support.${amount}`}
          >
            <b>{amount}</b>
            <small>{say('total', { count: base + amount })}</small>
          </button>
        ))}
      </div>
    </>
  );
}

export function ConflictPanel({ scene }: Props) {
  const { view, speaker } = scene;
  const fight = fightOf(view);
  if (!fight) return null;
  const say = tigrisWords(speaker.language);
  const place =
    view.conflict?.joining ??
    view.leaders.find((one) => one.seat === fight.attacker && one.leader === fight.role)?.cell;
  const low = place ? spotOf(place).row < 5 : false;
  const leaders = say(`${fight.role}s` as 'kings');
  return (
    <section
      class={`conflict ${low ? 'at-bottom' : ''}`}
      aria-label={say(fight.kind === 'war' ? 'war_of' : 'revolt_of', { leaders })}
    >
      <header>
        <h2>{say(fight.kind === 'war' ? 'war_of' : 'revolt_of', { leaders })}</h2>
        <span class="rule">{say(fight.kind === 'war' ? 'colour_counts' : 'temples_count')}</span>
      </header>
      <div class="sides">
        <Side scene={scene} fight={fight} attacking={true} say={say} />
        <div class="versus">
          <svg class="icon" viewBox="0 0 48 48" aria-hidden="true">
            <use href="#ui.war" />
          </svg>
        </div>
        <Side scene={scene} fight={fight} attacking={false} say={say} />
      </div>
      <div class="choose">
        <Amounts scene={scene} fight={fight} say={say} />
        <Outlook scene={scene} fight={fight} say={say} />
      </div>
    </section>
  );
}
