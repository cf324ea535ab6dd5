// after_the_empire.test.ts - the pure parts of the drawing of After the Empire, and its words in both languages.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { wordsOf } from './drawn';

vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
const { deedOf, amountsOf, isAmounts, isDeed } = await import('../../games/after_the_empire/deeds');
const { ForecastBar } = await import('../../games/after_the_empire/forecast');
const { german } = await import('../../languages/de/more/after_the_empire');
const { tierFlags, windowStart } = await import('../../games/after_the_empire/gold_track');
const { lineOfPlan, limited, planOfLine } = await import('../../games/after_the_empire/plan');
const { usualAnswer } = await import('../../games/after_the_empire/auto');
const { stepOf } = await import('../../games/after_the_empire/combat');
const { plain } = await import('../../shell/words/words');

const folder = new URL('../../../src/games/after_the_empire/', import.meta.url);
const nobody = { soldier: { N: 0, E: 0, S: 0, W: 0 }, mercenary: { N: 0, E: 0, S: 0, W: 0 } };

describe('ids that list things', () => {
  it('are goods', () => {
    expect(amountsOf('wood.3+iron.1')).toEqual([
      { thing: 'wood', count: 3 },
      { thing: 'iron', count: 1 },
    ]);
    expect(amountsOf('nothing')).toEqual([]);
    expect(isAmounts('gold.4+mercenary.1')).toBe(true);
    expect(isAmounts('move3.1')).toBe(true);
    expect(isAmounts('card.bakery')).toBe(false);
  });
  it('are deeds with price and steps', () => {
    const deed = deedOf('pay=gold.2;gain=soldier.1;objective=2.1');
    expect(deed.pay).toEqual([{ thing: 'gold', count: 2 }]);
    expect(deed.steps.map(({ op }) => op)).toEqual(['gain', 'objective']);
    expect(deed.steps[1]).toMatchObject({ count: 2, keep: 1 });
    expect(isDeed('sow=3;protect=1')).toBe(true);
    expect(isDeed('wood.3')).toBe(false);
  });
});

describe('a plan of posts', () => {
  const posting = {
    posts: ['N.soldier', 'N.mercenary', 'E.soldier', 'E.mercenary'],
    archery: { N: [0], E: [0], S: [0], W: [0] },
    melee: {},
  };
  const plan = { soldier: { N: 2, E: 0, S: 0, W: 0 }, mercenary: { N: 0, E: 1, S: 0, W: 0 } };
  it('becomes one line, which leaves out whoever is all posted', () => {
    expect(lineOfPlan(posting, plan, { soldier: 2, mercenary: 1 })).toBe(
      'post N soldiers 2 post N mercenaries 0 post E mercenaries 1',
    );
  });
  it('comes back from its line', () => {
    expect(planOfLine('post N soldiers 2 post N mercenaries 0 post E mercenaries 1', nobody)).toEqual(plan);
  });
  it('never posts more than there are', () => {
    expect(limited(plan, nobody, posting, { soldier: 1, mercenary: 0 })).toEqual({
      ...nobody,
      soldier: { N: 1, E: 0, S: 0, W: 0 },
    });
  });
});

describe('the gold track', () => {
  const slot = (side: string, from: number) => ({
    facing: 'up',
    seen: [],
    side,
    id: 'x',
    reached: [1],
    tiers: [from, from + 10, from + 20].map((gold) => ({ gold, archers: 1, swordsmen: 0 })),
  });
  it('hangs flags that would touch in two rows, and fills the tier in force', () => {
    const view = { invaders: [slot('N', 2), slot('W', 4)], siege: { facing: 'down', seen: [], side: null, id: null } };
    const flags = tierFlags(view as never, 0);
    expect(flags.map(({ gold, row }) => [gold, row])).toEqual([
      [2, 0],
      [4, 1],
      [12, 0],
      [14, 1],
      [22, 0],
      [24, 1],
    ]);
    expect(flags.filter(({ inForce }) => inForce).map(({ gold }) => gold)).toEqual([12, 14]);
  });
  it('shows a phone the stretch around its owner', () => {
    expect([0, 12, 40].map(windowStart)).toEqual([0, 7, 27]);
  });
});

describe('the forecast', () => {
  it('names the gold on the track, and what it counts as where that is something else', () => {
    const said = (gold: number, effective_gold: number) => {
      const forecast = {
        effective_gold,
        food_after_feast: 0,
        next_rise: 12,
        invaders: {},
        invaders_then: {},
        siege: 0,
      };
      const view = { viewer: 0, active: 0, seats: [{ seat: 0, gold, forecast }] };
      return wordsOf(ForecastBar({ scene: { view, speaker: { language: 'en' } } } as never));
    };
    expect(said(10, 10)).toContain('At your gold (10)');
    expect(said(10, 8)).toContain('At your gold (10, counts as 8)');
    expect(said(10, 8)).toContain('From 12 gold');
  });
});

