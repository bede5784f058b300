import { Injectable } from '@nestjs/common';
import { POOL } from '#infrastructure';
import { BoundedCache, Dependencies } from '#platform';
import { setTimeout as pause } from 'node:timers/promises';
import type { DatabasePool } from '#platform';
import { SharedLook } from './shared-look.js';

/** The length of a log, and how far the read models have processed it. */
export interface LogPosition {
  readonly head: number;
  /** Position in the log. */
  readonly position: number;
  /** Global position of the same event, which answers and messages carry. */
  readonly globalPosition: number;
}

interface Row {
  readonly log: string;
  readonly head: string;
  readonly position: string | null;
  readonly global_position: string | null;
}

const columns = `l.log, l.position as head, p.position, p.global_position
    from logs l left join log_progress p on p.log = l.log and p.reader = 'models'`;
const positionsOf = `select ${columns} where l.log = any ($1)`;
const behind = `select ${columns} where l.position > coalesce(p.position, 0)`;

const freshMs = 50;
const pollMs = 8;
const patienceMs = 2_000;
const most = 2_000;
const nowhere: LogPosition = { head: 0, position: 0, globalPosition: 0 };

/**
 * Knows how far the read models are in each log. It has at most one request to the database at a
 * time, however many callers there are.
 */
@Injectable()
@Dependencies(POOL)
export class LogPositions {
  readonly #known = new BoundedCache<{ readonly at: number; readonly position: LogPosition }>({
    most,
  });
  readonly #wanted = new Set<string>();
  readonly #look = new SharedLook(() => this.ask());

  constructor(private readonly pool: Pick<DatabasePool, 'query'>) {}

  /**
   * The models' global position at the last look-up, however long ago; 0 if there was none. Does
   * not ask the database.
   */
  known(log: string): number {
    return this.#known.get(log)?.position.globalPosition ?? 0;
  }

  /** A position that is at most 50 ms old. */
  async recent(log: string): Promise<LogPosition> {
    const known = this.#known.get(log);
    return known && Date.now() - known.at < freshMs ? known.position : this.now(log);
  }

  /** The position as it is after this call. */
  async now(log: string): Promise<LogPosition> {
    this.#wanted.add(log);
    return (await this.#look.now()).get(log) ?? nowhere;
  }

  /**
   * Waits until the models have processed the event with that global position, or everything in the
   * log, because the event may belong to another log. At most two seconds: after that an older
   * answer is better than none.
   */
  async reached(log: string, globalPosition: number): Promise<LogPosition> {
    const known = await this.recent(log);
    if (known.globalPosition >= globalPosition) return known;
    for (const deadline = Date.now() + patienceMs; ; await pause(pollMs)) {
      const now = await this.now(log);
      const there = now.globalPosition >= globalPosition || now.position >= now.head;
      if (there || Date.now() >= deadline) return now;
    }
  }

  /**
   * Waits until the models have processed everything that the logs hold now, at most two seconds.
   */
  async caughtUp(): Promise<void> {
    const { rows } = await this.pool.query<Row>(behind);
    const deadline = Date.now() + patienceMs;
    await Promise.all(
      rows.map(async ({ log, head }) => {
        while ((await this.now(log)).position < Number(head) && Date.now() < deadline)
          await pause(pollMs);
      }),
    );
    // Earlier look-ups are older than what this has waited for.
    this.#known.clear();
  }

  private async ask(): Promise<ReadonlyMap<string, LogPosition>> {
    const wanted = [...this.#wanted];
    this.#wanted.clear();
    const { rows } = await this.pool.query<Row>(positionsOf, [wanted]);
    const positions = new Map(
      rows.map((row) => [
        row.log,
        {
          head: Number(row.head),
          position: Number(row.position ?? 0),
          globalPosition: Number(row.global_position ?? 0),
        },
      ]),
    );
    for (const [log, position] of positions) this.#known.set(log, { at: Date.now(), position });
    return positions;
  }
}
