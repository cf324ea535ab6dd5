// about.ts - what a thing on the table is: a game's guide says it in rows, one for each kind of thing that can be lit up or drawn.
// Pure, and fetched with its words when somebody first asks.
import { fillGaps, type Speaker, type Values } from './speech';
import type { Viewer } from './told';

// What a guide may look at.
export interface Looked<View> {
  view: View;
  you: Viewer;
  speaker: Speaker;
}

export interface About {
  name: string;
  text: string; // what it does, in a sentence or two
  now: readonly string[]; // its numbers as they stand
  rule: string;
}

type Said = readonly [name: string, text: string];

export interface ThingForm<View> {
  thing: RegExp; // of the whole id: a target, a symbol of the sprite, or what a drawing marks with data-about
  when?(match: RegExpExecArray, looked: Looked<View>): boolean; // else the rows below are asked
  rule: string;
  words: { en: Said; de: Said };
  gaps?(match: RegExpExecArray, looked: Looked<View>): Values; // of the words
  now?(match: RegExpExecArray, looked: Looked<View>): readonly string[];
}

export interface Guide<View = never> {
  about(thing: string, looked: Looked<View>): About | null;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

// The first row that fits a thing speaks of it.
export const guideOf = <View>(forms: readonly ThingForm<View>[]): Guide<View> => ({
  about(thing, looked) {
    for (const form of forms) {
      const match = form.thing.exec(thing);
      if (!match || !(form.when?.(match, looked) ?? true)) continue;
      const values = form.gaps?.(match, looked);
      const said = form.words[looked.speaker.language as 'en'] as Said | undefined;
      const [name, text] = (said ?? form.words.en).map((words) => fillGaps(words, values)) as [string, string];
      return { name: capital(name), text: capital(text), now: form.now?.(match, looked) ?? [], rule: form.rule };
    }
    return null;
  },
});

// Things that need no more than their words.
export const plainThings = <View>(
  rows: readonly (readonly [thing: string, rule: string, en: Said, de: Said])[],
): ThingForm<View>[] =>
  rows.map(([thing, rule, en, de]) => ({ thing: new RegExp(`^${thing}$`), rule, words: { en, de } }));

// The symbols of a sprite, in its order.
export const symbolsIn = (sprite: string): string[] =>
  [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id!);
