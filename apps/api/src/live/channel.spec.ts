import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Channel } from './channel.js';
import { Viewer } from './viewer.js';

/** What a viewer looks like from the server's side: `waiting` bytes have not been read yet. */
const connection = (waiting = 0) => {
  const written: string[] = [];
  const state = { destroyed: false };
  const response = {
    get destroyed() {
      return state.destroyed;
    },
    writableEnded: false,
    writableLength: waiting,
    write: (bytes: Buffer) => written.push(bytes.toString()),
    destroy: () => (state.destroyed = true),
  } as unknown as ServerResponse;
  return { viewer: new Viewer(response), written, state };
};

let slow = 0;
const channelOf = (...viewers: Viewer[]): Channel => {
  slow = 0;
  const channel = new Channel({ settled: () => 7 }, () => (slow += 1));
  for (const viewer of viewers) channel.viewers.add(viewer);
  return channel;
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the channel of one event', () => {
  it('tells a first change at once, with the id to resume from', () => {
    const { viewer, written } = connection();
    channelOf(viewer).tell(12, ['standings', 'pairings']);
    vi.advanceTimersByTime(0);
    expect(written).toEqual(['id: 7\ndata: {"position":12,"changed":["pairings","standings"]}\n\n']);
  });

  it('gathers a steady stream of changes for a moment each time, and tells each change once', () => {
    const { viewer, written } = connection();
    const channel = channelOf(viewer);
    for (let position = 1; position <= 100; position += 1) {
      channel.tell(position, ['standings']);
      vi.advanceTimersByTime(10);
    }
    vi.advanceTimersByTime(1_000);
    // A hundred changes in a second, one message every 120 ms: the first at once, the last after the stream.
    expect(written).toHaveLength(10);
    expect(written.at(-1)).toContain('"position":100');
    vi.advanceTimersByTime(5_000);
    expect(written).toHaveLength(10);
  });

  it('gives up a reader who does not read, and nobody else', () => {
    const [stuck, quick] = [connection(200_000), connection()];
    const channel = channelOf(stuck.viewer, quick.viewer);
    channel.tell(1, ['roster']);
    vi.advanceTimersByTime(0);
    expect([stuck.state.destroyed, stuck.written, quick.written.length, slow]).toEqual([true, [], 1, 1]);
  });

  it('knows what it has told, answer by answer', () => {
    const channel = channelOf();
    channel.startAt(5);
    channel.tell(9, ['roster']);
    expect([channel.knows('roster', 9), channel.knows('roster', 10), channel.knows('deck', 5), channel.knows('deck', 9)]).toEqual([true, false, true, false]);
  });
});
