import { defineVerb } from '../../apps/cli/src/command-line/verb.js';
import { numberOr, texts } from '../../apps/cli/src/command-line/words.js';

export const trainValue = defineVerb({
  name: 'train-value',
  summary: 'trains what level 4 of the bot goes by, from games that the bot plays against itself',
  details:
    'Both players look one step ahead with some chance in it. Decks are the samples of the project and, with `--lists`, in six of ten seats lists of those folders. Writes `libs/rules/src/bots/learned-weights.json`; the same options give the same file. How strong it is says `conclave duel --levels --pairs 4-3`.',
  options: {
    games: numberOr(2_000, 'games to learn from', { from: 16 }),
    lists: texts('FOLDER', 'lists of decks as SWUDB writes them, in a folder; again for another'),
    hidden: numberOr(8, 'units of the hidden layer', { from: 0 }),
    rounds: numberOr(6, 'times through all positions', { from: 1 }),
    seed: numberOr(1, 'what games and fit follow from'),
  },
  failure: 'a deck cannot be read',
  result: 'games, positions, and the log loss on games left out, before and after',
  examples: ['train-value --games 4000 --lists FOLDER'],
  run: async ({ options, say }) => {
    const { trainValue: train } = await import('./run.js');
    return train(options, say);
  },
});
