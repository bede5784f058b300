import type { DatabasePool } from './database.js';

/** A time in which no api answered; both ISO 8601. */
export interface Outage {
  readonly from: string;
  readonly to: string;
}

interface Opening {
  readonly openedAt: Date;
  readonly seenAt: Date;
}

export interface Hours {
  /** When an api was last seen to be there; null where none has ever said so. */
  readonly seenAt: string | null;
  /** The latest ones, in order. */
  readonly outages: readonly Outage[];
}

/** How often an api shows that it is there. */
export const noteEveryMs = 500;
/** A shorter silence is none: a pause of the process or the database. */
const leastOutageMs = 3_000;
/** So long it may take until pages have noticed that the system is back. */
const returnMs = 5_000;
/** Openings that are looked at: one for each start. */
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

/** The silences between openings, in order. */
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

/** When an api was there for people, kept in PostgreSQL: processes forget, and Redis may be wiped. */
export class OpenHours {
  constructor(private readonly pool: Pick<DatabasePool, 'query'>) {}

  /** An api is there at this moment. True when it was not before. */
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
