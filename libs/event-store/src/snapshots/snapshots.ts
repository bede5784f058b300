/**
 * What has been worked out from the beginning of a stream, so that it need not be worked
 * out again. It can be thrown away at any time. The bytes mean nothing to the store.
 */
export interface Snapshot {
  readonly streamId: string;
  /** Names all that it follows from: who finds it by the same name would have worked out the same. */
  readonly basis: string;
  /** How far into the stream's story it stands. */
  readonly place: number;
  readonly state: Buffer;
  /** What has happened since the snapshot at the place before. */
  readonly events: Buffer;
}

/** A snapshot as it is read: of several only the last has its state. */
export type FoundSnapshot = Pick<Snapshot, 'basis' | 'place' | 'events'> & {
  readonly state: Buffer | null;
};

export interface SnapshotStore {
  /** Those of a stream with one of these names, by place. */
  find(streamId: string, bases: readonly string[]): Promise<readonly FoundSnapshot[]>;
  /** Keeps them, in place of those of the same names. No name twice in one call. */
  keep(snapshots: readonly Snapshot[]): Promise<void>;
  /** Throws away those that were kept before that time. */
  discard(keptBefore: Date): Promise<void>;
}
