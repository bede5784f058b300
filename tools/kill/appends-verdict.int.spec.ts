import { logOfEvent } from '#aggregate';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Chance } from '#client';
import { catchUp, newStream, PostgresEventStore, PostgresProjectionStore } from '#event-store';
import { readModels } from '#read-models';
import { createTestDatabase, type TestDatabase } from '../../test/support/database.js';
import { judgeAppends } from './appends-verdict.js';
import type { MatchOnPaper } from '../../test/support/match-on-paper.js';
import { matchOf, metaOf, registrations, write } from './paper-matches.js';

const matches = Array.from({ length: 16 }, (_, turn) => matchOf(0, turn, Chance.from(`${turn}`)));
const [first] = matches as [MatchOnPaper];
const [player] = first.players;

let database: TestDatabase;
let pool: pg.Pool;
let store: PostgresEventStore;
beforeEach(async () => {
  database = await createTestDatabase();
  pool = new pg.Pool({ connectionString: database.url, max: 2 });
  store = new PostgresEventStore(pool);
  const event = newStream(logOfEvent(first.eventId), registrations(first.eventId));
  await store.append(metaOf('registrations'), [event]);
  for (const match of matches) await write(store, match);
  await catchUp({
    events: store,
    projections: new PostgresProjectionStore(pool),
    models: readModels,
  });
});
afterEach(async () => {
  await pool.end();
  await database.drop();
});

const faultsOf = async (told: readonly MatchOnPaper[] = matches): Promise<readonly string[]> =>
  (await judgeAppends(pool, store, told)).faults;

it('finds nothing where everything is as the writers were told', async () => {
  expect(await judgeAppends(pool, store, matches)).toMatchObject({
    events: 64 + 4 * matches.length,
    logs: 1,
    faults: [],
  });
});

it('reports a match that was told and is not stored', async () => {
  const lost = matchOf(0, matches.length, Chance.from('lost'));
  const faults = await faultsOf([...matches, lost]);
  expect(faults[0]).toMatch(/^16 of 17 matches are stored as MatchScheduled /);
  expect(faults.filter((fault) => fault.includes(lost.matchId))).toHaveLength(2);
});

it('reports a round that is gone from the standings', async () => {
  await pool.query(
    `update read_model_documents set doc = jsonb_set(doc::jsonb, '{rounds}', '[]')::json
      where model = 'standings-premier' and key = $1`,
    [player],
  );
  const faults = await faultsOf();
  expect(faults[0]).toMatch(new RegExp(`^${player} played 1 ${first.matchId} .*: shown $`));
  expect(faults[1]).toBe(`standings-premier ${first.eventId} ${player}: not as a rebuild makes it`);
  expect(faults).toHaveLength(2);
});

it('reports a document that no worker wrote', async () => {
  const { rows } = await pool.query(
    `delete from read_model_documents where (model, scope, key) =
       (select model, scope, key from read_model_documents where model = 'matches' order by key limit 1)
     returning key`,
  );
  expect(rows).toHaveLength(1);
  expect(await faultsOf()).toEqual([
    `matches ${first.eventId} ${(rows[0] as { key: string }).key}: not as a rebuild makes it`,
  ]);
});
