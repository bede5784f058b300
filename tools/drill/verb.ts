import { defineVerb } from '../../apps/cli/src/command-line/verb.js';
import { choiceOr, numberOr, textOr } from '../../apps/cli/src/command-line/words.js';

export const drill = defineVerb({
  name: 'drill',
  summary: 'a day with accidents on machines of its own: what was lost, a line each',
  details:
    'Machines are data folders with everything that `npm start` starts. One accident a round, at a moment that the seed chooses, while results are reported: processes killed, plug pulled, disk gone and a backup restored, the standby takes over, nothing left but saved files. After each: what was confirmed and is gone, an audit, standings against what people remember. The last line is `lost: 0` where nothing was lost beyond what the last backup or saved file says.',
  options: {
    form: choiceOr('whole', ['short', 'whole', 'long'], 'four accidents, each once, or twenty'),
    players: numberOr(32, 'players of the event in the middle', { from: 4, to: 512 }),
    seed: textOr('1', 'TEXT', 'what scores and moments follow from'),
  },
  failure: 'something that was confirmed is gone, or shown otherwise',
  result: '`{accidents, lost, sinceKept, faults}`',
  examples: ['drill --form short --players 16', 'drill --form long --players 256'],
  run: async ({ options, say }) => {
    const program = await import('./run.js');
    return program.drill(options, say);
  },
});
