import type { Texts } from '../pairs.js';

export const screen = {
  view: {
    welcome: ['Welcome', 'Bienvenida'],
    pods: ['Draft pods', 'Grupos del draft'],
    building: ['Deck building', 'Construcción de mazos'],
    pairings: ['Find your table', 'Busca tu mesa'],
    tables: ['Tables', 'Mesas'],
    clock: ['Clock', 'Reloj'],
    standings: ['Standings', 'Clasificación'],
    bracket: ['Top cut', 'Eliminatoria'],
    champion: ['Champion', 'Ganador'],
  },
  register: ['Scan to register', 'Escanea para inscribirte'],
  follow: ['Scan to follow the event', 'Escanea para seguir el evento'],
  wins: ['wins {{event}}', 'gana {{event}}'],
  held: ['held', 'parado'],
  hold: ['Hold (space)', 'Parar (espacio)'],
  next: ['Next page', 'Página siguiente'],
  previous: ['Previous page', 'Página anterior'],
  fill: ['Full screen (F)', 'Pantalla completa (F)'],
} as const satisfies Texts;
