import { EventEmitter } from 'node:events';
import { expect } from 'vitest';
import type { Redis } from '#platform';
import type { AttendanceParts } from '../src/live/attendance.js';
import type { Viewer } from '../src/live/viewer.js';

/** A fake Redis that delivers each message to every process subscribed to its channel. */
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

/** Several API processes around one fake Redis, with a clock that the test moves. */
export const processesOf = <Attending>(make: (parts: AttendanceParts) => Attending) => {
  const bus = new Bus();
  const clock = { now: Date.parse('2026-11-22T12:00:00.000Z') };
  const waiting = new Set<{ readonly at: number; readonly work: () => void }>();
  /** Advances the clock by this much and runs what became due. */
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
    const attendance = make({
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
    return { attendance, subscriber };
  };
  return { clock, bus, pass, processOf };
};
/** A viewer that records the messages it got. */
export const listener = () => {
  const written: string[] = [];
  const last = (): unknown => {
    const text = written.at(-1) ?? '';
    expect(text.startsWith('event: here\n')).toBe(true);
    return JSON.parse(/data: (.*)\n/.exec(text)?.[1] ?? 'null');
  };
  const as = { write: (bytes: string) => written.push(bytes) > 0 } as unknown as Viewer;
  return { as, written, last };
};

/** Waits until subscriptions have been processed. */
export const settled = () => new Promise((resolve) => setImmediate(resolve));
