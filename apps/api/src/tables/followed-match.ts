import type { Decider } from '#aggregate';
import {
  type CloseCause,
  type MatchEvent,
  type MatchState,
  matchDecider,
  type Reporter,
  runningGame,
  type ScreenRecord,
} from '#match';

/**
 * A game on screen as recorded in its stream, also after it has ended, because its board can still
 * be shown.
 */
export interface TableGame {
  /** Its number in the match, 1-based. */
  readonly number: number;
  readonly record: ScreenRecord;
  readonly closed: {
    readonly winner: Reporter | 'draw';
    readonly cause: CloseCause;
  } | null;
}

export interface FollowedMatch {
  readonly match: MatchState;
  /** The running game, otherwise the last one. */
  readonly last: TableGame | null;
}

const lastGame = (
  last: TableGame | null,
  { table }: MatchState,
  event: MatchEvent,
): TableGame | null => {
  const record = runningGame(table);
  if (record) return { number: table.games, record, closed: null };
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

/** For those who watch with a delay: how to hold matches back. */
export const heldMatches = { stream: 'match', folded: followedMatch } as const;
