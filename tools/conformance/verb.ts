import { defineVerb } from '../../apps/cli/src/command-line/verb.js';
import { flag, numberOr, otherArguments, text } from '../../apps/cli/src/command-line/words.js';

export const conformance = defineVerb({
  name: 'conformance',
  summary: 'replays recorded games: every board, every legal set and the cards of every question',
  arguments: {
    names: otherArguments('carried recordings (SOR, core ...) or paths; all when none'),
  },
  options: {
    diff: text('ID', 'one trace alone, with the place where it parts'),
    failures: numberOr(0, 'show so many that part, and the cards most often missing'),
    prompts: flag('list the questions inside actions that offer other cards'),
  },
  failure: 'a trace differs unreviewed, or there is no such trace',
  result: 'how many traces are equal, different, reviewed, skipped',
  examples: ['conformance SOR --diff SOR_001#01'],
  run: async ({ arguments: { names }, options, say }) => {
    const { replayRecordings } = await import('./run.js');
    return replayRecordings({ ...options, names }, say);
  },
});
