import { describe, expect, it } from 'vitest';
import { LogPositions } from './log-positions.js';

interface Log {
  head: number;
  position: number;
  globalPosition: number;
}

/** Logs as the database would return them; `onLook` runs before each look-up. */
const setUp = (logs: Record<string, Log>, onLook: (looks: number) => void = () => undefined) => {
  let looks = 0;
  const rowOf = ([log, { head, position, globalPosition }]: [string, Log]) => ({
    log,
    head: String(head),
    position: String(position),
    global_position: String(globalPosition),
  });
  const query = async (_text: string, values?: readonly unknown[]) => {
    looks += 1;
    onLook(looks);
    const wanted = values?.[0] as readonly string[] | undefined;
    const found = Object.entries(logs).filter(([log, { head, position }]) =>
      wanted ? wanted.includes(log) : position < head,
    );
    return { rows: found.map(rowOf) };
  };
  return { positions: new LogPositions({ query } as never), looks: () => looks };
};

describe('how far the read models are in a log', () => {
  it('is asked for once by all who ask in the same moment, and known for a moment afterwards', async () => {
    const { positions, looks } = setUp({
      one: { head: 5, position: 5, globalPosition: 50 },
      other: { head: 7, position: 6, globalPosition: 60 },
    });
    const found = await Promise.all([positions.recent('one'), positions.recent('one')]);
    expect(found.map(({ globalPosition }) => globalPosition)).toEqual([50, 50]);
    expect(looks()).toBeLessThanOrEqual(2);
    const before = looks();
    await positions.recent('one');
    expect(looks()).toBe(before);
    expect(await positions.recent('nowhere')).toEqual({ head: 0, position: 0, globalPosition: 0 });
  });

  it('is known without asking once somebody has looked', async () => {
    const { positions, looks } = setUp({ log: { head: 5, position: 5, globalPosition: 50 } });
    expect(positions.known('log')).toBe(0);
    await positions.now('log');
    const before = looks();
    expect(positions.known('log')).toBe(50);
    expect(looks()).toBe(before);
  });

  it('is waited for until they have taken the event that was named', async () => {
    const log = { head: 5, position: 3, globalPosition: 30 };
    const { positions } = setUp({ log }, (looks) => {
      if (looks === 4) Object.assign(log, { position: 5, globalPosition: 50 });
    });
    expect((await positions.reached('log', 50)).globalPosition).toBe(50);
  });

  it('is waited for no longer than the log has events, when another log’s event was named', async () => {
    const { positions, looks } = setUp({ log: { head: 5, position: 5, globalPosition: 50 } });
    expect((await positions.reached('log', 9_999)).globalPosition).toBe(50);
    expect(looks()).toBe(2);
  });

  it('is looked up anew once all logs were waited for', async () => {
    const log = { head: 5, position: 5, globalPosition: 50 };
    const { positions } = setUp({ log });
    await positions.recent('log');
    Object.assign(log, { head: 6, position: 6, globalPosition: 60 });
    await positions.caughtUp();
    expect((await positions.recent('log')).globalPosition).toBe(60);
  });

  it('is waited for in all logs that were behind, as far as they went then', async () => {
    const logs = {
      quick: { head: 5, position: 5, globalPosition: 50 },
      slow: { head: 8, position: 2, globalPosition: 20 },
    };
    const { positions } = setUp(logs, (looks) => {
      logs.slow.position += 2;
      if (looks === 2) logs.slow.head = 1_000;
    });
    await positions.caughtUp();
    expect(logs.slow.position).toBeGreaterThanOrEqual(8);
    expect(logs.slow.position).toBeLessThan(20);
  });
});
