import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { LookOut, type LookOutOptions } from './look-out.js';

/** So long that no test outlives it: whatever happens was not brought about by time. */
const EVER = 3_600_000;

const lookOuts: LookOut[] = [];
afterEach(() => Promise.all(lookOuts.splice(0).map((one) => one.stop())));

/** A look-out whose looks end one by one as they are told. */
const watching = (changes: Partial<LookOutOptions> = {}) => {
  let looks = 0;
  const waiting: (() => void)[] = [];
  const stumbles: unknown[] = [];
  const one = new LookOut({
    look: () => new Promise<void>((end) => ((looks += 1), waiting.push(end))),
    everyMs: EVER,
    stumbled: (error) => void stumbles.push(error),
    ...changes,
  });
  lookOuts.push(one);
  return {
    one,
    stumbles,
    looks: () => looks,
    end: async () => {
      waiting.shift()?.();
      await turn();
    },
  };
};

describe('a look-out', () => {
  it('looks at once, and again after a while', async () => {
    let looks = 0;
    const { one } = watching({ everyMs: 1, look: async () => void (looks += 1) });
    one.start();
    await expect.poll(() => looks).toBeGreaterThan(2);
  });

  it('says that it stumbled, and goes on', async () => {
    let looks = 0;
    const { one, stumbles } = watching({
      look: async () => {
        looks += 1;
        if (looks === 1) throw new Error('the database is away');
      },
    });
    one.start();
    await expect.poll(() => looks).toBe(2);
    expect(stumbles).toEqual([new Error('the database is away')]);
  });

  it('stops when the look at hand has ended, and may be put on duty again', async () => {
    const { one, looks, end } = watching();
    one.start();
    let stopped = false;
    const stopping = one.stop().then(() => (stopped = true));
    await turn();
    expect(stopped).toBe(false);
    await end();
    await stopping;
    expect(looks()).toBe(1);
    one.start();
    await end();
    expect(looks()).toBe(2);
  });

  it('stops in the middle of a pause', async () => {
    const { one, looks, end } = watching();
    one.start();
    await end();
    await one.stop();
    expect(looks()).toBe(1);
  });
});
