// guest_names.ts - what people are called who chose no name: known in every language, whichever the page speaks now.
import type { Language } from '../../kit/speech';

export const guestNames: Record<Language, string> = { en: 'Guest', de: 'Gast' };
