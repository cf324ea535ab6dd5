// tales.ts - provinces taken from others, declines, and what a turn scored.
import type { RecapForm } from '../../kit/recap';
import type { TaleForm } from '../../kit/tales';

export const tales: readonly TaleForm[] = [
  {
    kind: 'conquest',
    begins: /^(conquered|spied)\.(active|declining)$/,
    goesOn: /^(token_destroyed|lost\.)/,
    verdict: /^(conquered|spied)\./,
    fell: /^(token_destroyed|lost\.)/,
  },
  {
    kind: 'decline',
    begins: /^declined$/,
    goesOn: /^(removed|tile_kept|tokens_given_back)$/,
    verdict: /^declined$/,
    fell: /^removed$/,
    gained: /^tile_kept$/,
  },
  {
    kind: 'score',
    begins: /^scored\./,
    goesOn: /^(scored\.|end_called|turn_scored)/, // the end is called before the sum is told
    verdict: /^turn_scored$/,
    gained: /^(scored\.|end_called)/,
    always: true,
  },
];

export const recap: RecapForm = {
  lost: /^((conquered|spied)\.(active|declining)|token_destroyed)/,
  gained: /^truce_made$/,
  threatens: /^(end_called|fort_built)$/,
  deeds: /^(pair_taken|declined|conquered\.|spied\.|turn_scored)/,
};
