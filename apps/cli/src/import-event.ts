/**
 * npm run import-event -- FILE --owner EMAIL: takes an event over from another server into the database of this one, whole or not at all.
 * Reads DATABASE_URL and CONCLAVE_SECRET, else takes the server that `npm start` runs. Without a file: prints the transfer key that the
 * other server must seal for. Exit code 1 when the file is not taken, with place and cause of each fault.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { adoptEvent, TransferKey } from '#handover';
import { createDatabasePool, createLogger, deriveKey } from '#platform';
import { liveDatabaseUrl, liveSecret } from './running-server.js';

interface Asked {
  readonly file: string;
  readonly owner: string;
  readonly databaseUrl: string;
  readonly secret: string;
  /** Verifier keys. */
  readonly trustedServers: readonly string[];
}

type Print = (line: string) => void;

const keyOf = (secret: string): TransferKey => new TransferKey(deriveKey(secret, 'event-transfer'));

/** False when the file is not taken; says why. */
export const importEvent = async (
  { file, owner: email, databaseUrl, secret, trustedServers }: Asked,
  print: Print,
): Promise<boolean> => {
  const pool = createDatabasePool(
    { databaseUrl, databasePool: 2 },
    'import-event',
    createLogger('import-event', { logLevel: 'silent' }),
  );
  try {
    const {
      rows: [owner],
    } = await pool.query<{ id: string; name: string }>(
      'select id, name from "user" where lower(email) = lower($1)',
      [email],
    );
    if (!owner) {
      print(`import-event: there is no account with the e-mail ${email}`);
      return false;
    }
    const outcome = await adoptEvent(
      readFileSync(file),
      { owner, at: new Date().toISOString() },
      {
        pool,
        transferKey: keyOf(secret),
        sealingKey: deriveKey(secret, 'sealed-secrets'),
        trustedServers,
      },
    );
    switch (outcome.kind) {
      case 'adopted':
        print(`import-event: ${outcome.eventId}, ${outcome.events} events, owned by ${email}`);
        return true;
      case 'known':
        print(`import-event: ${outcome.eventId} is on this server already`);
        return false;
      case 'sealed-for-another':
        print(`import-event: the file is sealed for ${outcome.recipient}, not for this server`);
        return false;
      case 'faulty':
        for (const { path, message } of outcome.faults) print(`fault: ${path}: ${message}`);
        print(`import-event: ${outcome.faults.length} faults, nothing was taken`);
        return false;
    }
  } finally {
    await pool.end();
  }
};

const main = async (): Promise<boolean> => {
  const { values, positionals } = parseArgs({
    options: { owner: { type: 'string' } },
    allowPositionals: true,
  });
  const [file, ...more] = positionals;
  if (file === undefined) {
    console.log(await keyOf(liveSecret()).recipient());
    return true;
  }
  if (more.length > 0 || values.owner === undefined)
    throw new Error('usage: npm run import-event -- FILE --owner EMAIL');
  return importEvent(
    {
      file,
      owner: values.owner,
      databaseUrl: liveDatabaseUrl(),
      secret: liveSecret(),
      trustedServers: (process.env['TRUSTED_SERVERS'] ?? '')
        .split(',')
        .map((key) => key.trim())
        .filter((key) => key !== ''),
    },
    console.log,
  );
};

if (process.argv[1] === import.meta.filename) {
  main().then(
    (taken) => (process.exitCode = taken ? 0 : 1),
    (error: unknown) => {
      console.error(`import-event: ${error instanceof Error ? error.message : String(error)}`);
      process.exitCode = 1;
    },
  );
}
