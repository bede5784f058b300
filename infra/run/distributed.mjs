// Additional steps for a distributed PostgreSQL (Citus). The events are spread over its nodes by
// log; everything else is small and stays on the coordinator.

/** The nodes that hold events; empty if the server is not distributed. */
async function nodesOf(client) {
  const { rows } = await client.query(`select 1 from pg_extension where extname = 'citus'`);
  if (rows.length === 0) return [];
  const nodes = await client.query(
    `select nodename || ':' || nodeport as node from pg_dist_node where noderole = 'primary' and isactive and shouldhaveshards order by 1`,
  );
  return nodes.rows.map(({ node }) => node);
}

async function isDistributed(client) {
  const { rows } = await client.query(
    `select 1 from pg_dist_partition where logicalrelid = 'events'::regclass`,
  );
  return rows.length > 0;
}

/**
 * A generic plan names no node, and the server refuses it. Run after each migration, which may have
 * replaced a function.
 */
export async function planForNodes(client) {
  if ((await nodesOf(client)).length === 0 || !(await isDistributed(client))) return;
  const { rows } = await client.query(
    `select oid::regprocedure::text as name from pg_proc where proname in ('append_events', 'append_to_logs')`,
  );
  for (const { name } of rows)
    await client.query(`alter function ${name} set plan_cache_mode = 'force_custom_plan'`);
}

/**
 * Such tables cannot have triggers. The rights of the apps' role forbid what the triggers of
 * `events` forbid.
 */
const dropTriggers = (client) =>
  client.query(`do $$
    declare guard record;
    begin
      for guard in
        select t.tgname, t.tgrelid::regclass as owner from pg_trigger t join pg_class c on c.oid = t.tgrelid
         where not t.tgisinternal and t.tgparentid = 0 and c.relname ~ '^events(_[0-9]+)?$'
      loop
        execute format('drop trigger %I on %s', guard.tgname, guard.owner);
      end loop;
    end $$`);

async function spread(client) {
  await client.query('begin');
  try {
    await dropTriggers(client);
    await client.query(`select create_distributed_table('events', 'log')`);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

/**
 * A transaction that writes tables of the coordinator and events of one node must be committed on
 * both or on neither. The server does not ensure that by itself: it ignores tables that it does not
 * distribute, commits them, and then commits on the node, in one phase. So every write to the head
 * of a log or its archive also touches, without changing anything, a table that the server does
 * manage and the events of that log: a write on two nodes, which it commits in two phases.
 */
async function commitInTwoPhases(client) {
  await client.query('create table if not exists commits_in_two_phases (id integer primary key)');
  const { rows } = await client.query(
    `select 1 from pg_dist_partition where logicalrelid = 'commits_in_two_phases'::regclass`,
  );
  if (rows.length === 0)
    await client.query(`select citus_add_local_table_to_metadata('commits_in_two_phases')`);
  await client.query(`create or replace function commit_in_two_phases() returns trigger language plpgsql security definer set search_path from current as $$
    declare moved text;
    begin
      if tg_op = 'DELETE' then moved := old.log; else moved := new.log; end if;
      delete from commits_in_two_phases where id = 0;
      insert into events select * from events e where e.log = moved and e.position < 0;
      return null;
    end $$`);
  await client.query(`create or replace trigger logs_commit_in_two_phases
    after update of position on logs for each row execute function commit_in_two_phases()`);
  await client.query(`create or replace trigger archived_events_commit_in_two_phases
    after insert or delete on archived_events for each row execute function commit_in_two_phases()`);
}

/**
 * Spreads the events over the nodes, each log completely on one of them, all or nothing; existing
 * events are moved, while nobody can write. Returns the nodes. Throws if the server is not
 * distributed.
 */
export async function distribute(client) {
  const nodes = await nodesOf(client);
  if (nodes.length === 0)
    throw new Error(
      'this is no distributed PostgreSQL: the extension citus or its nodes are missing',
    );
  if (!(await isDistributed(client))) await spread(client);
  // At each call, because an interrupted one may have spread the events and done no more.
  await commitInTwoPhases(client);
  await planForNodes(client);
  return nodes;
}
