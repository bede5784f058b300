import { defineVerb } from '../../apps/cli/src/command-line/verb.js';
import { flag } from '../../apps/cli/src/command-line/words.js';

export const vocabulary = defineVerb({
  name: 'vocabulary',
  summary: 'whether bundles are checked against the words that the engine has now',
  options: { write: flag('write the words anew, from the types') },
  failure: 'the words that bundles are checked against are not those of the types',
  run: async ({ options: { write }, say }) => {
    const { compareVocabulary, VOCABULARY_FILE } = await import('./run.js');
    const isFine = compareVocabulary('.', write);
    say(
      isFine ? `${VOCABULARY_FILE} is up to date` : 'run it with --write and raise ENGINE_VERSION',
    );
    return { isFine };
  },
});
