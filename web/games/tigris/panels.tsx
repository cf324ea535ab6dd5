// panels.tsx - what a player's panel, the log and the end of the game show of Tigris & Euphrates.
import type { Scene } from '../../kit/game';
import { FinalTable, type FinalColumn } from '../../kit/final';
import type { LogEntry, Standing } from '../../kit/told';
import { leaderSymbol, Piece, tileSymbol } from './pieces';
import { colors, type Color, type Role, type TigrisSeat, type TigrisView } from './view';
import { tigrisWords, type TigrisSay } from './words';

export function Panel({ scene, seat }: { scene: Scene<TigrisView>; seat: number }) {
  const say = tigrisWords(scene.speaker.language);
  const own = scene.view.seats[seat];
  if (!own) return null;
  return (
    <>
      {scene.view.leaders
        .filter((leader) => leader.seat === seat)
        .map(({ leader, cell }) => {
          const { symbol, paint } = leaderSymbol(leader, seat, false);
          return (
            <Piece
              key={leader}
              symbol={symbol}
              paint={`l ${paint} ${cell ? '' : 'off'}`}
              label={`${say(leader)} ${cell ?? say('in_supply')}`}
            />
          );
        })}
      <span class="stat hide" data-about="bag" data-note={say('hand_size')}>
        <svg class="icon" viewBox="0 0 48 48" role="img" aria-label={say('hand_size')}>
          <use href="#ui.hand" />
        </svg>
        {own.hand_size}
      </span>
      <span class="stat hide" data-about="catastrophe" data-note={say('left')}>
        <Piece symbol="catastrophe" paint="te-ruin" label={say('left')} />
        {own.catastrophes}
      </span>
      {seat === scene.you ? <Points own={own} say={say} /> : <Revealed own={own} say={say} />}
    </>
  );
}

// One's own points, behind the screen of the others: the weakest colour counts at the end.
function Points({ own: { points, final = points, treasures = 0 }, say }: { own: TigrisSeat; say: TigrisSay }) {
  if (!points || !final) return null;
  const lowest = Math.min(...colors.map((color) => points[color]));
  const weakest = colors.find((color) => points[color] === lowest)!;
  const made = treasures > 0 ? say('treasure_makes', { count: Math.min(...colors.map((color) => final[color])) }) : '';
  const told = `${say('weakest', { color: say(weakest) })} ${made}`;
  return (
    <span class="points" role="group" aria-label={say('points')} data-about="points" data-note={told}>
      {colors.map((color) => (
        <span key={color} class={`vp ${color === weakest ? 'low' : ''}`}>
          <Piece {...tileSymbol(color)} label={say(color)} />
          <b>{points[color]}</b>
          {final[color] > points[color] && <sup>+{final[color] - points[color]}</sup>}
        </span>
      ))}
    </span>
  );
}

// What others may know of a seat, when points are open or the game is over: tiles behind the screen, points by colour.
function Revealed({ own: { hand, points }, say }: { own: TigrisSeat; say: TigrisSay }) {
  if (!hand && !points) return null;
  return (
    <span class="revealed hide">
      {colors.flatMap((color) =>
        Array.from({ length: hand?.[color] ?? 0 }, (_, number) => (
          <Piece key={`${color}.${number}`} {...tileSymbol(color)} label={say(`tile.${color}`)} />
        )),
      )}
      {points && (
        <b data-about="points" aria-label={say('points_of')}>
          {colors.map((color) => points[color]).join(' · ')}
        </b>
      )}
    </span>
  );
}

const idOf = (entry: LogEntry, name: string) => entry.args?.[name]?.[0];

export function Icon({ entry }: { entry: LogEntry }) {
  const kind = entry.key.slice('tigris.'.length);
  const tile = idOf(entry, 'tile')?.slice('tile.'.length) as Color | undefined;
  const color = idOf(entry, 'color')?.slice('color.'.length) as Color | undefined;
  const leader = idOf(entry, 'leader')?.slice('leader.'.length) as Role | undefined;
  if (kind.startsWith('catastrophe')) return <Piece symbol="catastrophe" paint="te-ruin" />;
  if (kind.startsWith('treasure')) return <Piece symbol="treasure" paint="te-treasure" />;
  if (kind === 'kingdoms_joined') return <Piece symbol="unification" paint="te-unify" />;
  if (leader && entry.seat !== null) return <Piece {...leaderSymbol(leader, entry.seat, false)} />;
  if (tile) return <Piece {...tileSymbol(tile)} />;
  if (color) return <Piece symbol={`mark.${color}`} paint={`mark-${color}`} />;
  return <span />;
}

export function gain(entry: LogEntry): { seat: number; text: string } | null {
  const color = idOf(entry, 'color');
  if (!entry.key.startsWith('tigris.points.') || !color || entry.seat === null) return null;
  return { seat: entry.seat, text: `+${idOf(entry, 'count')}` };
}

export function Final({ scene, standing }: { scene: Scene<TigrisView>; standing: Standing }) {
  const say = tigrisWords(scene.speaker.language);
  const { seats } = scene.view;
  const lowest = (seat: number) => {
    const { final } = seats[seat]!;
    return final ? Math.min(...colors.map((color) => final[color])) : undefined;
  };
  const columns: FinalColumn[] = [
    ...colors.map((color) => ({
      head: <Piece {...tileSymbol(color)} label={say(color)} />,
      paint: (seat: number) => (seats[seat]!.final?.[color] === lowest(seat) ? 'low' : ''),
      cell: (seat: number) => {
        const { points, final } = seats[seat]!;
        const more = points && final ? final[color] - points[color] : 0;
        return (
          <>
            {final?.[color]}
            {more > 0 && (
              <sup>
                {points![color]}+{more}
              </sup>
            )}
          </>
        );
      },
    })),
    {
      head: <Piece symbol="treasure" paint="te-treasure" label={say('treasures_held', { count: '' })} />,
      cell: (seat) => seats[seat]!.treasures ?? 0,
    },
    { head: say('score'), cell: lowest },
  ];
  return <FinalTable standing={standing} speaker={scene.speaker} columns={columns} />;
}
