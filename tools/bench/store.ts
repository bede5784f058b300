/**
 * Commands decided, validated, chained and appended durably, alternating with bare INSERTs of the
 * same rows over the same connections. The writers' streams are in so many logs. The bare INSERTs
 * run one by one, each in its own transaction, into a table with the columns and the primary key of
 * `events` and nothing else: no partitions, no second index, no recorded commands, no positions.
 * The store may send simultaneous appends in one statement, as in production. Processor time is
 * that of one append or INSERT in microseconds, of this process and of PostgreSQL.
 */
import type { Pool } from 'pg';
import { type Decider, type DomainEvent, logOfEvent } from '#aggregate';
import { CommandExecutor, GENESIS_HASH, PostgresEventStore } from '#event-store';
import { withBenchDatabase } from './support/database.js';
import { quantile } from './support/quantile.js';
import { serverCpuSeconds } from './support/server-cpu.js';

interface Reported extends DomainEvent {
  readonly data: {
    /** The name of the log. */
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

/** Refuses commands out of order, so that each decision really depends on the state. */
const decider: Decider<{ game: number; eventId: string }, number, Reported> = {
  initialState: 0,
  decide: ({ game, eventId }, games) =>
    game === games + 1
      ? [{ type: 'GameReported', schemaVersion: 1, data: payload(game, eventId) }]
      : { kind: 'refused', because: 'conflict', code: 'bench/out-of-turn' },
  evolve: (_games, event) => event.data.games,
};

const meta = (commandId: string) => ({
  actor: 'account-1',
  commandId,
  correlationId: 'bench',
  at: new Date().toISOString(),
});

interface Measured {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly latencies: readonly number[];
  /** Processor time of one operation, in microseconds. */
  readonly ownCpu: number;
  readonly serverCpu: number;
}

const ownCpuSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** Every connection repeats `one` until the time is up. */
const measure = async (
  { connections, seconds, serverPid }: Setting,
  one: (writer: number, turn: number) => Promise<unknown>,
): Promise<Measured> => {
  const latencies: number[] = [];
  const cpu = [ownCpuSeconds(), serverCpuSeconds(serverPid)] as const;
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
  return {
    perSecond: (latencies.length * 1_000) / (performance.now() - start),
    latencies,
    ownCpu: ((ownCpuSeconds() - cpu[0]) * 1e6) / latencies.length,
    serverCpu: ((serverCpuSeconds(serverPid) - cpu[1]) * 1e6) / latencies.length,
  };
};

interface Setting {
  readonly connections: number;
  readonly seconds: number;
  readonly serverPid: number;
}

const EVENT_COLUMNS =
  'log text, position bigint, global_position bigint, stream_id text, version int, type text, schema_version int, data json, actor text, command_id text, ordinal int, correlation_id text, at timestamptz(3), prev_hash text, hash text';

/**
 * The rows that the store writes, numbered here; their hashes have the right length but are not
 * computed.
 */
const bareInsert = (pool: Pool, logs: number) => {
  let positions = 0;
  return (writer: number, turn: number) => {
    const [position, eventId] = [(positions += 1), `e${writer % logs}`];
    const { actor, commandId, correlationId, at } = meta(`match-${writer}/${turn}`);
    return pool.query({
      name: 'bench-insert',
      text: 'insert into bare_events values ($1, $2, $2, $3, $4, $5, 1, $6, $7, $8, 1, $9, $10, $11, $11)',
      values: [
        logOfEvent(eventId),
        position,
        `match-${writer}`,
        turn,
        'GameReported',
        JSON.stringify(payload(turn, eventId)),
        actor,
        commandId,
        correlationId,
        at,
        GENESIS_HASH,
      ],
    });
  };
};

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

interface Wish {
  readonly connections: number;
  readonly logs: number;
  readonly seconds: number;
  readonly rounds: number;
}

export const run = async ({ connections, logs, seconds, rounds }: Wish): Promise<void> => {
  await withBenchDatabase(connections, async (pool, serverPid) => {
    await pool.query(`create table bare_events (${EVENT_COLUMNS}, primary key (log, position))`);
    const executor = new CommandExecutor(new PostgresEventStore(pool));
    const insert = bareInsert(pool, logs);
    const setting = { connections, seconds, serverPid };
    await measure({ ...setting, seconds: 0.5 }, insert);
    await measure({ ...setting, seconds: 0.5 }, storeAppend(executor, -1, logs));
    const [bare, store]: [Measured[], Measured[]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      bare.push(await measure(setting, insert));
      store.push(await measure(setting, storeAppend(executor, round, logs)));
    }
    const latencies = store.flatMap((each) => each.latencies).sort((a, b) => a - b);
    const rounded = (turns: readonly Measured[], figure: (each: Measured) => number): number =>
      Math.round(mean(turns.map(figure)));
    const [appendsPerSecond, bareInsertsPerSecond] = [
      rounded(store, ({ perSecond }) => perSecond),
      rounded(bare, ({ perSecond }) => perSecond),
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
        appendCpu: [
          rounded(store, ({ ownCpu }) => ownCpu),
          rounded(store, ({ serverCpu }) => serverCpu),
        ],
        bareCpu: [
          rounded(bare, ({ ownCpu }) => ownCpu),
          rounded(bare, ({ serverCpu }) => serverCpu),
        ],
      }),
    );
  });
};
