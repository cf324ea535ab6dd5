// halves.tsx - Economy and Industry above the rows: conversions in one click each, and what is left to do.
import { cardOf, tileOf, type Gain, type Token } from './box';
import { Reach } from './conflict';
import { Amount, Disc, formula, Shape, Symbol, TileIcon } from './pieces';
import { matching } from '../../kit/choosing';
import { boxOf, wordsOf, type EmpireScene, type Props } from './scene';
import { Target } from './target';
import { phaseWord } from './words';

const amountOf = (scene: EmpireScene, target: string) =>
  Number((scene.lit.get(target)?.label.args?.['gain']?.[0] ?? '').split('.')[2] ?? 1);

// One click: a token given, what it becomes.
function Trade({ scene, target, give, get }: Props & { target: string; give: Token; get: Gain }) {
  return (
    <Target scene={scene} target={target} paint="ee-trade">
      <Disc kind={give} />
      <Symbol name="convert" paint="small" />
      <b>{amountOf(scene, target)}</b>
      <Disc kind={get} />
    </Target>
  );
}

function Converter({ scene, source, left }: Props & { source: string; left: number }) {
  const say = wordsOf(scene);
  const box = boxOf(scene);
  const card = /^\d+$/.test(source) ? Number(source) : null;
  const trades = matching(scene, new RegExp(`^convert\\.${source}\\.(\\w+)\\.(\\w+)$`));
  return (
    <li class={trades.length > 0 ? '' : 'spent'}>
      <span
        class="name"
        data-about={card === null ? 'ee.convert' : `card.${card}`}
        data-note={card === null ? box.tileText(source) : box.cardText(card)}
      >
        {card === null ? <TileIcon kind={tileOf(source).kind} /> : <Shape color={cardOf(card).ability.colour} />}
        <b>{card === null ? box.tile(source) : box.card(card)}</b>
        <small>{left > 0 ? say('uses', { count: left }) : say('no_uses')}</small>
      </span>
      {trades.length > 0 ? (
        <span class="trades" data-roving role="group" aria-label={card === null ? box.tile(source) : box.card(card)}>
          {trades.map((match) => (
            <Trade key={match[0]} scene={scene} target={match[0]} give={match[1] as Token} get={match[2] as Gain} />
          ))}
        </span>
      ) : (
        <span class="ee-formula">{formula(card === null ? tileOf(source).ability : cardOf(card).ability)}</span>
      )}
    </li>
  );
}

function Picks({ scene }: Props) {
  const say = wordsOf(scene);
  const box = boxOf(scene);
  const picks = matching(scene, /^pick\.(\w+)$/);
  if (picks.length === 0) return null;
  return (
    <div class="ee-picks" data-roving role="group" aria-label={say('pick')}>
      <span>{say('pick')}</span>
      {picks.map((match) => {
        return (
          <Target key={match[0]} scene={scene} target={match[0]} paint="ee-bid">
            <Disc kind={match[1] as Token} large />
            <span class="words">{box.token(match[1] as Token)}</span>
          </Target>
        );
      })}
    </div>
  );
}

export function EconomyStage({ scene }: Props) {
  const say = wordsOf(scene);
  const { economy, active } = scene.view;
  const mine = active === scene.you;
  return (
    <div class="ee-halves">
      <section class="panel ee-economy" aria-label={say('economy')}>
        <h3 class="caps">
          <Symbol name="ph-economy" />
          {mine ? say('economy') : say('economy_of', { name: scene.speaker.nameOf(active ?? 0) })}
        </h3>
        <p>{say(mine ? 'economy_help' : 'economy_others')}</p>
        <Picks scene={scene} />
        {economy && (
          <ul class="converters">
            {economy.conversions.map(({ source, left }) => (
              <Converter key={source} scene={scene} source={source} left={left} />
            ))}
          </ul>
        )}
        {economy?.conversions.length === 0 && <p>{say('no_conversions')}</p>}
      </section>
      <Reach scene={scene} mark={null} />
    </div>
  );
}

const deeds = [
  ['build', 'help_build'],
  ['sell', 'help_sell'],
  ['repair', 'help_repair'],
  ['swap', 'help_use'],
] as const;

export function IndustryStage({ scene }: Props) {
  const say = wordsOf(scene);
  const { industry, active, held, due, step } = scene.view;
  const mine = active === scene.you;
  const name = scene.speaker.nameOf(active ?? 0);
  return (
    <div class="ee-halves">
      <section class="panel ee-industry" aria-label={say('industry')}>
        <h3 class="caps">
          <Symbol name="ph-industry" />
          {mine ? say('industry') : say('industry_of', { name })}
        </h3>
        {industry && (
          <ul class="left">
            <li>
              <Symbol name="card-action" paint="large" />
              <b>{industry.card_actions}</b>
              <small>{say('card_actions')}</small>
            </li>
            <li>
              <Symbol name="discount" paint="large" />
              <b>{industry.discounts}</b>
              <small>{say('discounts')}</small>
            </li>
            <li>
              <Symbol name="repair" paint="large" />
              <b>{industry.repairs}</b>
              <small>{say('repairs')}</small>
            </li>
            {step === 'pay' && (
              <li class="due">
                <small>{say('pay')}</small>
                <b>
                  <Amount some={{ hammer: due.hammers, coin: due.coins }} />
                </b>
              </li>
            )}
          </ul>
        )}
        {mine && held !== null ? <Held scene={scene} card={held} /> : null}
        {mine && held === null ? (
          <dl class="deeds-list">
            {deeds.map(([symbol, word]) => (
              <>
                <dt>
                  <Symbol name={symbol} />
                </dt>
                <dd>{say(word)}</dd>
              </>
            ))}
          </dl>
        ) : (
          <p>{mine ? say('place_help') : say('industry_others', { name })}</p>
        )}
      </section>
      <Reach scene={scene} mark={null} />
    </div>
  );
}

// The card between hand or slot and its place.
export function Held({ scene, card }: Props & { card: number }) {
  const box = boxOf(scene);
  return (
    <div class={`ee-held k-${cardOf(card).ability.colour}`}>
      <Shape color={cardOf(card).ability.colour} />
      <b>{box.card(card)}</b>
      <span class="ee-formula">{formula(cardOf(card).ability)}</span>
      <small>{box.cardText(card)}</small>
    </div>
  );
}

// Between auctions: who places what, who may borrow.
export function QuietStage({ scene }: Props) {
  const say = wordsOf(scene);
  const { held, step } = scene.view;
  const phase = phaseWord(scene.view);
  return (
    <div class="ee-halves">
      <section class="panel" aria-label={say(phase)}>
        <h3 class="caps">{say(phase)}</h3>
        {held !== null && <Held scene={scene} card={held} />}
        <p>
          {say(
            step === 'order' ? 'order_help' : step === 'over' ? 'over_help' : held !== null ? 'place_help' : 'between',
          )}
        </p>
      </section>
      <Reach scene={scene} mark={null} />
    </div>
  );
}
