// panels.tsx - what a player's panel, the log and the end of the game show of Empire's End.
import { FinalTable, type FinalColumn } from '../../kit/final';
import type { LogEntry, Standing } from '../../kit/told';
import { cardOf, tokens, type Gain } from './box';
import { Shape, Sign, Symbol, TokenIcon } from './pieces';
import { boxOf, wordsOf, type EmpireScene, type Props } from './scene';
import { span } from './view';

export function Panel({ scene, seat }: { scene: EmpireScene; seat: number }) {
  const say = wordsOf(scene);
  const box = boxOf(scene);
  const empire = scene.view.seats[seat];
  if (!empire) return null;
  const first = scene.view.first_player === seat;
  return (
    <div class="ee-panel">
      <b class="score" data-about="ee.vp" data-note={say('score_now')}>
        {span(empire.score)}
      </b>
      {first && (
        <span class="first">
          <Symbol name="first" label={say('first_player')} />
        </span>
      )}
      <span class="parts hide">
        {say('on_track')} <b>{empire.vp}</b> · {say('in_locations')} <b>{empire.locations}</b> · {say('in_ends')}{' '}
        <b>{span(empire.end_innovations)}</b>
      </span>
      <span class="stash hide">
        <span data-about="ee.screen" data-note={say('tokens_held')}>
          <Symbol name="screen" label={say('tokens_held')} />
          {empire.tokens}
        </span>
        {tokens.map((kind) => {
          const range = span([empire.least[kind], empire.most[kind]]);
          return (
            <span key={kind} data-about={`token.${kind}`} data-note={say('bounds', { token: box.token(kind), range })}>
              <TokenIcon kind={kind} />
              {range}
            </span>
          );
        })}
        <span class="right" data-about="strength">
          <Symbol name="strength" label={say('strength')} />
          {empire.strength[0]}
        </span>
        <span data-about="ee.hand">
          <Symbol name="hand" label={say('cards_held')} />
          {empire.hand_size}
        </span>
      </span>
    </div>
  );
}

// What everyone knows of each seat, as a table: where the panels are too narrow for it.
export function Bounds({ scene }: Props) {
  const say = wordsOf(scene);
  const box = boxOf(scene);
  return (
    <table class="ee-bounds panel">
      <thead>
        <tr>
          <th scope="col">{say('player')}</th>
          {tokens.map((kind) => (
            <th key={kind} scope="col">
              <Symbol name={kind} paint={`tk-${kind}`} label={box.token(kind)} />
            </th>
          ))}
          <th scope="col">
            <Symbol name="strength" label={say('strength')} />
          </th>
          <th scope="col">
            <Symbol name="hand" label={say('cards_held')} />
          </th>
        </tr>
      </thead>
      <tbody>
        {scene.view.seats.map((empire) => (
          <tr key={empire.seat}>
            <th scope="row">
              <Sign seat={empire.seat} />
              {scene.speaker.nameOf(empire.seat)}
            </th>
            {tokens.map((kind) => (
              <td key={kind}>{span([empire.least[kind], empire.most[kind]])}</td>
            ))}
            <td>{span(empire.strength)}</td>
            <td>{empire.hand_size}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const idOf = (entry: LogEntry, name: string) => entry.args?.[name]?.[0];
const numberIn = (id: string | undefined) => Number(id?.split('.')[1]);

const symbols: Record<string, string> = {
  first_player_chosen: 'first',
  first_player_moved: 'first',
  disaster_taken: 'take',
  take_forced: 'take',
  tile_destroyed: 'ruin',
  tile_laid: 'adjacent',
  tile_repaired: 'repair',
  tiles_swapped: 'swap',
  innovation_moved: 'move-card',
  innovation_placed: 'build',
  card_sold: 'sell',
  card_discarded: 'discard',
  deck_renewed: 'deck',
  card_drawn: 'deck',
  cards_dealt: 'hand',
  coins_borrowed: 'loan',
  stash_shown: 'screen',
  disaster_replaced: 'replace',
  bid_for_free: 'free-bid',
  conflict_revealed: 'ph-conflict',
  bid_hidden: 'screen',
  bid_shown: 'strength',
  'bid_shown.rally': 'strength',
  row_reached: 'strength',
  victory: 'victory',
  'victory.vp': 'victory',
  upheaval: 'upheaval',
  upheaval_harmless: 'upheaval',
  economy_done: 'ph-economy',
  'economy_done.vp': 'ph-economy',
  industry_done: 'ph-industry',
  refreshed: 'refresh',
  income: 'ph-economy',
  converted: 'convert',
  final_score: 'ph-end',
};

export function Icon({ entry }: { entry: LogEntry }) {
  const kind = entry.key.slice('empires_end.'.length);
  const disaster = idOf(entry, 'disaster');
  const token = idOf(entry, 'token');
  const card = idOf(entry, 'card');
  if (kind === 'disaster_revealed' && disaster) return <Symbol name={`fam-${cardOf(numberIn(disaster)).family}`} />;
  if (symbols[kind]) return <Symbol name={symbols[kind]} />;
  if (token) return <TokenIcon kind={token.split('.')[1] as Gain} />;
  if (card) return <Shape color={cardOf(numberIn(card)).ability.colour} />;
  return <span />;
}

const scoring = /^empires_end\.(vp_gained|economy_done\.vp|row_reached|victory\.vp)$/;

export function gain(entry: LogEntry): { seat: number; text: string } | null {
  if (entry.seat === null) return null;
  if (entry.key === 'empires_end.coins_borrowed') return { seat: entry.seat, text: `−${idOf(entry, 'price')}` };
  const count = Number(idOf(entry, 'count'));
  if (!scoring.test(entry.key) || !count) return null;
  return { seat: entry.seat, text: count > 0 ? `+${count}` : `−${-count}` };
}

export function Final({ scene, standing }: Props & { standing: Standing }) {
  const say = wordsOf(scene);
  const { seats, first_player } = scene.view;
  const columns: FinalColumn[] = [
    { head: say('track_vp'), cell: (seat) => seats[seat]!.vp },
    { head: say('location_vp'), cell: (seat) => seats[seat]!.locations },
    { head: say('end_vp'), cell: (seat) => span(seats[seat]!.end_innovations) },
    { head: say('score'), cell: (seat) => span(seats[seat]!.score) },
  ];
  const first = (seat: number) => first_player === seat && <Symbol name="first" label={say('first_player')} />;
  return (
    <>
      <FinalTable standing={standing} speaker={scene.speaker} columns={columns} beside={first} />
      <p class="ee-ties">{say('first_breaks_ties')}</p>
    </>
  );
}
