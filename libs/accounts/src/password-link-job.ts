import { createHash } from 'node:crypto';
import type { MailLanguage } from './mail-text.js';

/**
 * What the api hands to a worker, whether there is an
 * account of this address or not: only the worker finds out.
 */
export interface PasswordLinkWish {
  readonly email: string;
  readonly language: MailLanguage;
}

/**
 * The job as both sides know it. A mail server that is away
 * or wants to be asked later is tried for some minutes.
 */
export const passwordLinkJob = {
  name: 'send-password-link',
  attempts: 7,
  backoffMs: 5_000,
  /** Who presses twice gets one mail. Names of jobs are seen in logs, addresses are not. */
  key: ({ email }: PasswordLinkWish): string =>
    createHash('sha256').update(email).digest('hex').slice(0, 24),
} as const;
