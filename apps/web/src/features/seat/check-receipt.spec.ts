import { expect, it } from 'vitest';
import { rootFrom } from './check-receipt.js';

// Computed by another implementation: the proof of leaf 5 among 7, and of leaf 6.
const root = 'EvKAi8pMShoFMXCjvEsCuz6D/gv4VOQsdbNQL7mqlaI=';
const proof = [
  'F5V5gnXFBtu/Rv3nMkDrGdUvty+pCgWh/EyLSLSqBqI=',
  'tUBokgpLYoMn/Ez8vlghCn13dKxFd1KoWciBoLoxkoc=',
  'nUE/WaAlKD+d/QXFztonaVKmd6GkwH3OFKaIiP53asY=',
];

it('computes the root from a leaf and its proof', async () => {
  expect(await rootFrom('{"seq":5}', { position: 6, size: 7, proof })).toBe(root);
  const last = ['YPvRYxSBOa9grwN3DT92+g25NHVhdLnsZ7OP3PVmQm8=', proof[2] ?? ''];
  expect(await rootFrom('{"seq":6}', { position: 7, size: 7, proof: last })).toBe(root);
});

it.each([
  ['another leaf', '{"seq":4}', 6, proof],
  ['another place', '{"seq":5}', 5, proof],
  ['a place past the end', '{"seq":5}', 8, proof],
  ['a shorter proof', '{"seq":5}', 6, proof.slice(1)],
  ['a longer proof', '{"seq":5}', 6, [...proof, root]],
])('does not reach it from %s', async (_what, leaf, position, wrong) => {
  expect(await rootFrom(leaf, { position, size: 7, proof: wrong })).not.toBe(root);
});
