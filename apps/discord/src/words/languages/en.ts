import type { Words } from '../words.js';

const games = (count: number): string => (count === 1 ? '1 draw' : `${count} draws`);

export const en: Words = {
  commands: {
    register: 'Register for the event of this channel',
    'check-in': 'Check in: say that you are here',
    where: 'Where you sit, and against whom',
    report: 'Report the result of your match',
    confirm: 'Confirm the result that your opponent has reported',
    standings: 'The standings of the event',
    link: 'Link your account or your seat by a code',
    unlink: 'End the link between Discord and your account or seat',
    follow: 'Let this channel follow an event (staff)',
    unfollow: 'Let this channel follow no event (staff)',
  },
  options: {
    name: 'Your name at the event, if it is not your name here',
    won: 'Games that you have won',
    lost: 'Games that you have lost',
    drawn: 'Games that were drawn',
    code: 'The code from your account page, or that of your seat',
    event: 'The address of the event',
  },
  round: (number) => `Round ${number}`,
  cut: (matches) =>
    matches === 1
      ? 'Final'
      : matches === 2
        ? 'Semifinals'
        : matches === 4
          ? 'Quarterfinals'
          : `Top ${matches * 2}`,
  score: ({ won, lost, drawn }) =>
    drawn === 0 ? `${won}–${lost}` : `${won}–${lost}, ${games(drawn)}`,
  noEvent: 'This channel follows no event. Staff choose one with `/follow`.',
  noSeat:
    'You have no seat at this event yet. Register with `/register`, or link a seat with `/link`.',
  linked: (name) => `Your Discord account now acts for ${name}.`,
  seatLinked: 'Your Discord account now holds this seat.',
  howToLink: (address) =>
    `Make a code on your account page and enter it here within 10 minutes: ${address}`,
  codeUnknown:
    'This code opens nothing. Codes of accounts are good once, for 10 minutes; make a new one and enter it here.',
  unlinked: 'The link has ended. Your registrations stay as they are.',
  notLinked: 'Link your account first, with `/link`.',
  follows: (event) => `This channel follows ${event}.`,
  followsNothing: 'This channel follows no event any more.',
  notManaging: 'Whoever manages this Discord server can do this.',
  notStaff: 'Only staff of the event can do this.',
  eventUnknown: 'No event was found under this address.',
  registered: (name, event) => `${name} is registered for ${event}.`,
  waitlisted: (name, place) => `The event is full. ${name} is number ${place} on the waitlist.`,
  registeredBefore: (name) => `You are registered as ${name}.`,
  registrationShut: 'Registration is not open.',
  checkedIn: (event) => `You are checked in for ${event}.`,
  checkInShut: 'You cannot check in now.',
  table: ({ round, table, opponent, opponentRecord }) =>
    `${round}, **table ${table}**, against **${opponent}** (${opponentRecord}).`,
  bye: (round) => `${round}: you have a bye.`,
  noTable: 'You have no table yet. Wait for the pairings.',
  dropped: 'You no longer play in this event.',
  ownScore: (score) => `Result: ${score}.`,
  theirReport: (name, score) => `${name} reports ${score}, as seen by you. Is that right?`,
  ownReport: (score) => `You have reported ${score}. Your opponent has not confirmed it yet.`,
  reported: (score, opponent) => `You have reported ${score}. ${opponent} can confirm it.`,
  agreed: (score) => `You both report the same: ${score}.`,
  confirmed: (score) => `Confirmed: ${score}.`,
  nothingToConfirm: 'There is nothing to confirm.',
  waitsForOpponent: 'This is your own report: your opponent confirms it.',
  confirm: 'Confirm',
  standings: (event, round) => `**${event}**, standings after round ${round}`,
  noStandings: 'There are no standings yet.',
  ownRank: (rank, points) =>
    points === 1
      ? `You are on place ${rank} with 1 point.`
      : `You are on place ${rank} with ${points} points.`,
  more: (address) => `All of it: ${address}`,
  refused: {
    'auth/required': 'Link your account or your seat first, with `/link`.',
    'guest/claimed': 'This seat belongs to an account. Link that account instead.',
    'match/completed': 'The result of this match stands. Call a judge if it is wrong.',
    'match/report-changed': 'Your opponent reports something else by now. Look with `/where`.',
    'tournament/name-taken': 'Somebody of this name is registered. Choose another with `name`.',
    'tournament/registration-not-open': 'Registration is not open.',
    'tournament/not-running': 'The event is not running.',
    'match/report-games': 'A match cannot end so. Check the numbers.',
    'match/score-too-many-games': 'A match cannot end so. Check the numbers.',
    'match/score-too-many-wins': 'A match cannot end so. Check the numbers.',
    'match/score-unfinished': 'A match cannot end so. Check the numbers.',
    'policy/forbidden': 'You are not allowed to do this.',
    'token/too-many': 'Your account has too many tokens. Revoke one on your account page.',
    'token/unknown': 'Your link has ended. Link again with `/link`.',
    'tournament/not-found': 'No event was found under this address.',
  },
  refusedOther: (code) => `This is not possible now. (${code})`,
  busy: 'The server is busy. Nothing is lost; try again in a moment.',
  fault: 'Something went wrong. Look with `/where` at what stands, then try again.',
};
