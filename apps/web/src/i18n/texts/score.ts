import type { Texts } from '../pairs.js';

export const score = {
  draw: ['draw', 'empate'],
  bothLose: ['0-0: both lose', '0-0: pierden los dos'],
  youWin: ['you win', 'ganas tú'],
  youLose: ['you lose', 'pierdes'],
  wins: ['{{name}} wins', 'gana {{name}}'],
  winsBy: ['{{name}} wins {{score}}', 'gana {{name}} {{score}}'],
  drawn: ['draw {{score}}', 'empate {{score}}'],
  more: ['Draw or another result', 'Empate u otro resultado'],
  drawnGames: ['Drawn games', 'Partidas empatadas'],
  use: ['Take {{score}}', 'Poner {{score}}'],
} as const satisfies Texts;
