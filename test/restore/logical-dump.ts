import pg from 'pg';

/**
 * How the samples of former releases hold a database: the rows
 * of every table as JSON text, with the places of all sequences.
 */
export interface LogicalDump {
  readonly tables: Readonly<Record<string, readonly string[]>>;
  readonly sequences: Readonly<Record<string, string>>;
}

const connected = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

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
