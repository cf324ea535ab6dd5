// refusals.ts - why the server refused something, by its code, in French.

export const refusals: Readonly<Record<string, string>> = {
  bad_option: 'cette variante n’existe pas',
  bad_record: 'l’enregistrement est incomplet ou contient une erreur',
  bad_request: 'la demande était mal formée',
  busy: 'il y a trop de monde en ce moment ; réessayez tout de suite après',
  cannot_undo: 'il n’y a rien à reprendre',
  conflict: 'ce n’est pas possible ici en ce moment',
  forbidden: 'ce n’est pas permis ici',
  illegal: 'ce coup n’est pas permis',
  name_taken: 'quelqu’un s’appelle déjà ainsi ou presque ; choisissez un autre nom',
  not_found: 'cela n’existe pas, ou seulement sur invitation',
  not_signed_in: 'dites d’abord qui vous êtes',
  not_your_turn: 'ce n’est pas votre tour',
  not_yours: 'cela revient à d’autres',
  offline: 'le serveur ne répond pas',
  over: 'la partie est finie',
  stale: 'la position a changé entre-temps',
  storage: 'l’enregistrement ou la lecture a échoué',
  too_large: 'c’est trop grand',
  too_many: 'trop de demandes à la fois ; attendez un peu',
  wrong_login: 'nom ou mot de passe incorrect',
};
