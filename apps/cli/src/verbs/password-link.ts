import { defineVerb } from '../command-line/verb.js';
import { argument } from '../command-line/words.js';

export const passwordLink = defineVerb({
  name: 'password-link',
  summary: 'a link by which the owner of an account chooses a new password, once',
  details:
    'For the operator of a server that sends no mail, who knows whom they hand it to. Reads `DATABASE_URL` and `PUBLIC_URL`, else takes the server that `npm start` runs.',
  arguments: { email: argument('e-mail address of the account') },
  failure: 'there is no such account',
  run: async ({ arguments: { email }, say }) => {
    const { printPasswordLink } = await import('../password-link.js');
    const { liveDatabaseUrl, livePublicUrl } = await import('../running-server.js');
    const server = { databaseUrl: liveDatabaseUrl(), publicUrl: livePublicUrl() };
    return { isFine: await printPasswordLink({ email, ...server }, say) };
  },
});
