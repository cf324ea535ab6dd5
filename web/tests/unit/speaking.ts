// speaking.ts - every language with all its parts, for tests that speak them.
import { introduceLanguages, keepPages, type Pages } from '../../kit/languages';
import { languages } from '../../languages';

introduceLanguages(languages);

// By language, then by part.
export const learnt: Record<string, Record<string, Pages>> = {};
for (const { code, parts } of languages) {
  const known: Record<string, Pages> = (learnt[code] = {});
  for (const [part, load] of Object.entries(parts)) {
    known[part] = await load();
    keepPages(code, part, known[part]);
  }
}
