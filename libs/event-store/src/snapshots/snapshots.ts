/**
 * A result computed from the beginning of a stream, kept to avoid computing it again. It can be
 * deleted at any time. The store does not interpret the bytes.
 */
export interface Snapshot {
  readonly streamId: string;
  /**
   * Identifies everything that the result depends on: the same name always means the same result.
   */
  readonly basis: string;
  /** How far into the stream's history the snapshot is. */
  readonly place: number;
  readonly state: Buffer;
  /** The events since the previous snapshot. */
  readonly events: Buffer;
}

/** A snapshot as it is read: of several only the last has its state. */
export type FoundSnapshot = Pick<Snapshot, 'basis' | 'place' | 'events'> & {
  readonly state: Buffer | null;
};

export interface SnapshotStore {
  /** The snapshots of a stream with one of these names, by place. */
  find(streamId: string, bases: readonly string[]): Promise<readonly FoundSnapshot[]>;
  /**
   * Stores these snapshots, replacing those of the same names. No name may occur twice in one call.
   */
  keep(snapshots: readonly Snapshot[]): Promise<void>;
  /** Deletes snapshots stored before that time. */
  discard(keptBefore: Date): Promise<void>;
}
