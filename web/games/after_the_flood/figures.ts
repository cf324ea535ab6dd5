// figures.ts - numbers as people read them.
import type { Language } from '../../kit/speech';

// Thousandths as a percentage; never a false certainty.
export function percent(thousandths: number, language: Language): string {
  if (thousandths >= 995) return '>99 %'; // as in the game's own sentences
  const text = (thousandths / 10).toFixed(thousandths % 10 === 0 ? 0 : 1);
  return `${language === 'de' ? text.replace('.', ',') : text} %`;
}

// Hundredths of an army.
export const decimal = (hundredths: number, language: Language) => {
  const text = (hundredths / 100).toFixed(1);
  return language === 'de' ? text.replace('.', ',') : text;
};

// The ways two dice show each total, 2 to 12.
export const waysOfTwoDice = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1] as const;
