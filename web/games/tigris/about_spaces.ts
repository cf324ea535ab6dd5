// about_spaces.ts - what lies on the spaces of Tigris & Euphrates, in both languages.
import type { Looked, ThingForm } from '../../kit/about';
import { boards, cellsDrawn, colorOf, colors, type Color, type Role, type TigrisView } from './view';
import { tigrisWords, type TigrisWord } from './words';

type Match = RegExpExecArray;
export type Seen = Looked<TigrisView>;

export const sayIn = ({ speaker }: Seen) => tigrisWords(speaker.language);
const leaderOn = ([, cell]: Match, { view }: Seen) => view.leaders.find((leader) => leader.cell === cell);
const lies =
  (cells: (view: TigrisView) => readonly (string | null)[]) =>
  (match: Match, { view }: Seen) =>
    cells(view).includes(match[1]!);
const cellGap = ([, cell]: Match) => ({ cell: cell! });

export const colorGaps = (color: Color, seen: Seen) => {
  const say = sayIn(seen);
  return { color: say(color), tile: say(`tile.${color}`), tiles: say(`tiles.${color}` as TigrisWord) };
};

export const roleGaps = (role: Role, seen: Seen) => ({ ...colorGaps(colorOf[role], seen), leader: sayIn(seen)(role) });

const leaderGaps = (match: Match, seen: Seen) => {
  const leader = leaderOn(match, seen)!;
  const { war = 0, revolt = 0 } = leader;
  return { ...cellGap(match), ...roleGaps(leader.leader, seen), name: seen.speaker.nameOf(leader.seat), war, revolt };
};

export const monumentColors = (pair: string, seen: Seen) => {
  const [first, second] = pair.split('-') as [Color, Color];
  return { first: sayIn(seen)(first), second: sayIn(seen)(second) };
};

const onBoard = /^cell\.(\w+)$/;

