// fair.ts - what the shell says about fair draws, in German.
import type { fair as english } from '../../../shell/words/english_fair';

export const fair: Record<keyof typeof english, string> = {
  'fair.title': 'Faires Ziehen',
  'fair.text':
    'Vor der Partie hat der Server ein Geheimnis festgelegt und der Browser jedes Platzes eine eigene Zahl; gezeigt wurde davon nur je ein Hash. Danach wurden alle Zahlen geöffnet. Was gezogen wird, folgt aus allen zusammen; niemand hat es also ausgesucht.',
  'fair.server': 'Server',
  'fair.none': 'gibt keine Zahl dazu',
  'fair.committed': 'hat sich auf eine Zahl festgelegt',
  'fair.has_opened': 'hat seine Zahl geöffnet; gezeigt wird sie, wenn die Partie beginnt',
  'fair.opened': 'Zahl {number}',
  'fair.without': 'hat seine Zahl nicht rechtzeitig geöffnet und spielt ohne',
  'fair.somebody_without':
    'Jemand hat seine Zahl für faires Ziehen nicht rechtzeitig geöffnet und spielt ohne (siehe Menü).',
  'fair.opening': 'Die Zahlen für faires Ziehen werden geöffnet …',
  'fair.kept_here': 'Dieser Browser hat aufbewahrt, was er davon vor der Partie gesehen hat.',
  'fair.not_kept': 'Dieser Browser hat den Tisch vor der Partie nicht gesehen und hat nichts Eigenes zum Vergleichen.',
  'fair.changed': 'Der Server hat vorher etwas anderes gezeigt!',
  'fair.verify': 'Prüfen',
  'fair.kept': 'Alles, was diese Seite prüfen konnte, wurde eingehalten.',
  'fair.broken': 'Etwas passt nicht zusammen: Dem Gezogenen ist nicht zu trauen.',
  'fair.bad': 'passt nicht',
  'fair.unknown': 'hier gibt es nichts zum Vergleichen',
  'fair.check.commitment': 'Die Aufzeichnung nennt den Hash des Servers, den dieser Browser vor der Partie gesehen hat',
  'fair.check.secret': 'Das geöffnete Geheimnis hat den Hash, auf den sich der Server festgelegt hat',
  'fair.check.hashes': 'Die Hashes der Plätze sind die, die dieser Browser vor der Partie gesehen hat',
  'fair.check.numbers': 'Jede geöffnete Zahl hat den Hash, auf den sich ihr Platz festgelegt hat',
  'fair.check.own': 'Deine eigene Zahl ist dabei',
  'fair.check.whole': 'Die Aufzeichnung geht vom ersten Ziehen bis zum Ende der Partie',
  'fair.rest':
    'Dass jedes einzelne Ziehen daraus folgt, kann die Seite nicht prüfen: Sie kennt die Regeln nicht. Das Programm ozy kennt sie, mit der heruntergeladenen Aufzeichnung:',
  'fair.copy': 'Befehl kopieren',
};
