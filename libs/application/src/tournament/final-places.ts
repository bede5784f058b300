import { streamOf } from '#aggregate';
import type { GameCatalogue } from '#game';
import {
  type EventStore,
  expectUnmoved,
  type LoadedStream,
  type ModelReader,
  type StreamAppend,
} from '#event-store';
import { eventResults } from '#read-models';
import { finalRanking, type FinalRanking, type TournamentState } from '#tournament';
import type { ModelPositions } from '../command/services.js';

export interface PlaceSources {
  readonly games: GameCatalogue;
  readonly models: ModelReader;
  readonly positions: ModelPositions;
  readonly store: Pick<EventStore, 'readHeads'>;
}

/**
 * The final ranking, and the streams that must not change for it to be true when it is recorded.
 */
export interface FinalPlaces extends FinalRanking {
  readonly held: readonly StreamAppend[];
}

/**
 * The places follow from the results of all matches: none may be corrected between reading them and
 * the end.
 */
const streamsOfMatches = ({ rounds }: TournamentState): readonly string[] =>
  rounds.flatMap(({ tables }) => tables.map(({ matchId }) => streamOf('match', matchId)));

/**
 * The final places by the present results. Append `held` together with the end of the tournament.
 */
export const finalPlaces = async (
  tournament: Pick<LoadedStream<TournamentState>, 'state' | 'streamId' | 'position'>,
  { games, models, positions, store }: PlaceSources,
): Promise<FinalPlaces> => {
  const matches = await store.readHeads(streamsOfMatches(tournament.state));
  const newest = Math.max(tournament.position, ...matches.map((head) => head.globalPosition));
  await positions.reached(tournament.streamId, newest);
  const results = await eventResults(models, tournament.state.eventId);
  return {
    ...finalRanking(games, tournament.state, results),
    held: matches.map(expectUnmoved),
  };
};
