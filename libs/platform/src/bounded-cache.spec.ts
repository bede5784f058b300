import { expect, it } from 'vitest';
import { BoundedCache } from './bounded-cache.js';

it('keeps the entries that were used last', () => {
  const cache = new BoundedCache<number>({ most: 2 });
  cache.set('a', 1);
  cache.set('b', 2);
  cache.get('a');
  cache.set('c', 3);
  expect([...cache.keys()]).toEqual(['a', 'c']);
  expect(cache.get('b')).toBeUndefined();
});

it('holds no more bytes than it may, keys counted', () => {
  const cache = new BoundedCache<string>({ most: 100, mostBytes: 50 });
  for (let entry = 0; entry < 10; entry += 1) cache.set(`k${entry}`, 'value', 16);
  expect([...cache.keys()]).toEqual(['k8', 'k9']);
  expect(cache.bytes).toBe(40);
  cache.set('large', 'more than all', 60);
  expect([cache.size, cache.bytes]).toEqual([0, 0]);
});

it('weighs a value once its weight is known, unless another has its place', () => {
  const cache = new BoundedCache<object>({ most: 100, mostBytes: 50 });
  const [one, other] = [{}, {}];
  cache.set('a', one);
  cache.set('b', other);
  cache.weigh('a', other, 40);
  expect(cache.bytes).toBe(4);
  cache.weigh('a', one, 40);
  expect([cache.get('a'), cache.bytes]).toEqual([one, 44]);
  cache.weigh('b', other, 20);
  expect([...cache.keys()]).toEqual(['b']);
});
