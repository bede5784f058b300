import type { Counting } from '../define-query.js';
import type { QueryResult } from '#contracts';
import type { ModelReader } from '#event-store';
import { readEventDoc } from '../event-doc/read.js';
import { readDocuments } from '../source.js';
import { readStandings } from '../standings/query.js';
import { countedUses, pairUses } from './pair-uses.js';
import { trilogyStandingsModel, type MatchUse } from '../records/trilogy-projection.js';

/** The standings with the data of each player's decks; null if it is not a Trilogy event. */
export const readTrilogyStandings = async (
  sources: Counting,
  eventId: string,
): Promise<QueryResult<'trilogyStandings'> | null> => {
  const { reader } = sources;
  const event = await readEventDoc(reader, eventId);
  if (event?.format !== 'trilogy') return null;
  const [standings, { docs }] = await Promise.all([
    readStandings(sources, eventId),
    readDocuments(reader, trilogyStandingsModel, eventId),
  ]);
  if (!standings) return null;
  const byPlayer = new Map(docs.map((doc) => [doc.playerId, doc]));
  const usesOf = (playerId: string) => {
    const doc = byPlayer.get(playerId);
    return doc ? pairUses([doc]) : [];
  };
  return {
    rows: standings.rows.map((row) => ({ ...row, decks: usesOf(row.playerId) })),
    position: standings.position,
  };
};

/**
 * After a lost game with two decks left the loser may switch (CR 9.3.3C): how often players could,
 * and did.
 */
const switches = ({
  decks,
  banned,
  games,
}: MatchUse): { readonly chances: number; readonly taken: number } => {
  let [chances, taken, left] = [0, 0, decks.length - (banned === null ? 0 : 1)];
  games.forEach((game, index) => {
    const next = games[index + 1];
    if (game.outcome === 'won') left -= 1;
    if (game.outcome !== 'lost' || !next || left < 2) return;
    chances += 1;
    if (next.deck !== game.deck) taken += 1;
  });
  return { chances, taken };
};

/** Ban, pick and win counts of the whole event; null if it is not a Trilogy event. */
export const readTrilogyStatistics = async (
  reader: ModelReader,
  eventId: string,
): Promise<QueryResult<'trilogyStatistics'> | null> => {
  const event = await readEventDoc(reader, eventId);
  if (event?.format !== 'trilogy') return null;
  const { docs, position } = await readDocuments(reader, trilogyStandingsModel, eventId);
  const uses = docs.flatMap(countedUses).filter((use) => use.decks.length > 0);
  const moves = uses.map(switches);
  const ofBoth = (each: (use: MatchUse) => number): number =>
    uses.reduce((sum, use) => sum + each(use), 0) / 2;
  return {
    matches: ofBoth(() => 1),
    games: ofBoth(({ games }) => games.filter((game) => game.outcome !== null).length),
    replays: ofBoth(
      ({ games }) =>
        games.filter((game, index) => game.outcome === 'drawn' && index + 1 < games.length).length,
    ),
    switches: moves.reduce((sum, each) => sum + each.taken, 0),
    switchChances: moves.reduce((sum, each) => sum + each.chances, 0),
    pairs: pairUses(docs),
    position,
  };
};
