import type { Words } from '../words.js';

export const it: Words = {
  round: (round: number) => `Turno ${round}`,
  game: (game: number) => `Partita ${game}`,
  table: 'Tavolo',
  hand: 'Mano',
  resources: 'Risorse',
  deck: 'Mazzo',
  credits: 'Crediti',
  force: 'La Forza',
  bye: 'Bye',
  final: 'Finale',
  settled: (done: number, all: number) => `${done} risultati su ${all}`,
  nothing: 'Ancora niente da mostrare',
  timeUp: 'Tempo scaduto',
  paused: 'In pausa',
  statuses: {
    draft: 'in preparazione',
    registration: 'iscrizioni aperte',
    closed: 'iscrizioni chiuse',
    running: 'in corso',
    finished: 'finito',
    cancelled: 'annullato',
  },
};
