// model.ts - everything the page knows about an open table, and how a message from the server changes it. Pure.
import type { Preview } from '../../kit/told';
import { applyPatch } from '../wire/patch';
import type { Choice } from '../wire/choices';
import type { LinkState } from '../wire/connection';
import type {
  ChatLine,
  Hint,
  LogEntry,
  Phrase,
  SeatNumber,
  StateMessage,
  TableInfo,
  Thinking,
  Viewer,
} from '../wire/messages';
import type { WordKey } from '../words/words';
import type { Tale } from '../../kit/tales';
import { noTrail, type Trail } from './trail';
import { emptyUndo, opening, shown, type Log, type Show, type Sight } from './show';

export type Notice =
  { say: WordKey } | { phrase: Phrase; rule?: string | undefined } | { text: string; rule?: string | undefined };

// What one is asked before it is done.
export type Question =
  | { ask: 'restart' }
  | { ask: 'take_back'; entries: LogEntry[] } // of the log, that would go
  | { ask: 'unconfirmed'; waiting: Choice[]; instead: Choice[] };

// The sight is the one on the screen; `show` knows those that follow it.
export interface TableModel extends Sight {
  link: LinkState;
  retryAt: number;
  closed: { code: string; text: string } | null; // why this table is not shown any more
  table: TableInfo | null;
  chat: ChatLine[];
  show: Show;
  card: Tale | null; // a great moment, until it is read
  thinking: ({ seat: SeatNumber } & Thinking) | null;

  trail: Trail; // sent so far
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

const emptySight: Sight = {
  you: 'spectator',
  view: null,
  version: '',
  prompt: null,
  deciding: null,
  lists: null,
  log: { first: 0, entries: [], mark: '' },
  undo: emptyUndo,
  standing: null,
  arrival: { number: 0, first: 0, entries: [], before: null },
  since: 0,
};

export const emptyModel: TableModel = {
  ...emptySight,
  link: 'connecting',
  retryAt: 0,
  closed: null,
  table: null,
  chat: [],
  show: opening(emptySight),
  card: null,
  thinking: null,
  trail: noTrail,
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

const hardlyAnyTime = 30; // s on one's own clock

// Whoever has hardly any time left wants to answer, not to watch.
export function isPressed({ table }: TableModel, { deciding }: Sight, own: Viewer): boolean {
  const mine = table?.seats.find(({ seat }) => seat === deciding && seat === own);
  return mine?.clock != null && mine.clock - (Date.now() / 1000 - table!.since) < hardlyAnyTime;
}

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

// The sight after a state, or null if the state builds on a view that is not known here.
export function withState(known: Sight, state: StateMessage): Sight | null {
  const sameViewer = known.you === state.seat;
  if (!state.view && (state.base !== known.version || !known.view || !sameViewer)) return null;
  const view = state.view ?? applyPatch(known.view!, state.patch ?? []);
  const told = sameViewer ? known.log : emptySight.log;
  const log = extendLog(told, state.log);
  const fresh = freshEntries(told, state.log);
  const finishedMine = sameViewer && known.deciding === known.you && state.deciding !== state.seat;
  return {
    you: state.seat,
    view,
    version: state.version,
    prompt: state.prompt,
    deciding: state.deciding,
    lists: state.choices ?? null,
    log,
    undo: state.undo ?? emptyUndo,
    standing: state.standing ?? null,
    arrival:
      sameViewer && state.version === known.version
        ? known.arrival
        : {
            number: known.arrival.number + 1,
            first: logTotal(log) - fresh.length,
            entries: fresh,
            before: sameViewer ? known.view : null,
          },
    since: finishedMine ? logTotal(log) - fresh.length : known.since,
  };
}

// The model with this of the show on the screen. Another moment leaves nothing chosen, asked or said about the one before.
export function withShow(model: TableModel, show: Show): TableModel {
  const sight = shown(show);
  const sameMoment = sight.version === model.version && sight.you === model.you;
  const kept = sameMoment && sight.lists !== null;
  return {
    ...model,
    ...sight,
    show,
    ...(kept ? {} : { ...nothingChosen, notice: null }),
    thinking: sameMoment ? model.thinking : null,
    question: sameMoment ? model.question : null,
  };
}
