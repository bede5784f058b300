import { games } from '#games';
import { readFileSync } from 'node:fs';
import { GuestCodes } from '#application';
import { stockBundlesOf } from './known-bundles.js';
import { adoptEvent } from '#handover';
import { AgeKey, createDatabasePool, createLogger, deriveKey } from '#platform';

interface Asked {
  readonly file: string;
  readonly owner: string;
  readonly databaseUrl: string;
  readonly secret: string;
  /** Verifier keys. */
  readonly trustedServers: readonly string[];
  /** Verifier keys of publishers whose card bundles this server accepts. */
  readonly trustedBundles: readonly string[];
  /** A file with the key of the event, needed for a saved file. */
  readonly rescueKeyFile?: string | undefined;
}

type Print = (line: string) => void;

/** The key for which another server must encrypt the file. */
export const keyOf = (secret: string): AgeKey => new AgeKey(deriveKey(secret, 'event-transfer'));

/**
 * The key from a file with the key alone, or from a line of the file that was saved with the event.
 */
const readKey = (file: string): AgeKey | null =>
  AgeKey.read(/AGE-SECRET-KEY-1[A-Z0-9]+/i.exec(readFileSync(file, 'utf8'))?.[0] ?? '');

/** False if the file is refused; prints the reason. */
export const importEvent = async (
  { file, owner: email, databaseUrl, secret, trustedServers, trustedBundles, rescueKeyFile }: Asked,
  print: Print,
): Promise<boolean> => {
  const pool = createDatabasePool(
    { databaseUrl, databasePool: 2 },
    'import-event',
    createLogger('import-event', { logLevel: 'silent' }),
  );
  try {
    await stockBundlesOf(pool, trustedBundles);
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
        games,
        pool,
        transferKey: keyOf(secret),
        rescueKey: rescueKeyFile === undefined ? null : readKey(rescueKeyFile),
        guestCodes: new GuestCodes(secret),
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
      case 'rescue-key-wanted':
        print('import-event: a saved file opens with the rescue key of its event: --rescue-key');
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
