// labels.ts - a province in words, for those who do not see the map.
import { provinceOf } from './atlas';
import type { Cost, Held, VinciScene } from './view';
import { vinciWords } from './words';

// Who holds it, with how many tokens.
export function holderText({ speaker }: VinciScene, { holding, seat, tokens }: Held): string {
  const say = vinciWords(speaker.language);
  if (seat === undefined) return say(holding === 'neutral' ? 'neutral' : 'empty');
  const name = speaker.nameOf(seat);
  return holding === 'declining'
    ? say('declining_of', { name })
    : say('active_of', { name, tokens: say('tokens', { count: tokens }) });
}

// Terrain and what is printed on it.
export function landText({ speaker }: VinciScene, id: string): string {
  const say = vinciWords(speaker.language);
  const { terrain, mine, harbour, coastal } = provinceOf.get(id)!;
  return [say(terrain), mine && say('mine'), harbour ? say('harbour') : coastal && say('coast')]
    .filter(Boolean)
    .join(', ');
}

export function provinceLabel(scene: VinciScene, id: string, cost: Cost | undefined): string {
  const { view, lit, speaker } = scene;
  const say = vinciWords(speaker.language);
  const held = view.provinces.find((each) => each.id === id)!;
  const hand = view.seats[Number(scene.you)]?.hand ?? 0;
  const parts = [landText(scene, id), holderText(scene, held)];
  if (held.fort) parts.push(say('fort'));
  if (cost) {
    parts.push(cost.affordable ? say('costs', { count: cost.cost }) : say('costs_hand', { count: cost.cost, hand }));
    if (cost.spy) parts.push(say('spy_may'));
    parts.push(say('worth', { count: cost.value }));
  } else if (lit.has(`province.${id}`)) parts.push(say('may'));
  return `${provinceOf.get(id)!.name}: ${parts.join(', ')}`;
}
