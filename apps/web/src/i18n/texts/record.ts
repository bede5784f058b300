import type { Texts } from '../pairs.js';

export const record = {
  hint: ['Every recorded step, newest first. Open a line to see the record itself.', 'Cada paso registrado, lo último primero. Abre una línea para ver el registro.'],
  older: ['Older', 'Anteriores'],
  system: ['system', 'sistema'],
  /** Who picks at a seat of a draft pod from now on. */
  seatHeld: { bot: ['a bot picks', 'elige un bot'], player: ['the player picks', 'elige el jugador'] },
} as const satisfies Texts;
