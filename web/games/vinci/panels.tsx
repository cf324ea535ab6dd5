// panels.tsx - what a player's panel, the log and the end of the game show of Vinci.
import { FinalTable, type FinalColumn } from '../../kit/final';
import type { LogEntry, Standing } from '../../kit/told';
import { effectsOf, Face, Symbol, tileName } from './pieces';
import { signOf, type VinciScene } from './view';
import { vinciWords } from './words';

export function Panel({ scene, seat }: { scene: VinciScene; seat: number }) {
  const say = vinciWords(scene.speaker.language);
  const own = scene.view.seats[seat];
  if (!own) return null;
  const name = (tile: string) => tileName(tile, scene.speaker.language);
  const effects = effectsOf(own.tiles, say);
  return (
    <div class="vinci-panel" data-seat={signOf(seat)}>
      <span class="vp" data-about="vinci.vp" data-note={say('points')}>
        <b>{own.vp}</b>
        <small data-about="vinci.vp" data-note={say('scores_next')}>
          +{own.forecast.vp}
        </small>
      </span>
      <span class="faces hide">
        {own.tiles.map((tile, at) => (
          <Face key={at} tile={tile.id} size="small" label={`${name(tile.id)}: ${effects[at]!}`} />
        ))}
      </span>
      <span class="count hide" data-about="active">
        <i class="dot-active" />
        {own.active}
        <span class="sr"> {say('active_provinces')}</span>
      </span>
      <span class="count hide" data-about="vinci.decline" data-note={say('declining_provinces')}>
        <i class="dot-declining" />
        {own.declining}
        <span class="sr"> {say('declining_provinces')}</span>
        {own.kept.map((tile, at) => (
          <Face key={at} tile={tile} size="tiny" label={say('kept', { tile: name(tile) })} />
        ))}
      </span>
      {own.hand > 0 && (
        <span class="count hide" data-about="vinci.hand">
          <Symbol name="vinci.hand" label={say('in_hand')} />
          {own.hand}
        </span>
      )}
      {own.truces.map((other) => (
        <span
          key={other}
          class="count truce hide"
          data-about="vinci.truce"
          data-note={say('truce_with', { name: scene.speaker.nameOf(other) })}
        >
          <Symbol name="vinci.truce" label={say('truce_with', { name: scene.speaker.nameOf(other) })} />
          <svg class="vi" viewBox="0 0 48 48" aria-hidden="true">
            <use href={`#seat.${signOf(other)}`} />
          </svg>
        </span>
      ))}
      <i class="race" style={{ width: `${Math.min(100, (own.vp / scene.view.target) * 100)}%` }} />
    </div>
  );
}

const idOf = (entry: LogEntry, name: string) => entry.args?.[name]?.[0];

const symbols: readonly (readonly [RegExp, string])[] = [
  [/^spied/, 'spy'],
  [/^conquered/, 'tokens'],
  [/^(token_destroyed|lost|abandoned|cleared|removed)/, 'clear'],
  [/^fort/, 'fort'],
  [/^truce/, 'truce'],
  [/^(declined|part_kept)/, 'decline'],
  [/^(garrisoned|redeployed|tokens_|expansion)/, 'hand'],
  [/^vp_/, 'marker_2vp'],
  [/^(turn_scored|scored|end_called|ended)/, 'vp'],
];

export function Icon({ entry }: { entry: LogEntry }) {
  const kind = entry.key.slice('vinci.'.length);
  const tile = (idOf(entry, 'tile') ?? idOf(entry, 'first'))?.slice('tile.'.length);
  if (tile) return <Face tile={tile} size="tiny" />;
  const symbol = symbols.find(([pattern]) => pattern.test(kind))?.[1];
  return symbol ? <Symbol name={`vinci.${symbol}`} /> : <span />;
}

export function gain(entry: LogEntry): { seat: number; text: string } | null {
  const count = idOf(entry, 'count');
  if (entry.seat === null || count === undefined) return null;
  if (/^vinci\.(turn_scored|vp_from_markers)/.test(entry.key)) return { seat: entry.seat, text: `+${count}` };
  return entry.key === 'vinci.vp_paid' ? { seat: entry.seat, text: `−${count}` } : null;
}

export function Final({ scene, standing }: { scene: VinciScene; standing: Standing }) {
  const say = vinciWords(scene.speaker.language);
  const own = (seat: number) => scene.view.seats[seat]!;
  const columns: FinalColumn[] = [
    {
      head: say('civilization'),
      cell: (seat) => (
        <span class="faces">
          {own(seat).tiles.map((tile, at) => (
            <Face key={at} tile={tile.id} size="small" label={tileName(tile.id, scene.speaker.language)} />
          ))}
        </span>
      ),
    },
    { head: say('active_provinces'), cell: (seat) => own(seat).active },
    { head: say('declining_provinces'), cell: (seat) => own(seat).declining },
    { head: say('score'), cell: (seat) => own(seat).vp },
  ];
  return <FinalTable standing={standing} speaker={scene.speaker} columns={columns} />;
}
