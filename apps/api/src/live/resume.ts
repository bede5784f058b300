import { logOfEvent } from '#aggregate';
import type { DatabasePool } from '#platform';
import { changedQueries } from '#read-models';
import type { LiveQuery } from './channel.js';
import { SharedLook } from '../queries/shared-look.js';

const latestTouches = `
  select d.model, max(d.position) as position from read_model_documents d
  where d.log = $1 and d.scope = $2
  group by d.model`;

/** A model's latest change in one tournament, and the live queries that it affects. */
export interface Touched {
  readonly position: number;
  readonly queries: readonly LiveQuery[];
}

/**
 * What changed in a tournament, read from the documents, so that no messages need to be stored;
 * looked up once for all viewers who return together.
 */
export class Changes {
  readonly #looks = new Map<string, SharedLook<readonly Touched[]>>();

  constructor(private readonly pool: Pick<DatabasePool, 'query'>) {}

  async after(eventId: string, position: number): Promise<readonly Touched[]> {
    const look = this.#looks.get(eventId) ?? new SharedLook(() => this.latest(eventId));
    this.#looks.set(eventId, look);
    try {
      const touched = await look.now();
      return touched.filter((each) => each.position > position);
    } finally {
      if (look.idle) this.#looks.delete(eventId);
    }
  }

  private async latest(eventId: string): Promise<readonly Touched[]> {
    const { rows } = await this.pool.query<{ model: string; position: string }>(latestTouches, [
      logOfEvent(eventId),
      eventId,
    ]);
    return rows.map((row) => ({
      position: Number(row.position),
      queries: changedQueries(row.model),
    }));
  }
}
