import { EventEmitter } from 'node:events';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Logger, Redis } from '#platform';
import { StreamHub } from './stream-hub.js';
import type { Viewer } from './viewer.js';

class Subscriber extends EventEmitter {
  readonly channels = new Set<string>();
  async subscribe(channel: string): Promise<void> {
    this.channels.add(channel);
  }
  async unsubscribe(channel: string): Promise<void> {
    this.channels.delete(channel);
  }
}

const viewer = () => {
  const written: string[] = [];
  return {
    written,
    as: {
      write: (bytes: Buffer | string) => written.push(String(bytes)),
      tell: (_version: number, bytes: Buffer) => written.push(String(bytes)),
      end: () => written.push('end'),
    } as unknown as Viewer,
  };
};
const told = (written: readonly string[]): string[] =>
  written.flatMap((text) =>
    [...text.matchAll(/"version":(\d+)/g)].map(([, version]) => version ?? ''),
  );

const setUp = (kind?: string) => {
  const subscriber = new Subscriber();
  const warnings: unknown[] = [];
  const stream = { version: 3, away: false };
  const contained: (number | undefined)[] = [];
  const versionOf = async (_id: string, contains?: number): Promise<number> => {
    contained.push(contains);
    if (stream.away) throw new Error('away');
    const { version } = stream;
    await answers.shift();
    return version;
  };
  /**
   * Holds back the next answer until the caller releases it; the answer is what was true when it
   * was asked.
   */
  const answers: Promise<void>[] = [];
  const slowly = (): (() => void) => {
    let answer = (): void => undefined;
    answers.push(new Promise((resolve) => (answer = resolve)));
    return () => answer();
  };
  const hub = new StreamHub(
    subscriber as unknown as Redis,
    { channel: (id) => `table.${id}`, versionOf, ...(kind === undefined ? {} : { kind }) },
    { warn: (about: unknown) => warnings.push(about) } as unknown as Logger,
  );
  /** Announces that the stream has grown; resolves after the hub has checked it. */
  const hint = async (id = 'm1', said = ''): Promise<void> => {
    subscriber.emit('message', `table.${id}`, said);
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { hub, subscriber, warnings, stream, hint, slowly, contained };
};

afterEach(() => void vi.useRealTimers());

describe('those who watch one stream', () => {
  it('are told where it stands, and then each version once, whatever hints come', async () => {
    const { hub, stream, hint } = setUp();
    const { written, as } = viewer();
    await hub.enter('m1', as);
    expect(told(written)).toEqual(['3']);
    await hint();
    expect(told(written)).toEqual(['3']);
    stream.version = 5;
    await hint('m2');
    expect(told(written)).toEqual(['3']);
    await hint();
    await hint();
    expect(told(written)).toEqual(['3', '5']);
    hub.close();
    expect(written.at(-1)).toBe('end');
  });

  it('are told what somebody who comes in has already seen', async () => {
    const { hub, stream, hint } = setUp();
    const [one, other] = [viewer(), viewer()];
    await hub.enter('m1', one.as);
    // The stream has grown without an announcement so far.
    stream.version = 5;
    await hub.enter('m1', other.as);
    await hint();
    expect([told(one.written), told(other.written)]).toEqual([['3', '5'], ['5']]);
    hub.close();
  });

  it('are told where it stands before any news, though it grows while they come in', async () => {
    const { hub, stream, hint, slowly } = setUp();
    const [one, other] = [viewer(), viewer()];
    await hub.enter('m1', one.as);
    const answer = slowly();
    const entered = hub.enter('m1', other.as);
    stream.version = 4;
    await hint();
    expect([told(one.written), told(other.written)]).toEqual([['3', '4'], []]);
    answer();
    await entered;
    stream.version = 5;
    await hint();
    expect([told(one.written), told(other.written)]).toEqual([
      ['3', '4', '5'],
      ['4', '5'],
    ]);
    hub.close();
  });

  it('are told nothing more once they have left, though they had hardly come', async () => {
    const { hub, subscriber, hint, slowly } = setUp();
    const { written, as } = viewer();
    const answer = slowly();
    const entered = hub.enter('m1', as);
    hub.leave('m1', as);
    answer();
    await entered;
    await hint();
    expect([written, [...subscriber.channels]]).toEqual([[], []]);
    hub.close();
  });

  it('of another line are told by its name, and name no place to resume at', async () => {
    const { hub, stream, hint } = setUp('chat');
    const { written, as } = viewer();
    await hub.enter('m1', as);
    stream.version = 4;
    await hint();
    expect(written).toEqual([
      'event: chat\ndata: {"version":3}\n\n',
      'event: chat\ndata: {"version":4}\n\n',
    ]);
    hub.close();
  });

  it('miss nothing when a look fails, nor when Redis was away', async () => {
    const { hub, subscriber, warnings, stream, hint } = setUp();
    const { written, as } = viewer();
    await hub.enter('m1', as);
    Object.assign(stream, { version: 4, away: true });
    await hint();
    expect([told(written), warnings.length]).toEqual([['3'], 1]);
    stream.away = false;
    subscriber.emit('ready');
    await new Promise((resolve) => setImmediate(resolve));
    expect(told(written)).toEqual(['3', '4']);
    hub.close();
  });

  it('hear every few seconds that the line is alive, by a comment and a message beside the news', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { hub } = setUp();
    const { written, as } = viewer();
    await hub.enter('m1', as);
    vi.advanceTimersByTime(10_000);
    expect(written.slice(1)).toEqual(Array(2).fill(': here\nevent: beat\ndata: {}\n\n'));
    hub.close();
    vi.advanceTimersByTime(10_000);
    expect(written.slice(3)).toEqual(['end']);
  });

  it('are told from memory where whoever hints says how far the stream is', async () => {
    const { hub, hint, contained } = setUp();
    await hub.enter('m1', viewer().as);
    await hint('m1', '5');
    await hint('m1', 'nonsense');
    expect(contained).toEqual([undefined, 5, undefined]);
    hub.close();
  });

  it('share one subscription, which ends with the last of them', async () => {
    const { hub, subscriber } = setUp();
    const [one, other] = [viewer().as, viewer().as];
    await hub.enter('m1', one);
    await hub.enter('m1', other);
    hub.leave('m1', one);
    expect([...subscriber.channels]).toEqual(['table.m1']);
    hub.leave('m1', other);
    expect([...subscriber.channels]).toEqual([]);
    hub.close();
  });
});
