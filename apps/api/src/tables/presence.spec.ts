import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import type { Redis } from '#platform';
import type { Viewer } from '../live/viewer.js';
import { graceMs, TableAttendance } from './presence.js';

/** A Redis that hands each message to every process that subscribed to its channel. */
class Bus {
  readonly ends: Subscriber[] = [];
  readonly publish = async (channel: string, text: string): Promise<number> => {
    for (const end of this.ends) if (end.channels.has(channel)) end.emit('message', channel, text);
    return this.ends.length;
  };
}
class Subscriber extends EventEmitter {
  readonly channels = new Set<string>();
  async subscribe(channel: string): Promise<void> {
    this.channels.add(channel);
  }
  async unsubscribe(channel: string): Promise<void> {
    this.channels.delete(channel);
  }
}

const setUp = () => {
  const bus = new Bus();
  const clock = { now: Date.parse('2026-11-22T12:00:00.000Z') };
  const waiting = new Set<{ readonly at: number; readonly work: () => void }>();
  /** Lets so much time go by, with what was to be done in it. */
  const pass = (milliseconds: number): void => {
    clock.now += milliseconds;
    for (const due of [...waiting].filter(({ at }) => at <= clock.now)) {
      waiting.delete(due);
      due.work();
    }
  };
  const processOf = (name: string) => {
    const subscriber = new Subscriber();
    bus.ends.push(subscriber);
    const attendance = new TableAttendance({
      subscriber: subscriber as unknown as Redis,
      publisher: bus,
      logger: { warn: () => undefined },
      process: name,
      now: () => clock.now,
      wait: (work, milliseconds) => {
        const due = { at: clock.now + milliseconds, work };
        waiting.add(due);
        return () => waiting.delete(due);
      },
    });
    attendance.close();
    return { attendance, subscriber };
  };
  return { clock, bus, pass, processOf };
};
const viewer = () => {
  const written: string[] = [];
  const last = (): unknown => {
    const text = written.at(-1) ?? '';
    expect(text.startsWith('event: here\n')).toBe(true);
    return JSON.parse(/data: (.*)\n/.exec(text)?.[1] ?? 'null');
  };
  const as = { write: (bytes: string) => written.push(bytes) > 0 } as unknown as Viewer;
  return { as, written, last };
};
const here = { here: true, awaySince: null };
const unknown = { here: false, awaySince: null };
const away = (awaySince: string) => ({ here: false, awaySince });
/** Subscriptions have been taken. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('who looks at a table', () => {
  it('is told to both players and to onlookers, who do not count', async () => {
    const { attendance } = setUp().processOf('one');
    const [ana, onlooker] = [viewer(), viewer()];
    attendance.enter('m1', ana.as, 'a');
    attendance.enter('m1', onlooker.as, null);
    await settled();
    expect([ana.last(), onlooker.last()]).toEqual([
      { a: here, b: unknown },
      { a: here, b: unknown },
    ]);
    attendance.enter('m1', viewer().as, 'b');
    expect(ana.last()).toEqual({ a: here, b: here });
    attendance.enter('m2', viewer().as, 'a');
    expect(ana.written).toHaveLength(2);
  });

  it('goes when their last page does, and the others know since when', () => {
    const { pass, processOf } = setUp();
    const { attendance } = processOf('one');
    const [ana, phone, desk] = [viewer(), viewer(), viewer()];
    attendance.enter('m1', ana.as, 'a');
    attendance.enter('m1', phone.as, 'b');
    attendance.enter('m1', desk.as, 'b');
    attendance.leave('m1', phone.as);
    expect(ana.last()).toEqual({ a: here, b: here });
    pass(60_000);
    attendance.leave('m1', desk.as);
    pass(graceMs);
    expect(ana.last()).toEqual({ a: here, b: away('2026-11-22T12:01:00.000Z') });
  });

  it('does not go for a moment while their page loads anew', async () => {
    const { pass, processOf } = setUp();
    const [one, two] = [processOf('one'), processOf('two')];
    const [ana, before, again] = [viewer(), viewer(), viewer()];
    one.attendance.enter('m1', ana.as, 'a');
    one.attendance.enter('m1', before.as, 'b');
    await settled();
    const told = ana.written.length;
    one.attendance.leave('m1', before.as);
    pass(graceMs - 1);
    // Another process may serve the page this time.
    two.attendance.enter('m1', again.as, 'b');
    await settled();
    pass(60_000);
    expect(ana.last()).toEqual({ a: here, b: here });
    expect(ana.written).toHaveLength(told);
    two.attendance.leave('m1', again.as);
    one.attendance.leave('m1', ana.as);
    pass(graceMs);
    expect(ana.written).toHaveLength(told);
  });

  it('is known whatever process serves the pages', async () => {
    const { pass, processOf } = setUp();
    const [one, two] = [processOf('one'), processOf('two')];
    const [ana, bob] = [viewer(), viewer()];
    one.attendance.enter('m1', ana.as, 'a');
    await settled();
    two.attendance.enter('m1', bob.as, 'b');
    await settled();
    expect([ana.last(), bob.last()]).toEqual([
      { a: here, b: here },
      { a: here, b: here },
    ]);
    two.attendance.leave('m1', bob.as);
    pass(graceMs);
    expect(ana.last()).toMatchObject({ b: { here: false } });
    expect(two.subscriber.channels.size).toBe(0);
  });

  it('is forgotten when the process that served them falls silent', async () => {
    const { bus, pass, processOf } = setUp();
    const [one, two] = [processOf('one'), processOf('two')];
    const [ana, bob] = [viewer(), viewer()];
    one.attendance.enter('m1', ana.as, 'a');
    two.attendance.enter('m1', bob.as, 'b');
    await settled();
    bus.ends.splice(1);
    pass(30_000);
    one.attendance.beat();
    expect(ana.last()).toMatchObject({ b: { here: true } });
    pass(30_000);
    one.attendance.beat();
    pass(graceMs);
    expect(ana.last()).toMatchObject({ b: { here: false } });
  });

  it('is not moved by messages that say nothing', () => {
    const { bus, processOf } = setUp();
    const { attendance } = processOf('one');
    const ana = viewer();
    attendance.enter('m1', ana.as, 'a');
    for (const text of ['', '{', 'null', '{"from":"x","a":"1","b":1}'])
      void bus.publish('conclave:present:m1', text);
    expect(ana.last()).toEqual({ a: here, b: unknown });
  });
});
