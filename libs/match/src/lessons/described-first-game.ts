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

/** What the game shows a newcomer; null where this is no first game, or one that was dealt otherwise. */
const shownIn = (games: GameCatalogue, { game, prepared }: Played) => {
  if (prepared?.game !== 'first') return null;
  const first = describedIn(findGameIn(games, game))?.firstGame;
  return first?.seed === prepared.seed ? first : null;
};

/** Whether these moves are those that are shown, as far as they go. */
const follows = (shown: readonly FirstMove[], moves: readonly ScreenMove[]): boolean =>
  shown.slice(0, moves.length).every(({ seat, option }, at) => {
    const move = moves[at];
    return move?.seat === seat && sameOption(move.option, option);
  });

/** What the bot does next in a first game; null where it decides for itself. */
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
  /** How many choices of the newcomer have been shown, and how many there are. */
  readonly done: number;
  readonly of: number;
  /** What is said now; null once the newcomer went their own way. */
  readonly says: Texts | null;
  /** What is to be chosen; null once all is shown, or the newcomer went their own way. */
  readonly wanted: ScreenMove['option'] | null;
}

/** Where these moves stand in a first game; null where the game is none. */
export const shownAt = (
  games: GameCatalogue,
  state: Played,
  moves: readonly ScreenMove[],
): Shown | null => {
  const first = shownIn(games, state);
  if (first === null) return null;
  const own = (some: readonly ScreenMove[]) => some.filter(({ seat }) => seat === NEWCOMER).length;
  const place = { done: own(first.moves.slice(0, moves.length)), of: own(first.moves) };
  // Whoever has made as many choices of their own needs no coach any more.
  if (own(moves) > place.of) return null;
  const next = first.moves[moves.length];
  if (!follows(first.moves, moves)) return { ...place, says: null, wanted: null };
  return next === undefined
    ? { ...place, says: first.end, wanted: null }
    : { ...place, says: next.says, wanted: next.option };
};
