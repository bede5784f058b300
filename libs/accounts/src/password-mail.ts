import { linkMinutes, type PasswordLink } from './password-links.js';

/** The tag of the language of the page on which the link was asked for. */
export type MailLanguage = string;

interface Words {
  readonly subject: string;
  readonly lines: (site: string, url: string) => readonly string[];
}

/** Whoever signs up with another's address must not be able to speak to him through us: no name and nothing else that was typed by anybody. */
const words: Readonly<Record<string, Words>> & { readonly en: Words } = {
  en: {
    subject: 'Conclave: choose a new password',
    lines: (site, url) => [
      `A new password was asked for, for your account at ${site}`,
      `Choose it here within ${linkMinutes} minutes. The link works once:`,
      url,
      'All devices that are signed in to the account will be signed out.',
      'If it was not you who asked, do nothing: the password stays as it is.',
    ],
  },
  es: {
    subject: 'Conclave: elige una contraseña nueva',
    lines: (site, url) => [
      `Se ha pedido una contraseña nueva para tu cuenta en ${site}`,
      `Elígela aquí en los próximos ${linkMinutes} minutos. El enlace sirve una sola vez:`,
      url,
      'Se cerrará la sesión en todos los dispositivos que usan la cuenta.',
      'Si no la has pedido tú, no hagas nada: la contraseña sigue siendo la misma.',
    ],
  },
};

/** The mail that carries a link, in the language of the page on which it was asked for. */
export const passwordMail = (
  { email, url }: PasswordLink,
  language: MailLanguage,
): { readonly to: string; readonly subject: string; readonly text: string } => {
  const { subject, lines } = words[language] ?? words.en;
  return { to: email, subject, text: `${lines(new URL(url).origin, url).join('\n\n')}\n` };
};
