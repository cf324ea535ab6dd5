// planner.tsx - the trade planner: every area where one can trade, what each trade gives and takes, and what chains of trades reach.
import { plain } from '../../kit/speech';
import type { Choice } from '../../kit/told';
import type { Scene } from '../../kit/game';
import { placeName } from './desk';
import { SeatIcon, Sign, Ware } from './pieces';
import type { FloodView, Good, TradeArea } from './view';
import { floodWords } from './words';

type Props = { scene: Scene<FloodView> };

// Trades are asked for: by the action under way, or by the choices made so far.
export const isTrading = ({ view, lit, you }: Props['scene']) =>
  view.active === you && (view.decision === 'trade' || [...lit.keys()].some((target) => target.startsWith('trade.')));

// The goods of a trade: "trade.elam.metal.grain" takes metal and gives grain.
export function goodsIn(target: string): { area: string; take: Good; give: Good } | null {
  const [kind, area, take, give] = target.split('.');
  return kind === 'trade' ? { area: area!, take: take as Good, give: give as Good } : null;
}

const tradesIn = (lit: ReadonlyMap<string, Choice>, area: string) =>
  [...lit.values()].filter((choice) => goodsIn(choice.target)?.area === area);

export function TradeButton({ scene, choice }: Props & { choice: Choice }) {
  const wares = goodsIn(choice.target);
  const chosen = scene.ghost?.target === choice.target;
  return (
    <button
      class={`swap lit ${chosen ? 'chosen' : ''}`}
      data-target={choice.target}
      aria-label={plain(choice.label, scene.speaker)}
      aria-pressed={chosen}
    >
      {wares ? (
        <>
          <Ware good={wares.give} />
          <span aria-hidden="true">→</span>
          <Ware good={wares.take} />
        </>
      ) : (
        <>
          <Ware good="metal" />
          <span aria-hidden="true">→</span>
          <Ware good="tools" />
        </>
      )}
    </button>
  );
}

// What an area offers, shown while nothing is asked.
const Offers = ({ open }: { open: readonly Good[] }) => (
  <span class="offers">
    {open.map((good) => (
      <Ware key={good} good={good} />
    ))}
  </span>
);

export function AreaRow({ scene, row, trading }: Props & { row: TradeArea; trading: boolean }) {
  const { view, lit, speaker } = scene;
  const say = floodWords(speaker.language);
  const { holder } = view.areas[row.area]!;
  const blocked = holder !== null && holder !== view.active;
  const trades = trading ? tradesIn(lit, row.area) : [];
  return (
    <li class={row.left === 0 && trades.length === 0 ? 'spent' : ''}>
      <span class="where">
        <b>{placeName(scene, row.area)}</b>
        {row.traders > 0 && (
          <small data-about="af.trade" data-note={say('traders_left', { count: row.left, all: row.traders })}>
            <Sign symbol={holder === view.active ? 'af.army' : 'af.worker'} />
            {row.left}/{row.traders}
          </small>
        )}
      </span>
      {trades.length > 0 ? (
        <span class="swaps">
          {trades.map((choice) => (
            <TradeButton key={choice.target} scene={scene} choice={choice} />
          ))}
        </span>
      ) : blocked ? (
        <em>
          <SeatIcon seat={holder} /> {say('blocked', { name: speaker.nameOf(holder) })}
        </em>
      ) : trading ? (
        <em>{say(row.open.length === 0 ? 'traders_used' : 'nothing_there')}</em>
      ) : (
        <Offers open={row.open} />
      )}
    </li>
  );
}

// The dearest good each piece can become, step by step.
function Reach({ scene }: Props) {
  const { view, speaker } = scene;
  const say = floodWords(speaker.language);
  const value = (good: Good) => ['wood', 'metal', 'tools', 'oil', 'gold', 'lapis'].indexOf(good);
  const gives = [...new Set(view.trade.reach.map(({ give }) => give))];
  if (gives.length === 0) return null;
  return (
    <div class="reach">
      <h3 class="caps">{say('reach')}</h3>
      <ul>
        {gives.map((give) => {
          const chains = view.trade.reach
            .filter((chain) => chain.give === give)
            .map(({ steps }) => ({ steps, take: steps.at(-1)![1] }))
            .toSorted((one, other) => value(other.take) - value(one.take));
          const best = chains[0]!;
          const told = ({ steps, take }: typeof best) =>
            say('reach_chain', {
              give: say(give),
              take: say(take),
              steps: steps
                .map(([place, got]) => say('step_in', { take: say(got), place: placeName(scene, place) }))
                .join(', '),
            });
          return (
            <li key={give} aria-label={chains.map(told).join('; ')}>
              <Ware good={give} />
              {best.steps.map(([place, take]) => (
                <span key={take} class="step">
                  <small>{placeName(scene, place)}</small>
                  <span aria-hidden="true">→</span>
                  <Ware good={take} />
                </span>
              ))}
              <span class="others">
                {chains.slice(1).map((chain) => (
                  <span key={chain.take} data-about={`goods.${chain.take}`} data-note={told(chain)}>
                    <Ware good={chain.take} />
                  </span>
                ))}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

// The areas with one's traders or workers, and those where Sippar's trade can be made without any.
export function rowsOf({ view, lit }: Props['scene']): TradeArea[] {
  const workersIn = (area: string) => view.seats[view.active!]!.workers[area] ?? 0;
  return view.trade.areas.filter(
    ({ area, traders }) => traders > 0 || workersIn(area) > 0 || tradesIn(lit, area).length > 0,
  );
}

export function Planner({ scene }: Props) {
  const { view, lit, speaker, you } = scene;
  const say = floodWords(speaker.language);
  const trading = isTrading(scene);
  if (view.active === null) return null;
  const rows = rowsOf(scene);
  const tool = lit.get('box.toolmakers');
  const name = speaker.nameOf(view.active);
  return (
    <section class={`panel planner ${trading ? 'asked' : ''}`} aria-label={say('planner')}>
      <h2 class="caps">
        <Sign symbol="af.trade" />
        {say('planner')} <small>{trading ? say('planner_hint') : view.active === you ? '' : name}</small>
      </h2>
      {rows.length === 0 && view.trade.tool_makers === 0 && (
        <p>{view.active === you ? say('no_traders') : say('no_traders_of', { name })}</p>
      )}
      <ul class="rows" data-roving>
        {rows.map((row) => (
          <AreaRow key={row.area} scene={scene} row={row} trading={trading} />
        ))}
        {view.trade.tool_makers > 0 && (
          <li>
            <span class="where">
              <b>{say('toolmakers')}</b>
              <small>
                <Sign symbol="af.worker" />
                {say('tool_ready', { count: view.trade.tool_makers })}
              </small>
            </span>
            {trading && tool ? (
              <span class="swaps">
                <TradeButton scene={scene} choice={tool} />
              </span>
            ) : (
              <span class="offers">
                <Ware good="metal" />→<Ware good="tools" />
              </span>
            )}
          </li>
        )}
      </ul>
      {view.trade.sippar && <p>{say(view.options.sippar_trade === 'anywhere' ? 'sippar_extra' : 'sippar_trader')}</p>}
      <Reach scene={scene} />
    </section>
  );
}
