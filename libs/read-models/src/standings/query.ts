import type { QueryResult } from '#contracts';
import type { ModelReader } from '#event-store';
import { readEventDoc } from '../event/query.js';
import { all } from '../source.js';
import { standingsModel, type PlayerRecordDoc } from './projection.js';
import { rank, shown } from './ranking.js';

/** The standings as of now, or as after a Swiss round. */
export const readStandings = async (reader: ModelReader, eventId: string, afterRound?: number): Promise<QueryResult<'standings'> | null> => {
  const doc = await readEventDoc(reader, eventId);
  if (!doc) return null;
  const { docs, position } = await all<PlayerRecordDoc>(reader, standingsModel, eventId);
  const byId = new Map(docs.map((each) => [each.playerId, each]));
  const swissPlayed = doc.rounds.filter((round) => doc.phases[round.phase]?.kind === 'swiss').map((round) => round.round);
  const latest = Math.max(0, ...swissPlayed);
  const rows = rank(docs, doc, afterRound).map((row) => ({
    ...shown(row),
    name: byId.get(row.player)?.name ?? '',
    dropped: (byId.get(row.player)?.droppedAfter ?? null) !== null,
  }));
  return { afterRound: afterRound === undefined ? latest : Math.min(afterRound, latest), rows, position };
};
