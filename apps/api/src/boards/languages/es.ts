import type { Words } from '../words.js';

export const es: Words = {
  round: (round: number) => `Ronda ${round}`,
  cut: (matches: number) =>
    ({ 1: 'Final', 2: 'Semifinales', 4: 'Cuartos de final' })[matches] ?? `Top ${matches * 2}`,
  standingsAfter: (round: number) => `Clasificación tras la ronda ${round}`,
  finalStandings: 'Clasificación final',
  players: (count: number) => (count === 1 ? '1 jugador' : `${count} jugadores`),
  champion: (name: string) => `Ha ganado ${name}`,
  game: (game: number) => `Partida ${game}`,
  table: 'Mesa',
  hand: 'Mano',
  resources: 'Recursos',
  deck: 'Mazo',
  credits: 'Créditos',
  force: 'La Fuerza',
  backToEvent: 'Volver al evento',
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
