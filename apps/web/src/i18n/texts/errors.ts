import type { Texts } from '../pairs.js';

/** By stable code of the API. `fallback` is for one that this page does not know yet. */
export const errors = {
  fallback: ['The request was refused ({{code}}).', 'La petición ha sido rechazada ({{code}}).'],
  'network/no-answer': ['No answer from the server. Check the connection and try again.', 'El servidor no responde. Comprueba la conexión e inténtalo de nuevo.'],
} as const satisfies Texts;
