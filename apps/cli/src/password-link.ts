/**
 * npm run password-link -- EMAIL: prints a link by which the owner of the account chooses a new password, once. For the operator of a server that
 * sends no mail, who knows whom they hand it to. Reads DATABASE_URL and PUBLIC_URL, else takes the server that `npm start` runs; exit code 1 without an account.
 */
import { PasswordLinks, linkMinutes } from '#accounts';
import { createDatabasePool, createLogger } from '#platform';
import { liveDatabaseUrl, livePublicUrl } from './running-server.js';

interface Asked {
  readonly email: string;
  readonly databaseUrl: string;
  readonly publicUrl: string;
}

/** False when there is no account of this address. */
export const printPasswordLink = async (
  { email, databaseUrl, publicUrl }: Asked,
  print: (line: string) => void,
): Promise<boolean> => {
  const pool = createDatabasePool(
    { databaseUrl, databasePool: 1 },
    'password-link',
    createLogger('password-link', { logLevel: 'silent' }),
  );
  try {
    const link = await new PasswordLinks(pool, publicUrl).make(email);
    if (link) {
      print(
        `A new password for ${link.email} can be chosen once, within ${linkMinutes} minutes, at`,
      );
      print(link.url);
      print('Whoever opens it takes the account: hand it to nobody but its owner.');
    } else print(`password-link: there is no account with the e-mail ${email}`);
    return link !== null;
  } finally {
    await pool.end();
  }
};

const main = async (): Promise<boolean> => {
  const [email, ...more] = process.argv.slice(2);
  if (email === undefined || more.length > 0)
    throw new Error('usage: npm run password-link -- EMAIL');
  return printPasswordLink(
    { email, databaseUrl: liveDatabaseUrl(), publicUrl: livePublicUrl() },
    console.log,
  );
};

if (process.argv[1] === import.meta.filename) {
  main().then(
    (made) => (process.exitCode = made ? 0 : 1),
    (error: unknown) => {
      console.error(`password-link: ${error instanceof Error ? error.message : String(error)}`);
      process.exitCode = 1;
    },
  );
}
