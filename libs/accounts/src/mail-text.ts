import { createInstance } from 'i18next';
import type { Mail } from './mail-post.js';
import { languages } from './languages/all.gen.js';
import { mailPage } from './mail-page.js';

/** The tag of the language of the page on which the link was asked for. */
export type MailLanguage = string;

/** A language without texts is written to in English. */
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
 * Subject, text and page of a mail that carries a link. Whoever signs up with another's address must not
 * be able to speak to its reader through us: no name and nothing else that was typed by anybody.
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
