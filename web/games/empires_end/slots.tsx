// slots.tsx - an open disaster: the card, the pot growing on it, what taking it would mean for each seat, the bids.
import type { Phrase } from '../../kit/told';
import { kept, still } from '../../kit/kept';
import { plain } from '../../kit/speech';
import { cardOf, tokens, type Token } from './box';
import { Amount, Disc, formula, Named, Shape, Sign, Symbol, TokenIcon } from './pieces';
import { matching } from '../../kit/choosing';
import { boxOf, wordsOf, type EmpireScene, type Props } from './scene';
import { Target } from './target';
import { provenanceOf } from './words';
import { roman, seatsInOrder, span, type EmpireView, type Outlook, type Slot } from './view';

function Card({ scene, slot }: Props & { slot: Slot }) {
  const say = wordsOf(scene);
  const box = boxOf(scene);
  const card = cardOf(slot.card);
  return (
    <div class={`ee-card fam-${card.family}`}>
      <h3>
        <i>{roman(slot.slot)}</i>
        {box.family(slot.card)}
        <b data-about={`target.${slot.target}`} data-note={say('hits', { position: slot.target })}>
          <span class="sr">{say('hits', { position: '' })}</span>
          {slot.target}
        </b>
      </h3>
      <div class="art">
        <Symbol name={`fam-${card.family}`} />
        <div class="pay">
          <span>{say('pay_one')}</span>
          <span>
            {card.bid.map((kind) => (
              <Disc key={kind} kind={kind} />
            ))}
            <em>{say('or')}</em>
            <Disc kind="coin" />
          </span>
        </div>
      </div>
      <div class="gift" data-about={`card.${slot.card}`} data-note={provenanceOf(slot.card, say)}>
        <p>
          <Shape color={card.ability.colour} />
          <b>{box.card(slot.card)}</b>
          <span class="ee-formula">{formula(card.ability)}</span>
        </p>
        <small>{box.cardText(slot.card)}</small>
      </div>
    </div>
  );
}

// How many tokens of each kind came into the pot with the last message, so that they are seen to fall in.
function freshIn(scene: EmpireScene, slot: Slot): Record<Token, number> {
  const before = (scene.arrival.before as EmpireView | null)?.slots.find(
    (each) => each.slot === slot.slot && each.card === slot.card,
  );
  return Object.fromEntries(
    tokens.map((kind) => [kind, before ? Math.max(0, slot.pot[kind] - before.pot[kind]) : 0]),
  ) as Record<Token, number>;
}

function Pot({ scene, slot }: Props & { slot: Slot }) {
  const say = wordsOf(scene);
  const box = boxOf(scene);
  const total = tokens.reduce((sum, kind) => sum + slot.pot[kind], 0);
  const fresh = freshIn(scene, slot);
  const words = tokens.filter((kind) => slot.pot[kind] > 0).map((kind) => `${slot.pot[kind]} ${box.token(kind)}`);
  const mine = scene.view.decider === scene.you && scene.view.step === 'turn';
  return (
    <div class="pot" role="img" aria-label={`${say('pot')}: ${words.join(', ') || say('empty')}`}>
      <span class="count">
        <small>{say('pot')}</small>
        <b>{total}</b>
      </span>
      <span class={`discs ${total > 9 ? 'many' : ''}`}>
        {tokens.flatMap((kind) =>
          Array.from({ length: slot.pot[kind] }, (_, number) => (
            <span
              key={`${kind}.${number}`}
              data-piece={`disc.${kind}`}
              class={number >= slot.pot[kind] - fresh[kind] ? 'arrives' : ''}
            >
              <Disc kind={kind} />
            </span>
          )),
        )}
      </span>
      {mine && (
        <span class={`status ${slot.handled ? '' : 'asked'}`}>
          <Symbol name={slot.handled ? 'ready' : 'take'} />
          {say(slot.handled ? 'you_bid' : 'your_choice')}
        </span>
      )}
    </div>
  );
}

function Loss({ scene, outlook }: Props & { outlook: Outlook }) {
  const say = wordsOf(scene);
  if (outlook.loses.length === 0) return <>{say('nothing')}</>;
  return (
    <>
      {outlook.loses.map(({ tile, vp }, at) => (
        <>
          {at > 0 && ` ${say('or')} `}
          <b>{tile}</b>
          <span class="minus">−{vp}</span>
        </>
      ))}
    </>
  );
}

// What an innovation would bring, and under which tile, in symbols; the sentence is its name.
function Worth({ worth, sentence }: { worth: Phrase; sentence: string }) {
  const { vp, tokens: income, tile } = worth.args ?? {};
  const [wheat = 0, hammer = 0, axe = 0, coin = 0] = (income?.[0] ?? '').replace('tokens.', '').split('/').map(Number);
  return (
    <span class="worth" data-note={sentence}>
      <Named label={sentence}>
        {vp && (
          <>
            {vp[0]}
            <TokenIcon kind="vp" />
          </>
        )}
        {income && <Amount some={{ wheat, hammer, axe, coin }} />}
        {tile && ` · ${tile[0].slice('tile.'.length)}`}
        {!vp && !income && '0'}
      </Named>
    </span>
  );
}

