import { describe, expect, it } from 'vitest';
import { verifyEvents } from '../verification.js';
import { MemoryEventStore } from '../memory-event-store.js';
import type { RecordedEvent } from '../port.js';
import { MemoryPersonKeys } from './memory-person-keys.js';
import { nobodysName, PersonalEventStore } from './personal-event-store.js';

const table = {
  Registered: { subject: 'playerId', fields: { name: 'name', note: 'text' } },
  Ruled: { subject: 'players', fields: { note: 'text' } },
} as const;
const streamId = 'event-one';
const meta = (commandId: string) => ({
  actor: 'account:olga',
  commandId,
  correlationId: commandId,
  at: '2026-11-22T10:00:00.000Z',
});
const registered = (playerId: string, name: string) => ({
  type: 'Registered',
  schemaVersion: 1,
  data: { playerId, name, note: `about ${name}`, seat: 1 },
});

const room = async () => {
  const stored = new MemoryEventStore();
  const keys = new MemoryPersonKeys();
  const store = new PersonalEventStore(stored, keys, table);
  const events = [registered('p1', 'Ana Ruiz'), registered('p2', 'Ben Ito')];
  const appended = await store.append(meta('c1'), [{ streamId, expectedVersion: 0, events }]);
  return { stored, keys, store, appended };
};
const namesIn = (events: readonly RecordedEvent[]) => events.map(({ data }) => data['name']);
const chainFaults = async (events: readonly RecordedEvent[]): Promise<number> => {
  async function* each() {
    yield* events;
  }
  return (await verifyEvents(each, { onFault: () => undefined })).faults;
};

describe('what events tell about people', () => {
  it('is stored sealed and read open', async () => {
    const { stored, store, appended } = await room();
    const kept = await stored.readStream(streamId);
    expect(JSON.stringify(kept)).not.toMatch(/Ana Ruiz|Ben Ito/);
    expect(kept[0]?.data).toMatchObject({ playerId: 'p1', seat: 1 });
    expect(namesIn(await store.readStream(streamId))).toEqual(['Ana Ruiz', 'Ben Ito']);
    expect(namesIn(await store.readLog(streamId, 0, 10))).toEqual(
      namesIn(await stored.readLog(streamId, 0, 10)).length === 0 ? [] : ['Ana Ruiz', 'Ben Ito'],
    );
    expect(namesIn(appended.events)).toEqual(['Ana Ruiz', 'Ben Ito']);
    expect(namesIn((await store.findCommand('c1'))?.events ?? [])).toEqual(['Ana Ruiz', 'Ben Ito']);
  });

  it('is gone with the key, of one person alone, and the hashes stay true', async () => {
    const { stored, keys, store } = await room();
    const before = await stored.readStream(streamId);
    await keys.destroy(streamId, ['p1']);
    const [ana, ben] = await store.readStream(streamId);
    expect(ana?.data).toEqual({ playerId: 'p1', name: nobodysName('p1'), note: '', seat: 1 });
    expect(ben?.data).toMatchObject({ name: 'Ben Ito', note: 'about Ben Ito' });
    const after = await stored.readStream(streamId);
    expect(after).toEqual(before);
    expect(await chainFaults(after)).toBe(0);
    // The decrypted form was not hashed: proofs need the stored one.
    expect(await chainFaults(await store.readStream(streamId))).toBeGreaterThan(0);
  });

  it('is not kept again of somebody whose key was destroyed', async () => {
    const { stored, keys, store } = await room();
    await keys.destroy(streamId, ['p1']);
    const events = [registered('p1', 'Ana Ruiz once more')];
    await store.append(meta('c2'), [{ streamId, expectedVersion: 2, events }]);
    expect(JSON.stringify(await stored.readStream(streamId))).not.toContain('Ana Ruiz');
    expect(namesIn(await store.readStream(streamId))).toEqual([
      nobodysName('p1'),
      'Ben Ito',
      nobodysName('p1'),
    ]);
  });

  it('is gone with either key where it is about several', async () => {
    const { stored, keys, store } = await room();
    const ruled = {
      type: 'Ruled',
      schemaVersion: 1,
      data: { players: ['p1', 'p2'], note: 'Seen by a judge' },
    };
    await store.append(meta('c5'), [{ streamId: 'match-1', expectedVersion: 0, events: [ruled] }]);
    expect(JSON.stringify(await stored.readStream('match-1'))).not.toContain('Seen by a judge');
    expect((await store.readStream('match-1'))[0]?.data).toEqual(ruled.data);
    await keys.destroy('match-1', ['p2']);
    expect((await store.readStream('match-1'))[0]?.data).toEqual({ ...ruled.data, note: '' });
    await store.append(meta('c6'), [{ streamId: 'match-1', expectedVersion: 1, events: [ruled] }]);
    expect(JSON.stringify(await stored.readStream('match-1'))).not.toContain('Seen by a judge');
  });

  it('opens nothing in another stream, nor what somebody wrote to look sealed', async () => {
    const { stored, store } = await room();
    const [first] = await stored.readStream(streamId);
    const copied = { ...registered('p1', String(first?.data['name'])) };
    await store.append(meta('c3'), [
      { streamId: 'event-two', expectedVersion: 0, events: [copied] },
    ]);
    expect(namesIn(await store.readStream('event-two'))).toEqual([first?.data['name']]);
  });

  it('stands as it was where it was recorded before there were keys', async () => {
    const { stored, store } = await room();
    const events = [registered('p3', 'Cleo')];
    await stored.append(meta('c4'), [{ streamId, expectedVersion: 2, events }]);
    expect(namesIn(await store.readStream(streamId))).toEqual(['Ana Ruiz', 'Ben Ito', 'Cleo']);
  });

  it('asks for keys once for each stream of commands that are appended together, and not again to answer', async () => {
    const { stored, keys } = await room();
    const asked: (readonly [string, string, number])[] = [];
    const counting = {
      make: (of: string, subjects: readonly string[]) => (
        asked.push(['make', of, subjects.length]),
        keys.make(of, subjects)
      ),
      find: (of: string, subjects: readonly string[]) => (
        asked.push(['find', of, subjects.length]),
        keys.find(of, subjects)
      ),
      destroy: keys.destroy.bind(keys),
    };
    await keys.destroy(streamId, ['p4']);
    const store = new PersonalEventStore(stored, counting, table);
    const recorded = await store.appendTogether(
      ['p3', 'p4', 'p5'].map((playerId, index) => ({
        meta: meta(`c${10 + index}`),
        appends: [
          { streamId, expectedVersion: 2 + index, events: [registered(playerId, `N ${playerId}`)] },
        ],
      })),
    );
    expect(asked).toEqual([['make', streamId, 3]]);
    expect(namesIn(recorded?.flat() ?? [])).toEqual(['N p3', nobodysName('p4'), 'N p5']);
    expect(recorded?.flat()).toEqual((await store.readStream(streamId)).slice(2));
    expect(JSON.stringify(await stored.readStream(streamId))).not.toMatch(/N p[345]/);
  });
});
