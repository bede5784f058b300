import type { Texts } from '../pairs.js';

/** What may fail on the way to a new password. */
export const passwordErrors = {
  'auth/no-mail': [
    'This server sends no mail. Ask whoever runs it for a link.',
    'Este servidor no envía correo. Pide un enlace a quien lo administra.',
  ],
  'auth/invalid-token': [
    'This link has been used already or is older than an hour.',
    'Este enlace ya se ha usado o tiene más de una hora.',
  ],
  'auth/user-not-found': [
    'The account of this link is gone.',
    'La cuenta de este enlace ya no existe.',
  ],
} as const satisfies Texts;
