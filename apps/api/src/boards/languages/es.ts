import type { Words } from '../words.js';

export const es: Words = {
  round: (round: number) => `Ronda ${round}`,
  game: (game: number) => `Partida ${game}`,
  table: 'Mesa',
  hand: 'Mano',
  resources: 'Recursos',
  deck: 'Mazo',
  credits: 'Créditos',
  force: 'La Fuerza',
  bye: 'Bye',
  final: 'Final',
  settled: (done: number, all: number) => `${done} de ${all} resultados`,
  nothing: 'Aún no hay nada que mostrar',
  timeUp: 'Tiempo',
  paused: 'En pausa',
  statuses: {
    draft: 'en preparación',
    registration: 'inscripción abierta',
    closed: 'inscripción cerrada',
    running: 'en curso',
    finished: 'terminado',
    cancelled: 'cancelado',
  },
};
