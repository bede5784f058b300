import { createHash } from 'node:crypto';
import type { MailLanguage } from './password-mail.js';

/** What the api hands to a worker: the sign-in library has made the token. */
export interface ConfirmationWish {
  readonly email: string;
  readonly token: string;
  readonly language: MailLanguage;
}

export const confirmationJob = {
  name: 'send-confirmation',
  attempts: 7,
  backoffMs: 5_000,
  /** Names of jobs are seen in logs, addresses and tokens are not. */
  key: ({ token }: ConfirmationWish): string =>
    createHash('sha256').update(token).digest('hex').slice(0, 24),
} as const;

/** Where the page that takes the link lies. The token stands behind the #, so that no log is ever sent it. */
const linkOf = (publicUrl: string, token: string): string => `${publicUrl}/confirm-email#${token}`;

interface Words {
  readonly subject: string;
  readonly lines: (site: string, url: string) => readonly string[];
}

const words: Readonly<Record<string, Words>> & { readonly en: Words } = {
  en: {
    subject: 'Conclave: confirm your e-mail',
    lines: (site, url) => [
      `An account at ${site} is to use this address.`,
      'Confirm here within 60 minutes that it is yours:',
      url,
      'If it was not you, do nothing.',
    ],
  },
  es: {
    subject: 'Conclave: confirma tu correo',
    lines: (site, url) => [
      `Una cuenta en ${site} va a usar esta dirección.`,
      'Confirma aquí en los próximos 60 minutos que es tuya:',
      url,
      'Si no has sido tú, no hagas nada.',
    ],
  },
  fr: {
    subject: 'Conclave : confirmez votre adresse',
    lines: (site, url) => [
      `Un compte sur ${site} doit utiliser cette adresse.`,
      'Confirmez ici dans les 60 minutes qu’elle est à vous :',
      url,
      'Si ce n’était pas vous, ne faites rien.',
    ],
  },
};

/** The mail by which somebody shows that an address is theirs. Nothing in it was typed by anybody. */
export const confirmationMail = (
  { email, token, language }: ConfirmationWish,
  publicUrl: string,
): { readonly to: string; readonly subject: string; readonly text: string } => {
  const { subject, lines } = words[language] ?? words.en;
  const url = linkOf(publicUrl, token);
  return { to: email, subject, text: `${lines(new URL(url).origin, url).join('\n\n')}\n` };
};
