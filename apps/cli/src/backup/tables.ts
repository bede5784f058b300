import type pg from 'pg';
import type { BackedUpTable, BackupHead } from './format.js';

/**
 * Tables that are not backed up: live workers, which a server records anew, and migrations, which
 * are in the head.
 */
const LEFT_OUT = ['_prisma_migrations', 'log_workers'];

/**
 * Every table that survives a crash (no unlogged ones); partitions are included in their table.
 * Generated columns are omitted.
 */
const TABLES = `
  select c.relname as name,
         (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
           where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
         (select coalesce(array_agg(distinct f.relname::text), '{}') from pg_constraint k join pg_class f on f.oid = k.confrelid
           where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as "refersTo"
    from pg_class c
   where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and c.relpersistence = 'p'
     and c.relname <> all ($1::text[])
   order by c.relname`;

interface FoundTable extends BackedUpTable {
  readonly refersTo: readonly string[];
}

/**
 * Orders tables before those that refer to them, so that rows can be inserted in this order. Throws
 * if the references form a circle.
 */
export const orderTables = (found: readonly FoundTable[]): readonly BackedUpTable[] => {
  const ordered: BackedUpTable[] = [];
  const waiting = new Map(found.map((table) => [table.name, table]));
  while (waiting.size > 0) {
    const ready = [...waiting.values()].filter(({ refersTo }) =>
      refersTo.every((name) => !waiting.has(name)),
    );
    if (ready.length === 0)
      throw new Error(`tables refer to each other in a circle: ${[...waiting.keys()].join(', ')}`);
    for (const { name, columns } of ready) {
      ordered.push({ name, columns: [...columns] });
      waiting.delete(name);
    }
  }
  return ordered;
};

export const listTables = async (client: pg.Client): Promise<readonly BackedUpTable[]> =>
  orderTables((await client.query<FoundTable>(TABLES, [LEFT_OUT])).rows);

export const listSequences = async (client: pg.Client): Promise<BackupHead['sequences']> => {
  const { rows } = await client.query<BackupHead['sequences'][number]>(
    `select sequencename::text as name, last_value::text as last from pg_sequences
      where schemaname = 'public' and last_value is not null order by 1`,
  );
  return rows;
};

export const listMigrations = async (client: pg.Client): Promise<BackupHead['migrations']> => {
  const { rows } = await client.query<BackupHead['migrations'][number]>(
    `select migration_name as name, checksum from _prisma_migrations
      where finished_at is not null and rolled_back_at is null order by 1`,
  );
  return rows;
};

/**
 * Whether the database distributes its tables over several servers, which one snapshot does not
 * cover.
 */
export const isDistributed = async (client: pg.Client): Promise<boolean> =>
  (await client.query(`select from pg_extension where extname = 'citus'`)).rowCount !== 0;

const quoteName = (name: string): string => `"${name.replaceAll('"', '""')}"`;

export const copyOut = ({ name, columns }: BackedUpTable): string =>
  `copy (select ${columns.map(quoteName).join(', ')} from ${quoteName(name)}) to stdout`;

export const copyIn = ({ name, columns }: BackedUpTable): string =>
  `copy ${quoteName(name)} (${columns.map(quoteName).join(', ')}) from stdin`;

/** The text form of values must not depend on a server's settings. */
export const PLAIN_TEXT = `set client_encoding = 'UTF8'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set timezone = 'UTC'; set extra_float_digits = 1`;
