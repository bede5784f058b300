import type { Move } from '#rules';
import type { TableEvents } from './events.js';
import type { Reporter } from '../place.js';
import { type GameRecord, noTable, type Rewind, type TableState } from './state.js';

type Fold<T extends keyof TableEvents> = (state: TableState, data: TableEvents[T]) => TableState;

const sideOf = (seat: number): Reporter => (seat === 0 ? 'a' : 'b');

/** The game with moves more, and the hash of what they led to where one was recorded. */
export const withMoves = <Game extends Pick<GameRecord, 'moves' | 'hashed'>>(
  game: Game,
  more: readonly Move[],
  hash: string | null,
): Game => {
  const moves = [...game.moves, ...more];
  return { ...game, moves, hashed: hash === null ? game.hashed : { moves: moves.length, hash } };
};

/** The game as it was after fewer moves. */
export const wentBack = (game: GameRecord, rewind: Rewind): GameRecord => ({
  ...game,
  moves: game.moves.slice(0, rewind.to),
  hashed: game.hashed && game.hashed.moves <= rewind.to ? game.hashed : null,
  rewinds: [...game.rewinds, rewind],
});

const nobodyWaits = { silence: null, drawOffer: null } as const;

export const tableFolds: { readonly [T in keyof TableEvents]: Fold<T> } = {
  TableOpened: (state, { game, a, b, engine, cards, discreet = false, chooser = null }) => ({
    ...state,
    games: game,
    asked: null,
    ...nobodyWaits,
    drawOffers: noTable.drawOffers,
    chosen: noTable.chosen,
    open: { game, a, b, moves: [], engine, cards, discreet, chooser, rewinds: [], hashed: null },
  }),
  GameDeckChosen: (state, { by, deck }) => ({ ...state, chosen: { ...state.chosen, [by]: deck } }),
  MovePlayed: (state, { move, hash }) => ({
    ...state,
    asked: null,
    silence: null,
    drawOffer: state.drawOffer === sideOf(move.seat) ? state.drawOffer : null,
    // The first question of a game is who has the initiative.
    nextChooser: state.open?.moves.length === 0 ? sideOf(move.seat) : state.nextChooser,
    open: state.open && withMoves(state.open, [move], hash),
  }),
  TakeBackAsked: (state, { by, to }) => ({ ...state, asked: { by, to } }),
  TakeBackDeclined: (state) => ({ ...state, asked: null }),
  GameRewound: (state, { from, to, cause, by }) => ({
    ...state,
    asked: null,
    silence: null,
    open: state.open && wentBack(state.open, { from, to, cause, by }),
  }),
  SilenceWarned: (state, { by, rulingFrom, claimFrom }) => ({
    ...state,
    silence: { by, rulingFrom, claimFrom, rulingAsked: false },
  }),
  RulingAsked: (state) => ({
    ...state,
    silence: state.silence && { ...state.silence, rulingAsked: true },
  }),
  DrawOffered: (state, { by }) => ({
    ...state,
    drawOffer: by,
    drawOffers: { ...state.drawOffers, [by]: state.drawOffers[by] + 1 },
  }),
  DrawDeclined: (state) => ({ ...state, drawOffer: null }),
  TimeCalled: (state, { rule, lastRound }) => ({ ...state, time: { rule, lastRound } }),
  FaultReported: (state, { by }) => ({ ...state, faults: [...state.faults, { by }] }),
  TableClosed: (state, { winner }) => {
    const over = { ...state, open: null, asked: null, ...nobodyWaits };
    return winner === 'draw'
      ? { ...over, drawn: state.drawn + 1 }
      : {
          ...over,
          nextChooser: winner === 'a' ? 'b' : 'a',
          won: { ...state.won, [winner]: state.won[winner] + 1 },
        };
  },
};

export const foldTable = <T extends keyof TableEvents>(
  state: TableState,
  { type, data }: { readonly type: T; readonly data: TableEvents[T] },
): TableState => tableFolds[type](state, data);
