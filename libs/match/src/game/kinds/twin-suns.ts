import { defineRefusals } from '#aggregate';
import { toScreenMove } from '#game';
import type { DealTerms } from '#rules';
import type { TableDeck } from '../../table/events.js';
import { defineGame } from '../decider.js';
import { agreedOn, gameFact, type GamePlayer } from '../facts.js';
import { amongPeople, onTime, type Reads, writeBy } from '../kind.js';
import { SWU, toMove } from './swu.js';
import {
  type TwinSunsEvent,
  twinSunsEvents,
  type TwinSunsEvents,
  type TwinSunsPlayer,
} from './twin-suns-events.js';

const { event } = twinSunsEvents;

const toPlayer = ({ deck, ...player }: TwinSunsPlayer): GamePlayer => ({
  ...player,
  list: '',
  setup: { ...deck },
});
const toStored = ({ playerId, name, setup }: GamePlayer): TwinSunsPlayer => ({
  playerId,
  name,
  deck: setup as unknown as TableDeck,
});

const reads: Reads<TwinSunsEvents> = {
  TwinSunsTableOpened: ({ host, listed = false, thinkingTime, onlookers, ...opened }) => {
    const table = { ...opened, host: toPlayer(host), listed, game: SWU };
    return [gameFact('Opened', { ...table, ...agreedOn({ thinkingTime, onlookers }) })];
  },
  TwinSunsSeatTaken: ({ player }) => [gameFact('SeatTaken', { player: toPlayer(player) })],
  TwinSunsSeatLeft: ({ playerId }) => [gameFact('SeatLeft', { playerId })],
  TwinSunsTableCancelled: () => [gameFact('Cancelled', {})],
  TwinSunsDealt: ({ bots, level, seedCommitment, engine, cards }) => {
    const players = bots.map(toPlayer);
    const terms = { engine, cards, discreet: true };
    return [gameFact('Begun', { players, level, seedCommitment, terms, prepared: null })];
  },
  TwinSunsMovesPlayed: ({ moves, hash }) => [
    gameFact('Moved', { moves: moves.map(toScreenMove), hash, reasons: [] }),
  ],
  TwinSunsRewound: ({ to, by }) => [gameFact('Rewound', { to, cause: 'own-choice', by })],
  TwinSunsClockTurned: ({ gameId: _gameId, ...clock }) => [gameFact('ClockTurned', clock)],
  TwinSunsSilenceWarned: ({ by, seat, removableFrom: until }) => [
    gameFact('SilenceWarned', { by, seat, until, then: 'claim' }),
  ],
  TwinSunsPlayerRemoved: ({ seat, by }) => [gameFact('Removed', { seat, by })],
  TwinSunsEnded: ({ gameId: _gameId, ...ended }) => [gameFact('Ended', ended)],
  TwinSunsRematchOpened: ({ next, by }) => [gameFact('RematchOpened', { next, by })],
};

/**
 * The aggregate of one game of Twin Suns among three or four people, from the open table to the
 * last move: stream `twin-suns-<id>`.
 */
export const twinSunsDecider = defineGame<TwinSunsEvents>({
  name: 'twin-suns',
  events: twinSunsEvents,
  begins: 'when-dealt',
  takesBack: 'undisclosed',
  refusals: defineRefusals('twin-suns', {
    'not-found': ['not-found'],
    conflict: [
      ...amongPeople,
      'already-dealt',
      'not-dealt',
      'full',
      'own-seat',
      'seats-free',
      'taken-back',
      ...onTime,
    ],
  }),
  codes: {
    'already-begun': 'already-dealt',
    'not-begun': 'not-dealt',
    'own-silence': 'not-waiting-for-other',
    'take-back-needs-consent': 'nothing-to-take-back',
  },
  moves: ['TwinSunsDealt', 'TwinSunsMovesPlayed', 'TwinSunsRewound'],
  reads,
  write: writeBy<TwinSunsEvent>({
    Opened: ({ gameId, host, seats, openedAt, openUntil, listed, agreed }) => {
      const opened = { gameId, host: toStored(host), seats: seats as 3 | 4, openedAt, openUntil };
      return [event('TwinSunsTableOpened', { ...opened, ...(listed && { listed }), ...agreed })];
    },
    SeatTaken: ({ player }, { gameId }) => [
      event('TwinSunsSeatTaken', { gameId, player: toStored(player) }),
    ],
    SeatLeft: (data, { gameId }) => [event('TwinSunsSeatLeft', { gameId, ...data })],
    Cancelled: (_data, { gameId }) => [event('TwinSunsTableCancelled', { gameId })],
    Begun: ({ players, level, seedCommitment, terms }, { gameId }) => {
      const { engine, cards } = terms as unknown as DealTerms;
      const bots = players.map(toStored);
      return [event('TwinSunsDealt', { gameId, bots, level, seedCommitment, engine, cards })];
    },
    Moved: ({ moves, hash }, { gameId }) => [
      event('TwinSunsMovesPlayed', { gameId, moves: moves.map(toMove), hash: hash ?? '' }),
    ],
    Rewound: ({ to, by }, { gameId, record }) => {
      const from = record?.moves.length ?? 0;
      return by === null ? [] : [event('TwinSunsRewound', { gameId, from, to, by })];
    },
    ClockTurned: (clock, { gameId }) => [event('TwinSunsClockTurned', { gameId, ...clock })],
    SilenceWarned: ({ by, seat, until: removableFrom }, { gameId }) => [
      event('TwinSunsSilenceWarned', { gameId, by, seat, removableFrom }),
    ],
    Removed: (data, { gameId }) => [event('TwinSunsPlayerRemoved', { gameId, ...data })],
    Ended: ({ cause: told, ...ended }, { gameId }) => {
      // A player who was removed counts as having conceded.
      const cause = told === 'played' ? 'played' : 'conceded';
      return [event('TwinSunsEnded', { gameId, ...ended, cause })];
    },
    RematchOpened: (data, { gameId }) => [event('TwinSunsRematchOpened', { gameId, ...data })],
  }),
});
