import { streamOf } from '#aggregate';
import { newStream, type StreamAppend } from '#event-store';
import { games } from '#games';
import { openMatch } from '#match';
import {
  presentationOf,
  type RoundKey,
  scheduledMatch,
  type TableAssignment,
  type TournamentState,
} from '#tournament';
import type { CommandMetadata } from '../command/metadata.js';

/** The start of every match at these tables of a round. */
export const beginMatches = (
  state: TournamentState,
  { phase, round, attempt }: RoundKey,
  tables: readonly TableAssignment[],
  meta: CommandMetadata,
): readonly StreamAppend[] =>
  tables.map((table) => {
    const match = scheduledMatch(games, state, { phase, round, attempt }, table);
    return newStream(
      streamOf('match', table.matchId),
      openMatch(match, presentationOf(state, match), meta),
    );
  });
