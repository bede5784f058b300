import { defineVerb } from '../command-line/verb.js';
import { argument } from '../command-line/words.js';

export const standings = defineVerb({
  name: 'standings',
  summary: 'standings of a results file under its own policy, best first',
  details:
    'One JSON row a line: rank, player and a field for each column of the game that the file names (`game`, Star Wars: Unlimited where it is missing; a file of List Fortress is X-Wing). Fractions have 8 decimals, rounded half up once.',
  arguments: { file: argument('the results file') },
  failure: 'the file is at fault, or missing; place and cause go to the error output',
  result: 'the rows as one list',
  run: async ({ arguments: { file }, say }) => {
    const { standingsAt } = await import('../standings.js');
    const rows = standingsAt(file);
    for (const row of rows) say(JSON.stringify(row));
    return { isFine: true, result: rows };
  },
});
