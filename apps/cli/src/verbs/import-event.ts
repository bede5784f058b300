import { keepRemarks, REMARKS_RESULT } from '../command-line/remarks.js';
import { defineVerb } from '../command-line/verb.js';
import { optionalArgument, text, UsageError } from '../command-line/words.js';

export const importEvent = defineVerb({
  name: 'import-event',
  summary: 'takes an event over from another server, whole or not at all',
  details:
    'Without a file it prints the transfer key that the other server must seal for. Reads `DATABASE_URL` and `CONCLAVE_SECRET`, else takes the server that `npm start` runs.',
  arguments: { file: optionalArgument('the file that the other server made for this one') },
  options: { owner: text('EMAIL', 'account that will own the event; needed with a file') },
  failure: 'the file is not taken; place and cause of each fault are printed',
  result: REMARKS_RESULT,
  examples: ['import-event', 'import-event open.json --owner olga@example.org'],
  run: async ({ arguments: { file }, options: { owner }, say }) => {
    if ((file === undefined) !== (owner === undefined))
      throw new UsageError('a file and --owner belong together');
    const program = await import('../import-event.js');
    const { liveDatabaseUrl, liveSecret, trustedKeysIn } = await import('../running-server.js');
    const remarks = keepRemarks(say);
    const secret = liveSecret();
    if (file === undefined || owner === undefined) {
      remarks.say(await program.keyOf(secret).recipient());
      return remarks.outcome(true);
    }
    const trustedServers = trustedKeysIn('TRUSTED_SERVERS');
    const isTaken = await program.importEvent(
      { file, owner, databaseUrl: liveDatabaseUrl(), secret, trustedServers },
      remarks.say,
    );
    return remarks.outcome(isTaken);
  },
});
