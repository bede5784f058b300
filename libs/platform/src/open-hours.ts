import type { DatabasePool } from './database.js';

/** A time in which no api process was running; both ISO 8601. */
export interface Outage {
  readonly from: string;
  readonly to: string;
}

interface Opening {
  readonly openedAt: Date;
  readonly seenAt: Date;
}

export interface Hours {
  /** When an api process was last seen; null if none ever was. */
  readonly seenAt: string | null;
  /** The latest ones, in order. */
  readonly outages: readonly Outage[];
}

/** The interval at which an api process records that it is running. */
export const noteEveryMs = 500;
/** A shorter gap does not count: it may be a pause of the process or the database. */
const leastOutageMs = 3_000;
/** The time that pages may need to notice that the system is back. */
const returnMs = 5_000;
/** The number of openings considered; each start is one. */
const latest = 20;

const NOTE = `
  with last as (select opened_at, seen_at from open_hours order by opened_at desc limit 1),
  kept as (
    update open_hours h set seen_at = greatest(h.seen_at, $1::timestamptz) from last
     where h.opened_at = last.opened_at and last.seen_at > $1::timestamptz - $2 * interval '1 millisecond'
    returning h.opened_at)
  insert into open_hours (opened_at, seen_at)
  select $1::timestamptz, $1::timestamptz where not exists (select from kept) on conflict do nothing`;
const READ = `
  select opened_at as "openedAt", seen_at as "seenAt" from open_hours order by opened_at desc limit ${latest}`;

/** The gaps between openings, in order. */
export const outagesBetween = (openings: readonly Opening[]): readonly Outage[] => {
  let seen = openings[0]?.seenAt.getTime() ?? 0;
  return openings.slice(1).flatMap(({ openedAt, seenAt }) => {
    const [from, opened] = [seen, openedAt.getTime()];
    seen = Math.max(seen, seenAt.getTime());
    return opened - from < leastOutageMs
      ? []
      : [{ from: new Date(from).toISOString(), to: new Date(opened + returnMs).toISOString() }];
  });
};

/**
 * Records in PostgreSQL when api processes were running, because processes forget and Redis may be
 * wiped.
 */
export class OpenHours {
  constructor(private readonly pool: Pick<DatabasePool, 'query'>) {}

  /** Records that an api process is running. True if none was before. */
  async note(at: Date): Promise<boolean> {
    const { rowCount } = await this.pool.query({
      name: 'conclave-open-hours-note',
      text: NOTE,
      values: [at, leastOutageMs],
    });
    return (rowCount ?? 0) > 0;
  }

  async read(): Promise<Hours> {
    const { rows } = await this.pool.query<Opening>({ name: 'conclave-open-hours', text: READ });
    const openings = rows.reverse();
    return {
      seenAt: openings.at(-1)?.seenAt.toISOString() ?? null,
      outages: outagesBetween(openings),
    };
  }
}
