import type { Words } from '../words.js';

export const en: Words = {
  round: (round: number) => `Round ${round}`,
  cut: (matches: number) =>
    ({ 1: 'Final', 2: 'Semifinals', 4: 'Quarterfinals' })[matches] ?? `Top ${matches * 2}`,
  standingsAfter: (round: number) => `Standings after round ${round}`,
  finalStandings: 'Final standings',
  players: (count: number) => (count === 1 ? '1 player' : `${count} players`),
  champion: (name: string) => `Champion: ${name}`,
  game: (game: number) => `Game ${game}`,
  table: 'Table',
  hand: 'Hand',
  resources: 'Resources',
  deck: 'Deck',
  credits: 'Credits',
  force: 'The Force',
  backToEvent: 'Back to the event',
  bye: 'Bye',
  final: 'Final',
  settled: (done: number, all: number) => `${done} of ${all} results in`,
  nothing: 'Nothing to show yet',
  timeUp: 'Time',
  paused: 'Paused',
  statuses: {
    draft: 'in preparation',
    registration: 'registration open',
    closed: 'registration closed',
    running: 'under way',
    finished: 'finished',
    cancelled: 'cancelled',
  },
};
