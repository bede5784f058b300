import type { Counting } from '../define-query.js';
import type { QueryParams, QueryResult } from '#contracts';
import { eventModel } from '../event-doc/projection.js';
import { readEventDoc } from '../event-doc/read.js';
import { positionOf } from '../source.js';
import { rankedRecords, recordsModel } from './ranked-records.js';
import { isPlaced } from './places.js';
import { rank, toTiebreaks, shownColumns } from './ranking.js';

/**
 * The current places including the cut, the Swiss standings alone, or the standings after a Swiss
 * round.
 */
export const readStandings = async (
  sources: Counting,
  eventId: string,
  { afterRound, order }: Omit<QueryParams<'standings'>, 'eventId'> = {},
): Promise<QueryResult<'standings'> | null> => {
  const { reader } = sources;
  const doc = await readEventDoc(reader, eventId);
  if (!doc) return null;
  const [results, stages] = await Promise.all([
    positionOf(reader, recordsModel(doc), eventId),
    positionOf(reader, eventModel, eventId),
  ]);
  // Places depend on both models: the Swiss ranking must not be returned under the position of the
  // final one, for which a client may wait.
  const position = Math.min(results, stages);
  const { records, rows: swiss, places } = await rankedRecords(sources, doc);
  const placedNow = order !== 'swiss' && afterRound === undefined && isPlaced(doc);
  const swissRank = new Map(swiss.map((row) => [row.player, row.rank]));
  const swissPlayed = doc.rounds
    .filter((round) => doc.phases[round.phase]?.kind === 'swiss')
    .map((round) => round.round);
  const latest = Math.max(0, ...swissPlayed);
  const now = placedNow ? places : swiss;
  const asked =
    afterRound === undefined ? now : rank(sources.games, [...records.values()], doc, afterRound);
  const rows = asked.map((row) => ({
    ...toTiebreaks(row),
    swissRank: placedNow ? (swissRank.get(row.player) ?? row.rank) : row.rank,
    name: records.get(row.player)?.name ?? '',
    dropped: (records.get(row.player)?.droppedAfter ?? null) !== null,
  }));
  return {
    afterRound: afterRound === undefined ? latest : Math.min(afterRound, latest),
    order: placedNow ? ('places' as const) : ('swiss' as const),
    columns: shownColumns(sources.games, doc),
    rows,
    position,
  };
};
