import { defineRefusals } from '#aggregate';
import { defineGame } from '../decider.js';
import { agreedOn, gameFact, type GamePlayer } from '../facts.js';
import { amongPeople, onTime, type Reads, writeBy } from '../kind.js';
import {
  type DuelBot,
  type DuelEvent,
  duelEvents,
  type DuelEvents,
  type DuelPlayer,
} from './duel-events.js';

const { event } = duelEvents;

const toStored = ({ playerId, ...player }: GamePlayer): DuelPlayer => ({
  playerId: playerId ?? '',
  ...player,
});

const asBot = (bot: GamePlayer): DuelBot => ({ ...bot, playerId: null });

const begunWith = (
  players: readonly GamePlayer[],
  { seedCommitment }: { readonly seedCommitment: string },
) => gameFact('Begun', { players, level: 1, seedCommitment, terms: null, prepared: null });

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
  DuelSeatTaken: ({ player }) => [gameFact('SeatTaken', { player })],
  DuelSeatLeft: ({ playerId }) => [gameFact('SeatLeft', { playerId })],
  DuelJoined: ({ guest, ...begun }) => [begunWith([guest], begun)],
  DuelDealt: ({ bots, ...begun }) => [begunWith(bots, begun)],
  DuelMoved: ({ move, answers = [], hash }) => [
    gameFact('Moved', { moves: [move, ...answers], hash, reasons: [] }),
  ],
  DuelRewound: ({ to, by }) => [gameFact('Rewound', { to, cause: 'own-choice', by })],
  DuelClockTurned: ({ duelId: _duelId, ...clock }) => [gameFact('ClockTurned', clock)],
  DuelSilenceWarned: ({ by, seat = 1 - by, claimFrom: until }) => [
    gameFact('SilenceWarned', { by, seat, until, then: 'claim' }),
  ],
  DuelEnded: ({ winner, winners = winner === null ? [] : [winner], cause, seed, nonce }) => {
    return [gameFact('Ended', { winners, cause, seed, nonce })];
  },
  DuelRematchOpened: ({ next, by }) => [gameFact('RematchOpened', { next, by })],
};

/**
 * The aggregate of one game between two people or two sides, of a game that describes its board
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
      'seat-taken',
      'does-not-fit',
      'seats-free',
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
  moves: ['DuelJoined', 'DuelDealt', 'DuelMoved', 'DuelRewound'],
  reads,
  // With two players the guest joins as the game begins, so one event stores both; a player who was
  // removed has lost.
  write: writeBy<DuelEvent>({
    Opened: ({ gameId: duelId, game, host, openedAt, openUntil, listed, agreed, ...table }) => {
      const { seats, sides } = table;
      const several = sides === undefined ? {} : { seats, sides };
      const opened = { duelId, game, host: toStored(host), ...several, openedAt, openUntil };
      return [event('DuelOpened', { ...opened, ...(listed && { listed }), ...agreed })];
    },
    Cancelled: (_data, { gameId: duelId }) => [event('DuelCancelled', { duelId })],
    SeatTaken: ({ player }, { gameId: duelId }) => [
      event('DuelSeatTaken', { duelId, player: toStored(player) }),
    ],
    SeatLeft: (data, { gameId: duelId }) => [event('DuelSeatLeft', { duelId, ...data })],
    Begun: ({ players, seedCommitment }, { gameId: duelId }) => {
      const [guest] = players;
      if (guest === undefined || guest.playerId === null)
        return [event('DuelDealt', { duelId, bots: players.map(asBot), seedCommitment })];
      return [event('DuelJoined', { duelId, guest: toStored(guest), seedCommitment })];
    },
    Moved: ({ moves: [move, ...answers], hash }, { gameId: duelId }) => {
      if (move === undefined) return [];
      const more = answers.length === 0 ? {} : { answers };
      return [event('DuelMoved', { duelId, move, ...more, hash: hash ?? '' })];
    },
    Rewound: ({ to, by }, { gameId: duelId }) =>
      by === null ? [] : [event('DuelRewound', { duelId, to, by })],
    ClockTurned: (clock, { gameId: duelId }) => [event('DuelClockTurned', { duelId, ...clock })],
    SilenceWarned: ({ by, seat, until: claimFrom }, { gameId: duelId, sides }) => [
      event('DuelSilenceWarned', { duelId, by, ...(sides !== null && { seat }), claimFrom }),
    ],
    Ended: ({ winners, cause, seed, nonce }, { gameId: duelId, sides }) => {
      const [first, ...others] = winners;
      const winner = first === undefined || others.length > 0 ? null : first;
      const side = sides === null ? {} : { winners };
      return [event('DuelEnded', { duelId, winner, ...side, cause, seed, nonce })];
    },
    RematchOpened: (data, { gameId: duelId }) => [event('DuelRematchOpened', { duelId, ...data })],
  }),
});
