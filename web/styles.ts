// styles.ts - whose styles hold where, decided when the page is built: a game's on its own tables alone, those of plain pages
// nowhere on a stage. No sheet can then reach what it was not written for, whichever other sheets the browser has loaded.
import { AtRule, type Plugin, type Root, type Rule } from 'postcss';
import { measured } from './kit/screens.ts';

const drawn = /\/games\/([a-z_]+)\/[^/]+\.css$/;
const ofPages = /\/shell\/style\/(?:pages|front)\.css$/;

// Where the rules of a sheet hold, as a condition that adds no weight; null: everywhere.
export function whereHolds(file: string): string | null {
  const game = drawn.exec(file)?.[1];
  if (game) return `:where([data-game="${game}"], [data-game="${game}"] *)`;
  return ofPages.test(file) ? ':where(:not(.stage *))' : null;
}

// The condition belongs to the thing itself, not to what stands around it, and before a pseudo-element.
export function held(selector: string, condition: string): string {
  const pseudo = selector.indexOf('::');
  return pseudo < 0 ? selector + condition : selector.slice(0, pseudo) + condition + selector.slice(pseudo);
}

// Names of animations hold everywhere, so a game's begin with its own name; it has no others, as of fonts.
function checkNames({ name, params }: AtRule, game: string): void {
  if (['media', 'container', 'supports'].includes(name)) return;
  if (name !== 'keyframes') throw new Error(`@${name} of a game would hold everywhere`);
  if (!params.startsWith(`${game}-`)) throw new Error(`@keyframes of a game begin with "${game}-"`);
}

// Puts measures in the place of screens' names, and checks what a game names.
function readAtRule(rule: AtRule, game: string | undefined): void {
  try {
    if (game) checkNames(rule, game);
    if (rule.name === 'media') rule.params = measured(rule.params);
  } catch (problem) {
    throw rule.error((problem as Error).message);
  }
}

const isFrame = ({ parent }: Rule) => parent instanceof AtRule && parent.name === 'keyframes';

function hold(sheet: Root, condition: string): void {
  sheet.walkRules((rule) => {
    if (!isFrame(rule)) rule.selectors = rule.selectors.map((selector) => held(selector, condition));
  });
}

export const holdStyles = (): Plugin => ({
  postcssPlugin: 'hold-styles',
  Once(sheet) {
    const file = sheet.source?.input.file ?? '';
    sheet.walkAtRules((rule) => readAtRule(rule, drawn.exec(file)?.[1]));
    const condition = whereHolds(file);
    if (condition) hold(sheet, condition);
  },
});
