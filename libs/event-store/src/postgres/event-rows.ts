import type { JsonObject } from '../json.js';
import type { RecordedEvent, TakenCommand } from '../port.js';

/** A time as Date.toISOString writes it. */
const instant = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The columns of one event in the order of EventRow. Rows travel as arrays: half the cost of objects when reading by the thousand. */
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

/** After the columns of an event; null in a command that appended events, which say it themselves. */
export const SETTLED_COLUMNS = `c.command_id, c.actor, c.correlation_id, ${instant('c.at')}`;

/** Of a taken command: a row for each of its events, or one whose columns of an event are null. */
export type TakenRow = [
  ...EventRow,
  ownId: string,
  ownActor: string | null,
  ownCorrelationId: string | null,
  ownAt: string | null,
];

/** The rows of one command; null where there are none. */
export const toTakenCommand = (rows: readonly TakenRow[]): TakenCommand | null => {
  const [first] = rows;
  if (first === undefined) return null;
  const events = rows
    .filter(([position]: readonly unknown[]) => position !== null)
    .map(toRecordedEvent);
  const [commandId, actor, correlationId, at] = [
    first[12],
    first[13] ?? '',
    first[14] ?? '',
    first[15] ?? '',
  ];
  return { meta: events[0]?.meta ?? { commandId, actor, correlationId, at }, events };
};
