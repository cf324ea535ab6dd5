// english_fair.ts - what the shell says about fair draws.
export const fair = {
  'fair.title': 'Fair draws',
  'fair.text':
    'Before the game the server fixed a secret and every seat’s browser a number of its own; of each only a hash was shown. Then all numbers were opened. The draws follow from all of them together, so nobody chose them.',
  'fair.server': 'Server',
  'fair.none': 'gives no number',
  'fair.committed': 'has committed to a number',
  'fair.has_opened': 'has opened its number; it is shown when the game begins',
  'fair.opened': 'number {number}',
  'fair.without': 'did not open its number in time and plays without one',
  'fair.somebody_without':
    'Somebody did not open their number for fair draws in time and plays without one (see the menu).',
  'fair.opening': 'The numbers for fair draws are being opened …',
  'fair.kept_here': 'This browser has kept what it saw of this before the game.',
  'fair.not_kept':
    'This browser did not see the table before the game began, so it has nothing of its own to compare with.',
  'fair.changed': 'The server showed another commitment before!',
  'fair.verify': 'Verify',
  'fair.kept': 'All promises that this page could check were kept.',
  'fair.broken': 'Something does not fit: the draws cannot be trusted.',
  'fair.bad': 'does not fit',
  'fair.unknown': 'nothing to compare with here',
  'fair.check.commitment': 'The record names the commitment that this browser saw before the game',
  'fair.check.secret': 'The opened secret has the hash that the server committed to',
  'fair.check.hashes': 'The seats’ hashes are those that this browser saw before the game',
  'fair.check.numbers': 'Every opened number has the hash that its seat committed to',
  'fair.check.own': 'Your own number is among them',
  'fair.check.whole': 'The record goes from the first draw to the end of the game',
  'fair.rest':
    'That every single draw follows from these, the page cannot check: it does not know the rules. The program ozy does, with the downloaded record:',
  'fair.copy': 'Copy the command',
};
