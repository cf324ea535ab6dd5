// hand.tsx - what one owns: goods, workers and armies at hand, what they would build; and, where the map leaves no room
// for them, the boxes and trades that may be chosen now.
import { late } from '../../shell/parts/late';
import { plain } from '../../shell/words/words';
import type { Choice } from '../../shell/wire/choices';
import type { Scene } from '../game';
import { isTrading, TradeButton } from './planner';
import { Sign, Ware } from './pieces';
import { goods, listed, type FloodView, type Good, type PerGood } from './view';
import { floodWords, type FloodWord } from './words';

type Props = { scene: Scene<FloodView> };

// What a lit good is worth now, from the words of its choice.
function worthOf(choice: Choice, say: ReturnType<typeof floodWords>) {
  const id = (name: string) => choice.label.args?.[name]?.[0] ?? '';
  switch (choice.label.key.split('.label.')[1]) {
    case 'spend':
      return (
        <>
          <Sign symbol="af.worker" />
          {id('workers')}
        </>
      );
    case 'buy':
      return (
        <>
          <Sign symbol="af.army" />
          {id('armies')}
        </>
      );
    case 'equip':
      return `${id('value')} · ${id('rank').slice('rank.'.length)}`;
    case 'bid':
      return `+${id('value')}`;
    case 'add':
      return `${id('points')} ${say('vp')}`;
    default:
      return say('pay');
  }
}

// For who cannot see it: what the number counts, and what choosing it would do.
const Told = ({ scene, word, choice }: Props & { word: string; choice: Choice | undefined }) => (
  <span class="sr">
    {word}
    {choice && `. ${plain(choice.label, scene.speaker)}`}
  </span>
);

function GoodButton({ scene, good, count }: Props & { good: Good; count: number }) {
  const say = floodWords(scene.speaker.language);
  const target = `goods.${good}`;
  const choice = scene.lit.get(target);
  const chosen = scene.path.some((one) => one.target === target);
  return (
    <button
      class={`ware-button ${choice ? 'lit' : ''} ${chosen ? 'chosen' : ''} ${count === 0 ? 'gone' : ''}`}
      data-target={target}
      aria-pressed={chosen}
    >
      <Ware good={good} />
      <b>{count}</b>
      <small aria-hidden="true">{choice ? <span class="worth">{worthOf(choice, say)}</span> : say(good)}</small>
      <Told scene={scene} word={say(good)} choice={choice} />
    </button>
  );
}

function Pile({
  scene,
  target,
  symbol,
  count,
  word,
}: Props & { target: string; symbol: string; count: number; word: FloodWord }) {
  const say = floodWords(scene.speaker.language);
  const choice = scene.lit.get(target);
  const chosen = scene.path.some((one) => one.target === target);
  return (
    <button class={`pile ${choice ? 'lit' : ''} ${chosen ? 'chosen' : ''}`} data-target={target}>
      <Sign symbol={symbol} />
      <b>{count}</b>
      <small aria-hidden="true">{say(word)}</small>
      <Told scene={scene} word={say(word)} choice={choice} />
    </button>
  );
}

const laying = new Set(['buy', 'equip', 'bid']);

// The Equipment box while an empire is equipped, the Passed box while one bids.
function Laid({ scene }: Props) {
  const { view, you } = scene;
  const say = floodWords(scene.speaker.language);
  const seat = view.seats[Number(you)]!;
  const show = (title: FloodWord, count: PerGood, value: number, after: string) => (
    <section class="laid">
      <h2 class="caps">
        {say(title)} <b>{say('value', { count: value })}</b> {after}
      </h2>
      <div class="row">
        {listed(count).length === 0 && <span class="nothing">{say('empty')}</span>}
        {listed(count).map((good) => (
          <span key={good} class="laid-ware">
            <Ware good={good} label={say(good)} />
            {count[good] > 1 && <b>{count[good]}</b>}
          </span>
        ))}
      </div>
    </section>
  );
  if (view.decision === 'bid') {
    const order = view.order_by_bids.map((one) => scene.speaker.nameOf(one)).join(', ');
    return show('bid', seat.bid, seat.bid_value, order);
  }
  return show('equipment', seat.equipment, seat.equipment_value, '');
}

