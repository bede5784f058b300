/**
 * npm run bench -- store [--connections 16] [--logs 1] [--seconds 3] [--rounds 2]: commands decided, validated, chained and appended durably, against bare
 * INSERTs of the same payload over the same connections, in turns. The streams of the writers lie in so many logs. The bare ones go one by one, each its own transaction, into a table with no
 * index but its number; the store may send what comes together in one statement, as it does in service.
 */
import { parseArgs } from 'node:util';
import type { Pool } from 'pg';
import { CommandExecutor, PostgresEventStore, type Decider, type DomainEvent } from '#event-store';
import { withBenchDatabase } from './support/database.js';
import { quantile } from './support/quantile.js';

interface Reported extends DomainEvent {
  readonly data: {
    /** Names the log. */
    readonly eventId: string;
    readonly games: number;
    readonly score: { readonly a: number; readonly b: number; readonly drawn: number };
    readonly note: string;
  };
}

const payload = (games: number, eventId = 'e0'): Reported['data'] => ({
  eventId,
  games,
  score: { a: 2, b: 1, drawn: 0 },
  note: 'reported at the table by the first player of the match',
});

/** Refuses what is out of turn, so that the state really matters to each decision. */
const decider: Decider<{ game: number; eventId: string }, number, Reported> = {
  initialState: 0,
  decide: ({ game, eventId }, games) =>
    game === games + 1
      ? [{ type: 'GameReported', schemaVersion: 1, data: payload(game, eventId) }]
      : { kind: 'refused', code: 'bench/out-of-turn' },
  evolve: (_games, event) => event.data.games,
};

const meta = (commandId: string) => ({
  actor: 'account-1',
  commandId,
  correlationId: 'bench',
  at: new Date().toISOString(),
});

/** Every connection works through `one` until the time is up; seconds and the latency of each in milliseconds. */
const measure = async (
  connections: number,
  seconds: number,
  one: (writer: number, turn: number) => Promise<unknown>,
): Promise<{ perSecond: number; latencies: number[] }> => {
  const latencies: number[] = [];
  const start = performance.now();
  const end = start + seconds * 1_000;
  const writer = async (number: number): Promise<void> => {
    for (let turn = 1; performance.now() < end; turn += 1) {
      const before = performance.now();
      await one(number, turn);
      latencies.push(performance.now() - before);
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, number) => writer(number)));
  return { perSecond: (latencies.length * 1_000) / (performance.now() - start), latencies };
};

const bareInsert = (pool: Pool) => (writer: number, turn: number) =>
  pool.query({
    name: 'bench-insert',
    text: 'insert into bare_rows (stream_id, version, type, data, meta) values ($1, $2, $3, $4, $5)',
    values: [
      `match-${writer}`,
      turn,
      'GameReported',
      JSON.stringify(payload(turn)),
      JSON.stringify(meta(`${writer}/${turn}`)),
    ],
  });

const storeAppend =
  (executor: CommandExecutor, round: number, logs: number) =>
  async (writer: number, turn: number) => {
    const streamId = `match-${round}-${writer}`;
    const outcome = await executor.execute({
      decider,
      streamId,
      command: { game: turn, eventId: `e${writer % logs}` },
      meta: meta(`${streamId}/${turn}`),
    });
    if (outcome.kind === 'refused') throw new Error(outcome.code);
  };

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

export const run = async (args: readonly string[]): Promise<void> => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      connections: { type: 'string', default: '16' },
      logs: { type: 'string', default: '1' },
      seconds: { type: 'string', default: '3' },
      rounds: { type: 'string', default: '2' },
    },
  });
  const [connections, logs, seconds, rounds] = [
    Number(values.connections),
    Number(values.logs),
    Number(values.seconds),
    Number(values.rounds),
  ];
  await withBenchDatabase(connections, async (pool) => {
    await pool.query(
      'create table bare_rows (id bigint generated always as identity primary key, stream_id text, version int, type text, data json, meta json)',
    );
    const executor = new CommandExecutor(new PostgresEventStore(pool));
    await measure(connections, 0.5, bareInsert(pool));
    await measure(connections, 0.5, storeAppend(executor, -1, logs));
    const [bare, store, latencies]: [number[], number[], number[]] = [[], [], []];
    for (let round = 0; round < rounds; round += 1) {
      bare.push((await measure(connections, seconds, bareInsert(pool))).perSecond);
      const appended = await measure(connections, seconds, storeAppend(executor, round, logs));
      store.push(appended.perSecond);
      latencies.push(...appended.latencies);
    }
    latencies.sort((a, b) => a - b);
    const [appendsPerSecond, bareInsertsPerSecond] = [
      Math.round(mean(store)),
      Math.round(mean(bare)),
    ];
    const ratio = Number((appendsPerSecond / bareInsertsPerSecond).toFixed(3));
    console.log(
      JSON.stringify({
        appendsPerSecond,
        bareInsertsPerSecond,
        ratio,
        connections,
        logs,
        p50Ms: quantile(latencies, 0.5),
        p99Ms: quantile(latencies, 0.99),
      }),
    );
  });
};
