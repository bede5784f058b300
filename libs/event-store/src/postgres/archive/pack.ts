import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';

/** A row of `events` in a pack, column by column; `data` is the text that was hashed. */
export type PackedRow = readonly [
  position: number,
  globalPosition: string,
  streamId: string,
  version: number,
  type: string,
  schemaVersion: number,
  data: string,
  actor: string,
  commandId: string,
  ordinal: number,
  correlationId: string,
  /** ISO 8601 in UTC with milliseconds. */
  at: string,
  prevHash: string,
  hash: string,
];

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** Higher levels take ten times as long to save a few per cent. */
const QUALITY = 5;

/** Rows as Brotli of a JSON array (RFC 7932). */
export const pack = (rows: readonly PackedRow[]): Promise<Buffer> =>
  compress(JSON.stringify(rows), {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    },
  });

export const unpack = async (packed: Uint8Array): Promise<readonly PackedRow[]> =>
  JSON.parse((await decompress(packed)).toString('utf8')) as readonly PackedRow[];
