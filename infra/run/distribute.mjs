// npm run distribute: the database of a distributed PostgreSQL (Citus) is migrated, and its events are spread over the nodes by log. Reads
// DATABASE_URL, and MIGRATION_DATABASE_URL where another role owns the tables (docs/operations.md). Run twice it changes nothing.
import pg from 'pg';
import { distribute } from './distributed.mjs';
import { readAddresses, bringUpToDate } from './migrate.mjs';

const addresses = readAddresses();
if (addresses === undefined) {
  console.error(
    'distribute: set DATABASE_URL, and MIGRATION_DATABASE_URL where another role owns the tables',
  );
  process.exit(1);
}
const client = new pg.Client({ connectionString: addresses.ownerUrl });
try {
  await bringUpToDate(addresses);
  await client.connect();
  const nodes = await distribute(client);
  console.log(`events are spread by log over ${nodes.join(', ')}`);
  if (addresses.appUrl === addresses.ownerUrl)
    console.log(
      'distribute: tables on several nodes have no triggers. Let the processes use a role of their own (MIGRATION_DATABASE_URL), or nothing keeps them from changing events.',
    );
} catch (error) {
  console.error(`distribute: ${error.message}`);
  process.exitCode = 1;
} finally {
  await client.end();
}
