import type { Texts } from '../pairs.js';

export const events = {
  none: ['You have no events yet.', 'Aún no tienes eventos.'],
  played: ['Where you play', 'Donde juegas'],
  signedOut: ['Sign in to see and create events.', 'Inicia sesión para ver y crear eventos.'],
} as const satisfies Texts;
