import type { Statement } from './statements.js';

export const PROGRESS: Statement = {
  name: 'conclave-progress',
  text: `select position, global_position, models from log_progress where log = $1 and reader = $2`,
};

/**
 * Documents by key, each by one descent of the primary key. The limit keeps the planner from
 * turning this into a join: without statistics, as in the middle of a rebuild, it would compare
 * every document with every wanted key.
 */
export const LOAD: Statement = {
  name: 'conclave-load-documents',
  text: `
    select wanted.model, wanted.scope, wanted.key, found.doc, found.position
      from unnest($2::text[], $3::text[], $4::text[]) as wanted (model, scope, key)
     cross join lateral (
       select d.doc, d.position from read_model_documents d
        where d.log = $1 and d.model = wanted.model and d.scope = wanted.scope and d.key = wanted.key limit 1
     ) found`,
};

/**
 * The progress in a log and the documents made from it change together or not at all. Several logs
 * share the statement, each changing only if its own progress is as expected and its lease has not
 * changed hands; the lease is locked until the commit. The commit need not wait for the disk: if a
 * crash loses the last instants, documents and progress are lost together and made again from the
 * events.
 */
export const ADVANCE: Statement = {
  name: 'conclave-advance',
  text: `
    with wanted as materialized (
      select * from unnest($1::text[], $2::bigint[], $3::text[], $4::bigint[], $5::bigint[], $6::text[], $7::boolean[], $8::int[], $9::bigint[])
        with ordinality as w (log, from_position, from_models, to_position, to_global, to_models, rebuilt, bucket, fence, step)
    ), held as materialized (
      select l.bucket, l.fence from log_leases l
       where (l.bucket, l.fence) in (select w.bucket, w.fence from wanted w where w.bucket is not null) order by l.bucket for share
    ), allowed as materialized (
      select w.* from wanted w where w.bucket is null or (w.bucket, w.fence) in (select h.bucket, h.fence from held h)
    ), begun as (
      insert into log_progress (log, reader, position, global_position, models)
      select w.log, 'models', w.to_position, w.to_global, w.to_models from allowed w where w.from_position is null
      on conflict do nothing returning log
    ), moved as (
      update log_progress p set position = w.to_position, global_position = w.to_global, models = w.to_models
        from allowed w
       where p.log = w.log and p.reader = 'models' and p.position = w.from_position and p.models = w.from_models
      returning p.log
    ), advanced as materialized (
      select w.step, w.log, w.rebuilt, set_config('synchronous_commit', 'off', true) from wanted w
       where w.log in (select log from begun union all select log from moved)
    ), given as materialized (
      select a.log, p.model, p.scope, p.key, p.doc, p.position
        from unnest($14::bigint[], $15::text[], $16::text[], $17::text[], $18::json[], $19::bigint[]) as p (step, model, scope, key, doc, position) join advanced a using (step)
    ), removed as (
      delete from read_model_documents where ctid = any (array(
        select found.ctid from unnest($10::bigint[], $11::text[], $12::text[], $13::text[]) as gone (step, model, scope, key) join advanced a using (step)
         cross join lateral (
           select d.ctid from read_model_documents d
            where d.log = a.log and d.model = gone.model and d.scope = gone.scope and d.key = gone.key limit 1
         ) found))
    ), replaced as (
      delete from read_model_documents d using advanced a
       where a.rebuilt and d.log = a.log
         and not exists (select from given g where g.model = d.model and g.scope = d.scope and g.key = d.key)
    ), put as (
      insert into read_model_documents (log, model, scope, key, doc, position)
      select log, model, scope, key, doc, position from given
      on conflict (log, model, scope, key) do update set doc = excluded.doc, position = excluded.position
    )
    select step from advanced`,
};

// Each read is one statement, hence one snapshot: the documents always match the progress returned
// with them.

/** Each requested document of a log by its index in the list, with the progress of that log. */
export const GET_DOCUMENTS: Statement = {
  name: 'conclave-get-documents',
  text: `
    select wanted.place, p.global_position, found.doc
      from unnest($1::text[], $2::text[], $3::text[], $4::text[]) with ordinality as wanted (model, scope, key, log, place)
      left join lateral (select global_position from log_progress where log = wanted.log and reader = 'models' limit 1) p on true
      left join lateral (
        select d.doc from read_model_documents d
         where d.log = wanted.log and d.model = wanted.model and d.scope = wanted.scope and d.key = wanted.key limit 1
      ) found on true`,
};

/**
 * The documents of a scope whose keys have the prefix, in the order of keys; one row without a
 * document if there are none.
 */
export const LIST_DOCUMENTS: Statement = {
  name: 'conclave-list-documents',
  text: `
    select (select global_position from log_progress where log = $4 and reader = 'models'), d.key, d.doc, d.position
      from (select) once
      left join read_model_documents d on d.log = $4 and d.model = $1 and d.scope = $2 and starts_with(d.key, $3)
     order by d.key collate "C"`,
};

/** The same for all logs. */
export const LIST_SHARED_DOCUMENTS: Statement = {
  name: 'conclave-list-shared-documents',
  text: `
    select d.key, d.doc, d.position
      from read_model_documents d
     where d.model = $1 and d.scope = $2 and starts_with(d.key, $3)
     order by d.key collate "C", d.log collate "C"`,
};

/** Texts are compared by code units, as in memory. */
export const PAGE_DOCUMENTS: Statement = {
  name: 'conclave-page-documents',
  text: `
    select d.doc
      from read_model_documents d
     where d.model = $1 and d.scope = $2
       and not exists (select 1 from unnest($3::text[], $4::text[]) as wanted (field, value)
                        where d.doc ->> wanted.field is distinct from wanted.value)
       and d.doc ->> $5 = any ($6::text[])
       and ($8 = '' or exists (select 1 from unnest($7::text[]) as named (field)
                                where strpos(lower(d.doc ->> named.field), lower($8)) > 0))
       and (d.doc ->> $9) collate "C" >= $10
       and ($11::text is null or (d.doc ->> $9) collate "C" <= $11)
       and ($12::text is null or (d.doc ->> $9) collate "C" < $12
            or ((d.doc ->> $9) = $12 and d.key collate "C" > $13))
     order by (d.doc ->> $9) collate "C" desc, d.key collate "C"
     limit $14`,
};
