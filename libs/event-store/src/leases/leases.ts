/** The right to read the logs of a bucket, until another worker has taken it with a higher fence. */
export interface Lease {
  readonly bucket: number;
  readonly fence: number;
}

export interface LogLeases {
  /** Null when the log is another worker's to read. */
  of(log: string): Lease | null;
  /** The buckets of which this worker reads the logs. */
  buckets(): readonly number[];
}
