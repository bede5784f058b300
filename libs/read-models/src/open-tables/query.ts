import type { FreeFormat, QueryResult, WatchedGame } from '#contracts';
import type { ModelReader } from '#event-store';
import { gameIn } from '#game';
import { plainTerms } from '#match';
import type { Counting } from '../define-query.js';
import { readDocuments } from '../source.js';
import { ALL_TABLES, type OpenTableDoc, openTablesModel } from './projection.js';

const shown = 100;
/** A game that began so long ago is no longer shown, whether it was ended or abandoned. */
const WATCHED_MS = 6 * 3_600_000;

const allTables = async (reader: ModelReader): Promise<readonly OpenTableDoc[]> =>
  (await readDocuments(reader, openTablesModel, ALL_TABLES)).docs;

/** Listed tables whose seat can still be taken at `now`, with the actor who opened them. */
const waitingAmong = (tables: readonly OpenTableDoc[], now: string): readonly OpenTableDoc[] =>
  tables.filter(({ listed, begunAt, openUntil }) => listed && begunAt === null && openUntil >= now);

const hostOf = ({ players }: OpenTableDoc): string => players[0]?.name ?? '';

/** Running games with spectators, latest first. */
const watchedAmong = (
  tables: readonly OpenTableDoc[],
  { games }: Pick<Counting, 'games'>,
  now: string,
): WatchedGame[] => {
  const earliest = new Date(Date.parse(now) - WATCHED_MS).toISOString();
  return tables
    .flatMap(({ kind, id, game, players, begunAt }): WatchedGame[] => {
      if (kind === 'practice' || begunAt === null || begunAt < earliest) return [];
      const names = players.map(({ name }) => name);
      return [{ kind, id, game: gameIn(games, game).name, names, begunAt }];
    })
    .sort((one, other) => other.begunAt.localeCompare(one.begunAt))
    .slice(0, shown);
};

/**
 * Tables that anybody may join and games that anybody may watch at `now` (ISO 8601); newest first,
 * at most 100 of each kind.
 */
export const readOpenTables = async (
  { games, reader }: Counting,
  now: string,
): Promise<QueryResult<'openTables'>> => {
  const tables = await allTables(reader);
  const free = waitingAmong(tables, now)
    .filter(({ seats, players }) => players.length < seats)
    .toSorted((one, other) => other.openedAt.localeCompare(one.openedAt));
  const ofKind = (wanted: OpenTableDoc['kind']): readonly OpenTableDoc[] =>
    free.filter(({ kind }) => kind === wanted).slice(0, shown);
  const told = (table: OpenTableDoc) => {
    const { agreed, openedAt, openUntil } = table;
    return { name: hostOf(table), ...plainTerms(agreed ?? {}), openedAt, openUntil };
  };
  return {
    tables: ofKind('free-match').map((table) => {
      const { format, bestOf } = table.agreed as unknown as FreeTermsTold;
      return { matchId: table.id, format, bestOf, ...told(table) };
    }),
    twinSuns: ofKind('twin-suns').map((table) => {
      const { id: gameId, seats, players } = table;
      return { gameId, seats, taken: players.length, ...told(table) };
    }),
    duels: ofKind('duel').map((table) => ({
      duelId: table.id,
      game: gameIn(games, table.game).name,
      seats: table.seats,
      taken: table.players.length,
      ...told(table),
    })),
    watched: watchedAmong(tables, { games }, now),
  };
};

interface FreeTermsTold {
  readonly format: FreeFormat;
  readonly bestOf: 1 | 3;
}

/** The number of listed tables of this actor that wait for a player at `now`. */
export const countOpenTables = async (
  reader: ModelReader,
  actor: string,
  now: string,
): Promise<number> =>
  waitingAmong(await allTables(reader), now).filter((table) => table.actor === actor).length;
