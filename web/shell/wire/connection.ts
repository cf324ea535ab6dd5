// connection.ts - one WebSocket that comes back by itself. Questions get their answer or a failure; moves are sent again
// after a break with the same id, which the server plays only once.
import type { ClientMessage, ServerMessage } from './messages';

export type LinkState = 'connecting' | 'live' | 'lost' | 'closed';

export interface ConnectionEvents {
  link(state: LinkState, retryIn: number): void;
  opened(): void; // a fresh socket: say which table
  message(message: ServerMessage): void;
}

type Question = Extract<ClientMessage, { id: string }>;
type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;

interface Waiting {
  message: Question;
  resend: boolean;
  answer(message: ServerMessage): void;
  fail(): void;
}

export class LinkLost extends Error {}

const firstRetry = 400;
const longestRetry = 8000;
const silenceBeforeProbe = 40_000;
const probePatience = 5000;

let questions = 0;
const prefix = crypto.getRandomValues(new Uint32Array(1))[0]!.toString(36);
const freshId = () => `${prefix}.${(++questions).toString(36)}`;

export class Connection {
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #retry = firstRetry;
  #timer = 0;
  #heard = 0;
  #ended = false;
  #ready = false;

  constructor(private events: ConnectionEvents) {
    addEventListener('online', this.#reconnectNow);
    document.addEventListener('visibilitychange', this.#probe);
    this.#connect();
  }

  // Asks and waits for the answer. With `resend` a break of the line only delays the answer.
  ask(message: WithoutId<Question>, resend = false): Promise<ServerMessage> {
    const question: Question = { ...message, id: freshId() };
    return new Promise((answer, reject) => {
      if (!this.#ready && !resend && question.type !== 'open') return reject(new LinkLost());
      this.#waiting.set(question.id, { message: question, resend, answer, fail: () => reject(new LinkLost()) });
      if (this.#ready || question.type === 'open') this.#transmit(question); // else with the others, when the table is open
    });
  }

  tell(message: ClientMessage): void {
    this.#transmit(message);
  }

  // The table is open on this socket: what was asked before is sent. May be said again with every message.
  ready(): void {
    if (this.#ready) return;
    this.#ready = true;
    for (const { message, resend } of this.#waiting.values()) if (resend) this.#transmit(message);
  }

  close(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    removeEventListener('online', this.#reconnectNow);
    document.removeEventListener('visibilitychange', this.#probe);
    this.#socket?.close();
    for (const waiting of this.#waiting.values()) waiting.fail();
    this.#waiting.clear();
  }

  #transmit(message: ClientMessage) {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #connect() {
    this.events.link('connecting', 0);
    const socket = new WebSocket(
      `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`,
      'ozymandias.1',
    );
    this.#socket = socket;
    socket.onopen = () => {
      this.#heard = Date.now();
      this.events.opened();
    };
    socket.onmessage = (event) => this.#receive(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost();
    };
  }

  #receive(message: ServerMessage) {
    this.#heard = Date.now();
    this.#retry = firstRetry;
    if (message.type === 'closing' && message.code === 'revoked') this.#ended = true;
    const re = 're' in message ? message.re : undefined;
    const waiting = re === undefined ? undefined : this.#waiting.get(re);
    if (re !== undefined) this.#waiting.delete(re); // it is answered, whatever the message leads to
    this.events.message(message);
    waiting?.answer(message);
  }

  #lost() {
    this.#socket = null;
    this.#ready = false;
    for (const [id, waiting] of this.#waiting) {
      if (waiting.resend) continue;
      this.#waiting.delete(id);
      waiting.fail();
    }
    if (this.#ended) return this.events.link('closed', 0);
    this.events.link('lost', this.#retry);
    this.#timer = window.setTimeout(() => this.#connect(), this.#retry);
    this.#retry = Math.min(this.#retry * 2, longestRetry);
  }

  #reconnectNow = () => {
    if (this.#socket || this.#ended) return;
    clearTimeout(this.#timer);
    this.#retry = firstRetry;
    this.#connect();
  };

  // A sleeping laptop wakes with a socket that looks open and is dead.
  #probe = () => {
    if (document.hidden || !this.#socket || Date.now() - this.#heard < silenceBeforeProbe) return;
    const asked = Date.now();
    this.tell({ type: 'resync' });
    window.setTimeout(() => {
      if (this.#heard < asked) this.#socket?.close();
    }, probePatience);
  };
}
