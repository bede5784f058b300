import { defineVerb } from '../../apps/cli/src/command-line/verb.js';
import { argument, optionalArgument } from '../../apps/cli/src/command-line/words.js';

export const examples = defineVerb({
  name: 'examples',
  summary: 'worked examples of the documents of four games asked of our code',
  details: 'A line for each example that fails or is not run; the last one counts them.',
  arguments: {
    game: argument('destiny, swtcg, xwing or quickstart'),
    file: optionalArgument('a JSONL file of examples instead of those carried'),
  },
  failure: 'an example comes out otherwise',
  result: '`{passed, total, notRun, failed}`',
  run: async ({ arguments: { game, file }, say }) => {
    const { checkExamples } = await import('./run.js');
    return checkExamples(game, file, say);
  },
});
