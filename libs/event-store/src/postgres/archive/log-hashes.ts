import type { Pool } from 'pg';
import { archivedOfLog, type Ask } from './archived-rows.js';
import { readWhole } from './read-whole.js';

type HashRow = readonly [position: string, streamId: string, version: number, hash: string];

export interface LogHash {
  readonly streamId: string;
  readonly version: number;
  readonly hash: string;
}

const HASHES_OF_LOG = {
  name: 'conclave-hashes-of-log',
  text: 'select position, stream_id, version, hash from events where log = $1 and ($2::bigint is null or position <= $2) order by position',
};

/**
 * The stream, version and hash of the events of a log by position 1, 2, 3 ...: up to a position, or
 * all.
 */
export const hashesOfLog = async (
  queries: Pick<Pool, 'query'>,
  log: string,
  upTo: number | null = null,
): Promise<readonly LogHash[]> => {
  const ask: Ask = async (statement, values) =>
    (await queries.query({ values: [...values], rowMode: 'array', ...statement })).rows as never;
  const rows = await readWhole<HashRow>({
    from: 1,
    numberOf: ([position]) => Number(position),
    read: () => ask<[...HashRow]>(HASHES_OF_LOG, [log, upTo]),
    readArchived: async () =>
      (await archivedOfLog(ask, log, { after: 0, upTo })).map((row): HashRow => [
        String(row[0]),
        row[2],
        row[3],
        row[13],
      ]),
  });
  return rows.map(([, streamId, version, hash]) => ({ streamId, version, hash }));
};
