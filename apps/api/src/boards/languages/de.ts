import type { Words } from '../words.js';

export const de: Words = {
  round: (round: number) => `Runde ${round}`,
  cut: (matches: number) =>
    ({ 1: 'Finale', 2: 'Halbfinale', 4: 'Viertelfinale' })[matches] ?? `Top ${matches * 2}`,
  standingsAfter: (round: number) => `Rangliste nach Runde ${round}`,
  finalStandings: 'Endstand',
  players: (count: number) => (count === 1 ? '1 Spieler' : `${count} Spieler`),
  champion: (name: string) => `Turniersieg: ${name}`,
  game: (game: number) => `Spiel ${game}`,
  table: 'Tisch',
  hand: 'Hand',
  resources: 'Ressourcen',
  deck: 'Deck',
  credits: 'Credits',
  force: 'Die Macht',
  backToEvent: 'Zurück zum Turnier',
  bye: 'Freilos',
  final: 'Finale',
  settled: (done: number, all: number) => `${done} von ${all} Ergebnissen da`,
  nothing: 'Noch nichts zu zeigen',
  timeUp: 'Zeit um',
  paused: 'Angehalten',
  statuses: {
    draft: 'in Vorbereitung',
    registration: 'Anmeldung offen',
    closed: 'Anmeldung geschlossen',
    running: 'läuft',
    finished: 'beendet',
    cancelled: 'abgesagt',
  },
};
