// film.ts - what somebody sees while the others play, frame by frame, and a sheet of it.
import { statSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { address } from './browser';

export interface Frame {
  picture: Buffer;
  caption: string;
  isCard: boolean;
}

// Keeps, from now on, for how long which sentence could be read: in the bar, on a card, on the desk, in the log as far as it is in view.
export const readAlong = () => {
  const times: Record<string, number> = {};
  let before = performance.now();
  const isIn = (thing: Element, frame: Element) => {
    const [inner, outer] = [thing.getBoundingClientRect(), frame.getBoundingClientRect()];
    return inner.height > 0 && inner.bottom <= outer.bottom + 4 && inner.top >= outer.top - 4;
  };
  const look = () => {
    const now = performance.now();
    const seen = new Set<string>();
    for (const frame of document.querySelectorAll('.actions .prompt, .result-card, .log, .ae-just-now'))
      for (const thing of frame.querySelectorAll('[data-prompt], .sentence, header, li'))
        if (isIn(thing, frame)) seen.add(thing.textContent);
    for (const text of seen) times[text] = (times[text] ?? 0) + now - before;
    before = now;
  };
  setInterval(look, 50);
  (window as never as { times: typeof times }).times = times;
};
// A card that waits has been read after a second.
const readCards = () => {
  const card = document.querySelector<HTMLElement>('.result-card');
  if (!card) return;
  card.dataset['since'] ??= String(performance.now());
  if (performance.now() - Number(card.dataset['since']) > 1000) card.querySelector<HTMLElement>('.go-on')!.click();
};
export const timesRead = () => (window as never as { times: Record<string, number> }).times;

const moment = () => {
  const card = document.querySelector('.result-card');
  const { version } = document.querySelector<HTMLElement>('.table')!.dataset;
  return {
    sight: `${version} ${card?.textContent ?? ''}`,
    isCard: card !== null,
    isShown: document.querySelector('.actions.showing, .result-card') !== null,
    caption: document.querySelector('.result-card .verdict .sentence, [data-prompt]')?.textContent ?? '',
  };
};

// Watches until nothing is shown any more: a frame for every moment, once its pieces have come to rest; cards that wait are
// read and put away.
export async function filmOf(page: Page, rest: number): Promise<Frame[]> {
  const frames: Frame[] = [];
  let last = '';
  for (let idle = 0; idle < 10;) {
    const now = await page.evaluate(moment);
    if (!now.isShown) ++idle;
    if (now.isShown && now.sight !== last) {
      idle = 0;
      last = now.sight;
      await new Promise((resolve) => setTimeout(resolve, rest * (now.isCard ? 2 : 1)));
      const picture = await page.screenshot({ type: 'jpeg', quality: 80 });
      frames.push({ ...(await page.evaluate(moment)), picture });
    } else {
      await new Promise((resolve) => setTimeout(resolve, 50));
      if (now.isCard) await page.evaluate(readCards);
    }
  }
  return frames;
}

const across = 3;
const largest = 380_000; // bytes of a sheet

// All frames in rows, each with what it shows under it.
export async function sheetOf(page: Page, frames: readonly Frame[], path: string): Promise<void> {
  await page.goto(`${address}/healthz`);
  await page.setViewportSize({ width: 1560, height: 500 });
  const shots = frames.map(({ picture, caption }) => ({ data: picture.toString('base64'), caption }));
  await page.evaluate(
    async ([all, columns]) => {
      document.body.replaceChildren();
      document.body.style.cssText = `margin:0;padding:8px;display:grid;gap:8px;grid-template-columns:repeat(${columns},1fr);background:#fff;font:600 15px sans-serif`;
      for (const [at, { data, caption }] of all.entries()) {
        const figure = document.createElement('figure');
        figure.style.margin = '0';
        const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
        const picture = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }));
        const canvas = document.createElement('canvas');
        [canvas.width, canvas.height] = [picture.width, picture.height];
        canvas.style.cssText = 'width:100%;display:block';
        canvas.getContext('2d')!.drawImage(picture, 0, 0);
        const text = document.createElement('figcaption');
        text.textContent = `${at + 1}. ${caption}`;
        figure.append(canvas, text);
        document.body.append(figure);
      }
    },
    [shots, across] as const,
  );
  for (const quality of [70, 55, 40, 30, 20]) {
    await page.screenshot({ path, type: 'jpeg', quality, fullPage: true });
    if (statSync(path).size < largest) return;
  }
}
