import { PasswordLinks, linkMinutes } from '#accounts';
import { createDatabasePool, createLogger } from '#platform';

interface Asked {
  readonly email: string;
  readonly databaseUrl: string;
  readonly publicUrl: string;
}

/** False if no account has this address. */
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
