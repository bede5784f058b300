import { MemoryEventStore, type RecordedEvent } from '#event-store';

/**
 * The facts in a store of their own. Each under a command of its own: the file that
 * everyone may have tells no ids of commands where they are salts of what it withholds.
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
