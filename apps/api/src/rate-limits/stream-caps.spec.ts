import { expect, it } from 'vitest';
import { StreamCaps, streamCaps } from './stream-caps.js';

const ana = [
  ['person', 'ana'],
  ['address', 'hall'],
] as const;
const bob = [
  ['person', 'bob'],
  ['address', 'hall'],
] as const;

it('lets one person hold so many and nobody else wait for it', () => {
  const caps = new StreamCaps();
  const open = Array.from({ length: streamCaps.person }, () => caps.take(ana));
  expect(() => caps.take(ana)).toThrow('request/too-many');
  caps.take(bob);
  open[0]?.();
  open[0]?.();
  caps.take(ana);
  expect(() => caps.take(ana)).toThrow('request/too-many');
});

it('counts an address over all who are there, and counts nothing for whoever is refused', () => {
  const caps = new StreamCaps();
  const open = Array.from({ length: streamCaps.address }, () => caps.take([['address', 'hall']]));
  expect(() => caps.take(ana)).toThrow('request/too-many');
  for (const close of open) close();
  for (let taken = 0; taken < streamCaps.person; taken += 1) caps.take(ana);
  expect(() => caps.take(ana)).toThrow('request/too-many');
});
