// fair.ts - what the shell says about fair draws, in French.
import type { fair as english } from '../../../shell/words/english_fair';

export const fair: Record<keyof typeof english, string> = {
  'fair.title': 'Tirages équitables',
  'fair.text':
    'Avant la partie, le serveur a fixé un secret et le navigateur de chaque place son propre nombre ; de chacun, seule une empreinte a été montrée. Puis tous les nombres ont été ouverts. Les tirages découlent de tous ensemble : personne ne les a choisis.',
  'fair.server': 'Serveur',
  'fair.none': 'ne donne aucun nombre',
  'fair.committed': 's’est engagé sur un nombre',
  'fair.has_opened': 'a ouvert son nombre ; il sera montré au début de la partie',
  'fair.opened': 'nombre {number}',
  'fair.without': 'n’a pas ouvert son nombre à temps et joue sans',
  'fair.somebody_without': 'Quelqu’un n’a pas ouvert son nombre pour les tirages à temps et joue sans (voir le menu).',
  'fair.opening': 'Les nombres pour les tirages sont en train d’être ouverts …',
  'fair.kept_here': 'Ce navigateur a gardé ce qu’il en a vu avant la partie.',
  'fair.not_kept': 'Ce navigateur n’a pas vu la table avant le début de la partie et n’a donc rien à comparer.',
  'fair.changed': 'Le serveur avait montré un autre engagement !',
  'fair.verify': 'Vérifier',
  'fair.kept': 'Toutes les promesses que cette page a pu vérifier ont été tenues.',
  'fair.broken': 'Quelque chose ne colle pas : on ne peut pas se fier aux tirages.',
  'fair.bad': 'ne colle pas',
  'fair.unknown': 'rien à comparer ici',
  'fair.check.commitment': 'L’enregistrement nomme l’engagement que ce navigateur a vu avant la partie',
  'fair.check.secret': 'Le secret ouvert a l’empreinte sur laquelle le serveur s’était engagé',
  'fair.check.hashes': 'Les empreintes des places sont celles que ce navigateur a vues avant la partie',
  'fair.check.numbers': 'Chaque nombre ouvert a l’empreinte sur laquelle sa place s’était engagée',
  'fair.check.own': 'Votre propre nombre est parmi eux',
  'fair.check.whole': 'L’enregistrement va du premier tirage à la fin de la partie',
  'fair.rest':
    'Que chaque tirage en découle, la page ne peut pas le vérifier : elle ne connaît pas les règles. Le programme ozy le peut, avec l’enregistrement téléchargé :',
  'fair.copy': 'Copier la commande',
};