export const spaces: readonly ThingForm<TigrisView>[] = [
  {
    thing: onBoard,
    when: (match, seen) => leaderOn(match, seen) !== undefined,
    rule: 'TE-8.8',
    words: {
      en: [
        '{cell}: {leader} of {name}',
        'Collects the {color} points of the kingdom. The round number is the strength in war: {color} tiles on the leader’s side. The stepped number is the strength in a revolt: temples beside the leader. Tiles from the hand are added to either; the defender wins ties.',
      ],
      de: [
        '{cell}: {leader} von {name}',
        'Bekommt die Punkte des Reichs in der Farbe {color}. Die runde Zahl ist die Stärke im Krieg: {tiles} auf der Seite des Anführers. Die gestufte Zahl ist die Stärke im Aufstand: Tempel neben dem Anführer. Zu beiden kommen Steine aus der Hand; bei Gleichstand siegt die Verteidigung.',
      ],
    },
    gaps: leaderGaps,
  },
  {
    thing: onBoard,
    when: lies(({ conflict }) => [conflict?.joining ?? null]),
    rule: 'TE-8.5',
    words: {
      en: [
        '{cell}: where the kingdoms join',
        'While a war is fought over it, this tile supports nobody and no war removes it.',
      ],
      de: [
        '{cell}: hier treffen die Reiche zusammen',
        'Solange um ihn gekämpft wird, zählt dieser Stein für niemanden, und kein Krieg entfernt ihn.',
      ],
    },
    gaps: cellGap,
  },
  {
    thing: onBoard,
    when: lies(({ wonder }) => [wonder]),
    rule: 'TE-16.6',
    words: {
      en: [
        '{cell}: the wonder',
        'At the end of your turn it gives you 1 point of a colour of your choice if your king is in its kingdom. It stands on five tiles turned face down.',
      ],
      de: [
        '{cell}: das Weltwunder',
        'Am Ende deines Zuges bringt es dir 1 Punkt einer Farbe deiner Wahl, wenn dein König in seinem Reich ist. Es steht auf fünf verdeckten Steinen.',
      ],
    },
    gaps: cellGap,
  },
  {
    thing: onBoard,
    when: lies(({ treasures }) => treasures),
    rule: 'TE-10.2',
    words: {
      en: [
        '{cell}: a temple with a treasure',
        'When a kingdom with a trader holds two treasures or more, the trader’s owner takes all but one. A treasure counts as a point of any colour. No war removes this temple.',
      ],
      de: [
        '{cell}: ein Tempel mit Schatz',
        'Liegen in einem Reich mit einem Händler zwei Schätze oder mehr, nimmt sein Besitzer alle bis auf einen. Ein Schatz zählt als Punkt einer beliebigen Farbe. Kein Krieg entfernt diesen Tempel.',
      ],
    },
    gaps: cellGap,
  },
  {
    thing: onBoard,
    when: lies(({ catastrophes }) => catastrophes),
    rule: 'TE-11.4',
    words: {
      en: ['{cell}: a catastrophe', 'Blocks its space for ever and links nothing.'],
      de: ['{cell}: eine Katastrophe', 'Sperrt ihr Feld für immer und verbindet nichts.'],
    },
    gaps: cellGap,
  },
  {
    thing: onBoard,
    when: lies(({ monuments }) => monuments.map(({ cell }) => cell)),
    rule: 'TE-13.1',
    words: {
      en: [
        '{cell}: a {first} and {second} monument',
        'At the end of your turn it gives you 1 point for each of its two colours whose leader of yours is in its kingdom. It stands on four tiles turned face down.',
      ],
      de: [
        '{cell}: ein Monument, {first} und {second}',
        'Am Ende deines Zuges bringt es dir 1 Punkt für jede seiner beiden Farben, deren Anführer du in seinem Reich hast. Es steht auf vier verdeckten Steinen.',
      ],
    },
    gaps: (match, seen) => ({
      ...cellGap(match),
      ...monumentColors(seen.view.monuments.find(({ cell }) => cell === match[1])!.colors.join('-'), seen),
    }),
  },
  {
    thing: onBoard,
    when: lies(({ face_down }) => face_down),
    rule: 'TE-9.8',
    words: {
      en: ['{cell}: a tile face down', 'Links like any tile but has no colour: it supports nobody and is no temple.'],
      de: [
        '{cell}: ein verdeckter Stein',
        'Verbindet wie jeder Stein, hat aber keine Farbe: Er unterstützt niemanden und ist kein Tempel.',
      ],
    },
    gaps: cellGap,
  },
  {
    thing: onBoard,
    when: lies(({ buildings }) => Object.values(buildings)),
    rule: 'TE-15.5',
    words: {
      en: [
        '{cell}: a building',
        'A tile of its colour put into this kingdom scores 2 points instead of 1. No war removes the tile under it.',
      ],
      de: [
        '{cell}: ein Gebäude',
        'Ein Stein seiner Farbe in diesem Reich bringt 2 Punkte statt 1. Kein Krieg entfernt den Stein darunter.',
      ],
    },
    gaps: cellGap,
  },
  ...colors.map((color): ThingForm<TigrisView> => ({
    thing: onBoard,
    when: lies(({ tiles }) => tiles[color]),
    rule: color === 'red' ? 'TE-6.3' : 'TE-8.8',
    words:
      color === 'red'
        ? {
            en: [
              '{cell}: temple',
              'Leaders stand beside temples. A temple counts for the leaders beside it in a revolt and for priests in a war.',
            ],
            de: [
              '{cell}: Tempel',
              'Anführer stehen neben Tempeln. Ein Tempel zählt im Aufstand für die Anführer neben ihm und im Krieg für Priester.',
            ],
          }
        : {
            en: [
              '{cell}: {tile}',
              'Counts in a war for the leader of its colour on its side, and is lost with the war.',
            ],
            de: [
              '{cell}: {tile}',
              'Zählt im Krieg für den Anführer seiner Farbe auf seiner Seite und geht mit dem Krieg verloren.',
            ],
          },
    gaps: (match, seen) => ({ ...cellGap(match), ...colorGaps(color, seen) }),
  })),
  {
    thing: onBoard,
    when: ([, cell], { view }) => cellsDrawn(boards[view.options.board], '~').includes(cell!),
    rule: 'TE-7.2',
    words: {
      en: ['{cell}: river', 'Farms go here and nothing else; leaders never.'],
      de: ['{cell}: Fluss', 'Hierhin kommen nur Farmen; Anführer nie.'],
    },
    gaps: cellGap,
  },
  {
    thing: onBoard,
    rule: 'TE-7.2',
    words: {
      en: ['{cell}: land', 'Settlements, temples and markets go here, and leaders beside a temple.'],
      de: ['{cell}: Land', 'Hierhin kommen Siedlungen, Tempel und Märkte, und Anführer neben einen Tempel.'],
    },
    gaps: cellGap,
  },
];
