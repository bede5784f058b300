import { defineVerb } from '../../apps/cli/src/command-line/verb.js';
import { numberOr, textOr } from '../../apps/cli/src/command-line/words.js';

export const upgradeTest = defineVerb({
  name: 'upgrade-test',
  summary: 'a round is reported while every process is replaced by the next version, and back',
  details:
    'Two apis and two workers of the version in another folder play an event behind one address, with a page open in a browser. While the second round is reported migrations run and each process is replaced by one of this checkout; while the third is reported, each by one of the former version again. Counts commands that were refused and pages that were loaded anew.',
  options: {
    from: textOr(
      '.',
      'FOLDER',
      'a checkout of the version before, set up and built; else this one is only started anew',
    ),
    players: numberOr(64, 'players of the event', { from: 4, to: 1024 }),
    seed: textOr('1', 'TEXT', 'what pairings and scores follow from'),
  },
  failure: 'a command was refused, a page was loaded anew or something is shown otherwise',
  result: '`{commands, refused, reloads}`',
  examples: ['upgrade-test --from ../conclave-0.1 --players 512'],
  run: async ({ options, say }) => {
    const { upgradeUnderFire } = await import('./run.js');
    return upgradeUnderFire(options, say);
  },
});
