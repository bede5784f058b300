import { defineVerb } from '../command-line/verb.js';
import { numberOr, requiredText, textOr } from '../command-line/words.js';

export const packs = defineVerb({
  name: 'packs',
  summary: 'boosters opened from a seed, with a chi-square test of what lay in them',
  options: {
    set: requiredText('SET', 'whose boosters, such as SOR'),
    n: numberOr(10_000, 'how many', { from: 1, to: 200_000 }),
    seed: textOr('1', 'TEXT', 'what they are opened from'),
  },
  failure: 'a booster is malformed, or a share is beyond 4 sigma',
  result: 'set, count, slots and tests',
  examples: ['packs --set SOR --n 10000 --seed 1'],
  run: async ({ options: { set, n, seed }, say }) => {
    const { printPacks } = await import('../packs.js');
    return printPacks({ set, count: n, seed }, say);
  },
});
