// labels.ts - a location in words, for screen readers: what it is, what lies under it, what threatens it, what choosing does.
import { plain } from '../../kit/speech';
import { tileOf } from './box';
import { boxOf, wordsOf, type EmpireScene } from './scene';
import { roman } from './view';

export function locationLabel(scene: EmpireScene, seat: number, position: number): string {
  const say = wordsOf(scene);
  const box = boxOf(scene);
  const { view, speaker } = scene;
  const place = view.seats[seat]!.row[position - 1]!;
  const name = speaker.nameOf(seat);
  const parts = [
    `${name}, ${say('position')} ${position}: ${box.tile(place.tile)}`,
    say('vp', { count: tileOf(place.tile).vp }),
    say(place.healthy ? 'healthy' : 'ruin'),
  ];
  if (place.repair)
    parts.push(`${say('repair')}: ${say('price', { hammers: place.repair[0], coins: place.repair[1] })}`);
  if (place.innovations.length > 0)
    parts.push(
      say('lies_under', {
        cards: place.innovations
          .map(({ card, cube }) => box.card(card) + (cube ? ` (${say('exhausted')})` : ''))
          .join(', '),
      }),
    );
  for (const { slot, preview } of view.slots) {
    const loses = preview[seat]?.loses ?? [];
    if (loses.some((loss) => loss.position === position))
      parts.push(say(loses.length > 1 ? 'falls_maybe' : 'falls', { name, slot: roman(slot) }));
  }
  const choice = seat === scene.you ? scene.lit.get(`position.${position}`) : undefined;
  if (choice) parts.unshift(plain(choice.label, speaker));
  return parts.join(', ');
}