function Ledger({ scene, slot }: Props & { slot: Slot }) {
  const say = wordsOf(scene);
  const box = boxOf(scene);
  const order = seatsInOrder(scene.view.options.players, scene.you).toReversed();
  return (
    <table class="ledger">
      <thead>
        <tr>
          <th scope="col">{say('if_taken')}</th>
          <th scope="col">{say('loses')}</th>
          <th scope="col">
            <span>{box.card(slot.card)}</span> {say('worth')}
          </th>
          <th scope="col">{say('can_pay')}</th>
        </tr>
      </thead>
      <tbody>
        {order.map((seat) => {
          const outlook = slot.preview[seat]!;
          const onTurn = scene.view.active === seat;
          return (
            <tr key={seat} class={`${seat === scene.you ? 'you' : ''} ${onTurn ? 'active' : ''}`}>
              <th scope="row">
                <Sign seat={seat} />
                <span>{scene.speaker.nameOf(seat)}</span>
              </th>
              <td>
                <Loss scene={scene} outlook={outlook} />
              </td>
              <td>
                {outlook.worth ? (
                  <Worth worth={outlook.worth} sentence={plain(outlook.worth, scene.speaker)} />
                ) : (
                  formula(cardOf(slot.card).ability)
                )}
              </td>
              <td>
                {span(outlook.can_pay)}
                {outlook.free_bids > 0 && (
                  <>
                    +{outlook.free_bids}
                    <Symbol name="free-bid" label={say('free_bids', { count: outlook.free_bids })} />
                  </>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Bids({ scene, slot }: Props & { slot: Slot }) {
  const say = wordsOf(scene);
  const box = boxOf(scene);
  const at = `slot.${slot.slot}`;
  const own = typeof scene.you === 'number' ? slot.preview[scene.you] : undefined;
  if (!own) return null;
  const kinds = [...cardOf(slot.card).bid, 'coin' as const];
  const loss = own.loses.map(({ tile }) => tile).join(` ${say('or')} `) || say('nothing');
  return (
    <div class="bids" data-roving role="group" aria-label={`${say('bid')}: ${box.family(slot.card)}`}>
      {kinds.map((kind) => {
        const name = `${say('bid')} ${box.token(kind)}`;
        return (
          <Target key={kind} scene={scene} target={`${at}.bid.${kind}`} paint="ee-bid" name={name}>
            <Disc kind={kind} large />
            <span class="words">
              {say('bid')}
              <small>{box.token(kind)}</small>
            </span>
          </Target>
        );
      })}
      {matching(scene, new RegExp(`^slot\\.${slot.slot}\\.(free_bid|replace)\\.(\\d+)$`)).map((match) => {
        const word = say(match[1] === 'free_bid' ? 'free_bid' : 'replace');
        const card = box.card(Number(match[2]));
        return (
          <Target key={match[0]} scene={scene} target={match[0]} paint="ee-bid" note={`${word}: ${card}`}>
            <Symbol name={match[1] === 'free_bid' ? 'free-bid' : 'replace'} paint="large k-orange" />
            <span class="words">
              {word}
              <small>{card}</small>
            </span>
          </Target>
        );
      })}
      <Target scene={scene} target={`${at}.take`} paint="ee-bid ee-take" name={say('take')}>
        <Symbol name="take" paint="large" />
        <span class="words">
          {say('take')}
          <small>
            {say('loses')} {loss}
          </small>
        </span>
      </Target>
    </div>
  );
}

export function Disasters({ scene }: Props) {
  const { slots, decider, step } = scene.view;
  const mine = decider === scene.you && step === 'turn';
  return (
    <div class={`ee-disasters count-${slots.length}`}>
      {slots.map((slot) => (
        <article
          key={slot.slot}
          data-piece={`card.${slot.card}`}
          class={`ee-disaster panel slot-${slot.slot} ${mine && !slot.handled ? 'asked' : ''} ${
            scene.pointed.some((id) => id === `slot.${slot.slot}` || id === `disaster.${slot.card}`) ? 'pointed' : ''
          }`}
        >
          {kept(
            () => (
              <Card scene={scene} slot={slot} />
            ),
            still(scene),
          )}
          <div class="facts">
            {kept(
              () => (
                <>
                  <Pot scene={scene} slot={slot} />
                  <Ledger scene={scene} slot={slot} />
                </>
              ),
              still(scene),
            )}
            <Bids scene={scene} slot={slot} />
          </div>
        </article>
      ))}
    </div>
  );
}
