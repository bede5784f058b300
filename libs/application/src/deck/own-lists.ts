import {
  type Game,
  type GameCatalogue,
  gameIn,
  isLegal,
  type ListProblem,
  type StoredList,
} from '#game';
import type { Deck } from '#formats';
import type { TournamentState } from '#tournament';

type Event = Pick<TournamentState, 'game' | 'format' | 'date'>;

export const noDeck: Deck = { leaders: [], bases: [], main: [], sideboard: [] };

/**
 * The game of a tournament whose lists have a form of their own; null if decks are those of Star
 * Wars: Unlimited.
 */
export const ownListsOf = (
  games: GameCatalogue,
  { game: id }: Pick<Event, 'game'>,
): Game | null => {
  const game = gameIn(games, id);
  return game.lists.kept === 'in-own-form' ? game : null;
};

export type JudgedList =
  | {
      readonly kind: 'read';
      readonly legal: boolean;
      readonly list: { game: string; value: StoredList; problems: readonly ListProblem[] };
    }
  | { readonly kind: 'unreadable'; readonly problems: readonly ListProblem[] };

/** Reads and judges a pasted list by the rules of the tournament's format on its date. */
export const judgeList = (game: Game, text: string, { format, date }: Event): JudgedList => {
  const read = game.lists.read(text);
  if (read.kind === 'unreadable') return read;
  const problems = [...read.problems, ...game.lists.check(read.list, { format, date })];
  return {
    kind: 'read',
    legal: isLegal(problems),
    list: { game: game.id, value: read.list, problems },
  };
};
