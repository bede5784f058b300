import type { Mail } from './mail-post.js';
import { linkMail, type MailLanguage } from './mail-text.js';
import { linkMinutes, type PasswordLink } from './password-links.js';

/** The mail that carries a link, in the language of the page on which it was asked for. */
export const passwordMail = ({ email, url }: PasswordLink, language: MailLanguage): Mail => ({
  to: email,
  ...linkMail('password', { url, minutes: linkMinutes }, language),
});
