// api.ts - the lobby over HTTP. Every call answers with its value or throws a Trouble that people can read.
import type { Analysis, Created, GameInfo, LogEntry, Me, NewTable, Replay, TableInfo, Viewer } from './messages';

export class Trouble extends Error {
  constructor(
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

async function call(method: string, path: string, body?: object, token?: string): Promise<Response> {
  const headers: Record<string, string> = {};
  if (body) headers['Content-Type'] = 'application/json';
  if (token) headers['Link-Token'] = token;
  const request: RequestInit = { method, headers, credentials: 'same-origin' };
  if (body) request.body = JSON.stringify(body);
  const answer = await fetch(path, request).catch(() => {
    throw new Trouble('offline', 'the server does not answer');
  });
  if (answer.ok) return answer;
  const told = (await answer.json().catch(() => null)) as { error?: { code: string; text: string } } | null;
  throw new Trouble(told?.error?.code ?? String(answer.status), told?.error?.text ?? answer.statusText);
}

async function json<T>(method: string, path: string, body?: object, token?: string): Promise<T> {
  return (await (await call(method, path, body, token)).json()) as T;
}

export type TableList = 'mine' | 'open' | 'live' | 'over';
export type ReplayViewer = Viewer | 'omniscient';

export const api = {
  games: () => json<{ games: GameInfo[] }>('GET', '/api/games').then((answer) => answer.games),
  rules: (game: string) => call('GET', `/api/games/${game}/rules`).then((answer) => answer.text()),
  me: () => json<Me | null>('GET', '/api/me'), // null: nobody is signed in
  name: (name: string) => json<Me>('POST', '/api/me', { name }),
  account: (name: string, password: string) => json<Me>('POST', '/api/account', { name, password }),
  login: (name: string, password: string) => json<Me>('POST', '/api/login', { name, password }),
  logout: () => json('POST', '/api/logout', {}),
  password: (old: string, fresh: string) => json<Me>('POST', '/api/password', { old, new: fresh }),
  tables: (list: TableList, most?: number) =>
    json<{ tables: TableInfo[] }>('GET', `/api/tables?list=${list}${most === undefined ? '' : `&most=${most}`}`).then(
      (answer) => answer.tables,
    ),
  create: (table: NewTable) => json<Created>('POST', '/api/tables', table),
  table: (id: string, token?: string) => json<TableInfo>('GET', `/api/tables/${id}`, undefined, token),
  sit: (id: string, body: { token?: string; seat?: number; name?: string; contribution_hash?: string }) =>
    json<{ seat: number }>('POST', `/api/tables/${id}/sit`, body),
  contribute: (
    id: string,
    body: { seat: number; contribution_hash: string } | { seat: number; contribution: string },
  ) => json('POST', `/api/tables/${id}/contribute`, body),
  seatName: (id: string, seat: number, name: string) => json('POST', `/api/tables/${id}/name`, { seat, name }),
  // Without waiting for the open seats: a bot plays them, or they are taken away.
  start: (id: string, bot?: string) => json('POST', `/api/tables/${id}/start`, bot === undefined ? {} : { bot }),
  leave: (id: string, seat: number) => json('POST', `/api/tables/${id}/leave`, { seat }),
  bot: (id: string, seat: number, bot: string | null) => json('POST', `/api/tables/${id}/bot`, { seat, bot }),
  resign: (id: string, seat: number) => json('POST', `/api/tables/${id}/resign`, { seat }),
  link: (id: string, body: { seat: number } | { spectator: true }) =>
    json<{ link: string }>('POST', `/api/tables/${id}/links`, body),
  rematch: (id: string) => json<Created>('POST', `/api/tables/${id}/rematch`, {}),
  notes: (id: string, seat: number) => json<{ text: string }>('GET', `/api/tables/${id}/notes?seat=${seat}`),
  writeNotes: (id: string, seat: number, text: string) => json('PUT', `/api/tables/${id}/notes`, { seat, text }),
  log: (id: string, seat: Viewer, before: number, token?: string) =>
    json<{ from: number; entries: LogEntry[] }>(
      'GET',
      `/api/tables/${id}/log?seat=${seat}&before=${before}`,
      undefined,
      token,
    ),
  replay: (id: string, seat: ReplayViewer, from: number, token?: string) =>
    json<Replay>('GET', `/api/tables/${id}/replay?seat=${seat}&from=${from}`, undefined, token),
  record: (id: string, token?: string) =>
    call('GET', `/api/tables/${id}/record`, undefined, token).then((answer) => answer.text()),
  analysis: (id: string, token?: string) => json<Analysis>('GET', `/api/tables/${id}/analysis`, undefined, token),
  analyse: (id: string, token?: string) => json<Analysis>('POST', `/api/tables/${id}/analysis`, {}, token),
};

// The person of this browser; a guest is made the first time one is needed.
export async function ensureMe(guest: string): Promise<Me> {
  return (await api.me()) ?? (await api.name(guest));
}
