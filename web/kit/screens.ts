// screens.ts - the screens the page is laid out for, by name. A sheet writes `@media (--phone)`, and holdStyles puts the
// measures there when the page is built; they stand nowhere else.

// The frames: every window has the first of them that fits it.
const frames = {
  'flat-phone': '(width >= 700px) and (height < 500px)', // held across
  'short-phone': '((width < 700px) and (height < 720px)) or (height < 500px)',
  phone: '(width < 700px) or (height < 500px)', // short and flat ones too
  tablet: '(700px <= width < 1100px) and (height >= 500px)',
  laptop: '(width >= 1100px) and (500px <= height < 860px)',
  full: '(width >= 1100px) and (height >= 860px)',
};

// Where one frame is not enough: what is asked of the room besides.
const rooms = {
  slim: '(1100px <= width < 1280px) and (height >= 500px)',
  narrow: '(1100px <= width < 1440px) and (height >= 500px)',
  wide: '(width >= 1600px)',
  low: '(width >= 700px) and (500px <= height <= 860px)',
  flat: '(width >= 700px) and (500px <= height <= 620px)',
};

export const screens = { ...frames, ...rooms };
export type ScreenName = keyof typeof screens;

// A media query with the measures in the place of names.
export function measured(query: string): string {
  if (/\b(?:width|height)\b/.test(query)) throw new Error(`a screen is asked for by its name in screens.ts: ${query}`);
  return query.replace(/\(--([\w-]+)\)/g, (_, name: string) => {
    const measure = screens[name as ScreenName] as string | undefined;
    if (!measure) throw new Error(`screens.ts knows no screen --${name}`);
    return `(${measure})`;
  });
}
