// deeds.ts - ids that list things, as the server writes them: "wood.3+iron.1" is some goods, "pay=gold.2;gain=soldier.1;sow=2"
// a deed with its price and steps.
export interface Amount {
  thing: string;
  count: number;
}
export interface Step {
  op: string;
  count: number;
  keep: number; // of objectives drawn
  gains: Amount[];
}
export interface Deed {
  pay: Amount[];
  steps: Step[];
}

export function amountsOf(id: string): Amount[] {
  if (id === 'nothing' || id === '') return [];
  return id.split('+').map((part) => {
    const [thing, count] = part.split('.');
    return { thing: thing!, count: Number(count) };
  });
}

export const isAmounts = (id: string) => id === 'nothing' || /^[a-z_]+[13]?\.\d+(\+[a-z_]+[13]?\.\d+)*$/.test(id);
export const isDeed = (id: string) => /^[a-z_]+=/.test(id);

export function deedOf(id: string): Deed {
  const deed: Deed = { pay: [], steps: [] };
  for (const part of id.split(';').filter(Boolean)) {
    const [op, what = ''] = part.split('=');
    if (op === 'pay') deed.pay = amountsOf(what);
    else if (op === 'gain') deed.steps.push({ op, count: 0, keep: 0, gains: amountsOf(what) });
    else {
      const [count, keep] = what.split('.').map(Number);
      deed.steps.push({ op: op!, count: count ?? 1, keep: keep ?? 0, gains: [] });
    }
  }
  return deed;
}
