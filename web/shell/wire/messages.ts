// messages.ts - what the server says and understands (docs/PROTOCOL.md), as types. What drawings look at is in kit/told.ts.
import type { Hint, LogEntry, Phrase, SeatInfo, SeatNumber, Standing, Thinking, Viewer } from '../../kit/told';

export type {
  Argument,
  Hint,
  LogEntry,
  Person,
  Phrase,
  SeatInfo,
  SeatNumber,
  Standing,
  Thinking,
  Viewer,
} from '../../kit/told';

export interface WireChoice {
  text: string;
  target: string;
  label: Phrase;
  part?: string;
  ask?: Phrase;
  next?: number;
  each?: string;
}
export type ChoiceLists = readonly (readonly WireChoice[])[];

// RFC 6902, as far as the server writes it.
export type Patch = readonly (
  | { readonly op: 'add' | 'replace'; readonly path: string; readonly value: unknown }
  | { readonly op: 'remove'; readonly path: string }
)[];

export interface Undo {
  steps: number;
  turn: boolean;
  ask: boolean;
}

export interface TableInfo {
  id: string;
  game: string;
  game_title: string;
  title: string; // what its maker called it, may be empty
  options: Record<string, string>;
  phase: 'waiting' | 'playing' | 'over';
  visible: boolean;
  creator: string;
  created: number;
  undo: 'consent' | 'free' | 'none';
  live: boolean;
  pace?: 'live' | 'slow'; // how long the game waits for who is away
  clock: { initial: number; increment: number } | null;
  seats: SeatInfo[];
  deciding: SeatNumber | null;
  since: number;
  spectators: number;
  commitment: string;
  opening?: { awaits: 'hashes' | 'numbers'; until: number }; // nobody is missing but what people give to chance
  rematch: string | null;
  result: Standing | null;
  waits_for_me?: boolean;
  invited?: SeatNumber; // the open seat that the link one came by is for
  plays?: SeatNumber; // the seat that this link plays, made by its person for another device
}

export interface ChatLine {
  room: 'seats' | 'spectators';
  from: string;
  seat: SeatNumber | null;
  text: string;
  time: number;
}

export interface Me {
  id: string;
  name: string;
  guest: boolean;
  token?: string;
}

export interface GameOption {
  name: string;
  help: string;
  rule: string;
  default: string;
  values?: string[];
  range?: [number, number];
  also?: number;
  published?: string;
}

export interface GameInfo {
  name: string;
  title: string;
  rules_version: number;
  seat_names: string[];
  bots: string[];
  options: GameOption[];
}

export interface NewTable {
  game: string;
  options?: Record<string, string>;
  seats: { kind: 'me' | 'bot' | 'open'; bot?: string; name?: string }[];
  title?: string;
  random_order?: boolean;
  visible?: boolean;
  undo?: 'consent' | 'free' | 'none';
  live?: boolean;
  clock?: { initial: number; increment: number };
  record?: string;
  lines?: number;
  contribution_hash?: string;
}

export interface Created {
  id: string;
  seats: { seat: SeatNumber; link: string | null }[];
  spectator: string;
}

export interface ReplayStep {
  patch: Patch;
  log: LogEntry[];
  prompt: Phrase;
  lines?: number | null;
}
export interface Replay {
  from: number;
  total: number;
  view: object;
  steps: ReplayStep[];
}

export interface Analysis {
  state: 'none' | 'running' | 'done';
  done: number;
  total: number;
  by: string;
  chances: (number[] | null)[];
  moves: {
    step: number;
    seat: SeatNumber;
    line: string;
    drop: number;
    chance: number;
    better: { line: string; chance: number }[];
  }[];
  luck: { step: number; change: number[] }[]; // what each draw changed
}

export interface StateMessage {
  type: 'state';
  re?: string;
  seat: Viewer;
  version: string;
  base?: string;
  view?: object;
  patch?: Patch;
  prompt: Phrase;
  deciding: SeatNumber | null;
  choices?: ChoiceLists;
  log: { from: number; total: number; mark: string; entries: LogEntry[] };
  undo?: Undo;
  standing?: Standing;
}

export interface Refused {
  type: 'refused';
  re?: string;
  code: string;
  text: string;
  rule?: string;
  phrase?: Phrase;
}
export interface PreviewAnswer {
  type: 'preview';
  re: string;
  log: LogEntry[];
  final: boolean;
}
export interface PreviewsAnswer {
  type: 'previews';
  re: string;
  previews: Record<string, Hint[]>;
}
export interface WhyAnswer {
  type: 'why';
  re: string;
  legal: boolean;
  text: string;
  rule?: string;
  phrase?: Phrase;
}

export type ServerMessage =
  | { type: 'hello'; protocol: number; build: string; me: Me | null }
  | { type: 'table'; table: TableInfo; you: Viewer; chat?: ChatLine[] }
  | StateMessage
  | { type: 'current'; re?: string; version: string }
  | { type: 'ok'; re: string }
  | Refused
  | PreviewAnswer
  | PreviewsAnswer
  | WhyAnswer
  | ({ type: 'chat' } & ChatLine)
  | { type: 'undo_offer'; re: string; log: number }
  | { type: 'undo_asked'; request: number; seat: SeatNumber; text: Phrase }
  | { type: 'undo_answered'; request: number; agreed: boolean }
  | ({ type: 'thinking'; seat: SeatNumber } & Thinking)
  | { type: 'closing'; code: string; text: string };

export type ClientMessage =
  | {
      type: 'open';
      id: string;
      table: string;
      seat: Viewer;
      token?: string;
      have?: { version: string; log: number; mark: string };
    }
  | { type: 'move'; id: string; version: string; line: string }
  | { type: 'undo'; id: string; version: string; to: 'step' | 'turn' }
  | { type: 'look_undo'; id: string; version: string }
  | { type: 'ask_undo'; id: string; version: string }
  | { type: 'answer_undo'; id: string; request: number; agree: boolean }
  | { type: 'preview'; id: string; version: string; line: string }
  | { type: 'previews'; id: string; version: string; line?: string }
  | { type: 'why'; id: string; line: string; thing?: string }
  | { type: 'chat'; id: string; text: string }
  | { type: 'move_now'; id: string; seat: SeatNumber }
  | { type: 'resync' };
