import type { Texts } from '../pairs.js';

export const penalty = {
  issue: ['Issue a penalty', 'Poner una penalización'],
  for: ['Penalty for {{name}}', 'Penalización a {{name}}'],
  level: ['Penalty', 'Penalización'],
  infraction: ['Infraction', 'Infracción'],
  revoke: ['Take back', 'Retirar'],
  none: ['No penalties.', 'Sin penalizaciones.'],
  title: ['Penalties', 'Penalizaciones'],
} as const satisfies Texts;
