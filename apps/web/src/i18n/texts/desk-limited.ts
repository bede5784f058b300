import type { Texts } from '../pairs.js';

/** The organizer's steps of Sealed and Draft. */
export const deskLimited = {
  pods: ['Pods', 'Grupos'],
  pools: ['Pools', 'Sobres'],
  seatPods: ['Seat the pods', 'Formar los grupos'],
  seatPodsWhy: [
    '{{count}} players are in. Everyone gets a seat and {{set}} boosters; the leader draft begins at once.',
    'Hay {{count}} jugadores. Todos reciben asiento y sobres de {{set}}; el draft de líderes empieza enseguida.',
  ],
  seatNext: ['Seat the pods of draft {{draft}}', 'Formar los grupos del draft {{draft}}'],
  openPools: ['Open the pools', 'Abrir los sobres'],
  openPoolsWhy: [
    '{{count}} players get {{packs}} boosters of {{set}} each, and deck building begins.',
    '{{count}} jugadores reciben {{packs}} sobres de {{set}} y empieza la construcción de mazos.',
  ],
  drafting: ['The draft is running', 'El draft está en marcha'],
  draftingWhy: [
    '{{done}} of {{pods}} pods are done.',
    'Han terminado {{done}} de {{pods}} grupos.',
  ],
  building: ['Decks are being built', 'Se construyen los mazos'],
  buildingWhy: [
    '{{ready}} of {{count}} players have handed in a legal deck.',
    '{{ready}} de {{count}} jugadores tienen un mazo legal.',
  ],
  toPods: ['To the pods', 'A los grupos'],
  clock: ['Deck building', 'Construcción de mazos'],
  clockLeft: ['Time left to build', 'Tiempo restante'],
  clockNone: ['No limit', 'Sin límite'],
  clockOver: ['The time is over.', 'Se acabó el tiempo.'],
  minutes: ['Minutes from now', 'Minutos desde ahora'],
  setClock: ['Set the clock', 'Fijar el reloj'],
  liftClock: ['Lift the limit', 'Quitar el límite'],
  lacking: ['No legal deck yet', 'Aún sin mazo legal'],
  lackingNone: ['Everyone has a legal deck.', 'Todos tienen un mazo legal.'],
  pauseAll: ['Pause all', 'Pausar todos'],
  resumeAll: ['Resume all', 'Reanudar todos'],
  record: ['Record real boosters', 'Anotar sobres reales'],
  recordText: [
    'Cards of one player, in any deck format: SWUDB JSON, Melee text or picklist. A new list replaces the old one.',
    'Cartas de un jugador en cualquier formato: JSON de SWUDB, texto de Melee o picklist. Una lista nueva sustituye a la anterior.',
  ],
  recordDo: ['Record the pool', 'Anotar las cartas'],
  recorded: ['Recorded.', 'Anotado.'],
  lookAt: ['Pools of the players', 'Cartas de los jugadores'],
  fixed: ['Fixed seats', 'Asientos fijos'],
  fixedText: [
    'These players get their seat first; the others are seated around them.',
    'Estos jugadores reciben su asiento primero; los demás se sientan alrededor.',
  ],
  fix: ['Keep this seat', 'Reservar asiento'],
  unfix: ['Remove', 'Quitar'],
  podNumber: ['Pod', 'Grupo'],
  seatNumber: ['Seat', 'Asiento'],
  yours: {
    wait: ['Wait for the draft', 'Espera el draft'],
    waitText: [
      'Seats appear here as soon as pods are formed.',
      'Los asientos aparecen aquí en cuanto se formen los grupos.',
    ],
    pools: ['Wait for your boosters', 'Espera tus sobres'],
    poolsText: [
      'They appear here as soon as pools are opened.',
      'Aparecen aquí en cuanto se abran.',
    ],
    build: ['Build your deck', 'Construye tu mazo'],
    buildText: ['Your deck is saved as you build it.', 'Tu mazo se guarda mientras lo construyes.'],
    built: [
      'Your deck is legal. You may still change it.',
      'Tu mazo es legal. Aún puedes cambiarlo.',
    ],
  },
} as const satisfies Texts;
