import type { Counting } from '../define-query.js';
import type { QueryResult } from '#contracts';
import { readEventDoc } from '../event-doc/read.js';
import { pastRound } from '../my-seat/past-round.js';
import { rosterModel } from '../roster/projection.js';
import { readDocument } from '../source.js';
import { rankedRecords } from '../standings/ranked-records.js';
import { recordText } from '../standings/ranking.js';

/** The public data of one player: place, record and every result; null if no player has that id. */
export const readPlayer = async (
  sources: Counting,
  eventId: string,
  playerId: string,
): Promise<QueryResult<'player'> | null> => {
  const { reader } = sources;
  const event = await readEventDoc(reader, eventId);
  const seat = await readDocument(reader, rosterModel, eventId, playerId);
  if (!event || !seat || seat.status === 'withdrawn') return null;
  const { records, places, byPlayer } = await rankedRecords(sources, event);
  const row = byPlayer.get(playerId);
  const name = (id: string): string => records.get(id)?.name ?? '';
  return {
    playerId,
    name: seat.name,
    status: seat.status,
    rank: places.find((each) => each.player === playerId)?.rank ?? null,
    points: row?.points ?? 0,
    record: row ? recordText(row) : '0-0',
    history: (records.get(playerId)?.rounds ?? []).map((record) => ({
      ...pastRound(playerId, record, name),
      opponentId: record.kind === 'match' ? record.opponent : null,
    })),
  };
};
