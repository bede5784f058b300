import { createHash } from 'node:crypto';
import type { MailLanguage } from './mail-text.js';

/**
 * The request that the api passes to a worker, whether or not an account has this address: only the
 * worker finds out.
 */
export interface PasswordLinkWish {
  readonly email: string;
  readonly language: MailLanguage;
}

/**
 * The definition of the job, shared by api and worker. If the mail server is unreachable or asks
 * for a later attempt, it is retried for some minutes.
 */
export const passwordLinkJob = {
  name: 'send-password-link',
  attempts: 7,
  backoffMs: 5_000,
  /**
   * Two requests in a row send one mail. Job ids appear in logs, so they must not contain
   * addresses.
   */
  key: ({ email }: PasswordLinkWish): string =>
    createHash('sha256').update(email).digest('hex').slice(0, 24),
} as const;
