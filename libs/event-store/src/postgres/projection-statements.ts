import type { Statement } from './statements.js';

const GENERATION_COLUMNS = 'model, generation, model_version, status, transaction_id, last_position, position';

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
const FOUND_BY_KEY = (column: string): string => `
  cross join lateral (
    select ${column} from read_model_documents d where d.model = $1 and d.generation = $2 and d.scope = wanted.scope and d.key = wanted.key limit 1
  ) found`;

export const LOAD: Statement = {
  name: 'conclave-load-documents',
  text: `
    select wanted.scope, wanted.key, found.doc, found.position
      from unnest($3::text[], $4::text[]) as wanted (scope, key) ${FOUND_BY_KEY('d.doc, d.position')}`,
};

/**
 * Checkpoint and documents move together or not at all; the row of the generation is the lock. Losing the last instants in a crash costs
 * nothing, because both are lost together and made again from the events: the commit need not wait for the disk.
 */
export const ADVANCE: Statement = {
  name: 'conclave-advance',
  text: `
    with advanced as (
      update read_model_generations set transaction_id = $5, last_position = $6, position = greatest(position, $7::bigint)
       where model = $1 and generation = $2 and status <> 'retired'
         and transaction_id is not distinct from $3::text and last_position is not distinct from $4::bigint
      returning set_config('synchronous_commit', 'off', true)
    ), removed as (
      delete from read_model_documents where exists (select from advanced) and ctid = any (array(
        select found.ctid from unnest($8::text[], $9::text[]) as wanted (scope, key) ${FOUND_BY_KEY('d.ctid')}))
    ), put as (
      insert into read_model_documents (model, generation, scope, key, doc, position)
      select $1, $2, p.scope, p.key, p.doc, p.position
        from unnest($10::text[], $11::text[], $12::json[], $13::bigint[]) as p (scope, key, doc, position)
       where exists (select from advanced)
      on conflict (model, generation, scope, key) do update set doc = excluded.doc, position = excluded.position
    )
    select 1 from advanced`,
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

/** One statement, hence one snapshot: which generation is live and its documents always belong together. */
export const GET_DOCUMENT: Statement = {
  name: 'conclave-get-document',
  text: `
    select g.position, d.doc
      from read_model_generations g
      left join read_model_documents d on d.model = g.model and d.generation = g.generation and d.scope = $2 and d.key = $3
     where g.model = $1 and g.status = 'live'`,
};

export const LIST_DOCUMENTS: Statement = {
  name: 'conclave-list-documents',
  text: `
    select g.position, d.key, d.doc, d.position
      from read_model_generations g
      left join read_model_documents d on d.model = g.model and d.generation = g.generation and d.scope = $2 and starts_with(d.key, $3)
     where g.model = $1 and g.status = 'live'
     order by d.key collate "C"`,
};
