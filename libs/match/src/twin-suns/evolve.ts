import { wentBack, withMoves } from '../table/evolve.js';
import type { TwinSunsEvent } from './events.js';
import { initialState, recordOf, type TwinSunsState } from './state.js';

const sides = ['a', 'b', 'c', 'd'] as const;

export const evolve = (state: TwinSunsState, event: TwinSunsEvent): TwinSunsState => {
  const { game } = state;
  switch (event.type) {
    case 'TwinSunsTableOpened': {
      const { gameId, host, seats, openUntil } = event.data;
      return { ...initialState, gameId, status: 'open', seats, players: [host], openUntil };
    }
    case 'TwinSunsSeatTaken':
      return { ...state, players: [...state.players, event.data.player] };
    case 'TwinSunsSeatLeft': {
      const { playerId } = event.data;
      return { ...state, players: state.players.filter((each) => each.playerId !== playerId) };
    }
    case 'TwinSunsTableCancelled':
      return { ...state, status: 'cancelled' };
    case 'TwinSunsDealt': {
      const players = [...state.players, ...event.data.bots];
      const { level } = event.data;
      return { ...state, status: 'dealt', players, level, game: recordOf(players, event.data) };
    }
    case 'TwinSunsMovesPlayed': {
      const { moves, hash } = event.data;
      return { ...state, silence: null, game: game && withMoves(game, moves, hash) };
    }
    case 'TwinSunsRewound': {
      const { from, to, by } = event.data;
      const rewind = { from, to, cause: 'own-choice', by: sides[by] ?? null } as const;
      return { ...state, silence: null, game: game && wentBack(game, rewind) };
    }
    case 'TwinSunsSilenceWarned': {
      const { by, seat, removableFrom } = event.data;
      return { ...state, silence: { by, seat, removableFrom } };
    }
    case 'TwinSunsEnded': {
      const { winners, cause } = event.data;
      return { ...state, status: 'over', ended: { winners, cause } };
    }
    case 'TwinSunsRematchOpened': {
      const { next, by } = event.data;
      return { ...state, rematch: { next, by } };
    }
    default:
      return state;
  }
};
