// area_labels.ts - each area in words, for screen readers: what lies there, what it offers, what choosing it would do.
import { plain } from '../../kit/speech';
import type { Choice } from '../../kit/told';
import type { Scene } from '../../kit/game';
import { lands, type Land } from './ground';
import { numerals, type FloodView, type Good } from './view';
import { floodWords, type FloodSay, type FloodWord } from './words';

function printed(land: Land, say: FloodSay): string[] {
  return [
    say(land.sumer ? 'in_sumer' : land.walled ? 'walled' : 'outer'),
    ...land.starts.map(({ turn, armies }) => say('starts', { turn: numerals[turn]!, count: armies })),
    ...(land.trade.length > 0 ? [say('offers', { goods: land.trade.map((good: Good) => say(good)).join(', ') })] : []),
    ...(land.points > 0 ? [say('most_workers', { count: land.points })] : []),
    ...(land.rule ? [say(`rule.${land.id}` as FloodWord)] : []),
  ];
}

function standing(id: string, view: FloodView, say: FloodSay, nameOf: (seat: number) => string): string[] {
  const { holder, armies, city, expanded } = view.areas[id]!;
  return [
    ...(holder === null ? [] : [say('armies_of', { count: armies, name: nameOf(holder) })]),
    ...(city === null ? [] : [say(expanded ? 'expanded_of' : 'city_of', { name: nameOf(city) })]),
    ...view.seats
      .filter(({ workers }) => (workers[id] ?? 0) > 0)
      .map(({ seat, workers }) => say('workers_of', { count: workers[id]!, name: nameOf(seat) })),
  ];
}

// What lies in each area, as long as the position stays.
export function areaLabels({ view, speaker }: Scene<FloodView>): Map<string, string> {
  const say = floodWords(speaker.language);
  return new Map(
    lands.map((land) => {
      const name = speaker.translation?.forms[`area.${land.id}`]?.[''] ?? land.name;
      const parts = [...standing(land.id, view, say, speaker.nameOf), ...printed(land, say)];
      return [land.id, `${name}: ${parts.join(', ')}.`];
    }),
  );
}

// What choosing it would do.
export const choiceLabel = ({ speaker }: Scene<FloodView>, choice: Choice) =>
  `${floodWords(speaker.language)('choose')}: ${plain(choice.label, speaker)}.`;
