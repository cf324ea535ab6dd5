// english_people.ts - what the shell says about people: their names, accounts, invitations, and the seats they wait for.
export const people = {
  'name.title': 'You',
  'name.label': 'How others see you',
  'name.save': 'Save the name',
  'name.here': 'My name at this table',
  'name.seat': 'Name of {seat}',

  'account.sign_in': 'Sign in',
  'account.sign_in.text':
    'Games played here as {name} stay with this guest. Make an account instead if you want to keep them.',
  'account.sign_out': 'Sign out',
  'account.make': 'Make an account',
  'account.make.text': 'Your games then belong to a name and a password, and you find them again in any browser.',
  'account.kept': 'You have an account: your games are kept under your name and password.',
  'account.name': 'Name of the account',
  'account.password': 'Password',
  'account.password.old': 'Present password',
  'account.password.new': 'New password',
  'account.password.hint': 'at least {count} characters',
  'account.password.change': 'Change the password',
  'account.password.changed': 'The password is changed; everywhere else you are signed out.',
  'account.taken': 'This name is taken.',

  'invite.title': 'You are invited: {title}',
  'invite.seat': 'Your seat: {seat}',
  'invite.others': 'Already there: {names}',
  'invite.watch': 'Only watch',

  'host.title': 'Not waiting any longer',
  'host.bots': 'Bots',
  'host.give': 'Let a bot play',
  'host.open': 'Open the seat again',
  'host.fill': 'Begin with bots in the open seats',
  'host.without': 'Begin with {count} players',

  'chat.unread': '{count} unread lines in the chat',
  'chat.unread.one': 'One unread line in the chat',
};
