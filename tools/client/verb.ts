import { defineVerb } from '../../apps/cli/src/command-line/verb.js';

export const client = defineVerb({
  name: 'client',
  summary: 'makes the TypeScript client from what the interface is',
  failure: 'the interface cannot be described',
  run: async ({ say }) => {
    const { CLIENT, generateClient } = await import('./generate.js');
    await generateClient();
    say(`written: ${CLIENT}`);
    return { isFine: true };
  },
});
