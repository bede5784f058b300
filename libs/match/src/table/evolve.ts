import type { Move } from '#rules';
import type { TableEvents } from './events.js';
import type { GameRecord, TableState } from './state.js';

type Fold<T extends keyof TableEvents> = (state: TableState, data: TableEvents[T]) => TableState;

/** The game with moves more, and the hash of what they led to where one was recorded. */
export const withMoves = <Game extends Pick<GameRecord, 'moves' | 'hashed'>>(
  game: Game,
  more: readonly Move[],
  hash: string | null,
): Game => {
  const moves = [...game.moves, ...more];
  return { ...game, moves, hashed: hash === null ? game.hashed : { moves: moves.length, hash } };
};

export const tableFolds: { readonly [T in keyof TableEvents]: Fold<T> } = {
  TableOpened: (state, { game, a, b, engine, cards, discreet = false }) => ({
    ...state,
    games: game,
    open: { game, a, b, moves: [], engine, cards, discreet, hashed: null },
  }),
  MovePlayed: (state, { move, hash }) => ({
    ...state,
    open: state.open && withMoves(state.open, [move], hash),
  }),
  TableClosed: (state, { winner }) =>
    winner === 'draw'
      ? { ...state, open: null, drawn: state.drawn + 1 }
      : { ...state, open: null, won: { ...state.won, [winner]: state.won[winner] + 1 } },
};
