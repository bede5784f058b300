import { readFileSync } from 'node:fs';
import { adoptEvent, TransferKey } from '#handover';
import { createDatabasePool, createLogger, deriveKey } from '#platform';

interface Asked {
  readonly file: string;
  readonly owner: string;
  readonly databaseUrl: string;
  readonly secret: string;
  /** Verifier keys. */
  readonly trustedServers: readonly string[];
}

type Print = (line: string) => void;

/** What another server must seal for. */
export const keyOf = (secret: string): TransferKey =>
  new TransferKey(deriveKey(secret, 'event-transfer'));

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
