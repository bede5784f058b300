import { createHash, randomBytes } from 'node:crypto';
import { retryTransient } from '#event-store';
import type { DatabasePool } from '#platform';

/** The way back for somebody who has forgotten the password: whoever holds it chooses a new one, once. */
export interface PasswordLink {
  /** As the account has it. */
  readonly email: string;
  readonly url: string;
  /** ISO 8601. */
  readonly expiresAt: string;
}

export const linkMinutes = 60;

/**
 * Where the page that takes a link lies. The token stands behind
 * the #, so that no server, log or other site is ever sent it.
 */
const pathOf = (token: string): string => `/new-password#${token}`;

/**
 * What is kept of a token: a backup or a glance into the table opens
 * no account. The sign-in library is told to keep its rows so, too.
 */
export const keptIdentifier = (identifier: string): string =>
  createHash('sha256').update(identifier).digest('base64url');

/**
 * The row that the library's own `POST /api/auth/reset-password` looks for
 * (better-auth 1.7, api/routes/password); rows out of date go on this occasion.
 */
const MAKE = `
  with account as (select id, email from "user" where email = $1),
  outdated as (delete from "verification" where "expiresAt" < now()),
  made as (
    insert into "verification" (id, identifier, value, "expiresAt")
    select $2, $3, id, now() + make_interval(mins => $4) from account returning "expiresAt")
  select email, "expiresAt" from account, made`;

/** Makes links to a new password, for the mail and for the operator alike. */
export class PasswordLinks {
  constructor(
    private readonly pool: DatabasePool,
    private readonly publicUrl: string,
  ) {}

  /**
   * Null when there is no account of this address. Links made earlier stay good until one of them is used.
   */
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
