import type { TableEvents } from './events.js';
import type { TableState } from './state.js';

type Fold<T extends keyof TableEvents> = (state: TableState, data: TableEvents[T]) => TableState;

export const tableFolds: { readonly [T in keyof TableEvents]: Fold<T> } = {
  TableOpened: (state, { game, a, b }) => ({ ...state, games: game, open: { game, a, b, moves: [] } }),
  MovePlayed: (state, { move }) => ({ ...state, open: state.open && { ...state.open, moves: [...state.open.moves, move] } }),
  TableClosed: (state, { winner }) =>
    winner === 'draw' ? { ...state, open: null, drawn: state.drawn + 1 } : { ...state, open: null, won: { ...state.won, [winner]: state.won[winner] + 1 } },
};
