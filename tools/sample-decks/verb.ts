import { defineVerb } from '../../apps/cli/src/command-line/verb.js';

export const sampleDecks = defineVerb({
  name: 'sample-decks',
  summary: 'writes the generated Premier decks under test/samples/decks, the same every time',
  failure: 'a deck has no leader or no base',
  run: async ({ say }) => {
    const { writeSampleDecks } = await import('./run.js');
    return writeSampleDecks(say);
  },
});
