import { defineVerb } from '../command-line/verb.js';
import { UsageError } from '../command-line/words.js';

export const mcp = defineVerb({
  name: 'mcp',
  summary: 'lets an assistant on this machine use a server (Model Context Protocol)',
  details:
    'An assistant starts it and speaks to it over standard input and output. Every message goes to the server of CONCLAVE with the token of TOKEN (made on the account page); the server says which tools there are and refuses what the token may not do. PARTS limits the list of tools to parts of an event, such as players,rounds.',
  failure: 'the settings are missing, or the server cannot be spoken to',
  examples: ['mcp'],
  run: async ({ complain }) => {
    const { CONCLAVE, TOKEN, PARTS } = process.env;
    if (CONCLAVE === undefined || !URL.canParse(CONCLAVE))
      throw new UsageError('CONCLAVE has to be the address of the server');
    const { relayMessages } = await import('../mcp/relay.js');
    await relayMessages({ server: CONCLAVE, token: TOKEN ?? null, parts: PARTS ?? null, complain });
    return { isFine: true };
  },
});
