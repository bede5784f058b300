/**
 * Encryption keys of people, each for the data of one person in one stream. A destroyed key is
 * never created again.
 */
export interface PersonKeys {
  /**
   * The keys of these people, created if missing. A person who was erased from the stream has none.
   */
  make(streamId: string, subjects: readonly string[]): Promise<ReadonlyMap<string, Buffer>>;
  find(streamId: string, subjects: readonly string[]): Promise<ReadonlyMap<string, Buffer>>;
  /**
   * Makes the data of these people in the stream unreadable for ever, except in earlier copies of
   * the database.
   */
  destroy(streamId: string, subjects: readonly string[]): Promise<void>;
}
