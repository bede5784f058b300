import type { Statement } from './statements.js';

const GENERATION_COLUMNS =
  'model, generation, model_version, status, transaction_id, last_position, position';

export const GENERATIONS: Statement = {
  name: 'conclave-generations',
  text: `select ${GENERATION_COLUMNS} from read_model_generations where model = $1 order by generation`,
};

/** One build at a time: that of an older version is given up. Two processes that open at once meet in the primary key. */
export const OPEN: Statement = {
  name: 'conclave-open-generation',
  text: `
    with given_up as (
      update read_model_generations set status = 'retired' where model = $1 and status = 'building' and model_version <> $2
    )
    insert into read_model_generations (model, generation, model_version, status)
    select $1, coalesce((select max(generation) from read_model_generations where model = $1), 0) + 1, $2, 'building'
     where not exists (select from read_model_generations where model = $1 and status = 'building' and model_version = $2)
    on conflict do nothing`,
};

/**
 * Documents by key, each by one descent of the primary key. The limit keeps the planner from turning this into a join: without statistics,
 * as in the middle of a rebuild, it would compare every document with every wanted key.
 */
export const LOAD: Statement = {
  name: 'conclave-load-documents',
  text: `
    select wanted.scope, wanted.key, found.doc, found.position
      from unnest($3::text[], $4::text[]) as wanted (scope, key)
     cross join lateral (
       select d.doc, d.position from read_model_documents d
        where d.model = $1 and d.generation = $2 and d.scope = wanted.scope and d.key = wanted.key limit 1
     ) found`,
};

/**
 * Checkpoint and documents of a generation move together or not at all; the row of the generation is the lock. Several models share the
 * statement, each moving only if its own checkpoint is where it was. Losing the last instants in a crash costs nothing, because documents
 * and checkpoints are lost together and made again from the events: the commit need not wait for the disk.
 */
export const ADVANCE: Statement = {
  name: 'conclave-advance',
  text: `
    with wanted as (
      select * from unnest($1::text[], $2::int[], $3::text[], $4::bigint[], $5::text[], $6::bigint[], $7::bigint[])
        with ordinality as w (model, generation, from_transaction, from_position, to_transaction, to_position, position, step)
    ), advanced as (
      update read_model_generations g
         set transaction_id = w.to_transaction, last_position = w.to_position, position = greatest(g.position, w.position)
        from wanted w
       where g.model = w.model and g.generation = w.generation and g.status <> 'retired'
         and g.transaction_id is not distinct from w.from_transaction and g.last_position is not distinct from w.from_position
      returning w.step, g.model, g.generation, set_config('synchronous_commit', 'off', true)
    ), removed as (
      delete from read_model_documents where ctid = any (array(
        select found.ctid from unnest($8::bigint[], $9::text[], $10::text[]) as gone (step, scope, key) join advanced a using (step)
         cross join lateral (
           select d.ctid from read_model_documents d
            where d.model = a.model and d.generation = a.generation and d.scope = gone.scope and d.key = gone.key limit 1
         ) found))
    ), put as (
      insert into read_model_documents (model, generation, scope, key, doc, position)
      select a.model, a.generation, p.scope, p.key, p.doc, p.position
        from unnest($11::bigint[], $12::text[], $13::text[], $14::json[], $15::bigint[]) as p (step, scope, key, doc, position) join advanced a using (step)
      on conflict (model, generation, scope, key) do update set doc = excluded.doc, position = excluded.position
    )
    select step from advanced`,
};

export const LOCK_GENERATIONS: Statement = {
  name: 'conclave-lock-generations',
  text: `select ${GENERATION_COLUMNS} from read_model_generations where model = $1 order by generation for update`,
};

export const RETIRE_LIVE: Statement = {
  name: 'conclave-retire-live',
  text: `update read_model_generations set status = 'retired' where model = $1 and status = 'live'`,
};

export const MAKE_LIVE: Statement = {
  name: 'conclave-make-live',
  text: `update read_model_generations set status = 'live' where model = $1 and generation = $2`,
};

export const SWEEP: Statement = {
  name: 'conclave-sweep',
  text: `
    with gone as (delete from read_model_generations where model = $1 and status = 'retired' returning generation)
    delete from read_model_documents d using gone where d.model = $1 and d.generation = gone.generation`,
};

// Reading is one statement, hence one snapshot: which generation is live and its documents always belong together.

/** Each wanted document by its place in the list; none for a model that has never been built. */
export const GET_DOCUMENTS: Statement = {
  name: 'conclave-get-documents',
  text: `
    select wanted.place, g.position, found.doc
      from unnest($1::text[], $2::text[], $3::text[]) with ordinality as wanted (model, scope, key, place)
      join read_model_generations g on g.model = wanted.model and g.status = 'live'
      left join lateral (
        select d.doc from read_model_documents d
         where d.model = g.model and d.generation = g.generation and d.scope = wanted.scope and d.key = wanted.key limit 1
      ) found on true`,
};

/** The documents of a scope whose keys begin so, in the order of keys; one row without a document where there are none. */
export const LIST_DOCUMENTS: Statement = {
  name: 'conclave-list-documents',
  text: `
    select g.position, d.key, d.doc, d.position
      from read_model_generations g
      left join read_model_documents d on d.model = g.model and d.generation = g.generation and d.scope = $2 and starts_with(d.key, $3)
     where g.model = $1 and g.status = 'live'
     order by d.key collate "C"`,
};
