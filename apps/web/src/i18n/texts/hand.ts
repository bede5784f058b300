import type { Texts } from '../pairs.js';

/** Pairing by hand: the standing round rearranged, and what is asked of a round before it is paired. */
export const hand = {
  button: ['Pair by hand', 'Emparejar a mano'],
  tables: ['Tables of this round', 'Mesas de esta ronda'],
  hint: [
    'Drag a player or a table number onto another, or choose one and then the other. Tables that change start afresh.',
    'Arrastra un jugador o un número de mesa sobre otro, o elige uno y luego el otro. Las mesas que cambian empiezan de nuevo.',
  ],
  taken: [
    '{{name}} is chosen. Choose who changes places, an empty place or the bye. Esc lets go.',
    'Has elegido a {{name}}. Elige con quién cambia, un sitio libre o el descanso. Esc lo suelta.',
  ],
  takenTable: [
    'Table {{table}} is chosen. Choose the table whose number it takes. Esc lets go.',
    'Has elegido la mesa {{table}}. Elige la mesa cuyo número tomará. Esc la suelta.',
  ],
  takenPlace: ['Choose who comes here. Esc lets go.', 'Elige quién viene aquí. Esc lo suelta.'],
  empty: ['free', 'libre'],
  emptyAt: ['Free place at table {{table}}', 'Sitio libre en la mesa {{table}}'],
  at: ['{{name}}, table {{table}}', '{{name}}, mesa {{table}}'],
  withBye: ['{{name}}, has the bye', '{{name}}, descansa'],
  number: ['Number of table {{table}}', 'Número de la mesa {{table}}'],
  giveBye: ['Give a bye', 'Dar descanso'],
  points: ['{{points}} points', '{{points}} puntos'],
  addTable: ['Add a table', 'Añadir mesa'],
  alone: [
    'Somebody sits without an opponent at: {{tables}}. Seat somebody there or give a bye.',
    'Hay alguien sin rival en: {{tables}}. Sienta a alguien ahí o dale descanso.',
  ],
  lost: [
    'What was reported at these tables becomes void: {{tables}}.',
    'Lo comunicado en estas mesas quedará anulado: {{tables}}.',
  ],
  reset: ['Start over', 'Empezar de nuevo'],
  save_one: ['Save {{count}} change', 'Guardar {{count}} cambio'],
  save_other: ['Save {{count}} changes', 'Guardar {{count}} cambios'],
  done: ['The round has been changed', 'La ronda ha cambiado'],
  undone: ['Change taken back', 'Cambio deshecho'],
  warning: {
    rematch: ['They have met before.', 'Ya se han enfrentado.'],
    float: [
      '{{name}} is paired down from {{from}} to {{to}} points.',
      '{{name}} baja de {{from}} a {{to}} puntos.',
    ],
    apart: ['They are to be kept apart.', 'No debían enfrentarse.'],
    team: ['Both belong to {{team}}.', 'Los dos son de {{team}}.'],
    secondBye: ['has had a bye', 'ya ha descansado'],
  },
  before: {
    button: ['Set pairs and byes', 'Fijar mesas y descansos'],
    buttonCount: ['Set pairs and byes ({{count}})', 'Fijar mesas y descansos ({{count}})'],
    title: ['Before pairing: {{round}}', 'Antes de emparejar: {{round}}'],
    hint: [
      'These hold whatever they cost the rest of the pairing. Who is kept apart stays so in later rounds.',
      'Se cumplen cueste lo que cueste al resto. Quienes no se enfrentan siguen así en las rondas siguientes.',
    ],
    what: ['What to set', 'Qué fijar'],
    fixed: ['Meet', 'Se enfrentan'],
    byes: ['Bye', 'Descansa'],
    keptApart: ['Kept apart', 'Separados'],
    other: ['And', 'Y'],
    add: ['Add', 'Añadir'],
    remove: ['Remove {{names}}', 'Quitar {{names}}'],
    none: ['Nothing is set.', 'No hay nada fijado.'],
  },
  team: ['Team or group', 'Equipo o grupo'],
  teamHint: [
    'Players of one team, family or travel group are kept apart where that costs nothing more important. Empty: none.',
    'Quienes son del mismo equipo, familia o grupo no se enfrentan si eso no cuesta nada más importante. Vacío: ninguno.',
  ],
  atOnce: ['Plays at once against', 'Juega ya contra'],
  atOnceNobody: ['nobody', 'nadie'],
  atOnceHint: [
    'The bye of this round ends, and the two get a table.',
    'Termina el descanso de esta ronda y los dos tienen mesa.',
  ],
} as const satisfies Texts;
