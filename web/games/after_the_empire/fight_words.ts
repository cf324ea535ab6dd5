// fight_words.ts - what the desk says of a fight as it stands, and its card of what came when.
import { wordsFrom } from '../../kit/speech';

export const english = {
  melee: 'melee as posted',
  not_attacked: 'not attacked',
  no_wall: 'no wall: they come in',
  stands_bare: 'stands, no cube left',
  stands_one: 'stands, 1 cube left',
  stands: 'stands, {count} cubes left',
  falls: 'falls',
  falls_with_one: 'falls, 1 troop goes inside',
  falls_with: 'falls, {count} troops go inside',
  inside_none: 'nobody has come in',
  inside_one: '1 invader is inside',
  inside: '{count} invaders are inside',
  if_sacked: 'If you were sacked',
  sack_gold: 'Gold {gold} → {count}',
  sack_cards_one: '1 card damaged',
  sack_cards: '{count} cards damaged',
  sack_troops: 'Soldiers wounded, mercenaries lost',
  sack_help: 'Next season mercenaries and a villager come',
  auto: 'Auto',
  auto_step: 'Auto: this step',
  auto_all: 'Auto: to the end',
  auto_stop: 'Stop auto',
  auto_help: 'Archers are killed first and mercenaries lost first; posts stay as they are.',
  arrival: 'Arrival',
  end: 'The end',
  card: 'Card {count}',
  flags: 'Flags',
  income: 'Income',
  order: 'Turn order',
  feast: 'Feast',
};
export type FightWord = keyof typeof english;

export const fightWords = wordsFrom<FightWord>('after_the_empire', english, 'fight.');
