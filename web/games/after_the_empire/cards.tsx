// cards.tsx - a card with its symbol and words: on offer, owned, to be taken, or a secret objective.
import { argumentOf } from '../../kit/choosing';
import type { ComponentChildren } from 'preact';
import { isAmounts } from './deeds';
import { amountsIn, choosable, DeedSigns, Goods, isPointed, named, Symbol, type EmpireScene } from './pieces';
import { shownSeat, type CardInfo } from './view';
import { empireWords, type EmpireSay, type EmpireWord } from './words';

// Which parts of a card the rulebook does not give, for the title of the card.
export function provenanceOf(card: CardInfo, say: EmpireSay): string {
  const parts = Object.entries(card.provenance)
    .filter(([, source]) => source !== 'seed')
    .map(([part]) => say(`part.${part}` as EmpireWord));
  return parts.length > 0 ? say('reconstructed', { parts: parts.join(', ') }) : say('from_rulebook');
}

export function CardFace({
  scene,
  id,
  children,
  foot,
}: {
  scene: EmpireScene;
  id: string;
  children?: ComponentChildren;
  foot?: ComponentChildren;
}) {
  const card = scene.view.cards[id];
  const say = empireWords(scene.speaker.language);
  if (!card) return null;
  return (
    <>
      <header>
        <Symbol name={`card-${card.kind}`} paint={`k-${card.kind}`} />
        <b>{named(scene, `card.${id}`, card.name)}</b>
      </header>
      {children}
      <p>{named(scene, `card.${id}`, card.text, 'text')}</p>
      <footer>
        {card.end_gold > 0 && (
          <span class="ae-amount" data-about="ae.end" data-note={say('end_gold', { count: card.end_gold })}>
            <Symbol name="gold" paint="g-gold" label={say('end_gold', { count: '' })} />
            {card.end_gold}
          </span>
        )}
        {foot}
      </footer>
    </>
  );
}

const costWords = (card: CardInfo, say: EmpireSay) =>
  amountsIn(card.cost)
    .map(({ thing, count }) => `${count} ${say(thing as EmpireWord)}`)
    .join(', ');

// A card of a row: a button that buys it.
export function MarketCard({ scene, row, slot }: { scene: EmpireScene; row: 'buildings' | 'refugees'; slot: number }) {
  const { view, speaker } = scene;
  const say = empireWords(speaker.language);
  const id = view[row][slot];
  if (!id || !view.cards[id])
    return (
      <div class="ae-card empty">
        <small>{say('empty_slot')}</small>
      </div>
    );
  const card = view.cards[id];
  const seat = view.seats[shownSeat(view)]!;
  const held = (thing: string) => (seat as unknown as Record<string, number>)[thing] ?? 0;
  const last = slot === view[row].length - 1;
  const name = named(scene, `card.${id}`, card.name);
  const words = named(scene, `card.${id}`, card.text, 'text');
  return (
    <button
      {...choosable(
        scene,
        `market.${row}.${slot}`,
        `ae-card ${card.kind} ${isPointed(scene, `card.${id}`)}`,
        `${name}: ${words}`,
      )}
      data-note={provenanceOf(card, say)}
      data-piece={`card.${id}`}
    >
      <CardFace
        scene={scene}
        id={id}
        foot={
          last && (
            <small class="ae-leaves" data-note={say('leaves')}>
              <Symbol name="hourglass" label={say('leaves')} />
            </small>
          )
        }
      >
        <span class="sr">{say('costs', { what: costWords(card, say) })}</span>
        <span class="ae-price">
          {amountsIn(card.cost).map((amount) => (
            <span key={amount.thing} class={held(amount.thing) < amount.count ? 'short' : ''}>
              <Goods amounts={[amount]} />
            </span>
          ))}
        </span>
      </CardFace>
    </button>
  );
}

function stateOf(scene: EmpireScene, id: string): { word: EmpireWord; symbol: string } {
  const seat = scene.view.seats[shownSeat(scene.view)]!;
  const card = scene.view.cards[id]!;
  if (seat.damaged.includes(id)) return { word: 'damaged', symbol: 'damage' };
  if (card.worker)
    return seat.staffed.includes(id) ? { word: 'staffed', symbol: 'worker' } : { word: 'ready', symbol: 'worker' };
  if (card.free) return seat.used.includes(id) ? { word: 'used', symbol: 'free' } : { word: 'ready', symbol: 'free' };
  return { word: 'always', symbol: 'passive' };
}

