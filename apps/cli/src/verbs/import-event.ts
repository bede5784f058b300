import { keepRemarks, REMARKS_RESULT } from '../command-line/remarks.js';
import { defineVerb } from '../command-line/verb.js';
import { optionalArgument, text, UsageError } from '../command-line/words.js';

export const importEvent = defineVerb({
  name: 'import-event',
  summary: 'takes an event over from another server or from a saved file, whole or not at all',
  details:
    'A file that somebody of the staff saved opens with the rescue key of its event, which the owner took at the desk. Without a file it prints the transfer key that the other server must seal for. Reads `DATABASE_URL` and `CONCLAVE_SECRET`, else takes the server that `npm start` runs.',
  arguments: {
    file: optionalArgument(
      'the file that the other server made for this one, or one that was saved',
    ),
  },
  options: {
    owner: text('EMAIL', 'account that will own the event; needed with a file'),
    rescueKey: text('FILE', 'holds the rescue key of the event; needed with a saved file'),
  },
  failure: 'the file is not taken; place and cause of each fault are printed',
  result: REMARKS_RESULT,
  examples: [
    'import-event',
    'import-event open.json --owner olga@example.org',
    'import-event saved.json --owner olga@example.org --rescue-key rescue.key',
  ],
  run: async ({ arguments: { file }, options: { owner, rescueKey: rescueKeyFile }, say }) => {
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
    const trustedBundles = trustedKeysIn('TRUSTED_BUNDLES');
    const isTaken = await program.importEvent(
      {
        file,
        owner,
        databaseUrl: liveDatabaseUrl(),
        secret,
        trustedServers,
        trustedBundles,
        rescueKeyFile,
      },
      remarks.say,
    );
    return remarks.outcome(isTaken);
  },
});
