import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { LookOut, type LookOutOptions } from './look-out.js';

/** So long that no test outlives it: whatever happens was not brought about by time. */
const EVER = 3_600_000;

const lookOuts: LookOut[] = [];
afterEach(() => Promise.all(lookOuts.splice(0).map((one) => one.stop())));

/** A look-out whose looks answer one by one as they are told. */
const watching = (changes: Partial<LookOutOptions> = {}) => {
  let looks = 0;
  let wake: () => void = () => undefined;
  const waiting: ((more: boolean) => void)[] = [];
  const stumbles: unknown[] = [];
  const one = new LookOut({
    look: () => new Promise<boolean>((answer) => ((looks += 1), waiting.push(answer))),
    everyMs: EVER,
    wakeUps: { source: (listener) => ((wake = listener), () => (wake = () => undefined)) },
    stumbled: (error) => void stumbles.push(error),
    ...changes,
  });
  lookOuts.push(one);
  return {
    one,
    stumbles,
    looks: () => looks,
    wake: () => wake(),
    answer: async (more: boolean) => {
      waiting.shift()?.(more);
      await turn();
    },
  };
};

describe('a look-out', () => {
  it('looks again at once while there is more, and then waits to be woken', async () => {
    const { one, looks, wake, answer } = watching();
    one.start();
    await answer(true);
    await answer(true);
    expect(looks()).toBe(3);
    await answer(false);
    expect(looks()).toBe(3);
    wake();
    await expect.poll(looks).toBe(4);
    await answer(false);
  });

  it('looks again when it was woken during a look', async () => {
    const { one, looks, wake, answer } = watching();
    one.start();
    wake();
    await answer(false);
    expect(looks()).toBe(2);
    await answer(false);
    expect(looks()).toBe(2);
  });

  it('looks by itself after a while', async () => {
    let looks = 0;
    const { one } = watching({ everyMs: 1, look: () => Promise.resolve((looks += 1) < 0) });
    one.start();
    await expect.poll(() => looks).toBeGreaterThan(2);
  });

  it('says that it stumbled, and goes on', async () => {
    let looks = 0;
    const { one, stumbles } = watching({
      look: () =>
        (looks += 1) === 1
          ? Promise.reject(new Error('the database is away'))
          : Promise.resolve(false),
    });
    one.start();
    await expect.poll(() => looks).toBe(2);
    expect(stumbles).toEqual([new Error('the database is away')]);
  });

  it('stops when the look at hand has ended, and may be put on duty again', async () => {
    const { one, looks, answer } = watching();
    one.start();
    let stopped = false;
    const stopping = one.stop().then(() => (stopped = true));
    await turn();
    expect(stopped).toBe(false);
    await answer(true);
    await stopping;
    expect(looks()).toBe(1);
    one.start();
    await answer(false);
    expect(looks()).toBe(2);
  });

  it('stops in the middle of a pause', async () => {
    const { one, looks, answer } = watching({ breathMs: EVER });
    one.start();
    await answer(false);
    await one.stop();
    expect(looks()).toBe(1);
  });
});
