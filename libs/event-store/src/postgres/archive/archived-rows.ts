import type { JsonObject } from '../../json.js';
import type { EventRow } from '../event-rows.js';
import type { Statement } from '../statements.js';
import { type PackedRow, unpack } from './pack.js';

/** Packs of a log with events after one position and up to another; null: up to the end. */
export const PACKS_OF_LOG: Statement = {
  name: 'conclave-packs-of-log',
  text: `select pack from archived_events where log = $1 and last_position > $2 and first_position <= coalesce($3, last_position) order by first_position`,
};

/** Packs of a log that contain events of one stream. */
export const PACKS_OF_STREAM: Statement = {
  name: 'conclave-packs-of-stream',
  text: `select pack from archived_events where log = $1 and $2 = any (streams) order by first_position`,
};

export type Ask = <Row extends unknown[]>(
  statement: Statement,
  values: readonly unknown[],
) => Promise<Row[]>;

const unpackAll = async (packs: readonly [pack: Buffer][]): Promise<readonly PackedRow[]> =>
  (await Promise.all(packs.map(([packed]) => unpack(packed)))).flat();

/**
 * The archived events of a log between two positions, `after` not included; without `upTo` all
 * later ones.
 */
export const archivedOfLog = async (
  ask: Ask,
  log: string,
  { after, upTo }: { readonly after: number; readonly upTo: number | null },
): Promise<readonly PackedRow[]> => {
  const rows = await unpackAll(await ask<[pack: Buffer]>(PACKS_OF_LOG, [log, after, upTo]));
  return rows.filter(([position]) => position > after && position <= (upTo ?? Infinity));
};

/** The archived events of a stream, starting at a version. */
export const archivedOfStream = async (
  ask: Ask,
  log: string,
  { streamId, fromVersion }: { readonly streamId: string; readonly fromVersion: number },
): Promise<readonly PackedRow[]> => {
  const rows = await unpackAll(await ask<[pack: Buffer]>(PACKS_OF_STREAM, [log, streamId]));
  return rows.filter((row) => row[2] === streamId && row[3] >= fromVersion);
};

export const toEventRow = (row: PackedRow): EventRow => {
  const [, globalPosition, streamId, version, type, schemaVersion, data] = row;
  const [, , , , , , , actor, commandId, , correlationId, at, prevHash, hash] = row;
  return [
    globalPosition,
    streamId,
    version,
    type,
    schemaVersion,
    JSON.parse(data) as JsonObject,
    actor,
    commandId,
    correlationId,
    at,
    prevHash,
    hash,
  ];
};