function BestCity({ scene }: Props) {
  const say = floodWords(scene.speaker.language);
  const { city } = scene.view.seats[Number(scene.you)]!.forecast;
  const lacks = !city.site ? say('needs_city') : !city.wood ? say('needs_wood') : '';
  return (
    <section class="best-city">
      <h2 class="caps">
        {say('best_city')} <b class={lacks ? 'lacking' : ''}>{say('best_city_is', { count: city.points })}</b>
      </h2>
      <div class="row">
        <Ware good="wood" label={say('wood')} />
        <Ware good="wood" label={say('wood')} />
        {city.luxuries.map((good) => (
          <Ware key={good} good={good} label={say(good)} />
        ))}
        <small>{lacks || (city.one_more === null ? '' : say('with_more', { count: city.one_more }))}</small>
      </div>
    </section>
  );
}

function NearButton({ scene, choice, trading }: Props & { choice: Choice; trading: boolean }) {
  if (trading || choice.target.startsWith('trade.'))
    return (
      <span class="near-trade">
        <TradeButton scene={scene} choice={choice} />
        <small aria-hidden="true">{choice.label.args?.['area'] ? areaWord(scene, choice) : ''}</small>
      </span>
    );
  const name = floodWords(scene.speaker.language)(choice.target.slice('box.'.length) as FloodWord);
  return (
    <button
      class="near-box lit"
      data-target={choice.target}
      aria-label={`${name}. ${plain(choice.label, scene.speaker)}`}
    >
      <Sign symbol={`af.box-${choice.target.replace(/^box\.(used_)?/, '')}`} />
      <small>{name}</small>
    </button>
  );
}

// On narrow screens, where the desk lies below the map: the boxes and trades that may be chosen.
function Nearby({ scene }: Props) {
  const trading = isTrading(scene);
  const near = [...scene.lit.values()].filter(({ target }) => target.startsWith('box.') || target.startsWith('trade.'));
  if (near.length === 0) return null;
  return (
    <section class="nearby">
      <div class="row" data-roving>
        {near.map((choice) => (
          <NearButton key={choice.target} scene={scene} choice={choice} trading={trading} />
        ))}
      </div>
    </section>
  );
}

const areaWord = ({ speaker }: Props['scene'], choice: Choice) => {
  const [id, word] = choice.label.args!['area']!;
  return speaker.translation?.forms[id]?.[''] ?? word;
};

export function Hand({ scene }: Props) {
  const { view, you, speaker } = scene;
  const seat = typeof you === 'number' ? view.seats[you] : undefined;
  if (!seat) return null;
  const say = floodWords(speaker.language);
  return (
    <>
      {late(scene, (seen) => (
        <Nearby scene={seen} />
      ))}
      <section class="own-goods">
        <h2 class="sr">{say('goods')}</h2>
        <div class="row" data-roving>
          {goods.map((good) => (
            <GoodButton key={good} scene={scene} good={good} count={seat.goods[good]} />
          ))}
          <Pile
            scene={scene}
            target="pile.workers"
            symbol="af.worker"
            count={seat.workers['available'] ?? 0}
            word="workers"
          />
          <Pile scene={scene} target="pile.armies" symbol="af.army" count={seat.armies_available} word="armies" />
          <span class="pile still">
            <Sign symbol="af.city" />
            <b>{seat.cities_left}</b>
            <small>{say('cities_left')}</small>
          </span>
        </div>
      </section>
      {laying.has(view.decision) && view.active === you ? <Laid scene={scene} /> : <BestCity scene={scene} />}
    </>
  );
}
