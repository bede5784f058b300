import { streamOf } from '#aggregate';
import { newStream, type StreamAppend } from '#event-store';
import { openMatch } from '#match';
import {
  presentationOf,
  type RoundKey,
  scheduledMatch,
  type TableAssignment,
  type TournamentState,
} from '#tournament';
import { type Acting, domainContext } from '../command/acting.js';

/** The start of every match at these tables of a round. */
export const beginMatches = (
  state: TournamentState,
  { phase, round, attempt }: RoundKey,
  tables: readonly TableAssignment[],
  acting: Acting,
): readonly StreamAppend[] =>
  tables.map((table) => {
    const match = scheduledMatch(acting.games, state, { phase, round, attempt }, table);
    return newStream(
      streamOf('match', table.matchId),
      openMatch(match, presentationOf(state, match), domainContext(acting)),
    );
  });
