// model.ts - everything the page knows about an open table, and how a message from the server changes it. Pure.
import { applyPatch } from '../wire/patch';
import type { Choice } from '../wire/choices';
import type { LinkState } from '../wire/connection';
import type {
  ChatLine,
  ChoiceLists,
  Hint,
  LogEntry,
  Phrase,
  SeatNumber,
  Standing,
  StateMessage,
  TableInfo,
  Thinking,
  Undo,
  Viewer,
} from '../wire/messages';
import type { WordKey } from '../words/words';

export interface Log {
  first: number; // number of entries[0]; earlier ones were not loaded
  entries: LogEntry[];
  mark: string;
}

// What the last message told, for animation and announcement.
export interface Arrival {
  number: number;
  first: number; // place of the first entry in the whole log: after an undo, places are told anew
  entries: LogEntry[];
  before: object | null;
}

export type Notice =
  { say: WordKey } | { phrase: Phrase; rule?: string | undefined } | { text: string; rule?: string | undefined };

// What one is asked before it is done.
export type Question =
  | { ask: 'restart' }
  | { ask: 'take_back'; entries: LogEntry[] } // of the log, that would go
  | { ask: 'unconfirmed'; waiting: Choice[]; instead: Choice[] };

export interface Preview {
  line: string;
  log: LogEntry[];
  final: boolean;
}

export interface TableModel {
  link: LinkState;
  retryAt: number;
  closed: { code: string; text: string } | null; // why this table is not shown any more
  table: TableInfo | null;
  you: Viewer;
  view: object | null;
  version: string;
  prompt: Phrase | null;
  deciding: SeatNumber | null;
  lists: ChoiceLists | null;
  log: Log;
  undo: Undo;
  standing: Standing | null;
  chat: ChatLine[];
  arrival: Arrival;
  since: number; // log number at which one's own last turn ended
  thinking: ({ seat: SeatNumber } & Thinking) | null;

  path: Choice[]; // chosen so far
  deadline: number | null; // when a complete path is sent by itself
  hovered: Choice | null;
  preview: Preview | null;
  hints: { line: string; of: Record<string, Hint[]> } | null;
  sending: string | null; // the line on its way
  notice: Notice | null;
  question: Question | null;
  undoAsked: { request: number; seat: SeatNumber; text: Phrase } | null;
  undoPending: boolean;
}

export const emptyModel: TableModel = {
  link: 'connecting',
  retryAt: 0,
  closed: null,
  table: null,
  you: 'spectator',
  view: null,
  version: '',
  prompt: null,
  deciding: null,
  lists: null,
  log: { first: 0, entries: [], mark: '' },
  undo: { steps: 0, turn: false, ask: false },
  standing: null,
  chat: [],
  arrival: { number: 0, first: 0, entries: [], before: null },
  since: 0,
  thinking: null,
  path: [],
  deadline: null,
  hovered: null,
  preview: null,
  hints: null,
  sending: null,
  notice: null,
  question: null,
  undoAsked: null,
  undoPending: false,
};

// What is forgotten when the question changes.
export const nothingChosen = {
  path: [],
  deadline: null,
  hovered: null,
  preview: null,
  hints: null,
} satisfies Partial<TableModel>;

// Whether one has done anything yet in this game.
export const hasMoved = ({ log, you }: TableModel) =>
  log.first > 0 || log.entries.some((entry) => entry.seat === you && !entry.private && !entry.key.endsWith('_began'));

export const logTotal = (log: Log) => log.first + log.entries.length;

export function extendLog(log: Log, { from, entries, mark }: StateMessage['log']): Log {
  if (from < log.first || from > logTotal(log)) return { first: from, entries, mark };
  return { first: log.first, entries: [...log.entries.slice(0, from - log.first), ...entries], mark };
}

// Of the entries that came, those that were not known here: a whole sight tells once more what was told before.
function freshEntries(known: Log, { from, entries }: StateMessage['log']): LogEntry[] {
  if (known.entries.length === 0) return [];
  const same = (entry: LogEntry, at: number) =>
    JSON.stringify(known.entries[from + at - known.first]) === JSON.stringify(entry);
  const first = entries.findIndex((entry, at) => !same(entry, at));
  return first < 0 ? [] : entries.slice(first);
}

// The model after a state, or null if the state builds on a view that is not known here.
export function withState(model: TableModel, state: StateMessage): TableModel | null {
  const sameViewer = model.you === state.seat;
  if (!state.view && (state.base !== model.version || !model.view || !sameViewer)) return null;
  const view = state.view ?? applyPatch(model.view!, state.patch ?? []);
  const known = sameViewer ? model.log : emptyModel.log;
  const log = extendLog(known, state.log);
  const fresh = freshEntries(known, state.log);
  const sameSight = sameViewer && state.version === model.version;
  const finishedMine = sameViewer && model.deciding === model.you && state.deciding !== state.seat;
  return {
    ...model,
    ...nothingChosen,
    you: state.seat,
    view,
    version: state.version,
    prompt: state.prompt,
    deciding: state.deciding,
    lists: state.choices ?? null,
    log,
    undo: state.undo ?? emptyModel.undo,
    standing: state.standing ?? null,
    arrival: sameSight
      ? model.arrival
      : {
          number: model.arrival.number + 1,
          first: logTotal(log) - fresh.length,
          entries: fresh,
          before: sameViewer ? model.view : null,
        },
    since: finishedMine ? logTotal(log) - fresh.length : model.since,
    thinking: null,
    notice: null,
    question: sameSight ? model.question : null,
  };
}
