import pg from 'pg';

/** The rows of every table as JSON text, in one snapshot, with the places of all sequences. Written tables first, so that it can be read as a stream. */
export interface LogicalDump {
  readonly tables: Readonly<Record<string, readonly string[]>>;
  readonly sequences: Readonly<Record<string, string>>;
}

const TABLES = `
  select quote_ident(relname) as name from pg_class
   where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition order by relname`;
const SEQUENCES = `select sequencename as name, last_value::text as value from pg_sequences where schemaname = 'public' and last_value is not null`;

const connected = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

/** What pg_dump does, for servers that are newer than the machine's pg_dump: one consistent snapshot while others write. */
export const dumpDatabase = (url: string): Promise<LogicalDump> =>
  connected(url, async (client) => {
    await client.query('begin transaction isolation level repeatable read read only');
    const tables: Record<string, string[]> = {};
    for (const { name } of (await client.query<{ name: string }>(TABLES)).rows) {
      const { rows } = await client.query<{ row: string }>(
        `select row_to_json(t)::text as row from ${name} t`,
      );
      tables[name] = rows.map(({ row }) => row);
    }
    const sequences = await client.query<{ name: string; value: string }>(SEQUENCES);
    await client.query('commit');
    return {
      tables,
      sequences: Object.fromEntries(sequences.rows.map(({ name, value }) => [name, value])),
    };
  });

/** Puts the rows into a database that has the same tables, in place of whatever rows are there. */
export const loadDump = (url: string, { tables, sequences }: LogicalDump): Promise<void> =>
  connected(url, async (client) => {
    await client.query('begin');
    await client.query("set local session_replication_role = 'replica'");
    for (const [name, rows] of Object.entries(tables)) {
      await client.query(`delete from ${name}`);
      await client.query(
        `insert into ${name} overriding system value select (json_populate_record(null::${name}, row::json)).* from unnest($1::text[]) as row`,
        [rows],
      );
    }
    for (const [name, value] of Object.entries(sequences))
      await client.query('select setval($1::regclass, $2)', [`public.${name}`, value]);
    await client.query('commit');
  });
