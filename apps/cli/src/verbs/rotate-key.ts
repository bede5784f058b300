import { defineVerb } from '../command-line/verb.js';
import { flag, text, UsageError } from '../command-line/words.js';

export const rotateKey = defineVerb({
  name: 'rotate-key',
  summary: 'has the server sign with a new key, announced under the former one and the new one',
  details:
    'Without `--yes` it prints the present key only. The new key follows from `CONCLAVE_SECRET`, unless `SIGNING_KEYS` or `SIGNING_KEYS_FILE` gives a random one that was not in use yet. Reads `DATABASE_URL`, `CONCLAVE_SECRET` and `PUBLIC_URL`, else takes the server that `npm start` runs.',
  options: {
    yes: flag('replace the key, for good'),
    fresh: text(
      'FILE',
      'add a random seed to this file, with which all processes are to be started first',
    ),
  },
  failure: 'the key could not be replaced',
  run: async ({ options: { yes, fresh }, say }) => {
    if (fresh !== undefined && yes)
      throw new UsageError('give --fresh or --yes: the server must know the seed first');
    const program = await import('../rotate-key.js');
    if (fresh !== undefined) {
      program.addFreshSeed(fresh, say);
      return { isFine: true };
    }
    const { readSigningKeys } = await import('#platform');
    const { liveDatabaseUrl, livePublicUrl, liveSecret } = await import('../running-server.js');
    const server = {
      databaseUrl: liveDatabaseUrl(),
      publicUrl: livePublicUrl(),
      secret: liveSecret(),
      freshSeeds: readSigningKeys(process.env),
    };
    await program.rotateKey({ ...server, yes, now: () => new Date() }, say);
    return { isFine: true };
  },
});
