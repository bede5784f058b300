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

/** Who came where, and what must stand still for that to be so when it is said. */
export interface FinalPlaces extends FinalRanking {
  readonly held: readonly StreamAppend[];
}

/**
 * The places rest on the results of every match: none may be corrected between the look at them and the end.
 */
const streamsOfMatches = ({ rounds }: TournamentState): readonly string[] =>
  rounds.flatMap(({ tables }) => tables.map(({ matchId }) => streamOf('match', matchId)));

/**
 * The final places by the results that stand now. Whoever ends
 * the tournament on them appends what is `held` with the end.
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
