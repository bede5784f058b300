import { defineVerb } from '../../apps/cli/src/command-line/verb.js';

export const architecture = defineVerb({
  name: 'architecture',
  summary: 'draws the rooms and arrows of the code anew into docs/architecture.md',
  failure: 'the sources cannot be read',
  run: async ({ say }) => {
    const { drawArchitecture } = await import('./run.js');
    return drawArchitecture(say);
  },
});
