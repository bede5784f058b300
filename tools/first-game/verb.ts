import { defineVerb } from '../../apps/cli/src/command-line/verb.js';
import { numberOr } from '../../apps/cli/src/command-line/words.js';

export const firstGame = defineVerb({
  name: 'first-game',
  summary: 'composes the prepared first game anew after a change of rules or cards',
  details:
    'Looks for the shortest one and writes it to `libs/match/src/lessons/first-game.gen.ts`; to be run when the old one cannot be played any more.',
  options: { seeds: numberOr(9_000, 'among how many seeds', { from: 1 }) },
  failure: 'no seed brings up every lesson',
  run: async ({ options: { seeds }, say }) => {
    const { writeFirstGame } = await import('./run.js');
    return writeFirstGame(seeds, say);
  },
});
