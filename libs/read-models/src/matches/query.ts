import type { Counting } from '../define-query.js';
import type { QueryResult, TableRow } from '#contracts';
import type { ModelReader } from '#event-store';
import { sharedTableStatus, type MatchResult } from '#tournament';
import { readEventDoc } from '../event-doc/read.js';
import type { EventDoc, RoundDoc } from '../event-doc/projection.js';
import { readDocuments } from '../source.js';
import { rankedBefore, rankedRecords, sideOf, type Side } from '../standings/ranked-records.js';
import { matchesModel, roundPrefix, type MatchDoc } from './projection.js';

/**
 * Names, points and records of all players, as table rows show them; for an earlier round as they
 * were before it.
 */
export const sides = async (
  sources: Counting,
  doc: EventDoc,
  at: Pick<RoundDoc, 'phase' | 'round'> | null = null,
): Promise<(playerId: string) => Side> => {
  const ranked = await rankedRecords(sources, doc);
  return sideOf(at === null ? ranked : rankedBefore(sources, doc, ranked, at));
};

/**
 * The staff member who set the current score. Players who settled it between themselves are not
 * named.
 */
const settledBy = (match: MatchDoc, staff: EventDoc['staff']): Pick<TableRow, 'enteredBy'> => {
  const name = staff.find(({ account }) => account === match.enteredBy)?.name;
  return name === undefined ? {} : { enteredBy: name };
};

export const tableRow = (
  match: MatchDoc,
  side: (playerId: string) => Side,
  staff: EventDoc['staff'] = [],
): TableRow => ({
  ...settledBy(match, staff),
  matchId: match.matchId,
  table: match.table,
  a: side(match.a),
  b: side(match.b),
  status: match.status,
  score: match.score,
  report: match.report,
  dispute: match.dispute,
  extensionSeconds: match.extensionSeconds,
  corrected: match.corrected,
  ...(match.ruling === undefined ? {} : { ruling: match.ruling }),
  ...(match.cause === undefined ? {} : { cause: match.cause }),
  onScreen: match.onScreen === true,
  reasons: [...match.reasons],
  ...(match.attempt === undefined ? {} : { attempt: match.attempt }),
});

/**
 * What a player wrote about a dispute and what a judge answered is visible to the staff and the two
 * players only; as in the public file, others see that there is a dispute, what was claimed and the
 * result.
 */
export const withoutWords = ({
  ruling: _,
  enteredBy: __,
  dispute,
  ...row
}: TableRow): TableRow => ({
  dispute: dispute && { ...dispute, note: '' },
  ...row,
});

/** The tables of a round; the current one if none is named. */
export const readPairings = async (
  sources: Counting,
  eventId: string,
  at?: { phase: number; round: number },
): Promise<QueryResult<'pairings'> | null> => {
  const { reader } = sources;
  const doc = await readEventDoc(reader, eventId);
  if (!doc) return null;
  const round = at
    ? doc.rounds.find((each) => each.phase === at.phase && each.round === at.round)
    : doc.rounds.at(-1);
  if (!round) return { key: null, tables: [], byes: [], position: 0 };
  const [{ docs, position }, side] = await Promise.all([
    readDocuments(reader, matchesModel, eventId, roundPrefix(round.phase, round.round)),
    sides(sources, doc, round === doc.rounds.at(-1) ? null : round),
  ]);
  const standing = docs
    .filter((match) => match.status !== 'void')
    .sort((one, other) => one.table - other.table);
  return {
    key: { phase: round.phase, round: round.round, attempt: round.attempt },
    tables: standing.map((match) => tableRow(match, side, doc.staff)),
    byes: round.byes.map((bye) => ({
      playerId: bye.playerId,
      name: side(bye.playerId).name,
      reasons: [...bye.reasons],
    })),
    ...(round.multiplayer
      ? {
          multiplayer: round.multiplayer.map(
            ({ table, seats, places, claims = [], extensionSeconds }) => ({
              table,
              ...(extensionSeconds === undefined ? {} : { extensionSeconds }),
              status: sharedTableStatus({ places, claims }),
              claims: claims.map((claim) => ({ ...claim, places: [...claim.places] })),
              seats: seats.map((playerId) => ({
                ...side(playerId),
                place: places?.find((each) => each.playerId === playerId)?.place ?? null,
              })),
            }),
          ),
        }
      : {}),
    position,
  };
};

/** Every match of the event in the form that the pairing library expects. */
export const eventResults = async (
  reader: ModelReader,
  eventId: string,
): Promise<readonly MatchResult[]> => {
  const { docs } = await readDocuments(reader, matchesModel, eventId);
  return docs.map(({ matchId, phase, round, table, a, b, status, score, underWay }) => {
    // When the round is paired again, a table with games already played must be kept.
    const standing = status === 'open' && underWay ? 'reported' : status;
    return { matchId, phase, round, table, a, b, status: standing, score };
  });
};
