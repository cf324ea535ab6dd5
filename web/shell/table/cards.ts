// cards.ts - which great moments lie on the table as cards, one after the other, and for how long.
import { preferences, stepTime } from '../preferences';
import type { Store } from '../../kit/store';
import type { TableModel } from './model';
import type { Hold } from './projector';
import type { Sight } from './show';
import { seatsIn, talesSince, type Tale, type TaleForm } from '../../kit/tales';

const cardSteps = 3; // a card about others stays so long
const atAStep = 4; // sentences that are read in one step; more have longer
const mostSteps = 3;

const concerns = (tale: Tale, you: Sight['you']) => typeof you === 'number' && seatsIn(tale).has(you);

export class Cards {
  #timer = 0;
  #waiting: Tale[] = []; // behind the one that lies on the table

  constructor(
    private store: Store<TableModel>,
    private forms: readonly TaleForm[],
  ) {}

  // A great moment of one's own waits until it is read; others' are shown for longer than a step.
  holdOf(sight: Sight): Hold {
    if (sight.arrival.entries.length === 0) return 0;
    const tales = this.#talesOf(sight);
    if (tales.some((tale) => concerns(tale, sight.you))) return 'reader';
    if (tales.length > 0) return cardSteps * tales.length;
    const told = sight.arrival.entries.filter((entry) => !entry.private).length;
    return Math.max(1, Math.min(mostSteps, Math.ceil(told / atAStep)));
  }

  // Another moment is on the screen: its cards, if it has some. Those about others do not stay in the way of one's own turn.
  lay(sight: Sight): void {
    this.#put(this.#talesOf(sight), this.holdOf(sight) === 'reader');
  }

  // The next card, if another one waits; else none is left to be read.
  turnOver(): boolean {
    const isMore = this.#waiting.length > 0;
    this.#put(this.#waiting, true);
    return isMore;
  }

  putAway(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
    if (this.store.value.card) this.store.change({ card: null });
  }

  // A tale of the log, told once more.
  recall(tale: Tale): void {
    this.#put([tale], true);
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #put(tales: readonly Tale[], isRead: boolean): void {
    const [card = null, ...waiting] = tales;
    clearTimeout(this.#timer);
    this.#waiting = waiting;
    if (card !== this.store.value.card) this.store.change({ card });
    if (card && !isRead)
      this.#timer = window.setTimeout(
        () => this.#put(this.#waiting, false),
        cardSteps * stepTime[preferences.value.pace],
      );
  }

  // The great moments that a sight tells of; one's own deed is one only if others or the dice had a part in it.
  #talesOf({ log, arrival, you }: Sight): Tale[] {
    if (arrival.entries.length === 0 || preferences.value.pace === 'off') return [];
    return talesSince(this.forms, log, arrival.first).filter(
      ({ form, entries }) => form.always || entries[0]!.seat !== you,
    );
  }
}
