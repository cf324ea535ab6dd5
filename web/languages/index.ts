// index.ts - the languages beside English: a folder each, with language.ts for what is known of it at once and a file for each of
// its parts, which are fetched when they are needed.
import type { Folder, Pages } from '../kit/languages';

const heads = import.meta.glob<Omit<Folder, 'parts'>>('./*/language.ts', { eager: true, import: 'language' });
const files = import.meta.glob<Pages>(['./*/*.ts', '!./*/language.ts'], { import: 'pages' });

function partsOf(code: string): Folder['parts'] {
  const own = Object.entries(files).filter(([file]) => file.startsWith(`./${code}/`));
  return Object.fromEntries(own.map(([file, load]) => [file.slice(`./${code}/`.length, -'.ts'.length), load]));
}

export const languages: readonly Folder[] = Object.values(heads).map((head) => ({
  ...head,
  parts: partsOf(head.code),
}));
