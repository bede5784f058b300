import type { Texts } from '../pairs.js';

export const penalty = {
  issue: ['Issue a penalty', 'Poner una penalización'],
  for: ['Penalty for {{name}}', 'Penalización a {{name}}'],
  level: ['Penalty', 'Penalización'],
  infraction: ['Infraction', 'Infracción'],
  infractionHint: [
    'Choose from the catalogue or write your own words.',
    'Elige del catálogo o escríbelo con tus palabras.',
  ],
  upgraded: [
    'Raised: the third disruption of play is a game loss.',
    'Se agrava: la tercera interrupción es pérdida de partida.',
  ],
  gameLossHint: [
    'Count the lost game when you set the result of table {{table}}.',
    'Cuenta la partida perdida al poner el resultado de la mesa {{table}}.',
  ],
  settles: [
    'Settle table {{table}} as well: {{a}} {{score}} {{b}}',
    'Cerrar también la mesa {{table}}: {{a}} {{score}} {{b}}',
  ],
  revoke: ['Take back', 'Retirar'],
  none: ['No penalties.', 'Sin penalizaciones.'],
  title: ['Penalties', 'Penalizaciones'],
} as const satisfies Texts;
