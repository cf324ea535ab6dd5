// panels.tsx - what a player's panel, the log and the end of the game show of After the Flood.
import { FinalTable, type FinalColumn } from '../../kit/final';
import type { LogEntry, Standing } from '../../kit/told';
import type { Scene } from '../../kit/game';
import { empireList } from './ground';
import { SeatIcon, Sign, Ware } from './pieces';
import { goods, listed, rankOf, type FloodView } from './view';
import { floodWords } from './words';

type Props = { scene: Scene<FloodView>; seat: number };

function Empire({ scene, seat }: Props) {
  const { view, speaker } = scene;
  const say = floodWords(speaker.language);
  const own = view.seats[seat]!;
  const rank = rankOf(view, seat);
  const name =
    own.empire &&
    (speaker.translation?.forms[`empire.${own.empire}`]?.[''] ??
      empireList.find((empire) => empire.id === own.empire)?.name);
  return (
    <span class="empire-line">
      {name && (
        <>
          <Sign symbol="af.start-empire" label={say('empire', { empire: name })} /> <b>{name}</b>
        </>
      )}
      {rank && (
        <span class="rank">
          <Sign symbol={`af.rank-${rank.toLowerCase()}`} label={say('rank', { rank })} />
          {rank}
        </span>
      )}
      {own.empire && (
        <span
          class="equipped"
          data-about="af.equipment"
          data-note={`${say('equipment')}, ${say('value', { count: own.equipment_value })}`}
        >
          <Sign symbol="af.equipment" label={say('equipment')} />
          {own.equipment_value}
          {listed(own.equipment).map((good) => (
            <Ware key={good} good={good} label={say(good)} />
          ))}
        </span>
      )}
      {own.passed && (
        <span class="passed">
          <Sign symbol="af.pass" /> {say('passed')}, {say('bids', { count: own.bid_value })}
        </span>
      )}
    </span>
  );
}

export function Panel({ scene, seat }: Props) {
  const { view, speaker } = scene;
  const own = view.seats[seat];
  if (!own) return null;
  const say = floodWords(speaker.language);
  const out = 20 - own.armies_available - own.armies_unavailable;
  const workers = { ready: own.workers['available'] ?? 0, away: own.workers['unavailable'] ?? 0 };
  const armies = { ready: own.armies_available, out, away: own.armies_unavailable };
  return (
    <div class="af-panel">
      <span class="score">
        <b>{own.points}</b> <small>{say('vp')}</small>
        {own.forecast.army_points > 0 && (
          <em data-about="af.army" data-note={say('army_vp')}>
            +{own.forecast.army_points}
          </em>
        )}
      </span>
      <Empire scene={scene} seat={seat} />
      <span class="wares hide">
        {goods.map((good) => (
          <span key={good} class={own.goods[good] === 0 ? 'zero' : ''}>
            <Ware good={good} label={say(good)} />
            <b>{own.goods[good]}</b>
          </span>
        ))}
        <em data-about="af.trade" data-note={say('worth', { count: own.goods_value })}>
          ={own.goods_value}
        </em>
      </span>
      <span class="piles hide">
        <span data-about="af.worker" data-note={say('workers_of_seat', workers)}>
          <Sign symbol="af.worker" label={say('workers_of_seat', workers)} />
          <b>{workers.ready}</b> / {workers.away}
        </span>
        <span data-about="af.army" data-note={say('armies_of_seat', armies)}>
          <Sign symbol="af.army" label={say('armies_of_seat', armies)} />
          <b>{armies.ready}</b> / {out} / {armies.away}
        </span>
        <span data-about="af.city" data-note={say('cities_left')}>
          <Sign symbol="af.city" label={say('cities_left')} />
          <b>{own.cities_left}</b>
        </span>
      </span>
    </div>
  );
}

const idOf = (entry: LogEntry, name: string) => entry.args?.[name]?.[0];

const symbols: Record<string, string> = {
  city_built: 'af.city',
  city_moved: 'af.city',
  city_called: 'af.worker',
  city_destroyed: 'af.destroy',
  city_expanded: 'af.city-expanded',
  scribe_used: 'af.box-scribes',
  workers_placed: 'af.place',
  workers_came: 'af.worker',
  workers_left_home: 'af.worker',
  tool_made: 'af.box-toolmakers',
  empire_started: 'af.start-empire',
  home_named: 'af.start-empire',
  babylon_paid: 'af.army',
  armies_bought: 'af.army',
  ranked: 'af.equipment',
  home_settled: 'af.army',
  rolled: 'af.dice',
  army_lost: 'af.army',
  'army_lost.attacker': 'af.army',
  area_entered: 'af.invade',
  area_reinforced: 'af.reinforce',
  fight_stopped: 'af.pass',
  passed: 'af.pass',
  bid_made: 'af.bid',
  armies_scored: 'af.vp',
  'armies_scored.nippur': 'af.vp',
  majority_scored: 'af.majority',
  declined: 'af.decline',
};

export function Icon({ entry }: { entry: LogEntry }) {
  const kind = entry.key.slice('after_the_flood.'.length);
  const good = (
    idOf(entry, 'get') ??
    (kind === 'workers_placed' ? undefined : idOf(entry, 'resource')) ??
    idOf(entry, 'thing')
  )?.slice('goods.'.length);
  if (good && (goods as readonly string[]).includes(good))
    return <Sign symbol={`af.${good}`} paint={`log-ware r-${good}`} />;
  const symbol = symbols[kind];
  return symbol ? <Sign symbol={symbol} paint="log-sign" /> : <span />;
}

export function gain(entry: LogEntry): { seat: number; text: string } | null {
  if (!/\.(armies_scored(\.nippur)?|city_expanded|majority_scored)$/.test(entry.key) || entry.seat === null)
    return null;
  return { seat: entry.seat, text: `+${idOf(entry, 'count')}` };
}

export function Final({ scene, standing }: { scene: Scene<FloodView>; standing: Standing }) {
  const say = floodWords(scene.speaker.language);
  const { seats } = scene.view;
  const columns: FinalColumn[] = [
    ...(['armies', 'cities', 'majorities'] as const).map((part) => ({
      head: say(`end_${part}`),
      cell: (seat: number) => seats[seat]!.scored[part],
    })),
    { head: say('total'), cell: (seat) => seats[seat]!.points },
  ];
  return (
    <FinalTable
      standing={standing}
      speaker={scene.speaker}
      columns={columns}
      beside={(seat) => <SeatIcon seat={seat} />}
    />
  );
}
