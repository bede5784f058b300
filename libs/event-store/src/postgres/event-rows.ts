import type { JsonObject } from '../json.js';
import type { RecordedEvent } from '../port.js';

/** The columns of one event in the order of EventRow. Rows travel as arrays: half the cost of objects when reading by the thousand. */
export const EVENT_COLUMNS = `e.global_position, e.stream_id, e.version, e.type, e.schema_version, e.data, e.actor, e.command_id, e.correlation_id,
  to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), e.prev_hash, e.hash`;

export type EventRow = [
  globalPosition: string,
  streamId: string,
  version: number,
  type: string,
  schemaVersion: number,
  data: JsonObject,
  actor: string,
  commandId: string,
  correlationId: string,
  at: string,
  prevHash: string,
  hash: string,
];

export const toRecordedEvent = (row: EventRow): RecordedEvent => ({
  globalPosition: Number(row[0]),
  streamId: row[1],
  version: row[2],
  type: row[3],
  schemaVersion: row[4],
  data: row[5],
  meta: { actor: row[6], commandId: row[7], correlationId: row[8], at: row[9] },
  prevHash: row[10],
  hash: row[11],
});
