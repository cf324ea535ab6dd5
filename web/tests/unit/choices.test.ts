// choices.test.ts - the tree of choices: expansion, narrowing, lines.
import { describe, expect, it } from 'vitest';
import {
  allChains,
  choicesAfter,
  choicesIn,
  isComplete,
  lineOf,
  openChoices,
  pathAfter,
} from '../../shell/wire/choices';
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
  it('takes a click as the next choice, as another one, or as a step back', () => {
    const clicked = (...targets: string[]) =>
      targets.reduce<ReturnType<typeof pathAfter>>((path, target) => pathAfter(lists, path ?? [], target), []);
    const line = (...targets: string[]) => lineOf(clicked(...targets) ?? []);
    expect(line('hand.red', 'cell.F5')).toBe('tile red F5');
    expect(line('hand.red', 'hand.blue')).toBe('tile blue');
    expect(line('hand.red', 'cell.F5', 'cell.A1')).toBe('tile red A1');
    expect(line('hand.red', 'cell.F5', 'button.pass')).toBe('pass');
    expect(clicked('hand.red', 'hand.red')).toEqual([]);
    expect(clicked('cell.A1')).toBeNull();
  });
  it('sows the same farm twice by two clicks on it', () => {
    const sow = (next?: number) => ({
      text: 'sow W',
      target: 'farm.W',
      label: label('Sow'),
      ...(next ? { next } : {}),
    });
    const farms: ChoiceLists = [
      [{ text: 'place granary', target: 'space.granary', label: label(''), next: 1 }],
      [sow(2)],
      [sow()],
    ];
    const granary = pathAfter(farms, [], 'space.granary')!;
    const once = pathAfter(farms, granary, 'farm.W')!;
    const twice = pathAfter(farms, once, 'farm.W')!;
    expect(lineOf(twice)).toBe('place granary sow W sow W');
    expect(isComplete(twice)).toBe(true);
  });
  it('takes parts of a chain in any order where the chain has one order for them', () => {
    const at = (place: string, next?: number) => ({
      text: place,
      target: `position.${place}`,
      label: label(place),
      ...(next === undefined ? {} : { next }),
    });
    const swap: ChoiceLists = [
      [
        { text: 'swap', target: 'card.7', label: label('Swap'), next: 1 },
        { text: 'shift', target: 'card.8', label: label('Shift'), next: 4 },
      ],
      [at('1', 2), at('2', 3)],
      [at('2'), at('3')],
      [at('3')],
      [at('1')],
    ];
    const clicked = (...targets: string[]) =>
      targets.reduce<ReturnType<typeof pathAfter>>((path, target) => pathAfter(swap, path ?? [], target), [])!;
    expect(lineOf(clicked('card.7', 'position.2', 'position.1'))).toBe('swap 1 2');
    expect(lineOf(clicked('card.7', 'position.1', 'position.2'))).toBe('swap 1 2');
    const open = (...targets: string[]) => openChoices(swap, clicked(...targets)).map(({ target }) => target);
    expect(open('card.7', 'position.2')).toEqual(['position.3', 'position.1']);
    expect(lineOf(clicked('card.7', 'position.2', 'card.8')), 'another action').toBe('shift');
    expect(lineOf(clicked('card.7', 'position.1', 'position.2', 'position.3')), 'instead of the last').toBe('swap 1 3');
    const same = clicked('card.7');
    expect(openChoices(swap, same), 'the list itself').toBe(choicesAfter(swap, same));
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
