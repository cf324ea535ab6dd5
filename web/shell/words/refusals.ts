// refusals.ts - why the server refused something, by its code. English has the server's own sentence, which says more.
import { pagesOf, type Language } from '../../kit/languages';

export const refusal = (code: string, text: string, language: Language): string =>
  pagesOf(language, 'shell')?.refusals?.[code] ?? text;
