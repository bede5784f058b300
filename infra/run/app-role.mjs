// The database role of api and worker: it reads and writes rows, owns nothing, and can only add
// rows to tables that must never change.

/** The events and the signatures over them: rows are only added and read. */
const APPEND_ONLY = ['events', 'log_checkpoints', 'checkpoint_cosignatures'];

const nameOf = (name) => `"${name.replaceAll('"', '""')}"`;
const textOf = (text) => `'${text.replaceAll("'", "''")}'`;

async function ensureRole(client, role, password) {
  if (/[\0\\]/.test(password)) throw new Error('app role: the password holds a backslash or NUL');
  const { rows } = await client.query('select 1 from pg_roles where rolname = $1', [role]);
  await client.query(
    `${rows.length === 0 ? 'create' : 'alter'} role ${nameOf(role)} with login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password ${textOf(password)}`,
  );
}

/**
 * Grants rights on all existing tables; run after each migration. The tables stay the property of
 * the migrating role.
 */
export async function grantApp(client, { role, password }) {
  const { rows } = await client.query(
    'select current_user as owner, current_database() as database',
  );
  const [{ owner, database }] = rows;
  if (owner === role) throw new Error(`app role: ${role} migrates and owns the tables itself`);
  const app = nameOf(role);
  await client.query('begin');
  try {
    await ensureRole(client, role, password);
    await client.query(`revoke create on schema public from public, ${app}`);
    await client.query(`revoke all on all tables in schema public from ${app}`);
    await client.query(`grant connect on database ${nameOf(database)} to ${app}`);
    await client.query(`grant usage on schema public to ${app}`);
    await client.query(
      `grant select, insert, update, delete on all tables in schema public to ${app}`,
    );
    await client.query(`grant usage, select on all sequences in schema public to ${app}`);
    // Partitions are accessed through their table only.
    const kept = await client.query(
      `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname = 'public' and (c.relname = any ($1) or exists (
          select 1 from pg_inherits i join pg_class p on p.oid = i.inhparent
           where i.inhrelid = c.oid and p.relname = any ($1))) and c.relkind in ('r', 'p')`,
      [APPEND_ONLY],
    );
    for (const { name } of kept.rows)
      await client.query(`revoke update, delete, truncate on ${nameOf(name)} from ${app}`);
    await client.query(
      `revoke insert, update, delete on _prisma_migrations, archived_events from ${app}`,
    );
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}
