import type { Mail } from './mail-post.js';
import { linkMail, type MailLanguage } from './mail-text.js';
import { linkMinutes, type PasswordLink } from './password-links.js';

/** The mail with the link, in the language of the page on which it was requested. */
export const passwordMail = ({ email, url }: PasswordLink, language: MailLanguage): Mail => ({
  to: email,
  ...linkMail('password', { url, minutes: linkMinutes }, language),
});
