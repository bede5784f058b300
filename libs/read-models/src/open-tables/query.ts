import type { QueryResult } from '#contracts';
import type { ModelReader } from '#event-store';
import { readDocuments } from '../source.js';
import { ALL_TABLES, type OpenTableDoc, openTablesModel } from './projection.js';

const shown = 100;

const stillOpen = async (reader: ModelReader, now: string): Promise<readonly OpenTableDoc[]> => {
  const { docs } = await readDocuments(reader, openTablesModel, ALL_TABLES);
  return docs.filter(({ openUntil }) => openUntil >= now);
};

/** Tables that anybody may sit down at, at `now` (ISO 8601); newest first, at most 100. */
export const readOpenTables = async (
  reader: ModelReader,
  now: string,
): Promise<QueryResult<'openTables'>> => {
  const tables = (await stillOpen(reader, now)).map(({ actor: _actor, ...table }) => table);
  return {
    tables: tables.sort((one, other) => other.openedAt.localeCompare(one.openedAt)).slice(0, shown),
  };
};

/** At how many listed tables somebody waits at `now`. */
export const countOpenTables = async (
  reader: ModelReader,
  actor: string,
  now: string,
): Promise<number> =>
  (await stillOpen(reader, now)).filter((table) => table.actor === actor).length;
