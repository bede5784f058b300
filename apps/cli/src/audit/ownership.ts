import { logOfEvent } from '#aggregate';
import type { Pool } from 'pg';
import { type EventStore, eventsOfLog, factFault, placeFault } from '#event-store';
import { ownership } from '#facts';
import { readModels } from '#read-models';

/**
 * Events of these logs in streams to which they do not belong, or that name the object of another
 * log.
 */
export async function* foreignFacts(
  store: Pick<EventStore, 'readLog'>,
  logs: AsyncIterable<string> | Iterable<string>,
): AsyncGenerator<string> {
  for await (const log of logs)
    for await (const event of eventsOfLog(store, log)) {
      const fault =
        placeFault(ownership, log, event.streamId) ??
        factFault(ownership, log, event.streamId, event);
      if (fault !== null)
        yield `${event.streamId}@${event.version} ${fault.code} in ${log}: ${fault.detail}`;
    }
}

/** The names of all logs. */
export async function* namesOfLogs(store: Pick<EventStore, 'listLogs'>): AsyncGenerator<string> {
  const most = 500;
  for (let after: string | null = null; ;) {
    const logs = await store.listLogs(after, most);
    for (const { log } of logs) yield log;
    if (logs.length < most) return;
    after = logs.at(-1)?.log ?? null;
  }
}

const LONE_DOCUMENTS = `
  select log, model, scope, key from read_model_documents d
   where not exists (select from logs l where l.log = d.log) order by log, model, scope, key`;

const PLACED_DOCUMENTS = `
  select log, model, scope, key from read_model_documents where model = $1 and ($2::text is null or log = $2 or scope = $3)`;

interface Row {
  readonly log: string;
  readonly model: string;
  readonly scope: string;
  readonly key: string;
}

/**
 * Documents that no log owns, and those that a log wrote at another log's place; of one tournament,
 * or of all.
 */
export async function* foreignDocuments(
  pool: Pick<Pool, 'query'>,
  eventId?: string,
): AsyncGenerator<string> {
  const told = ({ log, model, scope, key }: Row): string =>
    `document ${model} ${scope} ${key} of ${log}`;
  if (eventId === undefined)
    for (const row of (await pool.query<Row>(LONE_DOCUMENTS)).rows)
      yield `${told(row)}: there is no such log`;
  const log = eventId === undefined ? null : logOfEvent(eventId);
  for (const { name, owner } of readModels) {
    if (owner === 'any') continue;
    const { rows } = await pool.query<Row>(PLACED_DOCUMENTS, [name, log, eventId ?? null]);
    for (const row of rows) {
      const owned = owner === undefined ? logOfEvent(row.scope) : owner(row);
      if (owned !== row.log) yield `${told(row)}: it is a place of ${owned}`;
    }
  }
}
