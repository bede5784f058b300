import { defineVerb } from '../../apps/cli/src/command-line/verb.js';
import { numberOr } from '../../apps/cli/src/command-line/words.js';

export const puzzles = defineVerb({
  name: 'puzzles',
  summary: 'whether the line of each puzzle (win this turn) still wins, and no other first action',
  details: 'Plays each game again and searches all that can be done in the rest of its phase.',
  options: {
    find: numberOr(0, 'look for new ones in so many games between bots, and keep them'),
    from: numberOr(0, 'with `--find`, the number of the first game'),
    every: numberOr(1, 'check only one of so many'),
  },
  failure: 'a puzzle does not hold by the rules and cards of now',
  result: 'how many there are, how many were checked, and how many do not hold',
  run: async ({ options, say }) => {
    const { checkPuzzles, findPuzzles } = await import('./run.js');
    if (options.find > 0) findPuzzles(options.from, options.find, say);
    return checkPuzzles(options.every, say);
  },
});
