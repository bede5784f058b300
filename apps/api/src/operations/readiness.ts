import type { DatabasePool, Redis } from '#platform';

export type Check = 'ok' | string;
export interface Readiness {
  readonly ready: boolean;
  readonly checks: Readonly<Record<'database' | 'migrations' | 'redis' | 'projections', Check>>;
}

/**
 * A log counts as stuck if its read models have not advanced for this long although it has events
 * for them.
 */
const stuckAfterMs = 30_000;

/** Maximum number of logs to check, and of logs that a fault names. */
const mostLogs = 1_000;
const namedLogs = 3;

const behind = `
  select l.log, coalesce(p.position, 0) as position, l.position - coalesce(p.position, 0) as waiting
    from logs l left join log_progress p on p.log = l.log and p.reader = 'models'
   where l.position > coalesce(p.position, 0)`;

const withinMs = async <T>(limitMs: number, work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${limitMs} ms`)), limitMs);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
};

const check = async (work: () => Promise<Check>): Promise<Check> => {
  try {
    return await withinMs(2_000, work());
  } catch (error) {
    return error instanceof Error ? error.message || error.name : 'failed';
  }
};

/**
 * Whether requests can be served: everything that this process needs is available and the read
 * models keep up.
 */
export class ReadinessProbe {
  readonly #behind = new Map<string, { readonly position: number; readonly since: number }>();

  constructor(
    private readonly pool: DatabasePool,
    private readonly redis: Redis,
  ) {}

  async look(): Promise<Readiness> {
    const [database, migrations, redis, projections] = await Promise.all([
      check(async () => (await this.pool.query('select 1'), 'ok')),
      check(() => this.migrations()),
      check(async () => ((await this.redis.ping()) === 'PONG' ? 'ok' : 'no answer')),
      check(() => this.projections()),
    ]);
    const checks = { database, migrations, redis, projections };
    return { ready: Object.values(checks).every((each) => each === 'ok'), checks };
  }

  /** How many events the read models still have to process, over all logs. */
  async lag(): Promise<number> {
    const { rows } = await this.pool.query<{ lag: string }>(
      `select coalesce(sum(waiting), 0) as lag from (${behind}) each`,
    );
    return Number(rows[0]?.lag ?? 0);
  }

  private async migrations(): Promise<Check> {
    const { rows } = await this.pool.query<{ open: string; done: string }>(
      `select count(*) filter (where finished_at is null and rolled_back_at is null) as open, count(*) filter (where finished_at is not null) as done from _prisma_migrations`,
    );
    if (Number(rows[0]?.open ?? 0) > 0) return 'a migration has not been finished';
    return Number(rows[0]?.done ?? 0) > 0 ? 'ok' : 'nothing has been migrated';
  }

  private async projections(): Promise<Check> {
    const { rows } = await this.pool.query<{ log: string; position: string }>(
      `${behind} order by l.log limit ${mostLogs}`,
    );
    for (const log of this.#behind.keys())
      if (!rows.some((row) => row.log === log)) this.#behind.delete(log);
    const stuck = rows.filter(({ log, position }) => this.isStuck(log, Number(position)));
    return stuck.length === 0
      ? 'ok'
      : `stuck: ${stuck
          .slice(0, namedLogs)
          .map(({ log }) => log)
          .join(', ')}${stuck.length > namedLogs ? ` and ${stuck.length - namedLogs} more` : ''}`;
  }

  /** To be behind is normal; to be behind at the same position for half a minute is not. */
  private isStuck(log: string, position: number): boolean {
    const known = this.#behind.get(log);
    if (known?.position === position) return Date.now() - known.since > stuckAfterMs;
    this.#behind.set(log, { position, since: Date.now() });
    return false;
  }
}
