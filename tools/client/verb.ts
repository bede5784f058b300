import { defineVerb } from '../../apps/cli/src/command-line/verb.js';

export const client = defineVerb({
  name: 'client',
  summary: 'writes the TypeScript client under clients/typescript from what the interface is',
  failure: 'the interface cannot be described',
  run: async ({ say }) => {
    const { CLIENT, generateClient } = await import('./generate.js');
    await generateClient(`${CLIENT}/src`);
    say(`written: ${CLIENT}/src`);
    return { isFine: true };
  },
});
