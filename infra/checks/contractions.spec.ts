import { gt } from 'semver';
import { describe, expect, it } from 'vitest';
import { listMigrations } from '../run/migrate.mjs';
import { listContractions, readUnusedSince } from './contractions.js';
import { readText } from './manifests.js';

/**
 * Migrations older than the rule of decision 59; they are already applied everywhere, except for
 * upgrades from before the first release.
 */
const BEFORE_THE_RULE = '20261127160000_bundles_of_cards';
const { version } = JSON.parse(readText('package.json')) as { version: string };

describe('migrations', () => {
  it('take nothing away that the version before still uses', () => {
    const faults = listMigrations()
      .filter(({ name }) => name > BEFORE_THE_RULE)
      .flatMap(({ name, sql }) => {
        const unusedSince = readUnusedSince(sql);
        if (unusedSince !== null && gt(version, unusedSince)) return [];
        return listContractions(sql).map((contraction) => `${name} ${contraction}`);
      });
    expect(faults).toEqual([]);
  });

  it.each([
    ['drops a table', 'DROP TABLE "rateLimit";'],
    ['drops a column', 'ALTER TABLE "events" DROP COLUMN "kind";'],
    ['drops a function', 'drop function first_event_id;'],
    ['renames', 'ALTER TABLE "events" RENAME TO "facts";'],
    ['changes a type', 'ALTER TABLE "logs" ALTER COLUMN "head" TYPE bigint;'],
    ['asks for a value', 'ALTER TABLE "logs" ALTER COLUMN "head" SET NOT NULL;'],
    ['asks for a value', 'ALTER TABLE "logs" ADD COLUMN "head" TEXT NOT NULL;'],
    ['asks for more of rows', 'ALTER TABLE "logs" ADD CONSTRAINT one UNIQUE ("head");'],
    ['asks for more of rows', 'CREATE UNIQUE INDEX "one" ON "logs"("head");'],
  ])('are seen when one %s: %s', (name, sql) => {
    expect(listContractions(sql)).toEqual([expect.stringMatching(new RegExp(`^${name}: `))]);
  });

  it('may add, and do as they like with what they make', () => {
    const sql = `
      -- drop table events;
      CREATE TABLE "new" ("id" TEXT NOT NULL);
      CREATE UNIQUE INDEX "one" ON "new"("id");
      ALTER TABLE "new" ADD CONSTRAINT "new_key" PRIMARY KEY ("id");
      ALTER TABLE "logs" ADD COLUMN "more" TEXT, ADD COLUMN "kind" TEXT NOT NULL DEFAULT 'x';
      CREATE FUNCTION f() RETURNS void AS $$ begin drop table events; end; $$ LANGUAGE plpgsql;`;
    expect(listContractions(sql)).toEqual([]);
  });

  it('names the contractions of before the rule, so that the check is known to see some', () => {
    const seen = listMigrations().filter(({ sql }) => listContractions(sql).length > 0);
    expect(seen.map(({ name }) => name)).toEqual([
      '20261122100000_logs',
      '20261127080000_documents_of_logs',
      '20261127100000_no_rate_limits_in_the_database',
    ]);
  });
});
