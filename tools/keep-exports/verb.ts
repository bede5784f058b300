import { defineVerb } from '../../apps/cli/src/command-line/verb.js';

export const keepExports = defineVerb({
  name: 'keep-exports',
  summary:
    'plays one event of each format and keeps what it left behind as a fixture of this release',
  details:
    'Run once for each release, on a server of its own; what lies under `test/restore/fixtures` never changes afterwards and must stay readable.',
  failure: 'an event could not be played',
  run: async ({ say }) => {
    const { keepExports: keep } = await import('./run.js');
    return keep(say);
  },
});
