import type { Counting } from '../define-query.js';
import type { MySeat, QueryResult } from '#contracts';
import type { ModelReader } from '#event-store';
import { isSameRound, seatAllows } from '#tournament';
import type { Asker } from '../asker.js';
import { readDeck } from '../decks/query.js';
import type { EventDoc, RoundDoc } from '../event-doc/projection.js';
import { readEventDoc } from '../event-doc/read.js';
import { readCallsAsMade } from '../judge-calls/query.js';
import { matchesModel, matchKey, type MatchDoc } from '../matches/projection.js';
import { tableRow } from '../matches/query.js';
import { partIn } from '../roster/roles.js';
import { rosterModel } from '../roster/projection.js';
import { waitlistPlace } from '../roster/query.js';
import { readDocument } from '../source.js';
import type { PlayerRecordDoc } from '../records/plain-projection.js';
import { rankedRecords, sideOf, type RankedRecords } from '../standings/ranked-records.js';
import { cutOutlook, type SwissPoints } from './cut-outlook.js';
import { pastRound } from './past-round.js';

/** Whether the player sits at a table of a round that is not over. */
const isSeated = ({ rounds }: EventDoc, seat: PlayerRecordDoc['seat']): boolean => {
  const round = rounds.at(-1);
  return round !== undefined && !round.completed && seat !== null && isSameRound(seat, round);
};

/** The player's match of the current round, or null: no round yet, a bye, or a voided round. */
const currentMatch = async (
  reader: ModelReader,
  doc: EventDoc,
  seat: PlayerRecordDoc['seat'],
): Promise<MatchDoc | null> => {
  const round = doc.rounds.at(-1);
  if (!round || !seat || !isSameRound(seat, round)) return null;
  const { scope, key } = matchKey({ ...seat, eventId: doc.eventId }, seat.matchId);
  return readDocument(reader, matchesModel, scope, key);
};

/** Team events: the pairs of opponents at each seat. */
const teamsAt = async (
  reader: ModelReader,
  doc: EventDoc,
  own: {
    readonly members: readonly string[] | undefined;
    readonly match: MatchDoc | null;
    readonly playerId: string;
  },
): Promise<Pick<MySeat, 'teams'>> => {
  const { members, match, playerId } = own;
  if (members === undefined) return {};
  const opponent = match && (match.a === playerId ? match.b : match.a);
  const theirs =
    opponent === null ? null : await readDocument(reader, rosterModel, doc.eventId, opponent);
  return { teams: { own: [...members], theirs: [...(theirs?.members ?? [])] } };
};

const swissPoints = ({ rounds }: EventDoc, ranked: RankedRecords): readonly SwissPoints[] => {
  const last = rounds.at(-1);
  const running = last === undefined || last.completed ? null : last;
  const inRound = (each: Pick<RoundDoc, 'phase' | 'round'>): boolean =>
    running !== null && isSameRound(each, running);
  return ranked.rows.map(({ player, points }) => {
    const record = ranked.records.get(player);
    const seat = record?.seat;
    return {
      player,
      points,
      dropped: (record?.droppedAfter ?? null) !== null,
      matchId: seat && inRound(seat) ? seat.matchId : null,
      settled: record?.rounds.some(inRound) ?? false,
    };
  });
};

/** Data that is the same for all seats until the ranking changes. */
interface SeatsInCommon {
  /** Each player's place, as in the standings. */
  readonly ranks: ReadonlyMap<string, number>;
  readonly cutOf: (playerId: string) => MySeat['cut'];
}

const known = new WeakMap<RankedRecords, SeatsInCommon>();

const inCommon = (doc: EventDoc, ranked: RankedRecords): SeatsInCommon => {
  const before = known.get(ranked);
  if (before) return before;
  const common = {
    ranks: new Map(ranked.places.map((row) => [row.player, row.rank])),
    cutOf: cutOutlook(doc, swissPoints(doc, ranked)),
  };
  known.set(ranked, common);
  return common;
};

const seatOf = async (
  sources: Counting,
  doc: EventDoc,
  playerId: string,
): Promise<MySeat | null> => {
  const { reader } = sources;
  const seat = await readDocument(reader, rosterModel, doc.eventId, playerId);
  if (!seat) return null;
  const [ranked, deck, calls] = await Promise.all([
    rankedRecords(sources, doc),
    readDeck(sources, doc.eventId, playerId),
    readCallsAsMade(reader, doc.eventId),
  ]);
  const call = calls.find((each) => each.playerId === playerId && each.state !== 'resolved');
  const match = await currentMatch(reader, doc, ranked.records.get(playerId)?.seat ?? null);
  const { ranks, cutOf } = inCommon(doc, ranked);
  const name = (id: string) => ranked.records.get(id)?.name ?? '';
  return {
    playerId,
    name: seat.name,
    status: seat.status,
    dropReason: seat.dropReason,
    waitlistPlace: await waitlistPlace(reader, doc.eventId, seat),
    asked: seat.status === 'waitlisted' && seat.asked,
    allowed: [
      ...seatAllows(doc, {
        status: seat.status,
        deck: seat.deck,
        callOpen: call !== undefined,
        seated: isSeated(doc, ranked.records.get(playerId)?.seat ?? null),
      }),
    ],
    guest: seat.account === null,
    deck,
    deckUnlocked: seat.deckUnlocked,
    penalties: seat.penalties
      .filter((penalty) => !penalty.revoked)
      .map(({ revoked: _, note: _staffOnly, ...shown }) => shown),
    call:
      call === undefined
        ? null
        : {
            state: call.state === 'accepted' ? 'accepted' : 'waiting',
            note: call.note,
            judge: call.acceptedBy,
          },
    current: match && tableRow(match, sideOf(ranked)),
    ...(await teamsAt(reader, doc, { members: seat.members, match, playerId })),
    bye: doc.rounds.at(-1)?.byes.some((bye) => bye.playerId === playerId) ?? false,
    rank: ranks.get(playerId) ?? null,
    points: ranked.byPlayer.get(playerId)?.points ?? 0,
    cut: cutOf(playerId),
    history: (ranked.records.get(playerId)?.rounds ?? []).map((record) =>
      pastRound(playerId, record, name),
    ),
  };
};

/** The asker's own seat: deck, table of the current round, and past rounds. */
export const readMySeat = async (
  sources: Counting,
  eventId: string,
  asker: Asker,
): Promise<QueryResult<'mySeat'> | null> => {
  const { reader } = sources;
  const doc = await readEventDoc(reader, eventId);
  if (!doc) return null;
  const { playerId } = await partIn(reader, eventId, asker);
  return { seat: playerId === null ? null : await seatOf(sources, doc, playerId) };
};
