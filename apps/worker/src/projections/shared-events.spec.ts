import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { MemoryEventStore } from '#event-store';
import { SharedEvents } from './shared-events.js';

const append = (store: MemoryEventStore, number: number) =>
  store.append(
    {
      actor: 'a',
      commandId: `c${number}`,
      correlationId: 'r',
      at: '2026-11-21T10:00:00.000Z',
    },
    [
      {
        streamId: 's',
        expectedVersion: number - 1,
        events: [{ type: 'Counted', schemaVersion: 1, data: { number } }],
      },
    ],
  );

const setUp = async () => {
  const store = new MemoryEventStore();
  await append(store, 1);
  let reads = 0;
  const shared = new SharedEvents({
    readLog: (...asked) => ((reads += 1), store.readLog(...asked)),
    listLogs: (...asked) => store.listLogs(...asked),
  });
  return { store, shared, reads: () => reads };
};

describe('events that several readers read', () => {
  it('are read once for readers that ask in the same turn', async () => {
    const { shared, reads } = await setUp();
    const [one, other] = await Promise.all([
      shared.readLog('s', 0, 10),
      shared.readLog('s', 0, 10),
    ]);
    expect(one).toHaveLength(1);
    expect(other).toBe(one);
    expect(reads()).toBe(1);
  });

  it('are read again for whoever asks later, at another place or for more', async () => {
    const { store, shared, reads } = await setUp();
    await Promise.all([
      shared.readLog('s', 0, 10),
      shared.readLog('s', 1, 10),
      shared.readLog('s', 0, 11),
    ]);
    expect(reads()).toBe(3);
    await turn();
    await append(store, 2);
    expect(await shared.readLog('s', 0, 10)).toHaveLength(2);
  });
});
