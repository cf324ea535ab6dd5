// random_play.ts - random games over the page's own line: one person in all seats, who chooses through the page's tree of
// choices. The same seed plays the same game.
import type { Page } from 'playwright-core';
import { choicesIn, isComplete, lineOf, type Choice } from '../../shell/wire/choices';
import type { ChoiceLists, ServerMessage, StateMessage, TableInfo } from '../../shell/wire/messages';
import { address, call, visitor } from './browser';
import type { GameName } from './records';

type Answer = ServerMessage & { re?: string };

// In the page, whose address the server asks for: sends a message and waits for what answers it.
async function speak(message: object): Promise<Answer[]> {
  const here = window as never as { line?: WebSocket; heard: Answer[]; answered: () => void };
  if (!here.line) {
    here.heard = [];
    const line = new WebSocket(`${location.origin.replace('http', 'ws')}/ws`, 'ozymandias.1');
    line.onmessage = ({ data }) => {
      here.heard.push(JSON.parse(data as string) as Answer);
      here.answered();
    };
    here.answered = () => undefined;
    await new Promise((opened) => (line.onopen = opened));
    here.line = line;
  }
  const { id } = message as { id: string };
  const answer = new Promise<void>((resolve) => {
    here.answered = () => void (here.heard.some(({ re }) => re === id) && resolve());
  });
  here.line.send(JSON.stringify(message));
  await answer;
  return here.heard.splice(0);
}

export class RandomGame {
  #asked = 0;
  #page!: Page;
  #table = '';
  #lists: ChoiceLists = [];
  state!: StateMessage; // as the seat sees it that decides

  constructor(
    private game: GameName,
    private number: number, // where its random numbers stand
  ) {}

  async sitDown(): Promise<void> {
    this.#page = await visitor();
    await this.#page.goto(`${address}/healthz`);
    await call(this.#page, 'POST', '/api/me', { name: 'Anna' });
    const players = this.game === 'after_the_flood' || this.number % 2 ? 3 : 4;
    const seats = Array.from({ length: players }, (_, seat) => ({ kind: 'me', name: `N${seat}` }));
    const wish = { game: this.game, options: { players: String(players) }, seats, seed: this.number };
    this.#table = (await call<TableInfo>(this.#page, 'POST', '/api/tables', wish)).id;
    await this.#lookFrom(0);
  }

  get lists(): ChoiceLists {
    return this.#lists;
  }

  // Whole chains as people put them together, each drawn anew.
  drawPath(): Choice[] {
    const path: Choice[] = [];
    for (let at = 0; !isComplete(path);) {
      const choices = choicesIn(this.#lists, at).filter(({ next }) => next === null || typeof next === 'number');
      const choice = choices[this.#below(choices.length)]!;
      path.push(choice);
      at = Number(choice.next);
    }
    return path;
  }

  // False once the game is over.
  async play(path: readonly Choice[]): Promise<boolean> {
    this.#hear(await this.#ask({ type: 'move', version: this.state.version, line: lineOf(path) }));
    const { deciding, seat } = this.state;
    if (deciding !== null && deciding !== seat) await this.#lookFrom(deciding);
    return deciding !== null;
  }

  shuffled<Thing>(things: readonly Thing[]): Thing[] {
    const out = [...things];
    for (let at = out.length - 1; at > 0; --at) {
      const other = this.#below(at + 1);
      [out[at], out[other]] = [out[other]!, out[at]!];
    }
    return out;
  }

  async #lookFrom(seat: number): Promise<void> {
    this.#hear(await this.#ask({ type: 'open', table: this.#table, seat }));
    const { deciding } = this.state;
    if (deciding !== null && deciding !== seat) await this.#lookFrom(deciding);
  }

  #ask = (message: object) => this.#page.evaluate(speak, { id: String(++this.#asked), ...message });

  #hear(answers: readonly Answer[]): void {
    for (const answer of answers) {
      if (answer.type === 'refused') throw new Error(`${this.game}: ${answer.text}`);
      if (answer.type === 'state') this.state = answer;
    }
    this.#lists = this.state.choices ?? [];
  }

  #below(limit: number): number {
    this.number = (Math.imul(this.number, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((this.number / 2 ** 32) * limit);
  }
}
