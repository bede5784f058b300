import {
  describedIn,
  findGameIn,
  type FirstMove,
  type GameCatalogue,
  sameOption,
  type ScreenMove,
  type Texts,
} from '#game';
import type { GameState } from '../game/state.js';
import { untilSeat } from './scripted.js';

const NEWCOMER = 0;

type Played = Pick<GameState, 'game' | 'prepared'>;

/**
 * The first game that a newcomer is shown; null if this is none, or if it was dealt from another
 * seed.
 */
const shownIn = (games: GameCatalogue, { game, prepared }: Played) => {
  if (prepared?.game !== 'first') return null;
  const first = describedIn(findGameIn(games, game))?.firstGame;
  return first?.seed === prepared.seed ? first : null;
};

/** Whether the moves so far equal those that are shown. */
const follows = (shown: readonly FirstMove[], moves: readonly ScreenMove[]): boolean =>
  shown.slice(0, moves.length).every(({ seat, option }, at) => {
    const move = moves[at];
    return move?.seat === seat && sameOption(move.option, option);
  });

/** The bot's next moves in a first game; null if the bot decides for itself. */
export const shownAnswers = (
  games: GameCatalogue,
  state: Played,
  moves: readonly ScreenMove[],
): readonly ScreenMove[] | null => {
  const first = shownIn(games, state);
  if (first === null || !follows(first.moves, moves)) return null;
  return untilSeat(first.moves, moves.length, NEWCOMER).map(({ seat, option }) => ({
    seat,
    option,
  }));
};

export interface Shown {
  /** How many of the newcomer's choices have been shown so far, and how many there are in all. */
  readonly done: number;
  readonly of: number;
  /** The coach's text for this decision; null once the newcomer has deviated. */
  readonly says: Texts | null;
  /** The choice that the coach wants; null if all are shown or the newcomer has deviated. */
  readonly wanted: ScreenMove['option'] | null;
}

/**
 * How far these moves are in a first game; null if the game is none, or if the coach is no longer
 * needed.
 */
export const shownAt = (
  games: GameCatalogue,
  state: Played,
  moves: readonly ScreenMove[],
): Shown | null => {
  const first = shownIn(games, state);
  if (first === null) return null;
  const own = (some: readonly ScreenMove[]) => some.filter(({ seat }) => seat === NEWCOMER).length;
  const place = { done: own(first.moves.slice(0, moves.length)), of: own(first.moves) };
  // A newcomer who has made as many choices of their own needs no coach any more.
  if (own(moves) > place.of) return null;
  const next = first.moves[moves.length];
  if (!follows(first.moves, moves)) return { ...place, says: null, wanted: null };
  return next === undefined
    ? { ...place, says: first.end, wanted: null }
    : { ...place, says: next.says, wanted: next.option };
};
