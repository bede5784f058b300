import { createHash } from 'node:crypto';
import type { Mail } from './mail-post.js';
import { linkMail, type MailLanguage } from './mail-text.js';

/** What the api hands to a worker: an address that an account is to be made with, or to have. */
export interface ConfirmationWish {
  readonly email: string;
  /** Made by the sign-in library; null where the address has an account already, whose owner is told so. */
  readonly token: string | null;
  readonly language: MailLanguage;
}

export const confirmationJob = {
  name: 'send-confirmation',
  attempts: 7,
  backoffMs: 5_000,
  /** Names of jobs are seen in logs, addresses and tokens are not. */
  key: ({ email, token }: ConfirmationWish): string =>
    createHash('sha256')
      .update(token ?? email)
      .digest('hex')
      .slice(0, 24),
} as const;

/** Where the page that takes the link lies. The token stands behind the #, so that no log is ever sent it. */
const linkOf = (publicUrl: string, token: string): string => `${publicUrl}/confirm-email#${token}`;

const minutes = 60;

/** The mail by which somebody shows that an address is theirs. Nothing in it was typed by anybody. */
export const confirmationMail = (
  { email, token, language }: ConfirmationWish,
  publicUrl: string,
): Mail => ({
  to: email,
  ...(token === null
    ? linkMail('taken', { url: `${publicUrl}/sign-in`, minutes }, language)
    : linkMail('confirmation', { url: linkOf(publicUrl, token), minutes }, language)),
});
