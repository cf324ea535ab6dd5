// readings.test.ts - one switch for all readings of a rulebook.
import { expect, test } from 'vitest';
import { readingOf, readingsIn, valuesOf } from '../../shell/page/readings';
import type { GameOption } from '../../shell/wire/messages';

const option = (name: string, published?: string): GameOption => ({
  name,
  help: '',
  rule: '',
  default: 'off',
  values: ['off', 'on'],
  ...(published && { published }),
});
const options = [option('wonder'), option('boxes', 'on'), option('supply', 'off')];
const reading = (values: Record<string, string>) => readingOf(options, (name) => values[name] ?? 'off');

test('the switch sets readings and nothing else', () => {
  expect(valuesOf(options, 'published')).toEqual({ boxes: 'on', supply: 'off' });
  expect(valuesOf(options, 'manual')).toEqual({ boxes: 'off', supply: 'off' });
});

test('the switch shows what the single options say', () => {
  expect(reading({ wonder: 'on' })).toBe('manual');
  expect(reading({ boxes: 'on' })).toBe('published');
  expect(reading({ boxes: 'on', supply: 'on' })).toBe('mixed');
});

test('where both readings agree the switch offers one, and leads back to it', () => {
  expect(readingsIn(options)).toEqual(['manual', 'published']);
  const agreed = [option('wonder'), option('supply', 'off')];
  expect(readingsIn(agreed)).toEqual(['manual']);
  expect(readingOf(agreed, () => 'on')).toBe('mixed');
  expect(valuesOf(agreed, 'manual')).toEqual({ supply: 'off' });
});
