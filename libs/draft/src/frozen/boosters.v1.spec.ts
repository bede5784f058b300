import { expect, it } from 'vitest';
import { packsOf } from '../pod/packs.js';
import { sealedBoosters } from '../pool/sealed-pool.js';

// Boosters as they were first opened. Events have committed to their seeds: whatever
// becomes of the code, a seed must open the same cards, or past events could not be
// verified any more. Another composition or another way of drawing needs a name of its own.

it('a seed of a Sealed event opens the boosters it always did', () => {
  expect(sealedBoosters({ set: 'SOR' }, 1, 'seed', 'ana')[0]?.map(({ id }) => id)).toEqual([
    'SOR_007',
    'SOR_023',
    'SOR_112',
    'SOR_130',
    'SOR_172',
    'SOR_063',
    'SOR_218',
    'SOR_044',
    'SOR_095',
    'SOR_225',
    'SOR_114',
    'SOR_092',
    'SOR_072',
    'SOR_221',
    'SOR_133',
    'SOR_093',
  ]);
});

it('a seed that names ChaCha20 opens the boosters it always did', () => {
  const seed = `chacha20:${'5a'.repeat(32)}`;
  expect(sealedBoosters({ set: 'SOR' }, 1, seed, 'ana')[0]?.map(({ id }) => id)).toEqual([
    'SOR_002',
    'SOR_026',
    'SOR_172',
    'SOR_249',
    'SOR_222',
    'SOR_112',
    'SOR_194',
    'SOR_126',
    'SOR_114',
    'SOR_076',
    'SOR_195',
    'SOR_131',
    'SOR_077',
    'SOR_209',
    'SOR_133',
    'SOR_124',
  ]);
  expect(packsOf({ set: 'SHD' }, 2, seed).map((round) => round[1]?.slice(0, 3))).toEqual([
    ['SHD_011', 'SHD_004', 'SHD_005'],
    ['SHD_227', 'SHD_160', 'SHD_254'],
    ['SHD_210', 'SHD_201', 'SHD_029'],
    ['SHD_176', 'SHD_261', 'SHD_200'],
  ]);
});

it('a seed of a pod opens the packs it always did', () => {
  expect(packsOf({ set: 'SHD' }, 2, 'seed').map((round) => round[1]?.slice(0, 3))).toEqual([
    ['SHD_015', 'SHD_008', 'SHD_008'],
    ['SHD_168', 'SHD_252', 'SHD_179'],
    ['SHD_116', 'SHD_134', 'SHD_229'],
    ['SHD_062', 'SHD_201', 'SHD_261'],
  ]);
});
