import { createHash, randomBytes } from 'node:crypto';
import { retryTransient } from '#event-store';
import type { DatabasePool } from '#platform';

/** A link for a forgotten password: its holder can choose a new one, once. */
export interface PasswordLink {
  /** The address as stored with the account. */
  readonly email: string;
  readonly url: string;
  /** ISO 8601. */
  readonly expiresAt: string;
}

export const linkMinutes = 60;

/**
 * The page that the link opens. The token is behind the #, so that it is never sent to a server, a
 * log or another site.
 */
const pathOf = (token: string): string => `/new-password#${token}`;

/**
 * The stored form of a token, which opens no account if a backup or the table is read. The sign-in
 * library is configured to store its rows in the same way.
 */
export const keptIdentifier = (identifier: string): string =>
  createHash('sha256').update(identifier).digest('base64url');

/**
 * Inserts the row that the library's own `POST /api/auth/reset-password` looks up (better-auth 1.7,
 * api/routes/password), and deletes expired rows.
 */
const MAKE = `
  with account as (select id, email from "user" where email = $1),
  outdated as (delete from "verification" where "expiresAt" < now()),
  made as (
    insert into "verification" (id, identifier, value, "expiresAt")
    select $2, $3, id, now() + make_interval(mins => $4) from account returning "expiresAt")
  select email, "expiresAt" from account, made`;

/** Creates links for a new password, for mails and for the operator. */
export class PasswordLinks {
  constructor(
    private readonly pool: DatabasePool,
    private readonly publicUrl: string,
  ) {}

  /** Null if no account has this address. Earlier links stay valid until one of them is used. */
  async make(email: string): Promise<PasswordLink | null> {
    return retryTransient(async () => {
      const token = randomBytes(24).toString('base64url');
      const values = [
        email.trim().toLowerCase(),
        randomBytes(12).toString('hex'),
        keptIdentifier(`reset-password:${token}`),
        linkMinutes,
      ];
      const {
        rows: [made],
      } = await this.pool.query<{ email: string; expiresAt: Date }>(MAKE, values);
      return made
        ? {
            email: made.email,
            url: `${this.publicUrl}${pathOf(token)}`,
            expiresAt: made.expiresAt.toISOString(),
          }
        : null;
    });
  }
}
