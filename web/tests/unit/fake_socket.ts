// fake_socket.ts - a WebSocket for tests without a browser: what the page sends is kept, what the server says is told by hand.
import { afterEach, beforeEach, vi } from 'vitest';

export interface Sent {
  type: string;
  id: string;
}

export class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: Sent[] = [];
  onopen = () => {};
  onclose = () => {};
  onmessage: (event: { data: string }) => void = () => {};
  constructor() {
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as Sent);
  }
  close() {
    this.onclose();
  }
  open() {
    this.readyState = FakeSocket.OPEN;
    this.onopen();
  }
  tell(message: object) {
    this.onmessage({ data: JSON.stringify(message) });
  }
  sentOf(type: string) {
    return this.sent.filter((message) => message.type === type);
  }
}

export const latest = () => FakeSocket.all[FakeSocket.all.length - 1]!;

// What the page finds in a browser, as far as a connection needs it.
export function inFakeBrowser(): void {
  beforeEach(() => {
    FakeSocket.all = [];
    vi.useFakeTimers();
    const listening = { addEventListener: () => {}, removeEventListener: () => {} };
    const globals = { ...listening, WebSocket: FakeSocket, location: { protocol: 'http:', host: 'here' } };
    for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
    vi.stubGlobal('window', { setTimeout, setInterval });
    vi.stubGlobal('requestAnimationFrame', (frame: () => void) => setTimeout(frame, 1));
    vi.stubGlobal('document', { ...listening, hidden: false });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}
