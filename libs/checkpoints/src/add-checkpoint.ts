/**
 * The request of a log to a witness (C2SP tlog-witness): proves that the log grew from the size
 * that the witness saw last.
 */
export interface AddCheckpoint {
  readonly old: number;
  readonly proof: readonly Buffer[];
  /** The signed checkpoint. */
  readonly note: string;
}

const mostHashes = 63;
const format = /^old (0|[1-9]\d{0,15})\n((?:[A-Za-z0-9+/]{43}=\n)*)\n([^]+\n)$/;

export const addCheckpointText = ({ old, proof, note }: AddCheckpoint): string =>
  [`old ${old}\n`, ...proof.map((hash) => `${hash.toString('base64')}\n`), '\n', note].join('');

/** Null if the text is not such a request. */
export const readAddCheckpoint = (text: string): AddCheckpoint | null => {
  const [, old, hashes = '', note = ''] = format.exec(text) ?? [];
  const proof = hashes
    .split('\n')
    .slice(0, -1)
    .map((hash) => Buffer.from(hash, 'base64'));
  const whole = proof.every((hash) => hash.length === 32);
  if (old === undefined || proof.length > mostHashes || !whole) return null;
  return { old: Number(old), proof, note };
};
