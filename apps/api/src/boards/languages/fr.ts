import type { Words } from '../words.js';

export const fr: Words = {
  round: (round: number) => `Ronde ${round}`,
  cut: (matches: number) =>
    ({ 1: 'Finale', 2: 'Demi-finales', 4: 'Quarts de finale' })[matches] ?? `Top ${matches * 2}`,
  standingsAfter: (round: number) => `Classement après la ronde ${round}`,
  finalStandings: 'Classement final',
  players: (count: number) => (count === 1 ? '1 joueur' : `${count} joueurs`),
  champion: (name: string) => `Vainqueur : ${name}`,
  game: (game: number) => `Partie ${game}`,
  table: 'Table',
  hand: 'Main',
  resources: 'Ressources',
  deck: 'Deck',
  credits: 'Crédits',
  force: 'La Force',
  backToEvent: 'Retour à l’événement',
  bye: 'Bye',
  final: 'Finale',
  settled: (done: number, all: number) => `${done} résultats sur ${all}`,
  nothing: 'Rien à montrer pour l’instant',
  timeUp: 'Temps écoulé',
  paused: 'En pause',
  statuses: {
    draft: 'en préparation',
    registration: 'inscriptions ouvertes',
    closed: 'inscriptions closes',
    running: 'en cours',
    finished: 'terminé',
    cancelled: 'annulé',
  },
};
