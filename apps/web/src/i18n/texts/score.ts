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
  pointsOf: ['Points: {{name}}', 'Puntos: {{name}}'],
  winner: ['Winner', 'Ganador/a'],
  winnerHint: [
    'The winner can have fewer points: after a tie-break or a concession.',
    'Quien gana puede tener menos puntos: tras un desempate o una rendición.',
  ],
  enterPoints: [
    'Enter the points of both (0 to {{most}})',
    'Indica los puntos de los dos (0 a {{most}})',
  ],
  nameWinner: ['Name the winner', 'Indica quién gana'],
  drawnGames: ['Drawn games', 'Partidas empatadas'],
  use: ['Take {{score}}', 'Poner {{score}}'],
} as const satisfies Texts;
