import { type SwuTerms, toMove, toScreenMove } from '#games';
import type { TableDeck } from '../../table/events.js';
import { gameDecider } from '../decider.js';
import { gameFact, type GameFact, type GamePlayer } from '../facts.js';
import type { GameKind } from '../kind.js';
import type { GameState } from '../state.js';
import { SWU } from './swu.js';
import { twinSunsEvent, type TwinSunsEvent, type TwinSunsPlayer } from './twin-suns-events.js';

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

const read = ({ type, data }: TwinSunsEvent): readonly GameFact[] => {
  switch (type) {
    case 'TwinSunsTableOpened': {
      const { host, listed = false, ...opened } = data;
      return [gameFact('Opened', { ...opened, host: toPlayer(host), listed, game: SWU })];
    }
    case 'TwinSunsSeatTaken':
      return [gameFact('SeatTaken', { player: toPlayer(data.player) })];
    case 'TwinSunsSeatLeft':
      return [gameFact('SeatLeft', { playerId: data.playerId })];
    case 'TwinSunsTableCancelled':
      return [gameFact('Cancelled', {})];
    case 'TwinSunsDealt': {
      const { bots, level, seedCommitment, engine, cards } = data;
      const players = bots.map(toPlayer);
      const terms = { engine, cards, discreet: true };
      return [gameFact('Begun', { players, level, seedCommitment, terms, prepared: null })];
    }
    case 'TwinSunsMovesPlayed': {
      const { moves, hash } = data;
      return [gameFact('Moved', { moves: moves.map(toScreenMove), hash, reasons: [] })];
    }
    case 'TwinSunsRewound':
      return [gameFact('Rewound', { to: data.to, cause: 'own-choice', by: data.by })];
    case 'TwinSunsSilenceWarned': {
      const { by, seat, removableFrom: until } = data;
      return [gameFact('SilenceWarned', { by, seat, until, then: 'claim' })];
    }
    case 'TwinSunsPlayerRemoved':
      return [gameFact('Removed', { seat: data.seat, by: data.by })];
    case 'TwinSunsEnded': {
      const { gameId: _gameId, ...ended } = data;
      return [gameFact('Ended', ended)];
    }
    case 'TwinSunsRematchOpened':
      return [gameFact('RematchOpened', { next: data.next, by: data.by })];
    default:
      return [];
  }
};

const dealtEvent = (
  gameId: string,
  { players, level, seedCommitment, terms }: GameFact<'Begun'>['data'],
): TwinSunsEvent => {
  const { engine, cards } = terms as SwuTerms;
  const bots = players.map(toStored);
  return twinSunsEvent('TwinSunsDealt', { gameId, bots, level, seedCommitment, engine, cards });
};

const write = ({ type, data }: GameFact, before: GameState): readonly TwinSunsEvent[] => {
  const gameId = before.gameId ?? '';
  switch (type) {
    case 'Opened': {
      const { host, seats, openedAt, openUntil, listed } = data;
      const opened = { host: toStored(host), seats: seats as 3 | 4, openedAt, openUntil };
      const inList = listed && { listed };
      return [twinSunsEvent('TwinSunsTableOpened', { gameId: data.gameId, ...opened, ...inList })];
    }
    case 'SeatTaken':
      return [twinSunsEvent('TwinSunsSeatTaken', { gameId, player: toStored(data.player) })];
    case 'SeatLeft':
      return [twinSunsEvent('TwinSunsSeatLeft', { gameId, ...data })];
    case 'Cancelled':
      return [twinSunsEvent('TwinSunsTableCancelled', { gameId })];
    case 'Begun':
      return [dealtEvent(gameId, data)];
    case 'Moved': {
      const moves = data.moves.map(toMove);
      return [twinSunsEvent('TwinSunsMovesPlayed', { gameId, moves, hash: data.hash ?? '' })];
    }
    case 'Rewound': {
      const from = before.record?.moves.length ?? 0;
      const { to, by } = data;
      return by === null ? [] : [twinSunsEvent('TwinSunsRewound', { gameId, from, to, by })];
    }
    case 'SilenceWarned': {
      const { by, seat, until: removableFrom } = data;
      return [twinSunsEvent('TwinSunsSilenceWarned', { gameId, by, seat, removableFrom })];
    }
    case 'Removed':
      return [twinSunsEvent('TwinSunsPlayerRemoved', { gameId, ...data })];
    case 'Ended': {
      // Whoever was removed conceded, as everybody sees it.
      const cause = data.cause === 'played' ? 'played' : 'conceded';
      return [twinSunsEvent('TwinSunsEnded', { gameId, ...data, cause })];
    }
    case 'RematchOpened':
      return [twinSunsEvent('TwinSunsRematchOpened', { gameId, ...data })];
    default:
      return [];
  }
};

const twinSuns: GameKind<TwinSunsEvent> = {
  name: 'twin-suns',
  begins: 'when-dealt',
  takesBack: 'undisclosed',
  codes: {
    'already-begun': 'already-dealt',
    'not-begun': 'not-dealt',
    'own-silence': 'not-waiting-for-other',
    'take-back-needs-consent': 'nothing-to-take-back',
  },
  moves: new Set(['TwinSunsDealt', 'TwinSunsMovesPlayed', 'TwinSunsRewound']),
  read,
  write,
};

/** One game of Twin Suns among three or four people, from the open table to the last move: stream `twin-suns-<id>`. */
export const twinSunsDecider = gameDecider(twinSuns);
