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
  questionAfter,
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
      part: 'swap',
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
  it('takes the last part of a chain first, where it may only stand last', () => {
    const at = (place: string, next?: number) => ({
      text: place,
      target: `position.${place}`,
      label: {
        ...label('At {place}', { place: [`position.${place}`, place] }),
        key: `toy.swap_${next === undefined ? 'second' : 'first'}`,
      },
      part: 'swap',
      ...(next === undefined ? {} : { next }),
    });
    const three: ChoiceLists = [
      [at('1', 1), at('2', 2)],
      [at('2', 3), at('3', 4)],
      [at('3', 4)],
      [at('3'), at('4')],
      [at('4')],
    ];
    const clicked = (...targets: string[]) =>
      targets.reduce<ReturnType<typeof pathAfter>>(
        (path, position) => pathAfter(three, path ?? [], `position.${position}`),
        [],
      )!;
    const open = (...targets: string[]) =>
      openChoices(three, clicked(...targets)).map(({ text, target }) => [text, target]);
    expect(
      openChoices(three, [])
        .map(({ target }) => target.slice(-1))
        .toSorted(),
    ).toEqual(['1', '2', '3', '4']);
    for (const order of ['124', '142', '214', '241', '412', '421']) {
      const path = clicked(...order.split(''));
      expect([order, lineOf(path), isComplete(path)]).toEqual([order, '1 2 4', true]);
    }
    expect(open('4').map(([, target]) => target)).toEqual(['position.1', 'position.2', 'position.3']);
    expect(allChains(three, 99).map(({ line }) => line)).toEqual(['1 2 3', '1 2 4', '1 3 4', '2 3 4']);
  });
  it('takes out a part that is chosen again, and keeps the others', () => {
    const sow = (farm: string, next?: number) => ({
      text: `sow ${farm}`,
      target: `farm.${farm}`,
      label: label(`Sow ${farm}`),
      part: 'sows',
      ...(next === undefined ? {} : { next, ask: label('Which farm is next?') }),
    });
    const farms: ChoiceLists = [[sow('N', 1), sow('E', 3)], [sow('E', 2), sow('S', 2)], [sow('W')], [sow('S', 2)]];
    const clicked = (...targets: string[]) =>
      targets.reduce<ReturnType<typeof pathAfter>>((path, at) => pathAfter(farms, path ?? [], `farm.${at}`), [])!;
    expect(lineOf(clicked('N', 'E', 'W', 'N'))).toBe('sow E');
    expect(lineOf(clicked('W', 'N', 'S'))).toBe('sow N sow S sow W');
    expect(questionAfter(clicked('N'))?.text).toBe('Which farm is next?');
    expect(questionAfter(clicked('W'))?.text, 'so many are left').toBe('Which farm is next?');
  });
  it('takes the parts of a bid in any order, though each has a question of its own', () => {
    const bid = (thing: string, count: number, next?: number) => ({
      text: `${thing} ${count}`,
      target: `button.${thing}.${count}`,
      label: label(`${count} ${thing}`),
      part: 'bid',
      ...(next === undefined ? {} : { next }),
    });
    const parts: ChoiceLists = [
      [bid('rally', 0, 1), bid('rally', 1, 1)],
      [bid('axes', 0, 2), bid('axes', 1, 2)],
      [bid('coins', 0), bid('coins', 2)],
    ];
    for (const order of [
      ['rally.1', 'axes.1', 'coins.2'],
      ['coins.2', 'axes.1', 'rally.1'],
      ['coins.2', 'rally.1', 'axes.1'],
      ['axes.1', 'coins.2', 'rally.1'],
    ]) {
      const path = order.reduce<ReturnType<typeof pathAfter>>(
        (made, at) => pathAfter(parts, made ?? [], `button.${at}`),
        [],
      )!;
      expect([order, lineOf(path), isComplete(path)]).toEqual([order, 'rally 1 axes 1 coins 2', true]);
      expect(lineOf(pathAfter(parts, path, 'button.axes.0')!), 'another answer').toBe('rally 1 axes 0 coins 2');
    }
  });
  it('does not take first what is of another kind, or a number of something else', () => {
    const give = (tiles: string, next?: number) => ({
      text: `${tiles} of these`,
      target: `give.${tiles}`,
      label: label('{count} tiles', { count: [tiles, tiles] }),
      ...(next === undefined ? {} : { next }),
    });
    const swap: ChoiceLists = [[give('0', 1), give('1', 1)], [give('3')]];
    expect(openChoices(swap, []).map(({ target }) => target)).toEqual(['give.0', 'give.1']);
    expect(openChoices(lists, []).map(({ target }) => target)).toEqual(['hand.red', 'hand.blue', 'button.pass']);
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
