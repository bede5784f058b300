import { createHash } from 'node:crypto';
import type { Mail } from './mail-post.js';
import { linkMail, type MailLanguage } from './mail-text.js';

/**
 * The request that the api passes to a worker: the address for a new account, or the new address of
 * an account.
 */
export interface ConfirmationWish {
  readonly email: string;
  /**
   * Created by the sign-in library; null if an account with this address exists, whose owner is
   * informed instead.
   */
  readonly token: string | null;
  readonly language: MailLanguage;
}

export const confirmationJob = {
  name: 'send-confirmation',
  attempts: 7,
  backoffMs: 5_000,
  /** Job ids appear in logs, so they must not contain addresses or tokens. */
  key: ({ email, token }: ConfirmationWish): string =>
    createHash('sha256')
      .update(token ?? email)
      .digest('hex')
      .slice(0, 24),
} as const;

/** The page that the link opens. The token is behind the #, so that it is never sent to a log. */
const linkOf = (publicUrl: string, token: string): string => `${publicUrl}/confirm-email#${token}`;

const minutes = 60;

/** The mail with which a person confirms an address. It contains nothing that anybody typed. */
export const confirmationMail = (
  { email, token, language }: ConfirmationWish,
  publicUrl: string,
): Mail => ({
  to: email,
  ...(token === null
    ? linkMail('taken', { url: `${publicUrl}/sign-in`, minutes }, language)
    : linkMail('confirmation', { url: linkOf(publicUrl, token), minutes }, language)),
});
