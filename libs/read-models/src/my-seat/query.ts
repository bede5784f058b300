import type { MySeat, QueryResult } from '#contracts';
import type { ModelReader } from '#event-store';
import { winnerOf } from '#match';
import type { Asker } from '../asker.js';
import { readDeck } from '../decks/query.js';
import type { EventDoc } from '../event/projection.js';
import { readEventDoc } from '../event/query.js';
import { matchesModel, roundPrefix, type MatchDoc } from '../matches/projection.js';
import { tableRow } from '../matches/query.js';
import { partIn } from '../roles.js';
import { rosterModel, type RosterDoc } from '../roster/projection.js';
import { all, one } from '../source.js';
import { rank, recordText } from '../standings/ranking.js';
import { standingsModel, type PlayerRecordDoc, type RoundRecord } from '../standings/projection.js';

const pastRound = (record: RoundRecord, name: (playerId: string) => string): MySeat['history'][number] => {
  const { phase, round } = record;
  if (record.kind !== 'match') {
    return { phase, round, table: null, opponent: null, score: null, won: record.kind === 'bye', bye: record.kind === 'bye' };
  }
  const winner = winnerOf(record.score);
  return { phase, round, table: record.table, opponent: name(record.opponent), score: record.score, won: winner === null ? null : winner === 'a', bye: false };
};

const currentMatch = async (reader: ModelReader, doc: EventDoc, playerId: string): Promise<MatchDoc | null> => {
  const round = doc.rounds.at(-1);
  if (!round) return null;
  const { docs } = await all<MatchDoc>(reader, matchesModel, doc.eventId, roundPrefix(round.phase, round.round));
  return docs.find((match) => match.status !== 'void' && (match.a === playerId || match.b === playerId)) ?? null;
};

const seatOf = async (reader: ModelReader, doc: EventDoc, playerId: string): Promise<MySeat | null> => {
  const seat = await one<RosterDoc>(reader, rosterModel, doc.eventId, playerId);
  if (!seat) return null;
  const [{ docs: records }, deck, match] = await Promise.all([
    all<PlayerRecordDoc>(reader, standingsModel, doc.eventId),
    readDeck(reader, doc.eventId, playerId),
    currentMatch(reader, doc, playerId),
  ]);
  const ranked = new Map(rank(records, doc).map((row) => [row.player, row]));
  const name = (id: string) => records.find((record) => record.playerId === id)?.name ?? '';
  const side = (id: string) => {
    const row = ranked.get(id);
    return { playerId: id, name: name(id), points: row?.points ?? 0, record: row ? recordText(row) : '0-0' };
  };
  return {
    playerId, name: seat.name, status: seat.status, guest: seat.account === null, deck,
    current: match && tableRow(match, side),
    bye: doc.rounds.at(-1)?.byes.some((bye) => bye.playerId === playerId) ?? false,
    rank: ranked.get(playerId)?.rank ?? null,
    points: ranked.get(playerId)?.points ?? 0,
    history: (records.find((record) => record.playerId === playerId)?.rounds ?? []).map((record) => pastRound(record, name)),
  };
};

/** The asker's own seat: deck, this round's table, and what came before. */
export const readMySeat = async (reader: ModelReader, eventId: string, asker: Asker): Promise<QueryResult<'mySeat'> | null> => {
  const doc = await readEventDoc(reader, eventId);
  if (!doc) return null;
  const { playerId } = await partIn(reader, eventId, asker);
  return { seat: playerId === null ? null : await seatOf(reader, doc, playerId) };
};
