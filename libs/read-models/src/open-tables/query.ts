import type { FreeFormat, QueryResult } from '#contracts';
import type { ModelReader } from '#event-store';
import { gameIn } from '#game';
import type { Counting } from '../define-query.js';
import { readDocuments } from '../source.js';
import { ALL_TABLES, type OpenTableDoc, openTablesModel } from './projection.js';

const shown = 100;

/** Every table of the list at which there is time to sit down at `now`, with who opened it. */
const waiting = async (reader: ModelReader, now: string): Promise<readonly OpenTableDoc[]> => {
  const { docs } = await readDocuments(reader, openTablesModel, ALL_TABLES);
  return docs.filter(({ openUntil }) => openUntil >= now);
};

/** Tables that anybody may sit down at, at `now` (ISO 8601); newest first, at most 100 of each kind. */
export const readOpenTables = async (
  { games, reader }: Counting,
  now: string,
): Promise<QueryResult<'openTables'>> => {
  const free = (await waiting(reader, now))
    .filter(({ seats, taken }) => taken < seats)
    .sort((one, other) => other.openedAt.localeCompare(one.openedAt));
  const ofKind = (wanted: OpenTableDoc['kind']): readonly OpenTableDoc[] =>
    free.filter(({ kind }) => kind === wanted).slice(0, shown);
  return {
    tables: ofKind('free-match').map(({ id, name, agreed, openedAt, openUntil }) => ({
      matchId: id,
      name,
      ...(agreed as { readonly format: FreeFormat; readonly bestOf: 1 | 3 }),
      openedAt,
      openUntil,
    })),
    twinSuns: ofKind('twin-suns').map(
      ({ id, name, seats, taken, agreed, openedAt, openUntil }) => ({
        gameId: id,
        name,
        seats,
        taken,
        ...agreed,
        openedAt,
        openUntil,
      }),
    ),
    duels: ofKind('duel').map(({ id, name, game, agreed, openedAt, openUntil }) => ({
      duelId: id,
      name,
      game: gameIn(games, game).name,
      ...agreed,
      openedAt,
      openUntil,
    })),
  };
};

/** At how many listed tables that this actor opened somebody waits at `now`. */
export const countOpenTables = async (
  reader: ModelReader,
  actor: string,
  now: string,
): Promise<number> => (await waiting(reader, now)).filter((table) => table.actor === actor).length;
