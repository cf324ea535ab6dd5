// create.test.ts - the form for a new table: what is chosen there is what the table plays by.
import { expect, it } from 'vitest';
import { address, appears, call, openTable, reads, visit } from './browser';

interface Info {
  options: Record<string, string>;
}

it('one switch sets all readings of a rulebook, and the table plays by them', async () => {
  const page = await visit('/new?game=after_the_flood');
  const reading = page.getByLabel('Reading of the rules');
  await page.locator('.readings summary').click();
  const boxes = page
    .locator('.readings .option')
    .filter({ hasText: 'Irrigation and Weaving at the end' })
    .locator('select');
  expect(await boxes.inputValue()).toBe('off');
  await reading.selectOption('published');
  expect(await boxes.inputValue()).toBe('on');
  await boxes.selectOption('off');
  expect(await reading.inputValue(), 'one chosen otherwise').toBe('mixed');
  await reading.selectOption('published');
  await openTable(page);
  await appears(page, '.waiting');
  const id = new URL(page.url()).pathname.split('/').at(-1)!;
  const { options } = await call<Info>(page, 'GET', `/api/tables/${id}`);
  expect(options).toMatchObject({
    final_boxes: 'on',
    fresh_scribes: 'next_action',
    home_fight: 'to_the_end',
    reading: 'published',
  });
  await page.goto(`${address}/new?game=after_the_flood`);
  await reads(page.getByLabel('Reading of the rules').locator('option:checked'), /manual/i);
});

it('also where both readings are the same, the switch leads back from a mix of one’s own', async () => {
  const page = await visit('/new?game=tigris');
  const reading = page.getByLabel('Reading of the rules');
  await reads(reading.locator('option:checked'), 'as the manual says, and as published');
  expect(await reading.locator('option').count()).toBe(1);
  await page.locator('.readings summary').click();
  const squares = page.locator('.readings select').nth(1);
  await squares.selectOption('on');
  expect(await reading.inputValue()).toBe('mixed');
  await reading.selectOption('manual');
  expect(await squares.inputValue()).toBe('off');
});
