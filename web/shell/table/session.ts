// session.ts - one open table: keeps the line, takes clicks, sends moves. Screens read its model and call its verbs.
import { painted } from '../../kit/late';
import { hearBuild, loadWhenQuiet } from '../build';
import { preferences } from '../preferences';
import { takePart } from '../parts/numbers';
import { thisTab } from '../storage';
import { Store } from '../../kit/store';
import { talesOf } from '../../kit/tales';
import { api } from '../wire/api';
import { choicesAfter, isComplete, lineOf, pathAfter, prepareNext, type Choice } from '../wire/choices';
import { Connection, LinkLost } from '../wire/connection';
import type { Refused, ServerMessage, Viewer } from '../wire/messages';
import type { Drawing } from './scene';
import {
  emptyModel,
  isPressed,
  logTotal,
  nothingChosen,
  withShow,
  withState,
  type Notice,
  type TableModel,
} from './model';
import { Cards } from './cards';
import { Countdown } from './countdown';
import { Projector } from './projector';
import { inParts, newest, opening, type Show, type Sight } from './show';
import { earlierParts, putIn, trailAfter, type Hand, type Step } from './trail';
import { noticeOf, whyNot } from './why';

const quietAfterChange = 250; // ms: a click meant for the question before must not answer the new one
const hoverDelay = 70;
const closing = /^button\.(pass|done|stop|end(_\w+)?)$/; // as all games name what ends a turn or a part of it

// A finger has no hover: its first tap only shows. A key cannot hit what moved under it.
export type Pointer = 'mouse' | 'touch' | 'key';

export class TableSession {
  readonly store = new Store<TableModel>(emptyModel);
  readonly projector: Projector;
  readonly cards: Cards;
  readonly countdown = new Countdown(this.store, () => this.confirm());
  #connection: Connection;
  #hand: Hand = { takeBack: (steps) => this.takeBack(steps), send: (path) => this.#send(path) };
  #quietUntil = 0;
  #step: Step | null = null; // on its way
  #isAsked = false; // what is being shown answers a message of one's own
  #hoverTimer = 0;
  #stopWatching = loadWhenQuiet(() => this.isIdle);

