/**
 * A stream is not at the version (or hash) that the append expected. Reload, decide again, retry.
 */
export class ConcurrencyError extends Error {
  override readonly name = 'ConcurrencyError';
  readonly streamIds: readonly string[];

  constructor(streamIds: readonly string[]) {
    super(`not at the expected version: ${streamIds.join(', ')}`);
    this.streamIds = streamIds;
  }
}
