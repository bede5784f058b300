import type { WebhookKind } from '#contracts';

export interface EndpointRow {
  readonly id: string;
  readonly url: string;
  readonly kinds: WebhookKind[];
  readonly status: string;
  readonly created_at: Date;
  readonly failing_since: Date | null;
  readonly waiting: number;
}

export interface ListeningRow {
  readonly id: string;
  readonly event_id: string;
  readonly kinds: WebhookKind[];
  readonly position: string;
  readonly behind: boolean;
}

export interface DeliveryRow {
  readonly endpoint_id: string;
  readonly key: string;
  readonly kind: string;
  readonly status: string;
  readonly attempts: number;
  readonly created_at: Date;
  readonly due_at: Date;
  readonly last_tried_at: Date | null;
  readonly http_status: number | null;
  readonly fault: string | null;
}

export interface FailedRow {
  readonly failures: number;
  readonly failing_ms: number;
}

const delivery =
  'endpoint_id, key, kind, status, attempts, created_at, due_at, last_tried_at, http_status, fault';

export const ENDPOINTS_OF = `
  select id, url, kinds, status, created_at, failing_since,
    (select count(*)::int from webhook_deliveries where endpoint_id = id and webhook_deliveries.status = 'waiting') as waiting
  from webhook_endpoints where event_id = $1 order by created_at, id`;

/**
 * Begins at the current end of the event's log; an append that is still running will be delivered.
 */
export const INSERT_ENDPOINT = `
  insert into webhook_endpoints (id, event_id, url, kinds, created_by, position)
  values ($1, $2, $3, $4, $5, coalesce((select position from logs where log = $6), 0)) on conflict (id) do update set url = excluded.url
  returning id, url, kinds, status, created_at, failing_since, 0 as waiting`;

export const DELETE_ENDPOINT = 'delete from webhook_endpoints where id = $1';
export const PAUSE_ENDPOINT = `update webhook_endpoints set status = 'paused' where id = $1 and status = 'active'`;

export const RESUME_ENDPOINT = `
  with resumed as (update webhook_endpoints set status = 'active', failures = 0, failing_since = null where id = $1 and status <> 'active' returning id)
  update webhook_deliveries set due_at = now(), attempts = 0 from resumed where endpoint_id = resumed.id and status = 'waiting'`;

export const DELIVERIES_OF = `select ${delivery} from webhook_deliveries where endpoint_id = $1 order by created_at desc, key desc limit 100`;

/**
 * Adds nothing if the endpoint is being removed: the lock waits for that to end, while the foreign
 * key alone would fail.
 */
export const INSERT_TEST = `
  insert into webhook_deliveries (endpoint_id, key, kind, body)
  select id, $2, 'test', $3 from webhook_endpoints where id = $1 for key share
  on conflict (endpoint_id, key) do update set body = excluded.body returning ${delivery}`;

export const REDELIVER = `
  update webhook_deliveries set status = 'waiting', attempts = 0, due_at = now(), http_status = null, fault = null
  where endpoint_id = $1 and key = $2 returning key`;

export const LISTENING = `
  select w.id, w.event_id, w.kinds, w.position, coalesce(l.position, 0) > w.position as behind
    from webhook_endpoints w left join logs l on l.log = 'event-' || w.event_id where w.status = 'active'`;

/**
 * Locks the endpoints first: one that is being removed is omitted, while the foreign key alone
 * would fail.
 */
export const ADVANCE = `
  with kept as materialized (select id from webhook_endpoints where id = any($5) order by id for key share),
  added as (
    insert into webhook_deliveries (endpoint_id, key, kind, body)
    select given.* from unnest($1::text[], $2::text[], $3::text[], $4::text[]) as given (endpoint_id, key, kind, body)
    where given.endpoint_id in (select id from kept)
    on conflict do nothing)
  update webhook_endpoints w set position = $6 from kept where w.id = kept.id and w.position < $6`;

export const DUE = `
  select endpoint_id, key, attempts, due_at from webhook_deliveries join webhook_endpoints on id = endpoint_id
  where webhook_deliveries.status = 'waiting' and webhook_endpoints.status = 'active' order by due_at limit $1`;

export const OPEN = `
  select event_id, url, body from webhook_deliveries join webhook_endpoints on id = endpoint_id
  where endpoint_id = $1 and key = $2 and attempts = $3 and webhook_deliveries.status = 'waiting' and webhook_endpoints.status = 'active'`;

export const RECORD_DELIVERED = `
  with arrived as (
    update webhook_deliveries set status = 'delivered', attempts = attempts + 1, last_tried_at = now(), http_status = $4, fault = null
    where endpoint_id = $1 and key = $2 and attempts = $3)
  update webhook_endpoints set failures = 0, failing_since = null where id = $1 and failures > 0`;

/** The last parameter: milliseconds until the next attempt, null if there is none. */
export const RECORD_FAILED = `
  with missed as (
    update webhook_deliveries set attempts = attempts + 1, last_tried_at = now(), http_status = $4, fault = $5,
      status = case when $6::float8 is null then 'given-up' else 'waiting' end, due_at = now() + coalesce($6::float8, 0) * interval '1 millisecond'
    where endpoint_id = $1 and key = $2 and attempts = $3 returning key)
  update webhook_endpoints set failures = failures + 1, failing_since = coalesce(failing_since, now()) from missed where id = $1
  returning failures, (extract(epoch from now() - failing_since) * 1000)::float8 as failing_ms`;

export const PAUSE_FAILING = `update webhook_endpoints set status = 'failing' where id = $1 and status = 'active' returning id`;

/**
 * By `due_at` first, which is indexed; a late delivery counts from its arrival. A delivery that is
 * requested again meanwhile stays.
 */
export const FORGET_DELIVERED = `
  delete from webhook_deliveries where (endpoint_id, key) in (
    select endpoint_id, key from webhook_deliveries
    where status = 'delivered' and due_at < now() - make_interval(days => $1) and last_tried_at < now() - make_interval(days => $1)
    limit $2 for update skip locked)
  returning key`;
