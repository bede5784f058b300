/** How far a log has come: all of its leaves in one hash. */
export interface Checkpoint {
  /** Names the log, without schema, such as `conclave.example.org/events/abc`. */
  readonly origin: string;
  readonly size: number;
  readonly root: Buffer;
}

/** The text of a note (C2SP tlog-checkpoint). */
export const checkpointText = ({ origin, size, root }: Checkpoint): string =>
  `${origin}\n${size}\n${root.toString('base64')}\n`;

/** Null when the text is no checkpoint. */
export const readCheckpoint = (text: string): Checkpoint | null => {
  const [, origin = '', size = '', base64 = ''] =
    /^([^\n]+)\n(0|[1-9]\d{0,15})\n([A-Za-z0-9+/]{43}=)\n/.exec(text) ?? [];
  const root = Buffer.from(base64, 'base64');
  return origin !== '' && root.length === 32 ? { origin, size: Number(size), root } : null;
};
