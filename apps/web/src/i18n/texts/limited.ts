import type { Texts } from '../pairs.js';

/** Settings of Sealed and Draft events. */
export const limited = {
  format: {
    sealed: ['Sealed: a deck from own boosters', 'Sealed: mazo de sobres propios'],
    draft: ['Draft: pick cards in pods', 'Draft: elegir cartas en grupos'],
  },
  legend: ['Boosters and deck building', 'Sobres y construcción de mazos'],
  set: ['Set', 'Colección'],
  source: ['Boosters', 'Sobres'],
  sources: {
    generated: ['Opened here from a sealed seed', 'Abiertos aquí con una semilla sellada'],
    recorded: ['Real boosters, opened in the room', 'Sobres reales, abiertos en la sala'],
  },
  packs: ['Boosters for each player', 'Sobres por jugador'],
  packsHint: ['6 casual, 8 competitive', '6 casual, 8 competitivo'],
  podSize: ['Players in a full pod', 'Jugadores en un grupo completo'],
  podSizeHint: ['the rest is spread fairly', 'el resto se reparte por igual'],
  seating: ['Seats', 'Asientos'],
  seatings: {
    random: ['By lot', 'Por sorteo'],
    'by-standing': ['By standing', 'Por clasificación'],
  },
  podPairing: ['Rounds after a draft', 'Rondas tras un draft'],
  podPairings: {
    'in-pod': ['Inside the pod', 'Dentro del grupo'],
    'cross-pod': ['Against other pods', 'Contra otros grupos'],
    free: ['By points only', 'Solo por puntos'],
  },
  readyCheck: ['Start of a pod', 'Comienzo de un grupo'],
  readyChecks: {
    'all-ready': ['when every player has confirmed', 'cuando todos los jugadores confirman'],
    organizer: ['by the word of staff', 'cuando lo dice la organización'],
    none: ['at once', 'enseguida'],
  },
  botAfterMissed: ['Bot after missed picks', 'Bot tras elecciones perdidas'],
  botAfterMissedHint: [
    'In a row by the clock, from the second pack on. 0: never by itself',
    'Seguidas por el reloj, desde el segundo sobre. 0: nunca por sí solo',
  ],
  clock: ['Pick clock', 'Reloj de elección'],
  clocks: {
    competitive: ['Competitive', 'Competitivo'],
    relaxed: ['Relaxed (double)', 'Relajado (doble)'],
    none: ['No clock', 'Sin reloj'],
    own: ['Own table', 'Tabla propia'],
  },
  clockTable: ['Seconds by cards in hand', 'Segundos según cartas en mano'],
  leadersInHand_one: ['{{count}} leader', '{{count}} líder'],
  leadersInHand_other: ['{{count}} leaders', '{{count}} líderes'],
  cardsFrom: ['{{from}}+ cards', '{{from}}+ cartas'],
  review: ['Review between packs', 'Repaso entre sobres'],
  buildMinutes: ['Deck building', 'Construcción de mazos'],
  reveal: ['Draft log and boosters open', 'El registro y los sobres se abren'],
  reveals: {
    'after-draft': ['After the draft', 'Tras el draft'],
    round: ['With round 1', 'Con la ronda 1'],
    'after-event': ['After the event', 'Tras el evento'],
  },
} as const satisfies Texts;
