import { createInstance } from 'i18next';
import type { Mail } from './mail-post.js';
import { languages } from './languages/all.gen.js';
import { mailPage } from './mail-page.js';

/** The language tag of the page on which the link was requested. */
export type MailLanguage = string;

/** English is used for a language without texts. */
const resources = Object.fromEntries(
  Object.entries(languages).map(([tag, translation]) => [tag, { translation }]),
);

const texts = createInstance();
void texts.init({
  resources,
  fallbackLng: 'en',
  interpolation: { escapeValue: false },
  initAsync: false,
});

/**
 * Subject, text and page of a mail with a link. It contains no name and nothing else that anybody
 * typed: otherwise somebody could sign up with another person's address and send them text through
 * this server.
 */
export const linkMail = (
  kind: keyof typeof languages.en,
  { url, minutes }: { readonly url: string; readonly minutes: number },
  language: MailLanguage,
): Omit<Mail, 'to'> => {
  const say = texts.getFixedT(language);
  const text = say(`${kind}.text`, { site: new URL(url).origin, url, minutes });
  const written = language in languages ? language : 'en';
  return { subject: say(`${kind}.subject`), text, html: mailPage({ text, url }, written) };
};
