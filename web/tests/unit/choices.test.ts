// choices.test.ts - the tree of choices: expansion, narrowing, lines.
import { describe, expect, it } from 'vitest';
import { allChains, choicesAfter, choicesIn, isComplete, lineOf } from '../../shell/wire/choices';
import type { ChoiceLists, Phrase } from '../../shell/wire/messages';

const label = (text: string, args?: Phrase['args']): Phrase => ({ key: 'toy.label', text, ...(args ? { args } : {}) });
const lists: ChoiceLists = [
  [
    { text: 'tile red', target: 'hand.red', label: label('Place a temple'), next: 1 },
    { text: 'tile blue', target: 'hand.blue', label: label('Place a farm'), next: 1 },
    { text: 'pass', target: 'button.pass', label: label('Pass') },
  ],
  [{ each: 'A1 F5', text: '{}', target: 'cell.{}', label: label('On {cell}', { cell: ['cell.{}', '{}'] }) }],
];

describe('choices', () => {
  it('expands a pattern into one choice per word, in text, target and label', () => {
    const second = choicesIn(lists, 1);
    expect(second.map((choice) => choice.target)).toEqual(['cell.A1', 'cell.F5']);
    expect(second[1]!.label.args).toEqual({ cell: ['cell.F5', 'F5'] });
  });
  it('offers what follows the choices made', () => {
    const red = choicesIn(lists, 0)[0]!;
    expect(choicesAfter(lists, []).length).toBe(3);
    expect(choicesAfter(lists, [red]).map((choice) => choice.text)).toEqual(['A1', 'F5']);
  });
  it('knows when a chain is complete and how it is written', () => {
    const [red, , pass] = choicesIn(lists, 0);
    const cell = choicesIn(lists, 1)[1]!;
    expect(isComplete([])).toBe(false);
    expect(isComplete([red!])).toBe(false);
    expect(isComplete([pass!])).toBe(true);
    expect(lineOf([red!, cell])).toBe('tile red F5');
    expect(choicesAfter(lists, [red!, cell])).toEqual([]);
  });
  it('lists every complete chain once', () => {
    expect(allChains(lists, 99).map((chain) => chain.line)).toEqual([
      'tile red A1',
      'tile red F5',
      'tile blue A1',
      'tile blue F5',
      'pass',
    ]);
    expect(allChains(lists, 2).length).toBe(2);
  });
});
