// people.ts - what the shell says about people, in German.
import type { people as english } from '../../../shell/words/english_people';

export const people: Record<keyof typeof english, string> = {
  'name.title': 'Du',
  'name.label': 'Wie andere dich sehen',
  'name.save': 'Namen speichern',
  'name.here': 'Mein Name an diesem Tisch',
  'name.seat': 'Name von {seat}',

  'account.sign_in': 'Anmelden',
  'account.sign_in.text':
    'Partien, die du hier als {name} gespielt hast, bleiben bei diesem Gast. Lege stattdessen ein Konto an, wenn du sie behalten willst.',
  'account.sign_out': 'Abmelden',
  'account.make': 'Konto anlegen',
  'account.make.text':
    'Deine Partien gehören dann zu einem Namen und einem Kennwort, und du findest sie in jedem Browser wieder.',
  'account.kept': 'Du hast ein Konto: Deine Partien bleiben unter Namen und Kennwort erhalten.',
  'account.name': 'Name des Kontos',
  'account.password': 'Kennwort',
  'account.password.old': 'Bisheriges Kennwort',
  'account.password.new': 'Neues Kennwort',
  'account.password.hint': 'mindestens {count} Zeichen',
  'account.password.change': 'Kennwort ändern',
  'account.password.changed': 'Das Kennwort ist geändert; überall sonst bist du abgemeldet.',
  'account.taken': 'Diesen Namen gibt es schon.',

  'invite.title': 'Du bist eingeladen: {title}',
  'invite.seat': 'Dein Platz: {seat}',
  'invite.others': 'Schon da: {names}',
  'invite.watch': 'Nur zusehen',

  'host.title': 'Nicht länger warten',
  'host.bots': 'Bots',
  'host.give': 'Ein Bot soll spielen',
  'host.open': 'Platz wieder öffnen',
  'host.fill': 'Mit Bots auf den freien Plätzen beginnen',
  'host.without': 'Mit {count} Spielern beginnen',

  'chat.unread': '{count} ungelesene Zeilen im Gespräch',
  'chat.unread.one': 'Eine ungelesene Zeile im Gespräch',
};
