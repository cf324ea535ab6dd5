// hand.tsx - what one owns: goods, workers and armies at hand, what they would build; and, where the map leaves no room
// for them, the boxes and trades that may be chosen now.
import { choiceOf } from '../../kit/choosing';
import type { ComponentChildren } from 'preact';
import { late } from '../../kit/late';
import { plain } from '../../kit/speech';
import type { Choice } from '../../kit/told';
import type { Scene } from '../../kit/game';
import { kept, shownOn, still } from '../../kit/kept';
import { isTrading, TradeButton } from './planner';
import { Sign, Ware } from './pieces';
import { goods, listed, type FloodSeat, type FloodView, type Good, type PerGood } from './view';
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

// Something of one's own that may be chosen: its light is of now, its words follow.
type Own = Props & { told: Scene<FloodView>; count: number };

function GoodButton({ scene, told, good, count }: Own & { good: Good }) {
  const say = floodWords(scene.speaker.language);
  const target = `goods.${good}`;
  const choice = told.lit.get(target);
  const { look, chosen } = choiceOf(scene, target);
  return (
    <button class={`ware-button ${look} ${count === 0 ? 'gone' : ''}`} data-target={target} aria-pressed={chosen}>
      <Ware good={good} />
      <b>{count}</b>
      <small aria-hidden="true">{choice ? <span class="worth">{worthOf(choice, say)}</span> : say(good)}</small>
      <Told scene={scene} word={say(good)} choice={choice} />
    </button>
  );
}

function Pile({ scene, told, target, symbol, count, word }: Own & { target: string; symbol: string; word: FloodWord }) {
  const say = floodWords(scene.speaker.language);
  return (
    <button class={`pile ${choiceOf(scene, target).look}`} data-target={target}>
      <Sign symbol={symbol} />
      <b>{count}</b>
      <small aria-hidden="true">{say(word)}</small>
      <Told scene={scene} word={say(word)} choice={told.lit.get(target)} />
    </button>
  );
}

function Owned({ scene, told, seat }: Props & { told: Scene<FloodView>; seat: FloodSeat }) {
  const own = { scene, told };
  const drawn = (target: string, draw: () => ComponentChildren) =>
    kept(draw, [scene.view, scene.speaker, ...shownOn(scene, target), told.lit.get(target)], target);
  return (
    <div class="row" data-roving>
      {goods.map((good) => drawn(`goods.${good}`, () => <GoodButton {...own} good={good} count={seat.goods[good]} />))}
      {drawn('pile.workers', () => (
        <Pile {...own} target="pile.workers" symbol="af.worker" count={seat.workers['available'] ?? 0} word="workers" />
      ))}
      {drawn('pile.armies', () => (
        <Pile {...own} target="pile.armies" symbol="af.army" count={seat.armies_available} word="armies" />
      ))}
      <span class="pile still">
        <Sign symbol="af.city" />
        <b>{seat.cities_left}</b>
        <small>{floodWords(scene.speaker.language)('cities_left')}</small>
      </span>
    </div>
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

// What the goods make of a city now: nothing without wood and a site, and no question any more after the end.
export function BestCity({ scene }: Props) {
  if (scene.view.decision === 'over') return null;
  const say = floodWords(scene.speaker.language);
  const { city } = scene.view.seats[Number(scene.you)]!.forecast;
  const lacks = !city.site ? say('needs_city') : !city.wood ? say('needs_wood') : '';
  return (
    <section class="best-city">
      <h2 class="caps">
        {say(lacks ? 'best_city_with' : 'best_city')}{' '}
        <b class={lacks ? 'lacking' : ''}>{say('best_city_is', { count: city.points })}</b>
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
        {late(scene, (told) => (
          <Owned scene={scene} told={told} seat={seat} />
        ))}
      </section>
      {kept(
        () => (laying.has(view.decision) && view.active === you ? <Laid scene={scene} /> : <BestCity scene={scene} />),
        still(scene),
      )}
    </>
  );
}
