import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { LogVisits, type Visited } from './log-visits.js';

/** Visits that end when the test says so. */
const setUp = (atOnce = 2) => {
  const begun: string[] = [];
  const open = new Map<string, { end: (left: Visited) => void; fail: (error: Error) => void }>();
  const errors: string[] = [];
  const visits = new LogVisits({
    atOnce,
    visit: (log) =>
      new Promise((resolve, reject) => {
        begun.push(log);
        open.set(log, { end: resolve, fail: reject });
      }),
    onError: (log, error) => errors.push(`${log}: ${(error as Error).message}`),
  });
  const end = async (log: string, left: Visited = 'done'): Promise<void> => {
    open.get(log)?.end(left);
    await turn();
  };
  const fail = async (log: string): Promise<void> => {
    open.get(log)?.fail(new Error('away'));
    await turn();
  };
  return { visits, begun, errors, end, fail };
};

describe('visits to logs', () => {
  it('are made to so many at once, first come first served', async () => {
    const { visits, begun, end } = setUp(2);
    visits.soon(['a', 'b', 'c']);
    expect(begun).toEqual(['a', 'b']);
    await end('a');
    expect(begun).toEqual(['a', 'b', 'c']);
    await end('b');
    await end('c');
    expect(visits.idle).toBe(true);
  });

  it('never overlap in one log; what is named meanwhile is visited again', async () => {
    const { visits, begun, end } = setUp();
    visits.soon(['a']);
    visits.soon(['a']);
    visits.soon(['a']);
    expect(begun).toEqual(['a']);
    await end('a');
    expect(begun).toEqual(['a', 'a']);
    await end('a');
    expect(visits.idle).toBe(true);
  });

  it('let a backlog wait for nobody and hold up nobody', async () => {
    const { visits, begun, end } = setUp(1);
    visits.later(['old1', 'old2']);
    expect(begun).toEqual(['old1']);
    visits.soon(['live']);
    expect(begun).toEqual(['old1', 'live']);
    await end('old1', 'more');
    expect(begun).toEqual(['old1', 'live', 'old2']);
    await end('live', 'more');
    expect(begun.at(-1)).toBe('live');
    await end('old2');
    expect(begun.at(-1)).toBe('old1');
  });

  it('that fail are told of and made again later', async () => {
    const { visits, begun, errors, fail, end } = setUp();
    visits.soon(['a']);
    await fail('a');
    expect(errors).toEqual(['a: away']);
    await expect.poll(() => begun).toEqual(['a', 'a']);
    await end('a');
    expect(visits.idle).toBe(true);
  });

  it('to a log that nobody can read grow rare, however often it is named, and others go on', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      let seconds = 0;
      const tries: number[] = [];
      const lines: string[] = [];
      const others: string[] = [];
      const visits = new LogVisits({
        visit: async (log) => {
          if (log !== 'bad') {
            others.push(log);
            return 'done';
          }
          tries.push(seconds);
          throw new Error('Invalid time value');
        },
        onError: (log) => void lines.push(log),
      });
      for (seconds = 0; seconds < 600; seconds += 0.25) {
        visits.soon(['bad', 'good']);
        visits.later(['bad']);
        await turn();
        await vi.advanceTimersByTimeAsync(250);
      }
      expect(tries.slice(0, 5)).toEqual([0, 0, 0.5, 1.5, 3.5]);
      // Ten minutes: nine tries until the wait is a minute, and then one a minute.
      expect(tries.length).toBeLessThan(20);
      expect(lines).toHaveLength(tries.length);
      expect(others).toHaveLength(2_400);
      await visits.stop();
    } finally {
      vi.useRealTimers();
    }
  });

  it('end before the stop does, and none begins after it', async () => {
    const { visits, begun, end } = setUp(1);
    visits.soon(['a', 'b']);
    let stopped = false;
    const stopping = visits.stop().then(() => (stopped = true));
    await turn();
    expect(stopped).toBe(false);
    await end('a');
    await stopping;
    visits.soon(['c']);
    expect(begun).toEqual(['a']);
  });
});
