// Migrates the database of a distributed PostgreSQL (Citus), and spreads its events over the nodes
// by log.
import pg from 'pg';
import { distribute } from './distributed.mjs';
import { readAddresses, bringUpToDate } from './migrate.mjs';

/**
 * Reads DATABASE_URL, and MIGRATION_DATABASE_URL if another role owns the tables
 * (docs/operations.md).
 */
export async function distributeEvents(say) {
  const addresses = readAddresses();
  if (addresses === undefined)
    throw new Error(
      'set DATABASE_URL, and MIGRATION_DATABASE_URL where another role owns the tables',
    );
  const client = new pg.Client({ connectionString: addresses.ownerUrl });
  try {
    await bringUpToDate(addresses);
    await client.connect();
    const nodes = await distribute(client);
    say(`events are spread by log over ${nodes.join(', ')}`);
    if (addresses.appUrl === addresses.ownerUrl)
      say(
        'distribute: tables on several nodes have no triggers. Let the processes use a role of their own (MIGRATION_DATABASE_URL), or nothing keeps them from changing events.',
      );
  } finally {
    await client.end();
  }
}
