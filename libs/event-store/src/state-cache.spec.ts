import { describe, expect, it } from 'vitest';
import { StateCache, type LoadedStream } from './state-cache.js';

const decider = {};
const loaded = (streamId: string, version = 1): LoadedStream<unknown> => ({
  streamId,
  version,
  hash: 'h',
  position: version,
  state: version,
});
const kept = (cache: StateCache, ...streams: readonly string[]): string[] =>
  streams.filter((streamId) => cache.folds(streamId).length > 0);

describe('folded streams', () => {
  it('are dropped when others were used more recently; reading is use', () => {
    const cache = new StateCache(2);
    cache.set(decider, loaded('a'));
    cache.set(decider, loaded('b'));
    cache.get(decider, 'a');
    cache.set(decider, loaded('c'));
    expect(kept(cache, 'a', 'b', 'c')).toEqual(['a', 'c']);
    cache.set(decider, loaded('a', 2));
    cache.set(decider, loaded('d'));
    expect(kept(cache, 'a', 'c', 'd')).toEqual(['a', 'd']);
  });

  it('are kept for each decider, and forgotten for one alone', () => {
    const cache = new StateCache(1);
    const other = {};
    cache.set(decider, loaded('a', 3));
    cache.set(other, loaded('a', 2));
    expect([cache.get(decider, 'a')?.version, cache.get(other, 'a')?.version]).toEqual([3, 2]);
    cache.delete(decider, 'a');
    expect([cache.get(decider, 'a'), cache.get(other, 'a')?.version]).toEqual([undefined, 2]);
  });
});
