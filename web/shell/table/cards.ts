// cards.ts - which great moment lies on the table as a card, and for how long.
import { preferences, stepTime } from '../preferences';
import type { Store } from '../../kit/store';
import type { TableModel } from './model';
import type { Hold } from './projector';
import type { Sight } from './show';
import { seatsIn, taleSince, type Tale, type TaleForm } from '../../kit/tales';

const cardSteps = 3; // a card about others stays so long

export class Cards {
  #timer = 0;

  constructor(
    private store: Store<TableModel>,
    private forms: readonly TaleForm[],
  ) {}

  // A great moment of one's own waits until it is read; others' are shown for longer than a step.
  holdOf(sight: Sight): Hold {
    if (sight.arrival.entries.length === 0) return 0;
    const tale = this.#taleOf(sight);
    if (!tale) return 1;
    return typeof sight.you === 'number' && seatsIn(tale).has(sight.you) ? 'reader' : cardSteps;
  }

  // Another moment is on the screen: its card, if it has one. A card about others does not stay in the way of one's own turn.
  lay(sight: Sight): void {
    clearTimeout(this.#timer);
    this.store.change({ card: this.#taleOf(sight) });
    const hold = this.holdOf(sight);
    if (hold !== 'reader')
      this.#timer = window.setTimeout(() => this.putAway(), hold * stepTime[preferences.value.pace]);
  }

  putAway(): void {
    clearTimeout(this.#timer);
    if (this.store.value.card) this.store.change({ card: null });
  }

  // A tale of the log, told once more.
  recall(tale: Tale): void {
    clearTimeout(this.#timer);
    this.store.change({ card: tale });
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  // The great moment that a sight tells of; one's own deed is one only if others or the dice had a part in it.
  #taleOf({ log, arrival, you }: Sight): Tale | null {
    if (arrival.entries.length === 0 || preferences.value.pace === 'off') return null;
    const tale = taleSince(this.forms, log, arrival.first);
    if (!tale) return null;
    const isOwn = tale.entries[0]!.seat === you;
    return isOwn && !tale.form.always ? null : tale;
  }
}
