import type { Counting } from '../define-query.js';
import type { QueryResult } from '#contracts';
import { type EventResults, gameIn } from '#game';
import { decksArePublic } from '#vocabulary';
import { decksModel, type DeckDoc } from '../decks/projection.js';
import type { EventDoc } from '../event-doc/projection.js';
import { readEventDoc } from '../event-doc/read.js';
import { matchesModel } from '../matches/projection.js';
import { readDocuments } from '../source.js';
import { isPlaced } from '../standings/places.js';
import { rankedRecords, type RankedRecords } from '../standings/ranked-records.js';
import { toTiebreaks } from '../standings/ranking.js';

const playersOf = (
  doc: EventDoc,
  { rows, places, records }: RankedRecords,
  lists: ReadonlyMap<string, DeckDoc>,
): EventResults['players'] => {
  const seeds = new Set(doc.rounds.flatMap((round) => round.seeds));
  const placeOf = new Map(places.map((row) => [row.player, row.rank]));
  return rows.map((row) => {
    const { points, tiebreaks } = toTiebreaks(row);
    const record = records.get(row.player);
    return {
      name: record?.name ?? '',
      points,
      tiebreaks,
      swissRank: row.rank,
      cutRank: isPlaced(doc) && seeds.has(row.player) ? (placeOf.get(row.player) ?? null) : null,
      dropped: (record?.droppedAfter ?? null) !== null,
      list: lists.get(row.player)?.list?.value ?? null,
    };
  });
};

/**
 * The results of an event in the file format that its game's community uses; no file if the game
 * has none. Null if there is no such event.
 */
export const readResultsFile = async (
  sources: Counting,
  eventId: string,
): Promise<QueryResult<'resultsFile'> | null> => {
  const { reader } = sources;
  const doc = await readEventDoc(reader, eventId);
  if (doc === null) return null;
  const { resultsFile } = gameIn(sources.games, doc.game);
  if (resultsFile === null) return { file: null };
  const [ranked, { docs: matches }, { docs: decks }] = await Promise.all([
    rankedRecords(sources, doc),
    readDocuments(reader, matchesModel, eventId),
    readDocuments(reader, decksModel, eventId),
  ]);
  const lists = new Map(decksArePublic(doc) ? decks.map((deck) => [deck.playerId, deck]) : []);
  const nameOf = (id: string): string => ranked.records.get(id)?.name ?? '';
  const text = resultsFile.write({
    name: doc.name,
    date: doc.date,
    players: playersOf(doc, ranked, lists),
    rounds: doc.rounds.map((round) => ({
      kind: doc.phases[round.phase]?.kind ?? 'swiss',
      number: round.round,
      matches: matches
        .filter(
          (match) =>
            match.phase === round.phase && match.round === round.round && match.status !== 'void',
        )
        .sort((one, other) => one.table - other.table)
        .map(({ a, b, score }) => ({ a: nameOf(a), b: nameOf(b), score })),
      byes: round.byes.map(({ playerId }) => nameOf(playerId)),
    })),
  });
  return { file: { name: resultsFile.name, ending: resultsFile.ending, text } };
};
