import type { Texts } from '../pairs.js';

export const record = {
  hint: [
    'Every recorded step, newest first. Open a line to see the record itself.',
    'Cada paso registrado, lo último primero. Abre una línea para ver el registro.',
  ],
  filter: ['What of the story to show', 'Qué parte de la historia mostrar'],
  everybody: ['Everybody', 'Todos'],
  what: ['What', 'Qué'],
  kind: {
    all: ['Everything', 'Todo'],
    players: ['Players', 'Jugadores'],
    decks: ['Decks', 'Mazos'],
    rounds: ['Rounds and clock', 'Rondas y reloj'],
    results: ['Results', 'Resultados'],
    judges: ['Judges and penalties', 'Jueces y penalizaciones'],
    pods: ['Boosters and pods', 'Sobres y grupos'],
    event: ['Event and staff', 'Evento y equipo'],
  },
  showAll: ['Show everything', 'Mostrar todo'],
  needsWhom: [
    'Choose a player or a table to see its results.',
    'Elige un jugador o una mesa para ver sus resultados.',
  ],
  nothing: ['Nothing of that kind has happened.', 'No ha pasado nada de eso.'],
  older: ['Older', 'Anteriores'],
  system: ['system', 'sistema'],
  /** Who picks at a seat of a draft pod from now on. */
  seatHeld: {
    bot: ['a bot picks', 'elige un bot'],
    player: ['the player picks', 'elige el jugador'],
  },
} as const satisfies Texts;
