import type { Words } from '../words.js';

export const fr: Words = {
  round: (round: number) => `Ronde ${round}`,
  game: (game: number) => `Partie ${game}`,
  table: 'Table',
  hand: 'Main',
  resources: 'Ressources',
  deck: 'Deck',
  credits: 'Crédits',
  force: 'La Force',
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
