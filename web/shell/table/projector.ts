// projector.ts - shows one moment after the other, each for as long as the reader's pace gives it. The server never waits.
import { painted } from '../../kit/late';
import { hurriedTime, stepTime, type Pace } from '../preferences';
import {
  append,
  again,
  back,
  backTo,
  changeAll,
  forward,
  isLive,
  newest,
  opening,
  replaceNewest,
  stepsAhead,
  toNewest,
  type Show,
  type Sight,
} from './show';

const crowded = 20; // so many moments ahead, and the rest is shown faster
const eased = 8; // until so few are left

// How long a moment stays: so many steps, or until the reader goes on.
export type Hold = number | 'reader';

interface Needs {
  put(show: Show): void; // what is on the screen has changed
  pace(asked: Sight): Pace; // while this is the newest
  hold(sight: Sight): Hold;
}

export class Projector {
  #show: Show | null = null;
  #timer = 0;
  #restUntil = 0; // the moment on the screen is not replaced before
  #hurried = false;
  #turn = 0; // counts what was put on the screen

  constructor(private needs: Needs) {}

  // Shows this at once and forgets what came before: a table just opened, one's own choice, a step taken back.
  begin(sight: Sight): void {
    this.#put(opening(sight));
  }

  // The newest sight with another question or other rights.
  renew(sight: Sight): void {
    this.#show = replaceNewest(this.#show!, sight);
    this.needs.put(this.#show);
  }

  // What others did waits until what is on the screen has had its time.
  follow(sight: Sight): void {
    const wasLive = isLive(this.#show!);
    this.#show = append(this.#show!, sight);
    if (this.needs.pace(sight) === 'off' || document.hidden) return this.skipAll();
    if (stepsAhead(this.#show) > crowded) this.#hurried = true;
    this.needs.put(this.#show);
    if (wasLive && !this.#show.paused) this.#wait();
  }

  // Every moment at once, as when older entries of the log come.
  change(change: (sight: Sight) => Sight): void {
    if (!this.#show) return;
    this.#show = changeAll(this.#show, change);
    this.needs.put(this.#show);
  }

  skipStep(): void {
    if (this.#show) this.#put({ ...forward(this.#show), paused: false });
  }

  // What is on the screen has been read.
  goOn(): void {
    if (this.#show && !isLive(this.#show)) this.skipStep();
    else this.#restUntil = 0;
  }

  skipAll(): void {
    if (this.#show) this.#put(toNewest(this.#show));
  }

  stepBack(): void {
    if (this.#show) this.#put(back(this.#show));
  }

  // To the moment that told an entry of the log.
  lookAt(number: number): void {
    if (this.#show) this.#put(backTo(this.#show, number));
  }

  watchAgain(): void {
    if (this.#show) this.#put(again(this.#show));
  }

  pause(paused: boolean): void {
    if (!this.#show) return;
    this.#put({ ...this.#show, paused });
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #put(show: Show): void {
    this.#show = show;
    const { pace, hold, put } = this.needs;
    if (stepsAhead(show) <= eased) this.#hurried = false;
    const held = hold(show.moments[show.at]!);
    const step = (this.#hurried ? hurriedTime : stepTime)[pace(newest(show))];
    const turn = ++this.#turn;
    this.#restUntil = held === 0 ? 0 : Infinity;
    put(show);
    if (held === 0) this.#wait();
    else if (held !== 'reader') void painted().then(() => turn === this.#turn && this.#rest(held * step));
  }

  // The moment is on the screen: from now on it is looked at.
  #rest(time: number): void {
    this.#restUntil = Date.now() + time;
    this.#wait();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    const show = this.#show!;
    if (show.paused || isLive(show) || this.#restUntil === Infinity) return;
    const next = () => this.#put(forward(this.#show!));
    const left = this.#restUntil - Date.now();
    if (left <= 0) next();
    else this.#timer = window.setTimeout(next, left);
  }
}
