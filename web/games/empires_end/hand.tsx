// hand.tsx - behind one's own screen: the stash, the cards with what they cost now, and the piles beside it.
import { kept, shownOn, still } from '../../kit/kept';
import { cardOf, tokens } from './box';
import { Amount, Disc, formula, Shape, Symbol, TokenIcon } from './pieces';
import { boxOf, wordsOf, type Props } from './scene';
import { Target } from './target';
import type { EmpireSeat, Price, Tokens } from './view';
import { provenanceOf } from './words';

function Stash({ scene, seat }: Props & { seat: EmpireSeat }) {
  const say = wordsOf(scene);
  const box = boxOf(scene);
  const fits = new Set([...scene.lit.keys()].map((target) => /\.bid\.(\w+)$/.exec(target)?.[1]));
  return (
    <section class="ee-stash">
      <h2
        class="caps"
        data-about="ee.screen"
        data-note={say(scene.view.options.open_stash ? 'open' : 'hidden', { count: seat.tokens })}
      >
        {say('stash')} <small>{say('tokens_count', { count: seat.tokens })}</small>
      </h2>
      <ul class="row">
        {tokens.map((kind) => (
          <li key={kind} class={`${fits.has(kind) ? 'fits' : ''} ${seat.least[kind] === 0 ? 'none' : ''}`}>
            <span data-home={`disc.${kind}`}>
              <Disc kind={kind} large />
            </span>
            <b>{seat.least[kind]}</b>
            <small>{box.token(kind)}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

function PriceText({ price: [hammers, coins] }: { price: Price }) {
  return hammers === 0 && coins === 0 ? (
    <>
      0<TokenIcon kind="hammer" />
    </>
  ) : (
    <Amount some={{ hammer: hammers, coin: coins }} />
  );
}

function HandCard({ scene, card, build, sale }: Props & { card: number; build: Price; sale: Tokens }) {
  const say = wordsOf(scene);
  const box = boxOf(scene);
  const facts = cardOf(card);
  return (
    <li
      class={`ee-hand-card k-${facts.ability.colour} ${scene.pointed.includes(`card.${card}`) ? 'pointed' : ''}`}
      data-about={`hand.${card}`}
      data-piece={`card.${card}`}
      data-note={provenanceOf(card, say)}
    >
      <h3>
        <Shape color={facts.ability.colour} />
        {box.card(card)}
        <span class="ee-formula">{formula(facts.ability)}</span>
      </h3>
      <p>{box.cardText(card)}</p>
      <div class="deeds">
        <Target scene={scene} target={`hand.${card}.build`} paint="" name={`${say('build')}: ${box.card(card)}`}>
          {say('build')}
          <span>
            <PriceText price={build} />
          </span>
        </Target>
        <Target scene={scene} target={`hand.${card}.sell`} paint="" name={`${say('sell')}: ${box.card(card)}`}>
          {say('sell')}
          <span>
            +<Amount some={sale} />
          </span>
        </Target>
      </div>
    </li>
  );
}

// When the cards can be used next.
function whenUsed({ scene }: Props): string {
  const say = wordsOf(scene);
  const { industry, active, step, track, space } = scene.view;
  const done = step === 'hand' && active === scene.you;
  if (industry && active === scene.you && !done) return say('build_now', { count: industry.card_actions });
  const from = done ? space : space - 1;
  const next = track.findIndex((phase, at) => at >= from && (phase === 'I' || phase === 'EI'));
  return next < 0 ? say('build_never') : say('build_later', { space: next + 1 });
}

function Piles({ scene }: Props) {
  const say = wordsOf(scene);
  const { deck, discard, disasters_to_come, supply } = scene.view;
  return (
    <section class="ee-piles">
      <h2 class="caps">{say('cards')}</h2>
      <p>
        <Symbol name="deck" />
        {say('deck', { count: deck })}
      </p>
      <p>
        <Symbol name="discard" />
        {say('discarded', { count: discard.length })}
      </p>
      <p>
        <Symbol name="ph-disaster" />
        {say('kept_back', { count: disasters_to_come })}
      </p>
      {supply && (
        <p>
          {say('supply')} <Amount some={supply} />
        </p>
      )}
      <a href="/rules/empires_end#box" target="_blank" rel="noreferrer">
        {say('about')}
      </a>
    </section>
  );
}

export function Hand({ scene }: Props) {
  const say = wordsOf(scene);
  const seat = typeof scene.you === 'number' ? scene.view.seats[scene.you] : undefined;
  if (!seat?.hand || !seat.sale) return null;
  return (
    <>
      <Stash scene={scene} seat={seat} />
      <section class="ee-hand">
        <h2 class="caps">
          {say('hand')} <small>{whenUsed({ scene })}</small>
        </h2>
        <ul class="row" data-roving>
          {seat.hand.map(({ card, build }) =>
            kept(
              () => <HandCard scene={scene} card={card} build={build} sale={seat.sale!} />,
              [...still(scene), ...shownOn(scene, `hand.${card}.build`, `hand.${card}.sell`)],
              String(card),
            ),
          )}
        </ul>
      </section>
      {kept(
        () => (
          <Piles scene={scene} />
        ),
        still(scene),
      )}
    </>
  );
}