// The ways a card of one's own may be used now: a worker, or its free action in one of its variants.
const usesOf = (scene: EmpireScene, id: string) =>
  [...scene.lit.keys()].filter(
    (target) => target.startsWith(`card.${id}.free.`) || target.startsWith(`card.${id}.worker`),
  );

function Uses({ scene, uses }: { scene: EmpireScene; uses: readonly string[] }) {
  return (
    <span class="ae-uses">
      {uses.map((target) => (
        <button key={target} {...choosable(scene, target, 'ae-use', '')}>
          {target.includes('.worker') && <Symbol name="worker" />}
          <DeedSigns id={argumentOf(scene.lit.get(target), 'deed')} />
        </button>
      ))}
    </span>
  );
}

const wordsInNarrowCard = 62; // characters

export function OwnCard({ scene, id }: { scene: EmpireScene; id: string }) {
  const { view, speaker } = scene;
  const say = empireWords(speaker.language);
  const card = view.cards[id];
  if (!card) return null;
  const { word, symbol } = stateOf(scene, id);
  const whole = `card.${id}`;
  const uses = usesOf(scene, id);
  const foot =
    uses.length > 0 ? (
      <Uses scene={scene} uses={uses} />
    ) : (
      <small class={`ae-state ${word}`}>
        <Symbol name={symbol} />
        {say(word)}
      </small>
    );
  const long = named(scene, whole, card.text, 'text').length > wordsInNarrowCard ? 'long' : '';
  const look = `ae-card own ${card.kind} ${word} ${long} ${isPointed(scene, whole)}`;
  const price = argumentOf(scene.lit.get(whole), 'price');
  if (scene.lit.has(whole))
    return (
      <button {...choosable(scene, whole, look, card.name)} data-piece={whole}>
        <CardFace scene={scene} id={id} foot={foot}>
          {isAmounts(price) && <DeedSigns id={`pay=${price}`} />}
        </CardFace>
      </button>
    );
  return (
    <article class={look} data-piece={whole} data-about={whole} data-note={provenanceOf(card, say)}>
      <CardFace scene={scene} id={id} foot={foot} />
    </article>
  );
}

// A starting refugee to be taken.
export function StartingCard({ scene, id }: { scene: EmpireScene; id: string }) {
  const say = empireWords(scene.speaker.language);
  const card = scene.view.cards[id]!;
  return (
    <button {...choosable(scene, `card.${id}`, 'ae-card refugee', card.name)} data-note={provenanceOf(card, say)}>
      <CardFace
        scene={scene}
        id={id}
        foot={<small class="ae-state">{say('initiative', { count: card.initiative ?? 0 })}</small>}
      />
    </button>
  );
}

export function ObjectiveCard({ scene, id }: { scene: EmpireScene; id: string }) {
  const { view, speaker } = scene;
  const say = empireWords(speaker.language);
  const face = view.objectives[id];
  if (!face) return null;
  const met = view.seats[shownSeat(view)]!.met.includes(id);
  const held = view.seats[shownSeat(view)]!.objectives.includes(id);
  const content = (
    <>
      <header>
        <Symbol name="card-objective" paint="k-objective" />
        <b>{named(scene, `objective.${id}`, face.name)}</b>
      </header>
      <p>{named(scene, `objective.${id}`, face.text, 'text')}</p>
      <footer>
        <span class="ae-amount">
          <Symbol name="gold" paint="g-gold" />
          {face.gold}
        </span>
        {held && (
          <small class={`ae-state ${met ? 'met' : ''}`}>
            {met && (
              <svg class="ae-i" viewBox="0 0 48 48" aria-hidden="true">
                <use href="#ui.check" />
              </svg>
            )}
            {say(met ? 'met' : 'not_met')}
          </small>
        )}
      </footer>
    </>
  );
  const target = `objective.${id}`;
  return scene.lit.has(target) ? (
    <button {...choosable(scene, target, 'ae-card objective', face.name)}>{content}</button>
  ) : (
    <article class="ae-card objective">{content}</article>
  );
}
