import type { Decider } from '#aggregate';
import {
  type CloseCause,
  type GameRecord,
  type MatchEvent,
  type MatchState,
  matchDecider,
  type Reporter,
} from '#match';

/** A game on screen as its stream tells it, the closed one too: a board can still be shown when the game is over. */
export interface TableGame extends GameRecord {
  readonly closed: {
    readonly winner: Reporter | 'draw';
    readonly cause: CloseCause;
  } | null;
}

export interface FollowedMatch {
  readonly match: MatchState;
  /** The running game, else the last. */
  readonly last: TableGame | null;
}

const lastGame = (
  last: TableGame | null,
  { table }: MatchState,
  event: MatchEvent,
): TableGame | null => {
  if (table.open) return { closed: null, ...table.open };
  return event.type === 'TableClosed'
    ? last && { ...last, closed: { winner: event.data.winner, cause: event.data.cause } }
    : last;
};

/** Folds a match together with its last game on screen; decides nothing. */
export const followedMatch: Decider<never, FollowedMatch, MatchEvent> = {
  initialState: { match: matchDecider.initialState, last: null },
  decide: () => [],
  evolve: ({ match, last }, event) => {
    const next = matchDecider.evolve(match, event);
    return { match: next, last: lastGame(last, next, event) };
  },
};
