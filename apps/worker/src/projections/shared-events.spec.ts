import { describe, expect, it } from 'vitest';
import { MemoryEventStore } from '#event-store';
import { SharedEvents } from './shared-events.js';

const setUp = async (events: number) => {
  const store = new MemoryEventStore();
  const append = async (number: number): Promise<void> => {
    const meta = {
      actor: 'a',
      commandId: `c${number}`,
      correlationId: 'x',
      at: '2026-01-10T10:00:00.000Z',
    };
    await store.append(meta, [
      {
        streamId: `s-${number}`,
        expectedVersion: 0,
        events: [{ type: 'Happened', schemaVersion: 1, data: { number } }],
      },
    ]);
  };
  for (let number = 1; number <= events; number += 1) await append(number);
  const reads = { count: 0 };
  const counted = {
    readAll: (...args: Parameters<MemoryEventStore['readAll']>) => (
      (reads.count += 1),
      store.readAll(...args)
    ),
  };
  return { shared: new SharedEvents(counted), reads, append };
};

describe('SharedEvents', () => {
  it('reads once for all who stand at the same place', async () => {
    const { shared, reads } = await setUp(3);
    const [one, other] = await Promise.all([shared.readAll(null, 10), shared.readAll(null, 10)]);
    const late = await shared.readAll(null, 10);
    expect(one.events.map((event) => event.data)).toEqual([
      { number: 1 },
      { number: 2 },
      { number: 3 },
    ]);
    expect([other, late]).toEqual([one, one]);
    expect(reads.count).toBe(1);
  });

  it('never keeps an empty answer', async () => {
    const { shared, append } = await setUp(1);
    const { checkpoint } = await shared.readAll(null, 10);
    expect((await shared.readAll(checkpoint, 10)).events).toEqual([]);
    await append(2);
    expect((await shared.readAll(checkpoint, 10)).events).toHaveLength(1);
  });

  it('tells places and limits apart', async () => {
    const { shared } = await setUp(5);
    const first = await shared.readAll(null, 2);
    expect((await shared.readAll(null, 3)).events).toHaveLength(3);
    expect(
      (await shared.readAll(first.checkpoint, 2)).events.map((event) => event.data['number']),
    ).toEqual([3, 4]);
  });
});
