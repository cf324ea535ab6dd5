// storage.ts - what this browser keeps between two visits, or for one tab. Where it may keep nothing (a private window, blocked
// storage) or cannot read what is there, nothing is known and what is written lasts as long as the page.

const unkept = new Map<string, string>();

export class Shelf {
  constructor(private place: () => Storage) {}

  read<T>(key: string): T | null {
    try {
      const stored = unkept.get(key) ?? this.place().getItem(key);
      return stored === null ? null : (JSON.parse(stored) as T);
    } catch {
      return null;
    }
  }

  write(key: string, value: unknown): void {
    const text = JSON.stringify(value);
    try {
      this.place().setItem(key, text);
    } catch {
      unkept.set(key, text);
    }
  }

  forget(key: string): void {
    unkept.delete(key);
    try {
      this.place().removeItem(key);
    } catch {
      // nothing is kept there
    }
  }
}

export const device = new Shelf(() => localStorage);
export const thisTab = new Shelf(() => sessionStorage);
