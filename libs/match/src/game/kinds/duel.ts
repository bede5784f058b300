import { defineRefusals } from '#aggregate';
import { defineGame } from '../decider.js';
import { agreedOn, gameFact, type GamePlayer } from '../facts.js';
import { amongPeople, onTime, type Reads, writeBy } from '../kind.js';
import { type DuelEvent, duelEvents, type DuelEvents, type DuelPlayer } from './duel-events.js';

const { event } = duelEvents;

const toStored = ({ playerId, ...player }: GamePlayer): DuelPlayer => ({
  playerId: playerId ?? '',
  ...player,
});

const reads: Reads<DuelEvents> = {
  DuelOpened: ({ duelId: gameId, listed = false, thinkingTime, onlookers, ...opened }) => [
    gameFact('Opened', {
      gameId,
      listed,
      seats: 2,
      ...opened,
      ...agreedOn({ thinkingTime, onlookers }),
    }),
  ],
  DuelCancelled: () => [gameFact('Cancelled', {})],
  DuelJoined: ({ guest, seedCommitment }) => {
    const begun = { players: [guest], level: 1, seedCommitment } as const;
    return [gameFact('Begun', { ...begun, terms: null, prepared: null })];
  },
  DuelMoved: ({ move, hash }) => [gameFact('Moved', { moves: [move], hash, reasons: [] })],
  DuelRewound: ({ to, by }) => [gameFact('Rewound', { to, cause: 'own-choice', by })],
  DuelClockTurned: ({ duelId: _duelId, ...clock }) => [gameFact('ClockTurned', clock)],
  DuelSilenceWarned: ({ by, claimFrom: until }) => [
    gameFact('SilenceWarned', { by, seat: 1 - by, until, then: 'claim' }),
  ],
  DuelEnded: ({ winner, cause, seed, nonce }) => {
    const winners = winner === null ? [] : [winner];
    return [gameFact('Ended', { winners, cause, seed, nonce })];
  },
  DuelRematchOpened: ({ next, by }) => [gameFact('RematchOpened', { next, by })],
};

/**
 * One game between two people, of a game that describes its board
 * itself, from the open table to the last move: stream `duel-<id>`.
 */
export const duelDecider = defineGame<DuelEvents>({
  name: 'duel',
  events: duelEvents,
  begins: 'when-full',
  takesBack: 'undisclosed',
  refusals: defineRefusals('duel', {
    'not-found': ['not-found'],
    conflict: [
      ...amongPeople,
      'already-begun',
      'not-begun',
      'own-table',
      'moved-on',
      'not-your-turn',
      ...onTime,
    ],
  }),
  codes: {
    'own-seat': 'own-table',
    'taken-back': 'moved-on',
    'own-silence': 'no-silence-warned',
    'take-back-needs-consent': 'nothing-to-take-back',
  },
  moves: ['DuelJoined', 'DuelMoved', 'DuelRewound'],
  reads,
  // Two sit down at once with the beginning; who was removed has lost.
  write: writeBy<DuelEvent>({
    Opened: ({ gameId: duelId, game, host, openedAt, openUntil, listed, agreed }) => {
      const opened = { duelId, game, host: toStored(host), openedAt, openUntil };
      return [event('DuelOpened', { ...opened, ...(listed && { listed }), ...agreed })];
    },
    Cancelled: (_data, { gameId: duelId }) => [event('DuelCancelled', { duelId })],
    Begun: ({ players, seedCommitment }, { gameId: duelId }) =>
      players.map((guest) =>
        event('DuelJoined', { duelId, guest: toStored(guest), seedCommitment }),
      ),
    Moved: ({ moves, hash }, { gameId: duelId }) =>
      moves.map((move) => event('DuelMoved', { duelId, move, hash: hash ?? '' })),
    Rewound: ({ to, by }, { gameId: duelId }) =>
      by === null ? [] : [event('DuelRewound', { duelId, to, by })],
    ClockTurned: (clock, { gameId: duelId }) => [event('DuelClockTurned', { duelId, ...clock })],
    SilenceWarned: ({ by, until: claimFrom }, { gameId: duelId }) => [
      event('DuelSilenceWarned', { duelId, by, claimFrom }),
    ],
    Ended: ({ winners: [first, ...others], cause, seed, nonce }, { gameId: duelId }) => {
      const winner = first === undefined || others.length > 0 ? null : first;
      return [event('DuelEnded', { duelId, winner, cause, seed, nonce })];
    },
    RematchOpened: (data, { gameId: duelId }) => [event('DuelRematchOpened', { duelId, ...data })],
  }),
});
