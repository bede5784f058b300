import { defineVerb } from '../command-line/verb.js';

export const distribute = defineVerb({
  name: 'distribute',
  summary: 'migrates a distributed PostgreSQL and spreads the events over its nodes by log',
  details:
    'Reads `DATABASE_URL`, and `MIGRATION_DATABASE_URL` where another role owns the tables ([how](operations.md#distributed-postgresql)). Run twice it changes nothing.',
  failure: 'the database is not distributed, or cannot be reached',
  run: async ({ say }) => {
    const { loadDistribute } = await import('../starter-programs.js');
    const { distributeEvents } = await loadDistribute();
    await distributeEvents(say);
    return { isFine: true };
  },
});
