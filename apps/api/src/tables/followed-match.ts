import type { Decider, DomainEvent } from '#event-store';
import { type MatchEvent, type MatchEvents, type MatchState, matchDecider, type Reporter } from '#match';

/** A game on screen as its stream tells it, the closed one too: a board can still be shown when the game is over. */
export interface TableGame {
  readonly game: number;
  readonly a: MatchEvents['TableOpened']['a'];
  readonly b: MatchEvents['TableOpened']['b'];
  readonly moves: readonly MatchEvents['MovePlayed']['move'][];
  readonly closed: { readonly winner: Reporter | 'draw'; readonly cause: 'played' | 'conceded' | 'ruled' } | null;
}

export interface FollowedMatch {
  readonly match: MatchState;
  /** The running game, else the last. */
  readonly last: TableGame | null;
}

const lastGame = (last: TableGame | null, event: MatchEvent): TableGame | null => {
  switch (event.type) {
    case 'TableOpened':
      return { game: event.data.game, a: event.data.a, b: event.data.b, moves: [], closed: null };
    case 'MovePlayed':
      return last && { ...last, moves: [...last.moves, event.data.move] };
    case 'TableClosed':
      return last && { ...last, closed: { winner: event.data.winner, cause: event.data.cause } };
    default:
      return last;
  }
};

/** Folds a match together with its last game on screen; decides nothing. */
export const followedMatch: Decider<never, FollowedMatch, DomainEvent> = {
  initialState: { match: matchDecider.initialState, last: null },
  decide: () => [],
  evolve: ({ match, last }, event) => ({ match: matchDecider.evolve(match, event as unknown as MatchEvent), last: lastGame(last, event as unknown as MatchEvent) }),
};
