import type { Words } from '../words.js';

export const it: Words = {
  round: (round: number) => `Turno ${round}`,
  cut: (matches: number) =>
    ({ 1: 'Finale', 2: 'Semifinali', 4: 'Quarti di finale' })[matches] ?? `Top ${matches * 2}`,
  standingsAfter: (round: number) => `Classifica dopo il turno ${round}`,
  finalStandings: 'Classifica finale',
  players: (count: number) => (count === 1 ? '1 giocatore' : `${count} giocatori`),
  champion: (name: string) => `Campione: ${name}`,
  game: (game: number) => `Partita ${game}`,
  table: 'Tavolo',
  hand: 'Mano',
  resources: 'Risorse',
  deck: 'Mazzo',
  credits: 'Crediti',
  force: 'La Forza',
  backToEvent: 'Torna all’evento',
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
