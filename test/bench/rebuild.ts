/**
 * npm run bench -- rebuild [--events 200000]: rebuilds the read model of matches, one document a match by event and table, from the stored
 * events of many rounds, through the same code as the worker, into PostgreSQL.
 */
import { parseArgs } from 'node:util';
import type { Pool } from 'pg';
import { catchUp, PostgresEventStore, PostgresProjectionStore } from '#event-store';
import { matchEvent } from '#match';
import { readModels } from '#read-models';
import { withBenchDatabase } from './support/database.js';

const TABLES = 32;
const EVENTS_A_MATCH = 4;

/** The story of one match on paper, as its events' types and data. */
const story = (match: number): readonly { readonly type: string; readonly data: object }[] => {
  const matchId = `m${match}`;
  const place = {
    eventId: `e${Math.floor(match / (TABLES * 9))}`,
    phase: 1,
    round: (Math.floor(match / TABLES) % 9) + 1,
    table: (match % TABLES) + 1,
    players: [`p${2 * (match % TABLES)}`, `p${2 * (match % TABLES) + 1}`] as [string, string],
  };
  const score = { a: 2, b: match % 2, drawn: 0 };
  return [
    matchEvent('MatchScheduled', {
      ...place,
      matchId,
      bestOf: 3,
      drawsAllowed: true,
      agreedDrawAllowed: true,
      confirmAfterMinutes: 5,
    }),
    matchEvent('ResultReported', { ...place, by: 'a', score, confirmBy: null }),
    matchEvent('ResultConfirmed', { ...place, by: 'b' }),
    matchEvent('MatchCompleted', { ...place, score, cause: 'confirmed' }),
  ];
};

/** Filling is not what is measured: rows go in by the thousand, without hashes. */
const fill = async (pool: Pool, matches: number): Promise<void> => {
  const BATCH = 5_000;
  for (let from = 0; from < matches; from += BATCH) {
    const rows = Array.from(
      { length: Math.min(BATCH, matches - from) },
      (_, index) => from + index,
    ).flatMap((match) =>
      story(match).map(
        ({ type, data }, index) =>
          [`match-m${match}`, index + 1, type, JSON.stringify(data)] as const,
      ),
    );
    await pool.query(
      `insert into events (stream_id, version, type, schema_version, data, actor, command_id, ordinal, correlation_id, at, prev_hash, hash)
       select r.stream_id, r.version, r.type, 1, r.data, 'account-1', r.stream_id || '/' || r.version, 1, 'bench', '2026-11-21T10:00:00Z', repeat('0', 64), repeat('0', 64)
         from unnest($1::text[], $2::int[], $3::text[], $4::json[]) as r (stream_id, version, type, data)`,
      [0, 1, 2, 3].map((column) => rows.map((row) => row[column])),
    );
  }
  await pool.query('analyze events');
};

export const run = async (args: readonly string[]): Promise<void> => {
  const { values } = parseArgs({
    args: [...args],
    options: { events: { type: 'string', default: '200000' } },
  });
  const matches = Math.ceil(Number(values.events) / EVENTS_A_MATCH);
  const model = readModels.find(({ name }) => name === 'matches');
  if (model === undefined) throw new Error('there is no read model "matches"');
  await withBenchDatabase(4, async (pool) => {
    await fill(pool, matches);
    const projections = new PostgresProjectionStore(pool);
    const start = performance.now();
    await catchUp({ events: new PostgresEventStore(pool), projections, models: [model] });
    const seconds = (performance.now() - start) / 1_000;
    const { rows } = await pool.query<{ documents: number }>(
      'select count(*)::int as documents from read_model_documents',
    );
    if (!rows[0]?.documents) throw new Error('the rebuild wrote no documents');
    const events = matches * EVENTS_A_MATCH;
    console.log(
      JSON.stringify({
        events,
        seconds: Number(seconds.toFixed(2)),
        eventsPerSecond: Math.round(events / seconds),
        documents: rows[0].documents,
      }),
    );
  });
};
