import type { QueryResult } from '#contracts';
import type { ModelReader } from '#event-store';
import { readEventDoc } from '../event/query.js';
import { rankedRecords, recordsModel } from './ranked-records.js';
import { rank, shown } from './ranking.js';

/** The standings as of now, or as after a Swiss round. */
export const readStandings = async (
  reader: ModelReader,
  eventId: string,
  afterRound?: number,
): Promise<QueryResult<'standings'> | null> => {
  const doc = await readEventDoc(reader, eventId);
  if (!doc) return null;
  const { position } = await reader.getDocument(recordsModel(doc).name, eventId, '');
  const { records, rows: latestRows } = await rankedRecords(reader, doc);
  const swissPlayed = doc.rounds
    .filter((round) => doc.phases[round.phase]?.kind === 'swiss')
    .map((round) => round.round);
  const latest = Math.max(0, ...swissPlayed);
  const asked =
    afterRound === undefined ? latestRows : rank([...records.values()], doc, afterRound);
  const rows = asked.map((row) => ({
    ...shown(row),
    name: records.get(row.player)?.name ?? '',
    dropped: (records.get(row.player)?.droppedAfter ?? null) !== null,
  }));
  return {
    afterRound: afterRound === undefined ? latest : Math.min(afterRound, latest),
    rows,
    position,
  };
};
