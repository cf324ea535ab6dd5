// table.ts - what every table says itself, in French: the action bar, the recap, cards about things, the table at the end.
import type { FinalWord } from '../../kit/final';
import type { Pages } from '../../kit/languages';
import type { AboutWord } from '../../shell/table/about_words';
import type { BarWord } from '../../shell/table/bar_words';
import type { RecapWord } from '../../shell/table/recap_words';

type TableWord = `about.${AboutWord}` | `bar.${BarWord}` | `final.${FinalWord}` | `recap.${RecapWord}`;

const words: Record<TableWord, string> = {
  'about.rule': 'Règle {rule}',
  'about.legend': 'Ce que veulent dire les symboles',
  'about.hint':
    'Laissez le pointeur sur une chose, gardez le doigt dessus ou pressez I là où est le focus : une carte dit ce que c’est.',
  'bar.crumbs': 'Revenir à un choix',
  'bar.lit': '{count} façons de continuer.',
  'bar.lit_one': 'Une façon de continuer.',
  'bar.unconfirmed': 'Pas encore confirmé : {choice}',
  'bar.unconfirmed_text': 'Cela attend encore votre accord et n’est pas joué sans lui.',
  'bar.unconfirmed_play': 'Le jouer',
  'bar.unconfirmed_drop': 'Sans cela : {choice}',
  'final.rank': 'Rang',
  'final.player': 'Nom',
  'recap.title': 'Depuis votre dernier tour',
  'recap.lost': 'Vous avez perdu',
  'recap.gained': 'Vous avez gagné',
  'recap.threatened': 'Attention',
  'recap.others': 'Les autres',
  'recap.more': 'et {count} de plus dans le journal',
  'recap.again': 'Revoir',
  'recap.log': 'Au journal',
};

export const pages: Pages = { words };
