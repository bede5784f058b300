import type { EventStore } from '#event-store';

/**
 * Offers, warnings and requests that may have been written since. If there were more of them, any
 * waiting period is over anyway.
 */
const LOOK_BACK = 20;

/**
 * When the last event of these types was written, looking back from the end of the stream (ISO
 * 8601, UTC); undefined if it lies further back than that.
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
