import { readTable, type TableEvent } from '../game/kinds/match-table.js';
import { evolveGame } from '../game/state.js';
import { sideAt } from '../place.js';
import type { TableEvents } from './events.js';
import { noTable, type TableState } from './state.js';

type Fold<T extends keyof TableEvents> = (state: TableState, data: TableEvents[T]) => TableState;

/** What each event changes in the match around its game. */
const around: { readonly [T in keyof TableEvents]: Fold<T> } = {
  TableOpened: (state, { game, from: { moves: [first] } = { moves: [] } }) => ({
    ...state,
    games: game,
    asked: null,
    drawOffer: null,
    drawOffers: noTable.drawOffers,
    chosen: noTable.chosen,
    nextChooser: first ? sideAt(first.seat) : state.nextChooser,
  }),
  GameDeckChosen: (state, { by, deck }) => ({ ...state, chosen: { ...state.chosen, [by]: deck } }),
  MovePlayed: (state, { move }) => ({
    ...state,
    asked: null,
    drawOffer: state.drawOffer === sideAt(move.seat) ? state.drawOffer : null,
    // The first question of a game is who has the initiative, so its answer shows who chose.
    nextChooser: state.game.record?.moves.length === 0 ? sideAt(move.seat) : state.nextChooser,
  }),
  TakeBackAsked: (state, { by, to }) => ({ ...state, asked: { by, to } }),
  TakeBackDeclined: (state) => ({ ...state, asked: null }),
  GameRewound: (state) => ({ ...state, asked: null }),
  ClockTurned: (state) => state,
  SilenceWarned: (state) => state,
  RulingAsked: (state) => state,
  DrawOffered: (state, { by }) => ({
    ...state,
    drawOffer: by,
    drawOffers: { ...state.drawOffers, [by]: state.drawOffers[by] + 1 },
  }),
  DrawDeclined: (state) => ({ ...state, drawOffer: null }),
  TimeCalled: (state, { rule, lastRound }) => ({ ...state, time: { rule, lastRound } }),
  FaultReported: (state, { by }) => ({ ...state, faults: [...state.faults, { by }] }),
  TableClosed: (state, { winner }) => {
    const over = { ...state, asked: null, drawOffer: null };
    return winner === 'draw'
      ? { ...over, drawn: state.drawn + 1 }
      : {
          ...over,
          nextChooser: winner === 'a' ? 'b' : 'a',
          won: { ...state.won, [winner]: state.won[winner] + 1 },
        };
  },
};

/**
 * Folds an event into the match around its game, and into the game as every game on screen is
 * folded.
 */
export const foldTable = (
  state: TableState,
  event: Pick<TableEvent, 'type' | 'data'>,
): TableState => {
  const { type, data } = event;
  const next = (around[type] as (state: TableState, data: object) => TableState)(state, data);
  return { ...next, game: readTable(event).reduce(evolveGame, state.game) };
};

export const tableFolds = Object.fromEntries(
  (Object.keys(around) as (keyof TableEvents)[]).map((type) => [
    type,
    (state: TableState, data: never) => foldTable(state, { type, data }),
  ]),
) as unknown as { readonly [T in keyof TableEvents]: Fold<T> };
