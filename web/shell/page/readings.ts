// readings.ts - one switch for all options that choose between two readings of a rule: the manual's, which are the
// defaults, or the published game's.
import type { GameOption } from '../wire/messages';

export const readings = ['manual', 'published'] as const;
export type Reading = (typeof readings)[number];

export const isReading = (option: GameOption): boolean => option.published !== undefined;

const valueIn = (option: GameOption, reading: Reading): string =>
  reading === 'published' ? (option.published ?? option.default) : option.default;

// What the switch offers: one reading stands for both where they are the same.
export const readingsIn = (options: readonly GameOption[]): readonly Reading[] =>
  options.some((option) => isReading(option) && option.published !== option.default) ? readings : ['manual'];

// Every reading's value, by the option's name.
export const valuesOf = (options: readonly GameOption[], reading: Reading): Record<string, string> =>
  Object.fromEntries(options.filter(isReading).map((option) => [option.name, valueIn(option, reading)]));

export const readingOf = (options: readonly GameOption[], value: (option: string) => string): Reading | 'mixed' =>
  readings.find((reading) =>
    options.filter(isReading).every((option) => value(option.name) === valueIn(option, reading)),
  ) ?? 'mixed';
