import type { QueryResult } from '#contracts';
import type { ModelReader } from '#event-store';
import { gameOf } from '#games';
import type { DocumentModel } from '../define.js';
import { readDocuments } from '../source.js';
import { ALL_TABLES, openDuelsModel, openTablesModel, openTwinSunsModel } from './projection.js';

const shown = 100;

/** Of a model of open tables, those whose time is not over at `now`. */
const stillOpen = async <Doc extends { readonly openUntil: string }>(
  reader: ModelReader,
  model: DocumentModel<Doc>,
  now: string,
): Promise<readonly Doc[]> => {
  const { docs } = await readDocuments(reader, model, ALL_TABLES);
  return docs.filter(({ openUntil }) => openUntil >= now);
};

/** Every table of the list at which there is time to sit down at `now`, with who opened it. */
const listed = async (reader: ModelReader, now: string) => {
  const [tables, twinSuns, duels] = await Promise.all([
    stillOpen(reader, openTablesModel, now),
    stillOpen(reader, openTwinSunsModel, now),
    stillOpen(reader, openDuelsModel, now),
  ]);
  return { tables, twinSuns, duels };
};

const newestFirst = <Table extends { readonly openedAt: string }>(
  tables: readonly Table[],
): Table[] =>
  [...tables].sort((one, other) => other.openedAt.localeCompare(one.openedAt)).slice(0, shown);

/** Tables that anybody may sit down at, at `now` (ISO 8601); newest first, at most 100 of each kind. */
export const readOpenTables = async (
  reader: ModelReader,
  now: string,
): Promise<QueryResult<'openTables'>> => {
  const { tables, twinSuns, duels } = await listed(reader, now);
  return {
    tables: newestFirst(tables).map(({ actor: _actor, ...table }) => table),
    twinSuns: newestFirst(twinSuns.filter(({ seats, taken }) => taken < seats)).map(
      ({ actor: _actor, ...table }) => table,
    ),
    duels: newestFirst(duels).map(({ actor: _actor, game, ...table }) => ({
      ...table,
      game: gameOf(game).name,
    })),
  };
};

/** At how many listed tables that this actor opened somebody waits at `now`. */
export const countOpenTables = async (
  reader: ModelReader,
  actor: string,
  now: string,
): Promise<number> => {
  const { tables, twinSuns, duels } = await listed(reader, now);
  return [...tables, ...twinSuns, ...duels].filter((table) => table.actor === actor).length;
};
