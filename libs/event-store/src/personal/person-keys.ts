/**
 * The keys of people, each good for what one stream tells about
 * one person. A key that is destroyed is never made again.
 */
export interface PersonKeys {
  /** Keys of these people, made where there is none yet. Who was erased from the stream has none. */
  make(streamId: string, subjects: readonly string[]): Promise<ReadonlyMap<string, Buffer>>;
  find(streamId: string, subjects: readonly string[]): Promise<ReadonlyMap<string, Buffer>>;
  /**
   * From now on nobody can read what the stream tells about
   * this person, copies of the database from before aside.
   */
  destroy(streamId: string, subjects: readonly string[]): Promise<void>;
}
