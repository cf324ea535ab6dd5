// styles.ts - whose styles hold where, decided when the page is built: a game's on its own tables alone, those of plain pages
// nowhere on a stage. No sheet can then reach what it was not written for, whichever other sheets the browser has loaded.

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

// The parts of PostCSS's nodes that are looked at here.
interface Sheet {
  source?: { input: { file?: string | undefined } } | undefined;
}
interface Rule extends Sheet {
  selectors: string[];
  parent?: object | undefined;
}
interface AtRule extends Sheet {
  params: string;
  error(problem: string): Error;
}

const sheetOf = (node: Sheet) => node.source?.input.file ?? '';

// Names of animations hold everywhere, so a game's begin with its own name.
function checkKeyframes(rule: AtRule): void {
  const game = drawn.exec(sheetOf(rule))?.[1];
  if (game && !rule.params.startsWith(`${game}-`)) throw rule.error(`@keyframes of a game begin with "${game}-"`);
}

const isFrame = ({ parent }: Rule) => parent !== undefined && 'name' in parent && parent.name === 'keyframes';

export const holdStyles = () => {
  const done = new WeakSet<object>();
  return {
    postcssPlugin: 'hold-styles',
    Rule(rule: Rule) {
      const condition = whereHolds(sheetOf(rule));
      if (!condition || done.has(rule) || isFrame(rule)) return;
      done.add(rule);
      rule.selectors = rule.selectors.map((selector) => held(selector, condition));
    },
    AtRule: { keyframes: checkKeyframes },
  };
};
