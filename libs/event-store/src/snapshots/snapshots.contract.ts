import { expect, it } from 'vitest';
import type { Snapshot, SnapshotStore } from './snapshots.js';

const snapshot = (streamId: string, place: number, says = `${place}`): Snapshot => ({
  streamId,
  basis: `basis of ${place}`,
  place,
  state: Buffer.from(`state ${says}`),
  events: Buffer.from([0, 255, place]),
});
const basesOf = (...places: readonly number[]): string[] =>
  places.map((place) => `basis of ${place}`);

/** The contract of every store of snapshots. */
export const snapshotsContract = (open: () => SnapshotStore): void => {
  it('finds those that were asked for, by place, and the state of the last alone', async () => {
    const store = open();
    await store.keep([40, 20, 60].map((place) => snapshot('match-1', place)));
    await store.keep([snapshot('match-2', 80)]);
    const found = await store.find('match-1', basesOf(80, 40, 20));
    expect(found).toEqual([
      { basis: 'basis of 20', place: 20, state: null, events: Buffer.from([0, 255, 20]) },
      {
        basis: 'basis of 40',
        place: 40,
        state: Buffer.from('state 40'),
        events: Buffer.from([0, 255, 40]),
      },
    ]);
    expect(await store.find('match-1', [])).toEqual([]);
    expect(await store.find('match-3', basesOf(20))).toEqual([]);
  });

  it('keeps the last of those with one name', async () => {
    const store = open();
    await store.keep([snapshot('match-4', 20, 'first')]);
    await store.keep([snapshot('match-4', 20, 'second'), snapshot('match-4', 40)]);
    const [last] = await store.find('match-4', basesOf(20));
    expect(String(last?.state)).toBe('state second');
    expect(await store.find('match-4', basesOf(20, 40))).toHaveLength(2);
  });

  it('throws away what is old', async () => {
    const store = open();
    await store.keep([snapshot('match-5', 20)]);
    await store.discard(new Date(Date.now() - 60_000));
    expect(await store.find('match-5', basesOf(20))).toHaveLength(1);
    await store.discard(new Date(Date.now() + 60_000));
    expect(await store.find('match-5', basesOf(20))).toEqual([]);
    await store.keep([]);
  });
};
