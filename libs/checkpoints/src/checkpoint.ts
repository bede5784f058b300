import { createHash } from 'node:crypto';

/** The state of a log: the hash over all of its leaves. */
export interface Checkpoint {
  /** The name of the log, without scheme, e.g. `conclave.example.org/events/abc`. */
  readonly origin: string;
  readonly size: number;
  readonly root: Buffer;
  /** Additional lines in their own format; omitted if there are none. */
  readonly extensions?: readonly string[];
}

/** The text of a note (C2SP tlog-checkpoint). */
export const checkpointText = ({ origin, size, root, extensions = [] }: Checkpoint): string =>
  [origin, size, root.toString('base64'), ...extensions].map((line) => `${line}\n`).join('');

/** Null if the text is not a checkpoint. */
export const readCheckpoint = (text: string): Checkpoint | null => {
  const [, origin = '', size = '', base64 = '', more = ''] =
    /^([^\n]+)\n(0|[1-9]\d{0,15})\n([A-Za-z0-9+/]{43}=)\n((?:[^\n]+\n)*)/.exec(text) ?? [];
  const root = Buffer.from(base64, 'base64');
  if (origin === '' || root.length !== 32) return null;
  const extensions = more.split('\n').slice(0, -1);
  return { origin, size: Number(size), root, ...(extensions.length > 0 ? { extensions } : {}) };
};

const headerWord = 'header ';

/**
 * The extension line with which the checkpoint of a file covers the header before its events:
 * canonical JSON, hashed.
 */
export const headerExtension = (canonicalHeader: string): string =>
  `${headerWord}${createHash('sha256').update(canonicalHeader).digest('base64')}`;

/** Whether a checkpoint contains the hash of a different header; false if it contains none. */
export const contradictsHeader = (
  { extensions = [] }: Checkpoint,
  canonicalHeader: string,
): boolean =>
  extensions.some(
    (line) => line.startsWith(headerWord) && line !== headerExtension(canonicalHeader),
  );
