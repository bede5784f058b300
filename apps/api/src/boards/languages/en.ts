import type { Words } from '../words.js';

export const en: Words = {
  round: (round: number) => `Round ${round}`,
  game: (game: number) => `Game ${game}`,
  table: 'Table',
  hand: 'Hand',
  resources: 'Resources',
  deck: 'Deck',
  credits: 'Credits',
  force: 'The Force',
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