  // The drawing gives the notation of a thing on screen, to ask why it cannot be chosen.
  constructor(
    private id: string,
    private seat: Viewer,
    private token: string | undefined,
    private drawing: Pick<Drawing, 'write' | 'tales'>,
  ) {
    this.cards = new Cards(this.store, drawing.tales ?? []);
    this.projector = new Projector({
      put: (show) => this.#put(show),
      pace: (asked) => (isPressed(this.store.value, asked, this.seat) ? 'off' : preferences.value.pace),
      hold: (sight) => this.cards.holdOf(sight),
    });
    this.#sitDown();
    this.#connection = new Connection({
      link: (link, retryIn) => this.store.change({ link, retryAt: Date.now() + retryIn }),
      opened: () => this.#open(),
      message: (message) => this.#receive(message),
    });
  }

  close(): void {
    this.projector.close();
    this.cards.close();
    clearTimeout(this.#hoverTimer);
    this.countdown.stop();
    this.#stopWatching();
    this.#connection.close();
  }

  // Nothing is chosen, asked or on its way.
  get isIdle(): boolean {
    const { path, sending, question, undoPending } = this.store.value;
    return path.length === 0 && !sending && !question && !undoPending;
  }

  // Hot-seat: the same device looks from another seat.
  sitAt(seat: Viewer): void {
    this.seat = seat;
    this.#sitDown();
    this.#open();
  }

  #sitDown(): void {
    const { link, table } = this.store.value;
    const since = thisTab.read<number>(this.#sinceKey()) ?? 0;
    const nothing = { ...newest(emptyModel.show), you: this.seat, since };
    this.store.set(withShow({ ...emptyModel, link, table }, opening(nothing)));
  }

  // A click on a thing that carries a target.
  pick(target: string, by: Pointer): void {
    const { lists, path, trail } = this.store.value;
    if ((by !== 'key' && Date.now() < this.#quietUntil) || this.store.value.sending) return;
    if (!lists) return this.#tell({ say: 'table.not_your_turn' });
    if (isComplete(path) && path[path.length - 1]!.target === target) return this.confirm();
    const chosen = pathAfter(lists, path, target);
    if (chosen) return this.chooseOrAsk(chosen, by === 'touch');
    const place = path.length === 0 && earlierParts(trail).find((each) => each.path.at(-1)!.target === target);
    void (place ? putIn(place, this.store, this.#hand) : this.#explain(target));
  }

  // Takes a path of choices; a complete one is previewed, and sent at once if it can be taken back.
  choose(path: Choice[], touch = false): void {
    this.countdown.stop();
    const hints = isComplete(path) ? this.#hintsFor(path) : null;
    this.cards.putAway();
    this.store.change({ ...nothingChosen, path, hints, notice: null });
    if (isComplete(path)) void this.#stage(path, touch);
    else void this.#fetchHints(lineOf(path));
  }

  // Whoever ends the turn while something waits for their yes means, more likely than not, to have done it.
  chooseOrAsk(path: Choice[], touch = false): void {
    const { path: waiting, preview } = this.store.value;
    const waits = isComplete(waiting) && preview?.line === lineOf(waiting);
    if (waits && path.length === 1 && lineOf(path) !== lineOf(waiting) && closing.test(path[0]!.target))
      this.store.change({ question: { ask: 'unconfirmed', waiting, instead: path } });
    else this.choose(path, touch);
  }

  chooseInstead(path: Choice[]): void {
    this.dropQuestion();
    this.choose(path);
  }

  // A whole chain that the drawing wrote; the same once more: send it.
  propose(choice: Choice, by: Pointer): void {
    const { lists, path, sending } = this.store.value;
    if (!lists || sending) return;
    if (isComplete(path) && lineOf(path) === choice.text) return this.confirm();
    this.choose([choice], by === 'touch');
  }

  readonly proposeByTouch = (choice: Choice): void => this.propose(choice, 'touch');

  back(): void {
    const { path } = this.store.value;
    if (path.length === 0) return this.store.change({ notice: null });
    this.backTo(path.length - 1);
  }

  // Asks once more what was answered by the choice at this place of the path.
  backTo(place: number): void {
    const { path, sending } = this.store.value;
    if (!sending) this.choose(path.slice(0, place));
  }

  // Sends what is chosen.
  confirm(): void {
    const { path, sending } = this.store.value;
    this.dropQuestion();
    if (isComplete(path) && !sending) void this.#send(path);
  }

  hover(target: string | null): void {
    clearTimeout(this.#hoverTimer);
    const { lists, path, hovered } = this.store.value;
    if (!lists) return;
    const waits = isComplete(path); // then its preview stays
    const open = choicesAfter(lists, waits ? path.slice(0, -1) : path);
    const found = open.find((choice) => choice.target === target) ?? null;
    if (found === hovered) return;
    this.store.change(waits ? { hovered: found } : { hovered: found, preview: null });
    if (!waits && found?.next === null)
      this.#hoverTimer = window.setTimeout(() => void this.#preview(lineOf([...path, found])), hoverDelay);
  }

  async undo(): Promise<void> {
    const { version, undo, path, sending } = this.store.value;
    if (sending) return;
    if (path.length > 0) return this.back();
    if (undo.steps > 0) await this.#request({ type: 'undo', version, to: 'step' });
  }

  // Takes back so many steps of the draft; false if one could not be.
  async takeBack(steps: number): Promise<boolean> {
    for (let step = 0; step < steps; ++step) {
      const answer = await this.#request({ type: 'undo', version: this.store.value.version, to: 'step' });
      if (answer?.type !== 'state') return false;
    }
    return true;
  }

  askToRestart(): void {
    const { undo, sending } = this.store.value;
    if (undo.turn && !sending) this.store.change({ question: { ask: 'restart' } });
  }

  async restart(): Promise<void> {
    this.dropQuestion();
    await this.#request({ type: 'undo', version: this.store.value.version, to: 'turn' });
  }

  // Shows what would be taken back, before anybody is asked.
  async askToTakeBack(): Promise<void> {
    const { version } = this.store.value;
    const offer = await this.#request({ type: 'look_undo', version });
    const now = this.store.value;
    if (offer?.type !== 'undo_offer' || now.version !== version) return;
    const entries = now.log.entries.slice(Math.max(0, offer.log - now.log.first));
    this.store.change({ question: { ask: 'take_back', entries } });
  }

  dropQuestion(): void {
    if (this.store.value.question) this.store.change({ question: null });
  }

  async askUndo(): Promise<void> {
    this.dropQuestion();
    const answer = await this.#request({ type: 'ask_undo', version: this.store.value.version });
    if (answer?.type === 'ok') this.store.change({ undoPending: true, notice: { say: 'undo.waiting' } });
  }

  async answerUndo(agree: boolean): Promise<void> {
    const asked = this.store.value.undoAsked;
    if (!asked) return;
    this.store.change({ undoAsked: null });
    await this.#request({ type: 'answer_undo', request: asked.request, agree });
  }

  // Entries of the log before those that are here.
  async loadOlder(): Promise<void> {
    const { log, you } = this.store.value;
    const { from, entries } = await api.log(this.id, you, log.first, this.token);
    const now = this.store.value;
    if (now.you !== you || now.log.first !== from + entries.length) return;
    this.projector.change((sight) => ({
      ...sight,
      log: { ...sight.log, first: from, entries: [...entries, ...sight.log.entries] },
    }));
  }

  async chat(text: string): Promise<boolean> {
    return (await this.#request({ type: 'chat', text }))?.type === 'ok';
  }

  async moveNow(seat: number): Promise<void> {
    await this.#request({ type: 'move_now', seat });
  }

  // While the last choice waits for confirmation, its neighbours keep their marks.
  #hintsFor(path: readonly Choice[]) {
    const { hints } = this.store.value;
    return hints?.line === lineOf(path.slice(0, -1)) ? hints : null;
  }

  #sinceKey(): string {
    return `since.${this.id}.${this.seat}`;
  }

  #tell(notice: Notice): void {
    this.store.change({ notice });
  }

  #open(): void {
    const { version, log, you } = this.store.value;
    const known = version !== '' && you === this.seat && log.mark !== '';
    void this.#connection
      .ask({
        type: 'open',
        table: this.id,
        seat: this.seat,
        ...(this.token === undefined ? {} : { token: this.token }),
        ...(known ? { have: { version, log: logTotal(log), mark: log.mark } } : {}),
      })
      .then((answer) => {
        if (answer.type === 'refused') this.store.change({ closed: answer, link: 'closed' });
      })
      .catch(() => undefined); // the line broke again; the next connection opens the table
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case 'hello':
        hearBuild(message.build);
        break;
      case 'table':
        this.#followSeat(message);
        void takePart(message.table);
        this.store.change({ table: message.table, ...(message.chat ? { chat: message.chat } : {}) });
        if (message.table.phase === 'waiting') this.#live(); // there is no position yet
        break;
      case 'state':
        this.#takeState(message);
        break;
      case 'current':
        this.#live();
        break;
      case 'chat':
        this.store.change({ chat: [...this.store.value.chat, message].slice(-500) });
        break;
      case 'thinking':
        this.store.change({ thinking: message });
        break;
      case 'undo_asked':
        this.store.change({ undoAsked: message });
        break;
      case 'undo_answered':
        this.store.change({
          undoAsked: null,
          undoPending: false,
          notice: message.agreed ? null : { say: 'undo.refused' },
        });
        break;
      case 'closing':
        if (message.code === 'revoked') this.store.change({ closed: message }); // after anything else the line comes back
        break;
    }
  }

  // A game that began without its empty seats has numbered the others anew.
  #followSeat({ table, you }: Extract<ServerMessage, { type: 'table' }>): void {
    if (this.store.value.table?.phase !== 'waiting' || table.phase === 'waiting') return;
    this.seat = you;
    this.store.change({ you });
    if (table.seats.some(({ contribution }) => contribution && !contribution.opened))
      this.#tell({ say: 'fair.somebody_without' });
  }

  #takeState(state: Extract<ServerMessage, { type: 'state' }>): void {
    if (state.seat !== this.seat) return; // from the seat sat at before
    const known = newest(this.store.value.show);
    const next = withState(known, state);
    if (!next) return this.#connection.tell({ type: 'resync' });
    const step = state.re === undefined ? null : this.#step;
    if (step) this.#step = null;
    this.store.change({ undoPending: false, trail: trailAfter(this.store.value.trail, next.undo.steps, step) });
    this.#present(known, next, state.re !== undefined);
    thisTab.write(this.#sinceKey(), next.since);
    this.#live();
  }

  // What others do is followed; one's own choice, a step taken back and a table just opened are there at once.
  #present(known: Sight, next: Sight, isAnswer: boolean): void {
    this.#isAsked = isAnswer;
    const isAnother = known.view === null || known.you !== next.you;
    const isTakenBack = next.arrival.first < logTotal(known.log);
    if (!isAnother && next.version === known.version) this.projector.renew(next);
    else if (isAnother || isAnswer || isTakenBack) this.projector.begin(next);
    else for (const part of inParts(next, talesOf(this.drawing.tales ?? [], next.log))) this.projector.follow(part);
    this.#isAsked = false;
  }

  // Another moment is on the screen, or the same with other rights.
  #put(show: Show): void {
    const before = this.store.value;
    const next = withShow(before, show);
    this.store.set(next);
    if (next.arrival !== before.arrival) this.cards.lay(next);
    if (next.lists === before.lists) return;
    this.countdown.stop();
    if (!this.#isAsked && before.prompt && before.prompt.key !== next.prompt?.key)
      this.#quietUntil = Date.now() + quietAfterChange;
    const { lists } = next;
    if (!lists) return;
    if (next.path.length === 0) void this.#fetchHints('');
    void painted().then(() => prepareNext(lists));
  }

  // The card is read: the next one, or the show goes on.
  putCardAway(): void {
    if (!this.cards.turnOver()) this.projector.goOn();
  }

  #live(): void {
    this.store.change({ link: 'live' });
    this.#connection.ready();
  }

  async #stage(path: Choice[], touch: boolean): Promise<void> {
    const line = lineOf(path);
    const preview = await this.#preview(line);
    if (this.store.value.path !== path || this.store.value.sending) return; // chosen otherwise or confirmed meanwhile
    if (!preview || touch) return; // confirmed by hand
    const { confirm } = preferences.value;
    if (!preview.final || confirm === 'off') return void this.#send(path);
    if (confirm !== 'manual') this.countdown.start(Number(confirm));
  }

  async #preview(line: string) {
    const { version } = this.store.value;
    const [answer] = await Promise.all([this.#quietly({ type: 'preview', version, line }), painted()]);
    if (answer?.type !== 'preview' || this.store.value.version !== version) return null;
    const preview = { line, log: answer.log, final: answer.final };
    this.store.change({ preview });
    return preview;
  }

  async #fetchHints(line: string): Promise<void> {
    const { version } = this.store.value;
    const question = { type: 'previews', version, ...(line ? { line } : {}) } as const;
    const [answer] = await Promise.all([this.#quietly(question), painted()]);
    if (answer?.type !== 'previews') return;
    const now = this.store.value;
    if (now.version === version && lineOf(now.path) === line)
      this.store.change({ hints: { line, of: answer.previews } });
  }

  // False if it was not played.
  async #send(path: readonly Choice[]): Promise<boolean> {
    this.countdown.stop();
    const { version, lists } = this.store.value;
    const line = lineOf(path);
    this.store.change({ sending: line, deadline: null, notice: null });
    this.#step = lists && { path, lists };
    const answer = await this.#connection.ask({ type: 'move', version, line }, true).catch(() => null);
    this.store.change({ sending: null });
    if (answer?.type === 'refused') this.#refused(answer);
    return answer?.type === 'state';
  }

  async #explain(target: string): Promise<void> {
    this.#tell(await whyNot(target, this.store.value, this.drawing, (question) => this.#quietly(question)));
  }

  #refused(answer: Refused): void {
    if (answer.code === 'stale') return this.#tell({ say: 'table.changed' });
    this.store.change({ ...nothingChosen });
    this.#tell(noticeOf(answer, answer.code));
  }

  // Asks; a refusal becomes a notice, a broken line a silence that the header explains.
  async #request(message: Parameters<Connection['ask']>[0]): Promise<ServerMessage | null> {
    const answer = await this.#quietly(message);
    if (answer?.type === 'refused') this.#refused(answer);
    return answer;
  }

  async #quietly(message: Parameters<Connection['ask']>[0]): Promise<ServerMessage | null> {
    try {
      return await this.#connection.ask(message);
    } catch (problem) {
      if (problem instanceof LinkLost) return null;
      throw problem;
    }
  }
}
