import { MemoryEventStore, type RecordedEvent } from '#event-store';

/**
 * Puts the events into a store of their own. Each gets a command of its own, because the public
 * file omits the ids of commands that are salts of withheld data.
 */
export const storeOf = async (events: readonly RecordedEvent[]): Promise<MemoryEventStore> => {
  const store = new MemoryEventStore();
  const versions = new Map<string, number>();
  for (const [index, { streamId, type, schemaVersion, data, meta }] of events.entries()) {
    const expectedVersion = versions.get(streamId) ?? 0;
    versions.set(streamId, expectedVersion + 1);
    const commandId = `file.${index}`;
    await store.append({ actor: 'system:file', commandId, correlationId: commandId, at: meta.at }, [
      { streamId, expectedVersion, events: [{ type, schemaVersion, data }] },
    ]);
  }
  return store;
};
