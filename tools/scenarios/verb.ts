import { defineVerb } from '../../apps/cli/src/command-line/verb.js';
import { flag, numberOr, otherArguments, text } from '../../apps/cli/src/command-line/words.js';

export const scenarios = defineVerb({
  name: 'scenarios',
  summary: 'worked cases of another engine on ours',
  arguments: { names: otherArguments('carried files (core, SOR ...) or paths; all when none') },
  options: {
    diff: text('ID', 'one case alone: its steps, and what ours asked'),
    failures: numberOr(0, 'show so many that differ'),
    guessed: flag('list the cases that come true only with an answer they do not tell'),
  },
  failure:
    'a case differs, comes true only with a guessed answer, or agrees though it is reviewed as different',
  result: 'how many cases there are of each verdict',
  run: async ({ arguments: { names }, options, say }) => {
    const { playScenarios } = await import('./run.js');
    return playScenarios({ ...options, names }, say);
  },
});
