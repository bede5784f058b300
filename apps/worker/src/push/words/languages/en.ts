import type { PushWords } from '../push-words.js';

const named: Readonly<Record<number, string>> = {
  4: 'Semifinals',
  8: 'Quarterfinals',
  16: 'Round of 16',
};

export const en: PushWords = {
  round: (round) => `Round ${round}`,
  cut: (players) => (players <= 2 ? 'Final' : (named[players] ?? `Round of ${players}`)),
  pairedTitle: (round, table) => `${round}: table ${table}`,
  paired: (opponent) => `You play against ${opponent}.`,
  byeTitle: (round) => `${round}: bye`,
  bye: 'You have a bye and need not play.',
  startedTitle: (round) => `${round} has started`,
  started: (table, opponent) => `Table ${table}, against ${opponent}.`,
  lowTitle: 'Five minutes left',
  low: (round, table) => `${round}, table ${table}: finish your match and report it.`,
  disputedTitle: 'Your result was disputed',
  disputed: (table) => `Table ${table}: stay there, a judge will decide.`,
  ruledTitle: 'Your result was ruled',
  ruled: (table) => `Table ${table}: a judge or scorekeeper has entered the result. Look at it.`,
  disputeTitle: (table) => `Table ${table}: disputed result`,
  dispute: 'The players need a ruling.',
  claimedTitle: (table) => `Table ${table}: is this how it ended?`,
  claimed: (player) => `${player} has entered the places. Say whether they are right.`,
  droppedTitle: (table, player) => `Table ${table}: ${player} has dropped`,
  dropped: 'The table still needs its result.',
  announcementTitle: 'Announcement',
  podTitle: (pod) => `Pod ${pod}: your draft is about to begin`,
  pod: (seat) => `Seat ${seat}. Open it and say that you are here: nothing runs before.`,
  callTitle: (table) => `Table ${table} calls a judge`,
  callSomewhereTitle: 'A player calls a judge',
  call: (player) => `${player} is waiting.`,
};
