import type { DatabasePool } from '#platform';
import { changedQueries } from '#read-models';
import type { LiveQuery } from './channel.js';

/**
 * Appends that are under way at the same time may become visible in another order than their positions say, a few apart.
 * Looking back a little further costs a page one more question at most.
 */
const overlap = 64;

const touchedSince = `
  select d.model, max(d.position) as position
  from read_model_documents d
  join read_model_generations g on g.model = d.model and g.generation = d.generation and g.status = 'live'
  where d.scope = $1
  group by d.model
  having max(d.position) > $2`;

/** A model's latest change in one event, and the live questions it feeds. */
export interface Touched {
  readonly position: number;
  readonly queries: readonly LiveQuery[];
}

/** What changed about the event after a position: read off the documents themselves, so that no message need be kept. */
export const touchedAfter = async (pool: Pick<DatabasePool, 'query'>, eventId: string, position: number): Promise<readonly Touched[]> => {
  const { rows } = await pool.query<{ model: string; position: string }>(touchedSince, [eventId, Math.max(0, position - overlap)]);
  return rows.map((row) => ({ position: Number(row.position), queries: changedQueries(row.model) }));
};
