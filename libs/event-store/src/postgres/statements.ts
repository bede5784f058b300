import { EVENT_COLUMNS } from './event-rows.js';

export interface Statement {
  /** Prepared once per connection under this name. */
  readonly name: string;
  readonly text: string;
}

/**
 * One round trip and one transaction. Inserts nothing when an expected head is not there; two writers that both find it meet in the
 * primary key (stream_id, version). A statement takes its transaction id after its snapshot, therefore a stream's later event always has
 * the later transaction id: each stream is in order for readers who go by transaction.
 */
export const APPEND: Statement = {
  name: 'conclave-append',
  text: `
    insert into events (stream_id, version, type, schema_version, data, actor, command_id, correlation_id, at, ordinal, prev_hash, hash)
    select n.stream_id, n.version, n.type, n.schema_version, n.data, $1, $2, $3, $4::timestamptz, n.ordinal, n.prev_hash, n.hash
      from unnest($5::text[], $6::int[], $7::text[], $8::int[], $9::json[], $10::text[], $11::text[])
           with ordinality as n (stream_id, version, type, schema_version, data, prev_hash, hash, ordinal)
     where not exists (
       select 1 from unnest($12::text[], $13::int[], $14::text[]) as h (stream_id, version, hash)
        where h.hash is distinct from (select e.hash from events e where e.stream_id = h.stream_id and e.version = h.version))
     order by n.ordinal
    returning ordinal, global_position`,
};

/**
 * Appends to one stream each, by different commands, in one round trip and one transaction. Each stands or falls by its first event, which is
 * left out when the event before is not there, and when somebody else took its place or used its command id. Who holds the first place
 * holds those behind it, so the rest of his events follow without a rival; only the same command sent twice meets itself there. Rows go in by
 * stream, so that writers of the same streams wait for each other in the same order.
 */
export const APPEND_EACH: Statement = {
  name: 'conclave-append-each',
  text: `
    with n as (
      select * from unnest($1::text[], $2::text[], $3::text[], $4::timestamptz[], $5::text[], $6::int[], $7::text[], $8::int[], $9::json[], $10::text[], $11::text[], $12::int[], $13::text[])
        as n (actor, command_id, correlation_id, at, stream_id, version, type, schema_version, data, prev_hash, hash, ordinal, first_hash)
    ), first as (
      insert into events (actor, command_id, correlation_id, at, stream_id, version, type, schema_version, data, prev_hash, hash, ordinal)
      select actor, command_id, correlation_id, at, stream_id, version, type, schema_version, data, prev_hash, hash, ordinal
        from n
       where ordinal = 1 and (version = 1 or (select e.hash from events e where e.stream_id = n.stream_id and e.version = n.version - 1) = n.prev_hash)
       order by stream_id, version
      on conflict do nothing
      returning hash, global_position
    ), rest as (
      insert into events (actor, command_id, correlation_id, at, stream_id, version, type, schema_version, data, prev_hash, hash, ordinal)
      select actor, command_id, correlation_id, at, stream_id, version, type, schema_version, data, prev_hash, n.hash, ordinal
        from n join first on first.hash = n.first_hash
       where ordinal > 1
       order by stream_id, version
      on conflict do nothing
      returning hash, global_position
    )
    select hash, global_position from first union all select hash, global_position from rest`,
};

/** Hashes at the given places of streams, for appends whose caller did not know them. */
export const READ_HASHES: Statement = {
  name: 'conclave-read-hashes',
  text: `select h.stream_id, (select e.hash from events e where e.stream_id = h.stream_id and e.version = h.version)
           from unnest($1::text[], $2::int[]) as h (stream_id, version)`,
};

export const READ_STREAM: Statement = {
  name: 'conclave-read-stream',
  text: `select ${EVENT_COLUMNS} from events e where e.stream_id = $1 and e.version >= $2 order by e.version limit $3`,
};

/** What has come to several streams since somebody looked: first versions by stream. */
export const READ_NEWS: Statement = {
  name: 'conclave-read-news',
  text: `select ${EVENT_COLUMNS} from unnest($1::text[], $2::int[]) as known (stream_id, next_version)
          cross join lateral (select * from events where stream_id = known.stream_id and version >= known.next_version order by version) e`,
};

/**
 * `settled`: no transaction that may still commit comes before this event. Rows are in transaction order, so all after the first
 * unsettled one are unsettled too; they are fetched to tell "nothing new" from "wait a moment".
 */
export const READ_ALL: Statement = {
  name: 'conclave-read-all',
  text: `select ${EVENT_COLUMNS}, e.transaction_id::text, e.transaction_id < pg_snapshot_xmin(pg_current_snapshot()) as settled
           from events e where (e.transaction_id, e.global_position) > ($1::text::xid8, $2::bigint)
          order by e.transaction_id, e.global_position limit $3`,
};

export const FIND_COMMAND: Statement = {
  name: 'conclave-find-command',
  text: `select ${EVENT_COLUMNS} from events e where e.command_id = $1 order by e.ordinal`,
};
