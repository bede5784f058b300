import type { Texts } from '../pairs.js';

/** Infractions by their number in the competitive penalty guide, in words of our own. */
export const infraction = {
  '3-1': ['3.1 IMA', '3.1 IMA'],
  '3-2': ['3.2 OCME', '3.2 OCME'],
  '3-3': ['3.3 HCME', '3.3 HCME'],
  '3-4': ['3.4 Mulligan error', '3.4 Error de mulligan'],
  '3-5': ['3.5 Deck not randomised properly', '3.5 Mazo mal barajado'],
  '3-6': ['3.6 Illegal play', '3.6 Jugada ilegal'],
  '3-7': ['3.7 Game state not tracked', '3.7 Estado de la partida mal llevado'],
  tardiness: ['Tardiness', 'Llegar tarde'],
  'slow-play': ['Slow play', 'Juego lento'],
  'deck-list': ['Problem of the deck list', 'Problema de la lista de mazo'],
  deck: ['Problem of the deck', 'Problema del mazo'],
  '5-1': ['5.1 Unsporting conduct, first grade', '5.1 Conducta antideportiva, primer grado'],
  '5-2': ['5.2 Unsporting conduct, second grade', '5.2 Conducta antideportiva, segundo grado'],
  '5-3': ['5.3 Unsporting conduct, third grade', '5.3 Conducta antideportiva, tercer grado'],
  '5-4': ['5.4 Unsporting conduct, fourth grade', '5.4 Conducta antideportiva, cuarto grado'],
  '5-5': ['5.5 Result decided in an illegal way', '5.5 Resultado decidido de forma ilegal'],
  '5-6': ['5.6 Collusion', '5.6 Colusión'],
  '5-7': ['5.7 Cheating', '5.7 Trampas'],
  '5-8': ['5.8 Stalling', '5.8 Pérdida deliberada de tiempo'],
  '5-9': ['5.9 Fraud', '5.9 Fraude'],
  '5-10': ['5.10 Theft', '5.10 Robo'],
} as const satisfies Texts;
