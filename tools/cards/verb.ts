import { defineVerb } from '../../apps/cli/src/command-line/verb.js';
import { flag, text } from '../../apps/cli/src/command-line/words.js';

export const cards = defineVerb({
  name: 'cards',
  summary: 'how much of each set is defined and tested',
  options: {
    game: text(
      'GAME',
      'count the cards of another game that are played on screen: swtcg, destiny, xwing',
    ),
    missing: text('SET', 'list what is left of one set'),
    age: flag('ask how old what is known of legality is today'),
    rulings: flag('count what answers the official rulings'),
    write: flag('with `--rulings`, read from the specs first which of them are tested'),
  },
  failure:
    'a card of a set with boosters is lacking; with `--age` nobody has looked for too long, or a set has come out without facts',
  result: 'a row for each set',
  examples: ['cards --missing SHD', 'cards --game swtcg', 'cards --age', 'cards --rulings'],
  run: async ({ options, say }) => {
    if (options.game !== undefined) {
      const { printGameCards } = await import('./games.js');
      return printGameCards(options.game, say);
    }
    const { printCards } = await import('./run.js');
    return printCards(options, say);
  },
});
