import { matchDecider } from './decider.js';
import type { MatchEvent } from './events.js';
import type { RecordedMoment } from './game/facts.js';
import type { ScreenRecord } from './game/record.js';
import type { Reporter } from './place.js';
import type { CloseCause } from './table/events.js';

/** A finished game of a match. */
export interface FinishedGame {
  /** Its number in the match, from 1. */
  readonly number: number;
  readonly record: ScreenRecord;
  /** The decision of another game at which this one began; null if it began with the deal. */
  readonly from: RecordedMoment | null;
  readonly closed: { readonly winner: Reporter | 'draw'; readonly cause: CloseCause };
}

/** The game of that number, folded to its end; null while it is not over. */
export const finishedGame = (events: readonly MatchEvent[], game: number): FinishedGame | null => {
  let match = matchDecider.initialState;
  for (const event of events) {
    match = matchDecider.evolve(match, event);
    const { record, from } = match.table.game;
    if (event.type !== 'TableClosed' || event.data.game !== game || !record) continue;
    const { winner, cause } = event.data;
    return { number: game, record, from, closed: { winner, cause } };
  }
  return null;
};
