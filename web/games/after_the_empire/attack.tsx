// attack.tsx - the cards of the coming attack as small tables of their tiers; what is face down says who has looked.
import {
  choosable,
  Compass,
  engineWords,
  Goods,
  invadersIn,
  invaderWords,
  named,
  Symbol,
  type EmpireScene,
} from './pieces';
import { shownSeat, type InvaderSlot, type SiegeSlot } from './view';
import { bearing, empireWords, type EmpireSay } from './words';

// "siege_ladders_a" is drawn as ladders, "siege_tower_b" as a siege tower.
const engineSymbol = (id: string) =>
  id
    .replace(/_[a-z]$/, '')
    .replace(/^siege_(?!tower)/, '')
    .replace('_', '-');

function lookers(slot: InvaderSlot | SiegeSlot, scene: EmpireScene, say: EmpireSay): string {
  if (slot.seen.length === 0) return say('unseen');
  return say('looked', { names: slot.seen.map((seat) => scene.speaker.nameOf(seat)).join(', ') });
}

function Back({ slot, scene, siege }: { slot: InvaderSlot | SiegeSlot; scene: EmpireScene; siege: boolean }) {
  const say = empireWords(scene.speaker.language);
  return (
    <>
      <header>
        <Symbol name={siege ? 'card-siege' : 'card-invader'} />
        <b>{say(siege ? 'siege_down' : 'face_down')}</b>
      </header>
      <small>
        <svg class="ae-i" viewBox="0 0 48 48" aria-hidden="true">
          <use href="#ui.eye" />
        </svg>{' '}
        {lookers(slot, scene, say)}
      </small>
    </>
  );
}

function Invader({ slot, scene }: { slot: InvaderSlot; scene: EmpireScene }) {
  const say = empireWords(scene.speaker.language);
  const seat = shownSeat(scene.view);
  return (
    <>
      <header>
        <Compass side={slot.side ?? '?'} language={scene.speaker.language} />
        <b>{named(scene, `invader.${slot.id}`, slot.name ?? '')}</b>
        {slot.facing === 'down' && (
          <svg class="ae-i seen" viewBox="0 0 48 48" role="img" aria-label={lookers(slot, scene, say)}>
            <use href="#ui.eye" />
          </svg>
        )}
      </header>
      <ol class="ae-tiers">
        {slot.tiers!.map((tier, at) => (
          <li key={tier.gold} class={slot.reached?.[seat] === at ? 'on' : ''}>
            <i aria-hidden="true">{tier.gold}</i>
            <Goods amounts={invadersIn(tier)} />
            <span class="sr">{say('tier_at', { count: tier.gold, what: invaderWords(tier, scene) })}</span>
          </li>
        ))}
      </ol>
    </>
  );
}

function Siege({ slot, scene }: { slot: SiegeSlot; scene: EmpireScene }) {
  const say = empireWords(scene.speaker.language);
  const seat = shownSeat(scene.view);
  return (
    <>
      <header>
        <Compass side={slot.side ?? '?'} language={scene.speaker.language} />
        <Symbol name={engineSymbol(slot.id!)} />
        <b>{named(scene, `siege.${slot.id}`, slot.name ?? '')}</b>
        {slot.surge !== 'none' && (
          <span class="ae-surge" data-about="ae.surge" data-note={say(`surge_${slot.surge!}`)}>
            <Symbol name={slot.surge === 'leader' ? 'leader' : 'surge'} label={say(`surge_${slot.surge!}`)} />+
            {scene.view.season}
          </span>
        )}
      </header>
      <ol class="ae-tiers">
        {slot.tiers!.map((tier, at) => (
          <li key={tier.gold} class={slot.reached?.[seat] === at ? 'on' : ''}>
            <i aria-hidden="true">{tier.gold}</i>
            <span>{engineWords(tier.n, scene)}</span>
          </li>
        ))}
      </ol>
    </>
  );
}

function slotLabel(slot: InvaderSlot | SiegeSlot, scene: EmpireScene, name: string): string {
  const say = empireWords(scene.speaker.language);
  if (!slot.id) return `${name}, ${lookers(slot, scene, say)}`;
  const from = slot.side ? say('from_side', { side: bearing(slot.side, scene.speaker.language) }) : say('no_side');
  return `${name} ${from}, ${slot.facing === 'up' ? say('face_up') : lookers(slot, scene, say)}`;
}

export function Attack({ scene }: { scene: EmpireScene }) {
  const { view, speaker } = scene;
  const say = empireWords(speaker.language);
  return (
    <section class="ae-attack" aria-label={say('attack')} data-roving>
      {view.invaders.map((slot, at) => {
        const name = slot.id ? named(scene, `invader.${slot.id}`, slot.name ?? '') : say('face_down');
        const label = slotLabel(slot, scene, name);
        const content = slot.tiers ? (
          <Invader slot={slot} scene={scene} />
        ) : (
          <Back slot={slot} scene={scene} siege={false} />
        );
        const paint = `ae-slot ${slot.tiers ? '' : 'back'}`;
        const target = `slot.${at}`;
        return scene.lit.has(target) ? (
          <button key={at} {...choosable(scene, target, paint, label)} data-note={`${say('look_at')}: ${label}`}>
            {content}
          </button>
        ) : (
          <article key={at} class={paint} data-about={`attack.${at + 1}`} data-note={label}>
            {content}
          </article>
        );
      })}
      <article class={`ae-slot ${view.siege.tiers ? '' : 'back'}`} data-about="attack.siege">
        {view.siege.tiers ? <Siege slot={view.siege} scene={scene} /> : <Back slot={view.siege} scene={scene} siege />}
      </article>
    </section>
  );
}
