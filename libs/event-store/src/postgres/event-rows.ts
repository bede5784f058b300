import type { JsonObject } from '../json.js';
import type { RecordedEvent, TakenCommand } from '../port.js';

/** A time formatted as by Date.toISOString. */
export const instant = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/**
 * The columns of one event in the order of EventRow. Rows are transferred as arrays, at half the
 * cost of objects when thousands are read.
 */
export const EVENT_COLUMNS = `e.global_position, e.stream_id, e.version, e.type, e.schema_version, e.data, e.actor, e.command_id, e.correlation_id,
  ${instant('e.at')}, e.prev_hash, e.hash`;

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

export const toRecordedEvent = (row: readonly [...EventRow, ...unknown[]]): RecordedEvent => ({
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

/** A recorded command. If it appended events, actor and time are stored with these. */
export type CommandRow = [
  commandId: string,
  log: string,
  /** Of the first of its events in the log. */
  position: string,
  events: number,
  actor: string | null,
  correlationId: string | null,
  at: string | null,
];

export const toTakenCommand = (row: CommandRow, events: readonly RecordedEvent[]): TakenCommand => {
  const [commandId, , , , actor, correlationId, at] = row;
  return {
    meta: events[0]?.meta ?? {
      commandId,
      actor: actor ?? '',
      correlationId: correlationId ?? '',
      at: at ?? '',
    },
    events,
  };
};
