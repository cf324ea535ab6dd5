// refusals.ts - why the server refused something, by its code. English has the server's own sentence, which says more.
import { catalogueOf, type Language } from './words';

export const refusal = (code: string, text: string, language: Language): string =>
  catalogueOf(language).refusals[code] ?? text;
