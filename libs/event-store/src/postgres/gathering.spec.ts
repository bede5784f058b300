import { describe, expect, it } from 'vitest';
import { Gathering } from './gathering.js';

/** Trips that end when the test says so. */
const station = (options: { trips: number; size: number }) => {
  const trips: { items: readonly string[]; arrive: () => void; fail: (error: Error) => void }[] =
    [];
  const gathering = new Gathering<string, string>(
    options,
    (items) =>
      new Promise((resolve, reject) =>
        trips.push({
          items,
          arrive: () => resolve(items.map((item) => item.toUpperCase())),
          fail: reject,
        }),
      ),
  );
  return { gathering, trips, itemsOf: () => trips.map(({ items }) => items.join('')) };
};

/** A few turns of the event loop, after which every possible trip has departed. */
const departures = async (): Promise<void> => {
  for (let turn = 0; turn < 4; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

describe('gathering small requests into shared trips', () => {
  it('takes what comes in the same moment on one trip and gives each its own outcome', async () => {
    const { gathering, trips, itemsOf } = station({ trips: 1, size: 10 });
    const outcomes = Promise.all(['a', 'b', 'c'].map((item) => gathering.take(item)));
    await departures();
    expect(itemsOf()).toEqual(['abc']);
    trips[0]?.arrive();
    expect(await outcomes).toEqual(['A', 'B', 'C']);
  });

  it('lets later ones wait together while no trip is free', async () => {
    const { gathering, trips, itemsOf } = station({ trips: 2, size: 10 });
    const outcomes: Promise<string>[] = [];
    for (const item of ['a', 'b', 'c', 'd']) {
      outcomes.push(gathering.take(item));
      await departures();
    }
    expect(itemsOf()).toEqual(['a', 'b']);
    trips[1]?.arrive();
    await departures();
    expect(itemsOf()).toEqual(['a', 'b', 'cd']);
    trips[0]?.arrive();
    trips[2]?.arrive();
    expect(await Promise.all(outcomes)).toEqual(['A', 'B', 'C', 'D']);
  });

  it('fills no trip beyond its size', async () => {
    const { gathering, trips, itemsOf } = station({ trips: 2, size: 2 });
    const outcomes = Promise.all(['a', 'b', 'c', 'd', 'e'].map((item) => gathering.take(item)));
    await departures();
    expect(itemsOf()).toEqual(['ab', 'cd']);
    trips.forEach(({ arrive }) => arrive());
    await departures();
    expect(itemsOf()).toEqual(['ab', 'cd', 'e']);
    trips[2]?.arrive();
    expect(await outcomes).toEqual(['A', 'B', 'C', 'D', 'E']);
  });

  it('sends each alone after a fault, so that only the one at fault has it', async () => {
    const { gathering, trips, itemsOf } = station({ trips: 1, size: 10 });
    const outcomes = Promise.allSettled(['a', 'b', 'c'].map((item) => gathering.take(item)));
    await departures();
    trips[0]?.fail(new Error('one of you is wrong'));
    await departures();
    expect(itemsOf()).toEqual(['abc', 'a', 'b', 'c']);
    trips[1]?.arrive();
    trips[2]?.fail(new Error('it was b'));
    trips[3]?.arrive();
    expect(await outcomes).toEqual([
      { status: 'fulfilled', value: 'A' },
      { status: 'rejected', reason: new Error('it was b') },
      { status: 'fulfilled', value: 'C' },
    ]);
  });

  it("tells everybody when the fault is nobody's own, and goes on afterwards", async () => {
    const { gathering, trips, itemsOf } = station({ trips: 1, size: 10 });
    const outcomes = Promise.allSettled(['a', 'b'].map((item) => gathering.take(item)));
    await departures();
    trips[0]?.fail(new Error('Connection terminated unexpectedly'));
    expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    const next = gathering.take('c');
    await departures();
    expect(itemsOf()).toEqual(['ab', 'c']);
    trips[1]?.arrive();
    expect(await next).toBe('C');
  });
});
