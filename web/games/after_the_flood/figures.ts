// figures.ts - numbers as people read them.
import type { Language } from '../../kit/speech';

const withPlaces = (number: number, places: number, language: Language) =>
  new Intl.NumberFormat(language, { minimumFractionDigits: places, maximumFractionDigits: places }).format(number);

// Thousandths as a percentage; never a false certainty.
export function percent(thousandths: number, language: Language): string {
  if (thousandths >= 995) return '>99 %'; // as in the game's own sentences
  return `${withPlaces(thousandths / 10, thousandths % 10 === 0 ? 0 : 1, language)} %`;
}

// Hundredths of an army.
export const decimal = (hundredths: number, language: Language) => withPlaces(hundredths / 100, 1, language);

// The ways two dice show each total, 2 to 12.
export const waysOfTwoDice = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1] as const;
