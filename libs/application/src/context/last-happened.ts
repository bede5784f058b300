import type { EventStore } from '#event-store';

/**
 * Offers, warnings and requests that may have been written
 * since; after more of them any wait has been long enough.
 */
const LOOK_BACK = 20;

/**
 * When one of these events was written last to a stream (ISO 8601,
 * UTC), by the stream's end; undefined where it lies further back.
 */
export const lastHappened = async (
  store: Pick<EventStore, 'readStream'>,
  { streamId, version }: { readonly streamId: string; readonly version: number },
  types: ReadonlySet<string>,
): Promise<string | undefined> => {
  const latest = await store.readStream(streamId, {
    fromVersion: Math.max(1, version - LOOK_BACK),
  });
  return latest.findLast(({ type }) => types.has(type))?.meta.at;
};
