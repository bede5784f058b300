/** The right to read the logs of a bucket, until another worker takes it with a higher fence. */
export interface Lease {
  readonly bucket: number;
  readonly fence: number;
}

export interface LogLeases {
  /** Null if another worker has the lease of the log. */
  of(log: string): Lease | null;
  /** The buckets whose logs this worker reads. */
  buckets(): readonly number[];
}
