import type { Texts } from '../pairs.js';

export const rounds = {
  players: ['Players', 'Jugadores'],
  toNextStep: ['To the next step', 'Al siguiente paso'],
  open: ['Open {{count}}', 'Abiertas {{count}}'],
  all: ['All {{count}}', 'Todas {{count}}'],
  allIn: ['All results are in.', 'Están todos los resultados.'],
  by: ['by {{name}}', 'de {{name}}'],
  corrected: ['corrected', 'corregido'],
  openTable: ['Table {{table}}: {{a}} against {{b}}', 'Mesa {{table}}: {{a}} contra {{b}}'],
  tableTitle: ['Table {{table}}: {{a}} – {{b}}', 'Mesa {{table}}: {{a}} – {{b}}'],
  rule: ['Set the result', 'Poner el resultado'],
  correct: ['Correct the result {{score}}', 'Corregir el resultado {{score}}'],
  reported: ['{{name}} reported: {{result}}.', '{{name}} comunicó: {{result}}.'],
  disputed: ['{{name}} says: {{result}}.', '{{name}} dice: {{result}}.'],
  disputedPlain: ['{{name}} disagrees.', '{{name}} no está de acuerdo.'],
  readsFrom: ['The result reads from {{name}}.', 'El resultado se lee desde {{name}}.'],
  pastTitle: ['Correct a past round?', '¿Corregir una ronda pasada?'],
  pastText: [
    'The result changes from {{from}} to {{to}}. Standings follow; later pairings stay unless you make them again.',
    'El resultado pasa de {{from}} a {{to}}. La clasificación cambia; las mesas posteriores se mantienen salvo que las rehagas.',
  ],
  pastGo: ['Yes, correct it', 'Sí, corregir'],
  extend: ['Extra time', 'Tiempo extra'],
  rematches_one: [
    '{{count}} rematch could not be avoided.',
    'No se pudo evitar {{count}} repetición.',
  ],
  rematches_other: [
    '{{count}} rematches could not be avoided.',
    'No se pudieron evitar {{count}} repeticiones.',
  ],
  repair: ['Re-pair', 'Reemparejar'],
  repairHint: [
    'Pairs this round anew and keeps tables that already reported',
    'Rehace esta ronda y conserva las mesas con resultado',
  ],
  repairAsk_one: [
    '{{count}} table without a settled result gets new opponents and starts afresh. Settled tables stay as they are.',
    'La mesa sin resultado cerrado ({{count}}) tendrá nuevos rivales y empezará de cero. Las mesas cerradas no cambian.',
  ],
  repairAsk_other: [
    '{{count}} tables without a settled result get new opponents and start afresh. Settled tables stay as they are.',
    '{{count}} mesas sin resultado cerrado tendrán nuevos rivales y empezarán de cero. Las mesas cerradas no cambian.',
  ],
  void: ['Take the round back', 'Anular la ronda'],
  voidHint_one: [
    '{{count}} result of this round becomes void.',
    '{{count}} resultado de esta ronda quedará anulado.',
  ],
  voidHint_other: [
    '{{count}} results of this round become void.',
    '{{count}} resultados de esta ronda quedarán anulados.',
  ],
  clock: {
    start: ['Start the clock', 'Poner el reloj'],
    pause: ['Pause', 'Pausar'],
    resume: ['Resume', 'Reanudar'],
    change: ['Change the clock', 'Cambiar el reloj'],
  },
  quick: {
    label: ['Table and result', 'Mesa y resultado'],
    hint: [
      'Type table and result, for example 12 2-1 or 12 1-1-1, then Enter. Press / to come back here, the up arrow to take up the last entry again.',
      'Escribe mesa y resultado, por ejemplo 12 2-1 o 12 1-1-1, y pulsa Intro. Con / vuelves aquí; la flecha arriba retoma lo último anotado.',
    ],
    pointsHint: [
      'Type table and points, for example 12 145-55, then Enter. If the winner has no more points, add 1 or 2 (or = for a draw): 12 80-80 2.',
      'Escribe mesa y puntos, por ejemplo 12 145-55, y pulsa Intro. Si quien gana no tiene más puntos, añade 1 o 2 (o = si hay empate): 12 80-80 2.',
    ],
    unreadable: ['Table, space, result: 12 2-1', 'Mesa, espacio, resultado: 12 2-1'],
    noTable: ['There is no such table in this round.', 'No hay esa mesa en esta ronda.'],
    means: ['table {{table}}, {{a}} {{score}} {{b}}', 'mesa {{table}}, {{a}} {{score}} {{b}}'],
    enter: ['Enter: {{entry}}', 'Intro: {{entry}}'],
    next: ['Type the next one.', 'Escribe el siguiente.'],
    again: [
      'This result of a past round is {{score}}. Enter once more corrects it: {{entry}}',
      'Este resultado de una ronda pasada es {{score}}. Intro otra vez lo corrige: {{entry}}',
    ],
    done: ['Entered: {{entry}}', 'Anotado: {{entry}}'],
    entered: ['Entered last', 'Últimos anotados'],
    state: {
      sending: ['… {{entry}}', '… {{entry}}'],
      in: ['✓ {{entry}}', '✓ {{entry}}'],
      waiting: [
        'Kept until the network is back: {{entry}}',
        'Guardado hasta que vuelva la red: {{entry}}',
      ],
      refused: ['Not entered: {{entry}}', 'Sin anotar: {{entry}}'],
    },
  },
  corrections: {
    title: ['Corrected results', 'Resultados corregidos'],
    none: [
      'No later pairing rested on the old result.',
      'Ninguna mesa posterior dependía del resultado antiguo.',
    ],
    affected_one: [
      '{{count}} later table was paired on the old result. It stands unless you re-pair.',
      '{{count}} mesa posterior se hizo con el resultado antiguo. Se mantiene salvo que reemparejes.',
    ],
    affected_other: [
      '{{count}} later tables were paired on the old result. They stand unless you re-pair.',
      '{{count}} mesas posteriores se hicieron con el resultado antiguo. Se mantienen salvo que reemparejes.',
    ],
  },
} as const satisfies Texts;
