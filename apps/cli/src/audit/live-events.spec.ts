import { describe, expect, it } from 'vitest';
import { everyEvent, MemoryEventStore, type JsonObject } from '#event-store';
import { eventsOf } from './live-events.js';

const fact = (type: string, data: JsonObject = {}) => ({ type, schemaVersion: 1, data });
const meta = (commandId: string) => ({
  actor: 'olga',
  commandId,
  correlationId: 'r',
  at: '2026-11-21T10:00:00.000Z',
});

const collect = async (
  events: AsyncIterable<{ readonly streamId: string; readonly version: number }>,
): Promise<string[]> => {
  const found: string[] = [];
  for await (const { streamId, version } of events) found.push(`${streamId}@${version}`);
  return found;
};

/** An event with one stream of every kind, and one of another event. */
const recorded = async (): Promise<MemoryEventStore> => {
  const store = new MemoryEventStore();
  const own = [
    fact('PlayerRegistered', { playerId: 'p1', format: 'draft' }),
    fact('PodsFormed', { pods: [{ podId: 'd1', number: 1, seats: ['p1'] }] }),
    fact('DeckRegistered', { deckId: 'e1-p1' }),
    fact('RoundPaired', { tables: [{ matchId: 'm1' }] }),
    fact('HeadsSealed', {
      heads: [
        { streamId: 'sealed-1', version: 1, hash: 'h' },
        { streamId: 'event-e1', version: 4, hash: 'h' },
      ],
    }),
  ];
  await store.append(meta('c1'), [{ streamId: 'event-e1', expectedVersion: 0, events: own }]);
  for (const streamId of ['match-m1', 'deck-e1-p1', 'pool-e1-p1', 'pod-d1', 'sealed-1', 'match-m2'])
    await store.append(meta(streamId), [{ streamId, expectedVersion: 0, events: [fact('A')] }]);
  return store;
};

describe('the events of the running database', () => {
  it('are, of one event, its own and those of every stream it names or sealed, each stream once', async () => {
    const found = await collect(eventsOf(await recorded(), 'e1'));
    expect(found.slice(0, 5)).toEqual([1, 2, 3, 4, 5].map((version) => `event-e1@${version}`));
    expect(found.slice(5).sort()).toEqual([
      'deck-e1-p1@1',
      'match-m1@1',
      'pod-d1@1',
      'pool-e1-p1@1',
      'sealed-1@1',
    ]);
  });

  it('are all there are, or none of an event that does not exist', async () => {
    expect(await collect(everyEvent(await recorded()))).toHaveLength(11);
    expect(await collect(eventsOf(await recorded(), 'e9'))).toEqual([]);
  });
});