describe('the combat', () => {
  it('knows the step of every question', () => {
    expect(['target', 'strike', 'shift', 'kill', 'post', 'damage'].map((question) => stepOf(question, 0))).toEqual([
      0, 2, 3, 4, 5, 7,
    ]);
    expect([stepOf('lose', 1), stepOf('lose', 4)]).toEqual([4, 6]);
  });
  const choice = (target: string, argument = '', id = '') => ({
    text: target,
    target,
    label: { key: 'after_the_empire.label', text: '', args: { [argument]: [id, ''] } },
    next: null,
  });
  const asked = (question: string, choices: object[], cards = {}) =>
    usualAnswer({
      view: { stage: 'combat', question, posting: null, cards },
      you: 0,
      lit: new Map(choices.map((each) => [(each as { target: string }).target, each])),
    } as never)?.target;
  it('is answered as usual: archers fall first, mercenaries are lost first, the least card is damaged', () => {
    const kills = [
      choice('field.N.0', 'invaders', 'swordsman.2'),
      choice('field.N.1', 'invaders', 'archer.1+swordsman.1'),
    ];
    expect(asked('kill', kills)).toBe('field.N.1');
    const losses = [
      choice('losses.N.0', 'troops', 'soldier.2'),
      choice('losses.N.2', 'troops', 'mercenary.2'),
      choice('losses.N.1', 'troops', 'soldier.1+mercenary.1'),
    ];
    expect(asked('lose', losses)).toBe('losses.N.2');
    expect(asked('shift', [choice('troop.soldier.N.E'), choice('button.done')])).toBe('button.done');
    const cards = { bakery: { end_gold: 4 }, mill: { end_gold: 2 } };
    expect(asked('damage', [choice('card.bakery'), choice('card.mill')], cards)).toBe('card.mill');
    expect(asked('turn', [choice('space.tax.0')]), 'nothing else is').toBeUndefined();
  });
});

describe('German', () => {
  it('has every sentence the rules can say', () => {
    const source = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.[ch]pp$/.test(file))
      .map((file) => readFileSync(new URL(file, folder), 'utf8'))
      .join('\n');
    const english = String.raw`(?:"[^"]*"\s*)+`;
    const sentences = new RegExp(String.raw`\{\s*"([a-z][\w.]*)",\s*(?="[A-Z\d{])${english}(,\s*${english})?\}`, 'g');
    const said = [...source.matchAll(sentences)].flatMap(([, key, one]) => [key!, ...(one ? [`${key}.one`] : [])]);
    expect(said.length).toBeGreaterThan(190);
    expect(said.filter((key) => !(key in german.patterns))).toEqual([]);
  });
  it('has a name and words for every card, objective and attacker', () => {
    const read = (file: string) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Record<string, unknown>;
    const ids = (file: string, prefix: string) =>
      Object.values(read(file))
        .flatMap((value) => (Array.isArray(value) ? (value as unknown[]) : [value]))
        .flatMap((each) =>
          each && typeof each === 'object' && 'id' in each && 'name' in each ? [`${prefix}.${String(each.id)}`] : [],
        );
    const cards = [
      ...ids('buildings.json', 'card'),
      ...ids('refugees.json', 'card'),
      ...ids('objectives.json', 'objective'),
    ];
    const attackers = [...ids('invaders.json', 'invader'), ...ids('sieges.json', 'siege')];
    expect(cards.length).toBeGreaterThanOrEqual(63 + 17);
    expect(attackers.length).toBe(32 + 11);
    expect(cards.filter((id) => !german.forms[id]?.['text'])).toEqual([]);
    expect(attackers.filter((id) => !german.forms[id]?.[''])).toEqual([]);
  });
  it('says deeds and goods in its own words', () => {
    const speaker = { language: 'de' as const, translation: german, nameOf: () => 'Anna' };
    const args: Record<string, [string, string]> = {
      space: ['space.camp_large', 'Mercenary Camp, left'],
      deed: ['pay=gold.5;gain=soldier.3', 'pay 5 gold: gain 3 soldiers'],
    };
    expect(plain({ key: 'after_the_empire.label.place', text: '', args }, speaker)).toBe(
      'Söldnerlager, links: 5 Gold zahlen: 3 Soldaten erhalten',
    );
    expect(german.compose!('archer.1+swordsman.2', '')).toBe('1 Bogenschützen und 2 Schwertkämpfer');
  });
  it('counts none, one and two', () => {
    const speaker = { language: 'de' as const, translation: german, nameOf: () => 'Anna' };
    const told = (key: string, args: Record<string, [string, string]>) =>
      plain({ key: `after_the_empire.${key}`, text: '', args: { seat: ['seat.0', 'Urn'], ...args } }, speaker);
    const season = (down: number) =>
      told('season_began', { count: ['2', '2'], threat: ['3', '3'], down: [`invader_card.${down}`, ''] });
    expect(season(0)).toBe('Jahreszeit 2 beginnt: Bedrohung 3, 0 verdeckte Angreiferkarten');
    expect(season(1)).toBe('Jahreszeit 2 beginnt: Bedrohung 3, 1 verdeckte Angreiferkarte');
    expect(season(2)).toBe('Jahreszeit 2 beginnt: Bedrohung 3, 2 verdeckte Angreiferkarten');
    expect(told('soldiers_healed', { counted: ['soldier.1', ''] })).toBe('Anna heilt 1 Soldaten');
    expect(told('castle_sacked', { wounded: ['soldier.1', ''], lost: ['mercenary.0', ''] })).toBe(
      'Die Burg von Anna wird geplündert: das verletzt 1 Soldaten und kostet 0 Söldner',
    );
    expect(told('ask.shift', { points: ['move_point.1', ''] })).toBe(
      '1 Zugpunkt: welche Truppe verlegst du, oder bist du fertig?',
    );
  });
  it('names whoever comes in many without a verb of one', () => {
    const subjects = Object.entries(german.patterns).filter(([, text]) =>
      /\{(card|objective)\} (greift|kommt|liegt|ist|wird|wurde|hat|geht)/.test(text),
    );
    expect(subjects.map(([key]) => key)).toEqual(['refugee_joined']); // a refugee is one person
  });
});
