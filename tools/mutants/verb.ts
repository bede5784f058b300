import { defineVerb } from '../../apps/cli/src/command-line/verb.js';
import { flag, number, text, textOr } from '../../apps/cli/src/command-line/words.js';

export const mutants = defineVerb({
  name: 'mutants',
  summary: "changes the rules' code in one place at a time and asks whether a test fails",
  details:
    'Mutation testing by Stryker, which is installed at the first call. Prints the changes that no test noticed, with the rules concerned.',
  options: {
    sample: number('how many places; all of them when nothing is said, which takes hours', {
      from: 1,
    }),
    seed: textOr('1', 'TEXT', 'what the places are drawn from'),
    files: text('FOLDER', 'whose code is changed; libs/rules/src/cr, for guards all'),
    guards: flag('the changes that the manifest names, each of which a test must notice'),
  },
  failure: 'fewer than nine of ten were noticed, or a guard was not',
  result: '`{killed, counted}`',
  examples: [
    'mutants --sample 60 --seed 7',
    'mutants --guards',
    'mutants --guards --files libs/games',
  ],
  run: async ({ options: { guards, files, ...options }, say }) => {
    if (guards) {
      const { runGuards } = await import('./guards.js');
      return runGuards(files ?? '', say);
    }
    const { tryMutants } = await import('./run.js');
    return tryMutants({ ...options, files: files ?? 'libs/rules/src/cr' }, say);
  },
});
