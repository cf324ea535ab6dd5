// people.ts - what the shell says about people, in French.
import type { people as english } from '../../../shell/words/english_people';

export const people: Record<keyof typeof english, string> = {
  'name.title': 'Vous',
  'name.label': 'Comment les autres vous voient',
  'name.save': 'Enregistrer le nom',
  'name.here': 'Mon nom à cette table',
  'name.seat': 'Nom de {seat}',

  'account.sign_in': 'Se connecter',
  'account.sign_in.text':
    'Les parties jouées ici sous le nom {name} restent à cet invité. Créez plutôt un compte si vous voulez les garder.',
  'account.sign_out': 'Se déconnecter',
  'account.make': 'Créer un compte',
  'account.make.text':
    'Vos parties appartiennent alors à un nom et à un mot de passe, et vous les retrouvez dans tout navigateur.',
  'account.kept': 'Vous avez un compte : vos parties sont gardées sous votre nom et votre mot de passe.',
  'account.name': 'Nom du compte',
  'account.password': 'Mot de passe',
  'account.password.old': 'Mot de passe actuel',
  'account.password.new': 'Nouveau mot de passe',
  'account.password.hint': 'au moins {count} caractères',
  'account.password.change': 'Changer le mot de passe',
  'account.password.changed': 'Le mot de passe est changé ; partout ailleurs vous êtes déconnecté.',
  'account.taken': 'Ce nom est déjà pris.',

  'invite.title': 'Vous êtes invité : {title}',
  'invite.seat': 'Votre place : {seat}',
  'invite.others': 'Déjà là : {names}',
  'invite.watch': 'Seulement regarder',

  'host.title': 'Ne plus attendre',
  'host.bots': 'Bots',
  'host.give': 'Laisser jouer un bot',
  'host.open': 'Rouvrir la place',
  'host.fill': 'Commencer avec des bots aux places libres',
  'host.without': 'Commencer à {count} joueurs',

  'chat.unread': '{count} messages non lus',
  'chat.unread.one': 'Un message non lu',
};
