import { defineVerb } from '../command-line/verb.js';
import { argument, choiceOr, requiredText } from '../command-line/words.js';
import { tags } from '../show/words.js';

export const show = defineVerb({
  name: 'show',
  summary: 'a saved file of an event as a page to read, without any server',
  details:
    'Standings and rounds as visitors see them, from the file that everyone may have or from one for the staff. The file is audited first; its verdict stands at the foot. Nothing can be entered: `import-event` brings an event back to be gone on with.',
  arguments: { file: argument('the file, as the page of the event or its desk gives it') },
  options: {
    to: requiredText('PAGE', 'a new file for the page'),
    language: choiceOr('en', tags, 'of the words around it'),
  },
  failure: 'the file does not prove itself, or holds no event',
  result: '`{players, rounds}`',
  examples: ['show conclave-3q7.json --to saturday.html'],
  run: async ({ arguments: { file }, options: { to, language }, say }) =>
    (await import('../show.js')).showEvent({ file, to, language }, say),
});
