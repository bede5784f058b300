import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Channel } from './channel.js';
import { Viewer } from './viewer.js';

/** A viewer's connection as the server sees it: `waiting` bytes are still unread. */
const connection = (waiting = 0) => {
  const written: string[] = [];
  const state = { destroyed: false, waiting };
  const response = {
    get destroyed() {
      return state.destroyed;
    },
    writableEnded: false,
    get writableLength() {
      return state.waiting;
    },
    write: (bytes: Buffer) => written.push(bytes.toString()),
    destroy: () => (state.destroyed = true),
  } as unknown as ServerResponse;
  return { viewer: new Viewer(response), written, state };
};

let slow: Viewer[] = [];
const channelOf = (...viewers: Viewer[]): Channel => {
  slow = [];
  const channel = new Channel({ settled: () => 7 }, (viewer) => slow.push(viewer));
  for (const viewer of viewers) channel.viewers.add(viewer);
  return channel;
};
const told = (text: string | undefined): Record<string, unknown> =>
  JSON.parse(/^data: (.*)$/m.exec(text ?? '')?.[1] ?? 'null') as Record<string, unknown>;

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => void vi.useRealTimers());

describe('the channel of one event', () => {
  it('tells a first change at once, with the id to resume from', () => {
    const { viewer, written } = connection();
    channelOf(viewer).tell({ position: 12, changed: ['standings', 'pairings'] });
    vi.advanceTimersByTime(0);
    expect(written).toEqual([
      'id: 7\ndata: {"position":12,"changed":["pairings","standings"],"spreadMs":2}\n\n',
    ]);
  });

  it('gathers a steady stream of changes for a moment each time, and tells each change once', () => {
    const { viewer, written } = connection();
    const channel = channelOf(viewer);
    for (let position = 1; position <= 100; position += 1) {
      channel.tell({ position, changed: ['standings'] });
      vi.advanceTimersByTime(10);
    }
    vi.advanceTimersByTime(1_000);
    // A hundred changes in a second, with one message every 120 ms: the first one at once, the last
    // after the stream.
    expect(written).toHaveLength(10);
    expect(written.at(-1)).toContain('"position":100');
    vi.advanceTimersByTime(5_000);
    expect(written).toHaveLength(10);
  });

  it('gives up a reader who does not read, and nobody else, and says how much was waiting for them', () => {
    const [stuck, quick] = [connection(200_000), connection()];
    const channel = channelOf(stuck.viewer, quick.viewer);
    channel.tell({ position: 1, changed: ['roster'] });
    vi.advanceTimersByTime(0);
    expect([stuck.state.destroyed, stuck.written, quick.written.length, slow]).toEqual([
      true,
      [],
      1,
      [stuck.viewer],
    ]);
    expect([stuck.viewer.droppedWith, quick.viewer.droppedWith]).toEqual([200_000, 0]);
  });

  it('knows what it has told, answer by answer', () => {
    const channel = channelOf();
    channel.startAt(5);
    channel.tell({ position: 9, changed: ['roster'] });
    expect([
      channel.knows('roster', 9),
      channel.knows('roster', 10),
      channel.knows('deck', 5),
      channel.knows('deck', 9),
    ]).toEqual([true, false, true, false]);
  });

  it('spreads the questions of thousands, less when everybody waits', () => {
    const viewers = Array.from({ length: 400 }, () => connection());
    const channel = channelOf(...viewers.map(({ viewer }) => viewer));
    channel.tell({ position: 1, changed: ['standings'] });
    vi.advanceTimersByTime(0);
    channel.tell({ position: 2, changed: ['standings'] });
    channel.tell({ position: 3, changed: ['event'], pressing: true });
    vi.advanceTimersByTime(500);
    channel.tell({ position: 4, changed: ['standings'] });
    vi.advanceTimersByTime(500);
    expect(viewers[0]?.written.map((text) => told(text)['spreadMs'])).toEqual([667, 267, 667]);
    expect(viewers.every(({ written }) => written.join('') === viewers[0]?.written.join(''))).toBe(
      true,
    );
  });

  it('names the matches that changed while they are few', () => {
    const { viewer, written } = connection();
    const channel = channelOf(viewer);
    channel.tell({ position: 1, changed: ['match'], matches: ['match-1'] });
    channel.tell({ position: 2, changed: ['match'], matches: ['match-2', 'match-1'] });
    vi.advanceTimersByTime(0);
    for (let table = 0; table < 41; table += 1)
      channel.tell({ position: 3 + table, changed: ['match'], matches: [`match-${table}`] });
    vi.advanceTimersByTime(500);
    expect(written.map((text) => told(text)['matches'])).toEqual([
      ['match-1', 'match-2'],
      undefined,
    ]);
  });

  it('writes to thousands in pieces and in order, to those who come in meanwhile too', async () => {
    const viewers = Array.from({ length: 1_200 }, () => connection());
    const channel = channelOf(...viewers.map(({ viewer }) => viewer));
    channel.tell({ position: 1, changed: ['roster'] });
    vi.advanceTimersByTime(0);
    expect(viewers.filter(({ written }) => written.length > 0)).toHaveLength(500);
    const late = connection();
    channel.viewers.add(late.viewer);
    channel.heartbeat();
    await vi.waitFor(() => expect(late.written).toHaveLength(2));
    for (const { written } of [...viewers, late])
      expect([told(written[0])['position'], written[1]]).toEqual([
        1,
        expect.stringMatching(/^retry: \d+\n: here\n\n$/),
      ]);
  });

  it('gives viewers different moments to dial again, so that a restart is not a flood', () => {
    const viewers = Array.from({ length: 64 }, () => connection());
    const channel = channelOf(...viewers.map(({ viewer }) => viewer));
    for (let number = 0; number < 400; number += 1) channel.viewers.add(connection().viewer);
    channel.heartbeat();
    const waits = new Set(
      viewers.map(({ written }) => Number(/^retry: (\d+)/.exec(written[0] ?? '')?.[1])),
    );
    expect(waits.size).toBe(32);
    expect([Math.min(...waits), Math.max(...waits)]).toEqual([1_000, 1_449]);
  });
});
