import { defineVerb } from '../../apps/cli/src/command-line/verb.js';
import { flag, numberOr, textOr } from '../../apps/cli/src/command-line/words.js';

export const attack = defineVerb({
  name: 'attack',
  summary: 'starts a server of its own, with databases of its own, and attacks it',
  details:
    "Every route by every role in other spellings, requests made from the interface's description, hostile deck lists, forged files, well-chained forged events through every door that takes them. Prints counts and what should not be; the last line counts the findings. With `--flood`: bodies, decks, positions, lists, events and live lines beyond measure, with the memory of the api and the time of `/health`.",
  options: {
    requests: numberOr(100_000, 'requests made from the description', {
      from: 100,
      to: 10_000_000,
    }),
    forged: numberOr(2_000, 'forged events for every door', { from: 10, to: 1_000_000 }),
    seed: textOr('1', 'TEXT', 'what the requests follow from'),
    flood: flag('more than a server can take, instead'),
  },
  failure: 'something was found',
  result: '`{findings, lines: [text], seconds}`',
  examples: ['attack --requests 5000', 'attack --flood'],
  run: async ({ options: { flood, ...options }, say }) => {
    const { attackServer, floodServer } = await import('./run.js');
    return flood ? floodServer(say) : attackServer(options, say);
  },
});
