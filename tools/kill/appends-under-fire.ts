import { logOfEvent } from '#aggregate';
import { setTimeout as pause } from 'node:timers/promises';
import pg, { type Pool } from 'pg';
import { Chance } from '#client';
import { newStream, PostgresEventStore } from '#event-store';
import { Fleet } from '../../test/support/fleet.js';
import { PATIENCE_MS } from '../../test/support/patience.js';
import { type AppendsVerdict, judgeAppends } from './appends-verdict.js';
import { EVENTS_A_MATCH } from '../../test/support/match-on-paper.js';
import { matchOf, metaOf, registrations, write } from './paper-matches.js';

export interface AppendCampaign {
  readonly writers: number;
  /** The number of appends of each writer; each append is one event. */
  readonly appends: number;
  readonly seed: string;
  /** How long a worker is stopped. Default 20,000. */
  readonly suspendedMs?: number;
  readonly say?: (line: string) => void;
}

const CONNECTIONS = 24;
/** Waits until all workers together have read every log to its end. */
const readToTheEnd = async (pool: Pool): Promise<void> => {
  const deadline = Date.now() + 10 * PATIENCE_MS;
  for (;;) {
    const { rows } = await pool.query<{ reader: string; behind: number }>(
      `select reader, count(*) filter (where p.position is distinct from l.position)::int as behind
         from logs l cross join (values ('models'), ('reactions')) as readers (reader)
         left join log_progress p using (log, reader) group by reader`,
    );
    if (rows.length > 0 && rows.every(({ behind }) => behind === 0)) return;
    if (Date.now() > deadline)
      throw new Error(`logs that were not read to the end: ${JSON.stringify(rows)}`);
    await pause(1_000);
  }
};

/**
 * Many writers append to logs of tournaments while three workers build the read models of them; one
 * worker is stopped for a while and resumes, and a transaction stays open in another database of
 * the server. Checks the stored events and the read models.
 */
export async function appendsUnderFire({
  writers,
  appends,
  seed,
  suspendedMs = 20_000,
  say = () => undefined,
}: AppendCampaign): Promise<AppendsVerdict> {
  const fleet = await Fleet.launch({ api: 0, worker: 3 });
  const pool = new pg.Pool({ connectionString: fleet.databaseUrl, max: CONNECTIONS });
  const endTransaction = await fleet.openTransactionElsewhere();
  try {
    const store = new PostgresEventStore(pool);
    const turns = Math.ceil(appends / EVENTS_A_MATCH);
    const matches = Array.from({ length: writers }, (_, writer) => {
      const chance = Chance.from(`${seed}/${writer}`);
      return Array.from({ length: turns }, (_each, turn) => matchOf(writer, turn, chance));
    });
    const eventIds = [...new Set(matches.flat().map(({ eventId }) => eventId))];
    for (const eventId of eventIds)
      await store.append(metaOf(`event-${eventId}/1`), [
        newStream(logOfEvent(eventId), registrations(eventId)),
      ]);

    const began = performance.now();
    const seconds = (): string => ((performance.now() - began) / 1_000).toFixed(1);
    let written = 0;
    const half = (writers * turns) / 2;
    let suspended: Promise<void> = Promise.resolve();
    const suspend = async (): Promise<void> => {
      const [worker] = fleet.of('worker');
      if (worker === undefined) throw new Error('there is no worker');
      say(`${seconds()} s: worker 1 is stopped for ${suspendedMs / 1_000} s`);
      await fleet.suspend(worker, suspendedMs);
      say(`${seconds()} s: worker 1 goes on`);
    };
    await Promise.all(
      matches.map(async (own) => {
        for (const match of own) {
          await write(store, match);
          written += 1;
          if (written === Math.ceil(half)) suspended = suspend();
        }
      }),
    );
    say(`${seconds()} s: ${written * EVENTS_A_MATCH} appends by ${writers} writers`);
    await suspended;
    await readToTheEnd(pool);
    say(`${seconds()} s: every log is read to its end`);
    await Promise.all(fleet.of('worker').map((worker) => worker.process.stop()));
    const verdict = await judgeAppends(pool, store, matches.flat());
    say(`${seconds()} s: judged`);
    return verdict;
  } finally {
    await endTransaction();
    await pool.end();
    await fleet.stop();
  }
}
