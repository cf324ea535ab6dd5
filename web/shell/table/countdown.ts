// countdown.ts - until a choice that waits for its yes is sent by itself.
import type { Store } from '../../kit/store';
import type { TableModel } from './model';

const tick = 250; // ms

export class Countdown {
  #timer = 0;
  #paused = false;

  constructor(
    private store: Store<TableModel>,
    private over: () => void,
  ) {}

  start(seconds: number): void {
    this.store.change({ deadline: Date.now() + seconds * 1000 });
    this.#tick();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  // It waits while the page is not looked at.
  pause(paused: boolean): void {
    this.#paused = paused;
  }

  #tick(): void {
    const { deadline } = this.store.value;
    if (deadline === null) return;
    if (this.#paused) this.store.change({ deadline: deadline + tick });
    if ((this.store.value.deadline ?? 0) <= Date.now()) return this.over();
    this.#timer = window.setTimeout(() => this.#tick(), tick);
  }
}
