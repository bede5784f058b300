import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RecordedEvent } from '#event-store';
import { HeldBack } from './held-back.js';
import { HeldViewer } from './held-viewer.js';

const start = Date.parse('2026-11-22T10:00:00.000Z');
const at = (seconds: number): string => new Date(start + seconds * 1_000).toISOString();
const event = (version: number, seconds: number): RecordedEvent =>
  ({
    version,
    type: 'TimeExtended',
    schemaVersion: 1,
    data: {},
    meta: { at: at(seconds) },
  }) as unknown as RecordedEvent;

/** Folds to the number of released events. */
const counted = {
  stream: 'match',
  folded: { initialState: 0, evolve: (told: number) => told + 1 },
} as const;
const storeOf = (events: readonly RecordedEvent[]) => ({
  readStream: (_stream: string, { fromVersion = 1 }: { readonly fromVersion?: number } = {}) =>
    Promise.resolve(events.filter(({ version }) => version >= fromVersion)),
});

describe('a match held back by time', () => {
  let now = start;
  const events = [event(1, 0), event(2, 10), event(3, 20), event(4, 15), event(5, 40)];

  it('tells an event when the delay is over, never one before an earlier one', async () => {
    const held = new HeldBack(counted, storeOf(events), () => now);
    const versions: number[] = [];
    for (const seconds of [29, 30, 40, 46, 50, 200]) {
      now = start + seconds * 1_000;
      versions.push((await held.of('m', 30)).version);
    }
    expect(versions).toEqual([0, 1, 2, 2, 4, 5]);
  });

  it('goes back behind a longer delay, and reads what was added meanwhile once', async () => {
    const growing = events.slice(0, 2);
    const held = new HeldBack(counted, storeOf(growing), () => now);
    now = start + 45_000;
    expect((await held.of('m', 30)).version).toBe(2);
    growing.push(...events.slice(2));
    const [one, other] = await Promise.all([held.of('m', 30), held.of('m', 30)]);
    expect([one.version, other.version]).toEqual([2, 2]);
    expect(other.waiting.map(({ version }) => version)).toEqual([3, 4, 5]);
    expect((await held.of('m', 60)).version).toBe(0);
  });
});

describe('the line of somebody who watches with a delay', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('passes news on when their time has come, signs of life at once, and nothing after its end', () => {
    const written: string[] = [];
    const response = {
      destroyed: false,
      writableEnded: false,
      writableLength: 0,
      write: (bytes: unknown) => written.push(String(bytes)),
      end: () => undefined,
    };
    const viewer = new HeldViewer(response as never, 30_000);
    viewer.begin({ version: 2, waiting: [{ version: 3, due: start + 5_000 }] }, start);
    viewer.write(': here\n\n');
    viewer.write(Buffer.from('data: {"version":4}\n\n'));
    const versions = (): (string | undefined)[] =>
      written.map((text) => /"version":(\d)/.exec(text)?.[1]);
    expect(versions()).toEqual(['2', undefined]);
    vi.advanceTimersByTime(5_000);
    expect(versions()).toEqual(['2', undefined, '3']);
    vi.advanceTimersByTime(25_000);
    expect(versions()).toEqual(['2', undefined, '3', '4']);
    viewer.write('data: {"version":5}\n\n');
    viewer.forget();
    vi.advanceTimersByTime(60_000);
    expect(written).toHaveLength(4);
  });
});
