import type { DatabasePool, Redis } from '#platform';
import { readModels } from '#read-models';
import type { ModelPositions } from '../queries/model-positions.js';

export type Check = 'ok' | string;
export interface Readiness {
  readonly ready: boolean;
  readonly checks: Readonly<Record<'database' | 'migrations' | 'redis' | 'projections', Check>>;
}

/** A model that has not moved for so long while there were events for it to take is stuck. */
const stuckAfterMs = 30_000;

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

/** Whether requests can be served: what this process needs is there and the read models keep up. */
export class ReadinessProbe {
  readonly #behind = new Map<string, { readonly position: number; readonly since: number }>();

  constructor(
    private readonly pool: DatabasePool,
    private readonly redis: Redis,
    private readonly positions: ModelPositions,
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

  /** How many events each live model has yet to take, counted in positions. */
  async lags(): Promise<ReadonlyMap<string, number>> {
    const [head, positions] = await Promise.all([this.head(), this.positions.now()]);
    return new Map(
      [...positions].map(([model, position]) => [model, Math.max(0, head - position)]),
    );
  }

  private async migrations(): Promise<Check> {
    const { rows } = await this.pool.query<{ open: string; done: string }>(
      `select count(*) filter (where finished_at is null and rolled_back_at is null) as open, count(*) filter (where finished_at is not null) as done from _prisma_migrations`,
    );
    if (Number(rows[0]?.open ?? 0) > 0) return 'a migration has not been finished';
    return Number(rows[0]?.done ?? 0) > 0 ? 'ok' : 'nothing has been migrated';
  }

  private async projections(): Promise<Check> {
    const [head, positions] = await Promise.all([this.head(), this.positions.now()]);
    const stuck = readModels
      .map((model) => model.name)
      .filter((name) => this.isStuck(name, positions.get(name) ?? -1, head));
    return stuck.length === 0 ? 'ok' : `stuck: ${stuck.join(', ')}`;
  }

  /** Behind is normal; behind at the same position for half a minute is not. */
  private isStuck(name: string, position: number, head: number): boolean {
    const known = this.#behind.get(name);
    if (position >= head) this.#behind.delete(name);
    else if (known?.position !== position) this.#behind.set(name, { position, since: Date.now() });
    else return Date.now() - known.since > stuckAfterMs;
    return false;
  }

  private async head(): Promise<number> {
    const { rows } = await this.pool.query<{ head: string }>(
      `select coalesce(max(global_position), 0) as head from (select global_position from events order by transaction_id desc, global_position desc limit 1) latest`,
    );
    return Number(rows[0]?.head ?? 0);
  }
}
