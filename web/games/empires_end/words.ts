// words.ts - what the drawing of Empire's End says itself.
import { pagesOf, type Language } from '../../kit/languages';
import { wordsFrom } from '../../kit/speech';
import { cardOf, tileOf, type Gain } from './box';
import type { EmpireView } from './view';

export const english = {
  board: 'Rows of locations, eleven positions',
  position: 'Position',
  unseen: 'unseen cards',
  unseen_here_one: '1 unseen card aims here',
  unseen_here: '{count} unseen cards aim here',
  of_eleven: '{count} of 11',
  vp: '{count} VP',
  repair: 'repair',
  ruin: 'in ruins',
  healthy: 'healthy',
  exhausted: 'exhausted',
  ready: 'ready',
  lies_under: 'with {cards}',
  may: 'may be chosen',
  falls: 'falls if {name} takes disaster {slot}',
  falls_maybe: 'may fall if {name} takes disaster {slot}',
  brings: 'brings {count}',
  upheaval_here: 'upheaval',
  track: 'Progress track, space {space} of {count}: {phase}',
  to_come: 'Still to come',
  D: 'Disaster',
  DD: 'Double disaster',
  E: 'Economy',
  I: 'Industry',
  EI: 'Economy and Industry',
  C: 'Conflict',
  pay_one: 'pay one',
  or: 'or',
  pot: 'Pot',
  empty: 'empty',
  if_taken: 'If taken now',
  loses: 'loses',
  worth: 'is worth',
  can_pay: 'can pay',
  free_bids_one: '1 free bid',
  free_bids: '{count} free bids',
  nothing: 'nothing',
  free_now: 'free with it',
  bid: 'Bid',
  take: 'Take',
  free_bid: 'Free bid',
  replace: 'Replace',
  your_choice: 'your choice now',
  you_bid: 'you have bid',
  wild: 'wild',
  hits: 'hits position {position}',
  stash: 'Your stash',
  tokens_count_one: '1 token',
  tokens_count: '{count} tokens',
  hidden_one: '1 token, its kind hidden from others',
  hidden: '{count} tokens, kinds hidden from others',
  open_one: '1 token, open to all',
  open: '{count} tokens, open to all',
  hand: 'Your hand',
  build_later: 'built or sold in Industry, next at space {space}',
  build_now: 'card actions left: {count}',
  build_never: 'no Industry is left',
  build: 'Build',
  sell: 'Sell',
  cards: 'Cards',
  deck: '{count} in the deck',
  discarded: '{count} discarded',
  kept_back_one: '1 disaster to come',
  kept_back: '{count} disasters to come',
  supply: 'Supply',
  about: 'What is published, what reconstructed?',
  economy: 'Your Economy',
  economy_of: 'Economy of {name}',
  economy_help: 'Income is paid. Each conversion costs one token; a Coin may stand for any of them.',
  economy_others: 'Income is paid in the open; picks and conversions are made behind the screen.',
  pick: 'Pick one token',
  uses: '{count} left',
  no_uses: 'used up',
  no_conversions: 'No conversions: end your Economy.',
  into: 'into',
  industry: 'Your Industry',
  industry_of: 'Industry of {name}',
  card_actions: 'card actions',
  discounts: 'discounts',
  repairs: 'repairs',
  help_build: 'Build a card of your hand: it goes under a healthy location with the fewest innovations.',
  help_sell: 'Sell a card of your hand for a Coin; new cards come at the end of the phase.',
  help_repair: 'Repair one ruin: click it. Hammers may be paid with Coins.',
  help_use: 'Use what is lit on your row: swaps and moves, each once.',
  industry_others: '{name} builds, sells, repairs and moves.',
  place_help: 'Lit locations may take the card; a number tells what it would bring there.',
  pay: 'To pay',
  order_help: 'Each plays both halves; what the first changes counts in the second.',
  between: 'The next phase begins.',
  over: 'The end',
  over_help: 'Track, healthy locations and end innovations are added up.',
  conflict: 'Conflict',
  your_bid: 'Your secret bid',
  base: 'base',
  axes: 'Axes',
  coins: 'Coins',
  rally: 'Rally',
  rally_yes: 'use it, +2',
  rally_no: 'keep it',
  strength: 'strength',
  you_are_here: 'you are here',
  victory: 'Highest strength also gains',
  reach: 'What each could reach',
  reach_help: 'Solid: armies and red innovations. Hatched: Axes and Coins they may hold.',
  not_highest: 'Not the highest? {tile} changes places with position {position}.',
  not_highest_safe: 'The upheaval would move nothing of yours.',
  waits: '{name} bids in secret. All bids are shown together.',
  strength_range: 'strength {range}',
  next_conflict: 'Next conflict',
  first_player: 'First Player',
  score_now: 'score if the game ended now',
  on_track: 'track',
  in_locations: 'locations',
  in_ends: 'end cards',
  tokens_held: 'tokens behind the screen',
  cards_held: 'cards in hand',
  bounds: '{token}: {range}',
  player: 'Player',
  track_vp: 'VP track',
  location_vp: 'Healthy locations',
  end_vp: 'End innovations',
  score: 'Score',
  first_breaks_ties: 'Ties go to the first seat clockwise from the First Player.',
  full: 'Full length',
  blitz: 'Blitz',
  stashes_open: 'Stashes open',
  space_of: 'Space {space} of {count} · {phase}',
  provenance: 'Ability: {kind}, its numbers: {numbers}; name and place: {rest}.',
  'origin.seed': 'from the rules',
  'origin.published': 'published',
  'origin.reconstructed': 'reconstructed',
  'origin.none': 'none',
  price: '{hammers} Hammers, {coins} Coins',
};
export type EmpireWord = keyof typeof english;

export const empireWords = wordsFrom<EmpireWord>('empires_end', english);
export type EmpireSay = ReturnType<typeof empireWords>;

// The phase in play, or the end.
export const phaseWord = ({ track, space }: Pick<EmpireView, 'track' | 'space'>): EmpireWord =>
  track[space - 1] ?? 'over';

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

// What is printed in the box, in the language of the page: its translation knows the words by these ids.
export function printed(language: Language) {
  const compose = pagesOf(language, 'empires_end')?.sentences?.compose;
  const kind = (short: string) => compose?.(`kind.${short}`, '') ?? capital(tileOf(short).kind);
  return {
    card: (number: number) => compose?.(`name.${number}`, '') ?? cardOf(number).name,
    cardText: (number: number) => compose?.(`card_text.${number}`, '') ?? cardOf(number).text,
    tileText: (short: string) => compose?.(`tile_text.${short}`, '') ?? tileOf(short).text,
    tile: (short: string) => `${kind(short)} ${short}`,
    kind,
    family: (number: number) => compose?.(`family.${number}`, '') ?? capital(cardOf(number).family),
    token: (name: Gain) => compose?.(`token.${name}`, '') ?? (name === 'vp' ? 'VP' : capital(name)),
    conflict: (number: number, name: string) => compose?.(`conflict.${number}`, '') ?? name,
  };
}

const origins = ['seed', 'published', 'reconstructed', 'none'];

// Where a card's content comes from: the printed game is known only in part.
export function provenanceOf(number: number, say: EmpireSay): string {
  const { ability_kind: kindOrigin, ability_numbers: numbers, rest } = cardOf(number).provenance;
  const told = (origin: string) => (origins.includes(origin) ? say(`origin.${origin}` as 'origin.seed') : origin);
  return say('provenance', { kind: told(kindOrigin), numbers: told(numbers), rest: told(rest) });
}
