// told.ts - what a table is told, as far as drawings look at it: sentences, seats, choices, what has just happened.

export type SeatNumber = number;
export type Viewer = SeatNumber | 'spectator';

export type Argument = readonly [id: string, word: string];

// A sentence by key and arguments; `text` is the English pattern.
export interface Phrase {
  key: string;
  text: string;
  args?: Record<string, Argument>;
}

export interface LogEntry extends Phrase {
  seat: SeatNumber | null;
  private?: true;
}

export interface Standing {
  ending: string;
  ranks: number[];
  scores?: number[];
}

export interface Person {
  id: string;
  name: string;
  here: boolean;
}

export interface Thinking {
  since: number;
  budget: number;
}

// A connection that has one's seat open, by what it says it is.
export interface Device {
  name: string;
  since: number;
  this: boolean;
}

// What a seat gives to chance: its hash before the game, the number when everybody's is open.
export interface Contribution {
  hash: string;
  opened: boolean;
  number: string | null;
}

export interface SeatInfo {
  seat: SeatNumber;
  name: string;
  kind: 'open' | 'person' | 'bot';
  person: Person | null;
  bot: string | null;
  mine: boolean;
  resigned: boolean;
  clock?: number | null;
  thinking?: Thinking | null;
  away?: { since: number; until: number }; // the game waits; from then on the host may let a bot go on
  devices?: Device[]; // of one's own seat
  contribution?: Contribution;
}

export type Hint = readonly [key: string, args: Record<string, string>];

export interface Choice {
  text: string; // empty if said only with what is chosen after it
  target: string;
  label: Phrase;
  part?: string | undefined; // of what whole it is a part, whose parts may be chosen in any order
  ask?: Phrase | undefined; // what is asked next; none if that is the question it answers, once more
  next: number | readonly Choice[] | null; // the list that follows; null: the chain is complete
}

// What the last message told, for animation and announcement.
export interface Arrival {
  number: number;
  first: number; // place of the first entry in the whole log: after an undo, places are told anew
  entries: LogEntry[];
  before: object | null;
}

export interface Preview {
  line: string;
  log: LogEntry[];
  final: boolean;
}
