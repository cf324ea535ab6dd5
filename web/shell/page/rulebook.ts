// rulebook.ts - a game's RULES.md as players read it: the law and its examples, without the marks that say where each sentence
// comes from and how the engine keeps it. What is meant for whoever checks the engine comes apart, at the end.
import { lexer, type Token, type Tokens } from 'marked';

export interface Chapter {
  title: string;
  tokens: Token[];
}

export interface Rulebook {
  opening: Token[]; // before the first chapter
  chapters: Chapter[];
  behind: Chapter[]; // how the engine keeps the rules, and where they come from
}

const forTheEngine = /^(Sources|Decisions|Chance|Invariants|For the (player|bot)'s eye|(Rulebook )?[Cc]overage\b.*)$/;
const hiddenColumns = ['source', 'provenance', 'file', 'where', 'in the engine'];

const within = '(?:[^()]|\\([^()]*\\))*'; // what a pair of brackets holds, with one more pair in it
const provenance = new RegExp(`[ ]?\\((?=(?:seed|published|ruling|reconstructed|option)\\b)(${within})\\)`, 'g');
const aside = new RegExp(`[ ]?\\((?=${within}(?:\\.json|\\bengine\\b))${within}\\)`, 'g');

// Of where a rule comes from, players are told what is not the rulebook's: our decisions, our contents, an option.
function noteOf(mark: string): string {
  const option = /option: (\w+)/.exec(mark)?.[1];
  const notes = [
    option && `with the option \`${option}\``,
    /\bruling\b/.test(mark) && 'our ruling',
    /\breconstructed\b/.test(mark) && 'rebuilt by us',
  ].filter(Boolean);
  return notes.length > 0 ? ` *(${notes.join(', ')})*` : '';
}

const inText = (line: string) =>
  line
    .replace(provenance, (_, mark: string) => noteOf(mark))
    .replace(aside, '')
    .replace(/\bseed\b/g, 'rulebook')
    .replace(/\bSeed\b/g, 'Rulebook');

// The sentences for players; drawings in fences stay as they are.
export function forPlayers(markdown: string): string {
  let fenced = false;
  return markdown
    .split('\n')
    .map((line) => {
      if (line.startsWith('```')) fenced = !fenced;
      return fenced || line.startsWith('```') ? line : inText(line);
    })
    .join('\n');
}

const isTable = (token: Token): token is Tokens.Table => token.type === 'table';

function withoutSources(table: Tokens.Table): Tokens.Table {
  const kept = table.header.map(({ text }) => !hiddenColumns.includes(text.toLowerCase()));
  const only = <T>(cells: readonly T[]) => cells.filter((_, at) => kept[at]);
  return { ...table, header: only(table.header), rows: table.rows.map(only), align: only(table.align) };
}

export function rulebookOf(markdown: string): Rulebook {
  const book: Rulebook = { opening: [], chapters: [], behind: [] };
  let open = book.opening;
  let begun = false;
  for (const token of lexer(forPlayers(markdown))) {
    if (token.type === 'heading' && token['depth'] === 1 && !begun) continue; // the page has its own title
    if (token.type === 'heading' && token['depth'] === 2) {
      const title = String(token['text']);
      const engine = forTheEngine.test(title);
      open = [token];
      (engine ? book.behind : book.chapters).push({ title, tokens: open });
      begun = true;
    } else
      open.push(isTable(token) && !book.behind.some(({ tokens }) => tokens === open) ? withoutSources(token) : token);
  }
  return book;
}
