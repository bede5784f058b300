import type { Counting } from '../define-query.js';
import type { EventRecord } from '#contracts';
import type { ModelReader } from '#event-store';
import type { Deck } from '#formats';
import { decksArePublic } from '#vocabulary';
import { decksModel } from '../decks/projection.js';
import type { EventDoc, RoundDoc } from '../event-doc/projection.js';
import { readEventDoc } from '../event-doc/read.js';
import { matchesModel, type MatchDoc } from '../matches/projection.js';
import { rosterModel, type RosterDoc } from '../roster/projection.js';
import { readDocuments } from '../source.js';
import { rankedRecords, type RankedRecords } from '../standings/ranked-records.js';
import { toTiebreaks, shownColumns } from '../standings/ranking.js';
import { triosModel } from '../trios/projection.js';

type Player = EventRecord['players'][number];
type Round = EventRecord['rounds'][number];

const deckOf = ({ name, leaders, bases, main, sideboard }: Deck): Player['decks'][number] => ({
  ...(name === undefined ? {} : { name }),
  leaders: [...leaders],
  bases: [...bases],
  main: [...main],
  sideboard: [...sideboard],
});

/** Decks by player, if they are public. */
const publicDecks = async (
  reader: ModelReader,
  event: EventDoc,
): Promise<ReadonlyMap<string, readonly Deck[]>> => {
  if (!decksArePublic(event)) return new Map();
  const { eventId } = event;
  const [{ docs: decks }, { docs: trios }] = await Promise.all([
    readDocuments(reader, decksModel, eventId),
    readDocuments(reader, triosModel, eventId),
  ]);
  return new Map([
    ...decks
      .filter(({ list }) => list === undefined)
      .map(({ playerId, deck }) => [playerId, [deck]] as const),
    ...trios.map(({ playerId, decks: three }) => [playerId, three] as const),
  ]);
};

const roundOf = (
  doc: EventDoc,
  { phase, round, byes, completed, multiplayer }: RoundDoc,
  index: number,
  { matches, ranked }: { matches: readonly MatchDoc[]; ranked: RankedRecords },
): Round => ({
  phase,
  round,
  number: index + 1,
  kind: doc.phases[phase]?.kind ?? 'swiss',
  completed,
  tables: matches
    .filter((each) => each.phase === phase && each.round === round && each.status !== 'void')
    .sort((one, other) => one.table - other.table)
    .map(({ matchId, table, a, b, score }) => ({ matchId, table, a, b, score })),
  byes: byes.map(({ playerId }) => playerId),
  losses: [...ranked.records.values()]
    .filter(({ rounds }) =>
      rounds.some((each) => each.kind === 'loss' && each.phase === phase && each.round === round),
    )
    .map(({ playerId }) => playerId),
  ...(multiplayer
    ? {
        multiplayer: multiplayer.map(({ table, seats, places }) => ({
          table,
          seats: seats.map((playerId) => ({
            playerId,
            place: places?.find((each) => each.playerId === playerId)?.place ?? null,
          })),
        })),
      }
    : {}),
});

const placedPlayers = (
  { rows, places, records }: RankedRecords,
  decks: ReadonlyMap<string, readonly Deck[]>,
): readonly Player[] => {
  const swissRank = new Map(rows.map((row) => [row.player, row.rank]));
  return places.map((row): Player => {
    const { points, record, tiebreaks } = toTiebreaks(row);
    const of = records.get(row.player);
    return {
      playerId: row.player,
      name: of?.name ?? '',
      rank: row.rank,
      swissRank: swissRank.get(row.player) ?? null,
      points,
      record,
      tiebreaks,
      droppedAfter: of?.droppedAfter ?? null,
      decks: (decks.get(row.player) ?? []).map(deckOf),
    };
  });
};

/** Players of the event who have not played a round. */
const otherPlayers = (
  roster: readonly RosterDoc[],
  { byPlayer }: RankedRecords,
  decks: ReadonlyMap<string, readonly Deck[]>,
): readonly Player[] =>
  roster
    .filter(({ playerId, status }) => status !== 'withdrawn' && !byPlayer.has(playerId))
    .toSorted((one, other) => one.position - other.position)
    .map(({ playerId, name }) => ({
      playerId,
      name,
      rank: null,
      swissRank: null,
      points: 0,
      record: '0-0',
      tiebreaks: {},
      droppedAfter: null,
      decks: (decks.get(playerId) ?? []).map(deckOf),
    }));

/** All public data of an event in one value, for files and other programs. */
export const eventRecordOf = async (sources: Counting, doc: EventDoc): Promise<EventRecord> => {
  const { reader } = sources;
  const { eventId } = doc;
  const [ranked, { docs: matches }, { docs: roster }, decks] = await Promise.all([
    rankedRecords(sources, doc),
    readDocuments(reader, matchesModel, eventId),
    readDocuments(reader, rosterModel, eventId),
    publicDecks(reader, doc),
  ]);
  const { name, date, venue, game, format, status, settings, phases } = doc;
  return {
    eventId,
    name,
    date,
    venue,
    game: game ?? 'swu',
    format,
    status,
    bestOf: settings.bestOf,
    points: settings.points,
    columns: shownColumns(sources.games, doc)
      .map(({ id }) => id)
      .filter((id) => id !== 'points'),
    phases: phases.map((phase) => ({
      kind: phase.kind,
      rounds: phase.kind === 'swiss' ? phase.rounds : Math.ceil(Math.log2(phase.size)),
    })),
    players: [...placedPlayers(ranked, decks), ...otherPlayers(roster, ranked, decks)],
    rounds: doc.rounds.map((round, index) => roundOf(doc, round, index, { matches, ranked })),
  };
};

/** The same by the id of the event; null if there is none. */
export const readEventRecord = async (
  sources: Counting,
  eventId: string,
): Promise<EventRecord | null> => {
  const doc = await readEventDoc(sources.reader, eventId);
  return doc && eventRecordOf(sources, doc);
};
