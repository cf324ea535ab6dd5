// table.ts - what every table says itself, in German: the action bar, the recap, cards about things, the table at the end.
import type { FinalWord } from '../../kit/final';
import type { Pages } from '../../kit/languages';
import type { AboutWord } from '../../shell/table/about_words';
import type { BarWord } from '../../shell/table/bar_words';
import type { RecapWord } from '../../shell/table/recap_words';

type TableWord = `about.${AboutWord}` | `bar.${BarWord}` | `final.${FinalWord}` | `recap.${RecapWord}`;

const words: Record<TableWord, string> = {
  'about.rule': 'Regel {rule}',
  'about.legend': 'Was die Zeichen bedeuten',
  'about.hint':
    'Lass den Zeiger auf etwas ruhen, halte den Finger darauf oder drücke I, wo der Fokus ist: Eine Karte sagt, was es ist.',
  'bar.crumbs': 'Zurück zu einer Wahl',
  'bar.lit': '{count} Möglichkeiten.',
  'bar.lit_one': 'Eine Möglichkeit.',
  'bar.unconfirmed': 'Noch nicht bestätigt: {choice}',
  'bar.unconfirmed_text': 'Das wartet noch auf dein Ja und wird ohne es nicht gespielt.',
  'bar.unconfirmed_play': 'Spielen',
  'bar.unconfirmed_drop': 'Ohne: {choice}',
  'final.rank': 'Rang',
  'final.player': 'Name',
  'recap.title': 'Seit deinem letzten Zug',
  'recap.lost': 'Du hast verloren',
  'recap.gained': 'Du hast bekommen',
  'recap.threatened': 'Gib acht',
  'recap.others': 'Die anderen',
  'recap.more': 'und {count} mehr im Verlauf',
  'recap.again': 'Noch einmal ansehen',
  'recap.log': 'Zum Verlauf',
};

export const pages: Pages = { words };
