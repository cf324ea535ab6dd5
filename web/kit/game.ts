// game.ts - what the shell asks of a game's drawing: pure functions from a view to elements. A thing that can be chosen
// carries its target as `data-target`; clicks, keys and rules are no concern of a drawing.
import type { VNode } from 'preact';
import type { Guide } from './about';
import type { RecapForm } from './recap';
import type { CardWords, Language } from './languages';
import type { Speaker } from './speech';
import type { TaleForm } from './tales';
import type { Arrival, Choice, Hint, LogEntry, Preview, SeatInfo, Standing, Viewer } from './told';

export type Outlines = 'off' | 'faint' | 'full';

// Everything a drawing may look at.
export interface Scene<View> {
  view: View;
  you: Viewer;
  seats: SeatInfo[];
  speaker: Speaker;
  outlines: Outlines;
  path: readonly Choice[]; // chosen so far
  lit: ReadonlyMap<string, Choice>; // by target: what may be chosen next
  hints: Readonly<Record<string, Hint[]>>; // by a choice's text: what would follow at once
  hovered: Choice | null; // under the pointer or the focus, if it may be chosen
  ghost: Choice | null; // about to be chosen: hovered, or waiting for confirmation
  preview: Preview | null;
  arrival: Arrival;
  pointed: readonly string[]; // ids named by the log line under the pointer
  propose(choice: Choice): void; // puts a line of the drawing's own making forward: shown, and sent after a yes; the same again is a yes
}

export type Draw<Props> = (props: Props) => VNode | null;

export interface GameDrawing<View = never> {
  Board: Draw<{ scene: Scene<View> }>;
  Hand?: Draw<{ scene: Scene<View> }>; // below the board, the sheet on a phone
  Rail?: Draw<{ scene: Scene<View> }>; // beside the board
  Overlay?: Draw<{ scene: Scene<View> }>; // over the board while something is decided
  Panel?: Draw<{ scene: Scene<View>; seat: number }>; // in a player's panel
  Final?: Draw<{ scene: Scene<View>; standing: Standing }>; // table at the end
  MiniMap?: Draw<{ scene: Scene<View> }>;
  Icon?: Draw<{ entry: LogEntry }>; // of a log line
  draws(target: string): boolean; // whether Board, Hand or Overlay show it; the shell makes buttons of the rest
  write(target: string, view: View): string | null; // notation of a thing that was clicked, to ask why not
  chips(view: View, language: Language): string[]; // facts for the header
  gain?(entry: LogEntry): { seat: number; text: string } | null; // points, shown at the right edge of the log
  primer?: readonly string[]; // how the game goes, in a few sentences for somebody new to it
  guide?(): Promise<Guide<View>>; // what each thing is, fetched when somebody first asks
  tales?: readonly TaleForm[]; // what of the log belongs together, and is told on a card when it ends
  recap?: RecapForm; // what of the log tells somebody what they lost and gained
  seatsBySign?: boolean; // seats shown by sign alone, because pieces own the colours
  sprite?: string; // symbols, put into the page once
}

// What the front page and the form of a new table say of a game, known before its drawing is loaded.
export interface GameCard {
  name: string;
  emblem: string; // class of its colours
  signs: readonly string[]; // seat signs in the order of seats
  opponents: number; // bots in "play now"
  words: CardWords;
  load: (() => Promise<GameDrawing>) | null; // null: no drawing yet, played by text
}

export const signs = ['urn', 'lion', 'bull', 'bow', 'ibis', 'scorpion'] as const;
