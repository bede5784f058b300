import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { retryTransient } from '#event-store';

/** The tag of the language of the subscriber's page. */
export type PushLanguage = string;

/**
 * The address of a browser, and the keys with which only that browser can decrypt messages (RFC
 * 8291).
 */
export interface PushSubscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly language: PushLanguage;
}

/** A recipient in an event: the seat of a player, or a member of staff by their account. */
export type Listener = `player:${string}` | `account:${string}`;

export interface Listening extends PushSubscription {
  readonly subscriptionId: string;
  readonly listener: Listener;
}

const idOf = (endpoint: string): string =>
  createHash('sha256').update(endpoint).digest('base64url');

interface ListeningRow {
  readonly subscription_id: string;
  readonly listener: Listener;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly language: PushLanguage;
}

/** The subscribed browsers, and what each is subscribed to. */
export class PushSubscriptions {
  constructor(private readonly pool: Pool) {}

  async start(
    subscription: PushSubscription,
    eventId: string,
    listeners: readonly Listener[],
  ): Promise<void> {
    const id = idOf(subscription.endpoint);
    await this.query(
      `with kept as (
         insert into push_subscriptions (id, endpoint, p256dh, auth, language) values ($1, $2, $3, $4, $5)
         on conflict (id) do update set p256dh = excluded.p256dh, auth = excluded.auth, language = excluded.language
         returning id)
       insert into push_listeners (subscription_id, event_id, listener) select kept.id, $6, wanted from kept, unnest($7::text[]) as wanted
       on conflict do nothing`,
      [
        id,
        subscription.endpoint,
        subscription.p256dh,
        subscription.auth,
        subscription.language,
        eventId,
        listeners,
      ],
    );
  }

  /** The number of other browsers that are subscribed to the event as one of these listeners. */
  async othersHearing(
    endpoint: string,
    eventId: string,
    listeners: readonly Listener[],
  ): Promise<number> {
    const rows = await this.query<{ others: number }>(
      `select count(distinct subscription_id)::int as others from push_listeners
       where event_id = $1 and listener = any($2::text[]) and subscription_id <> $3`,
      [eventId, listeners, idOf(endpoint)],
    );
    return rows[0]?.others ?? 0;
  }

  /**
   * Ends this browser's subscriptions to the event as listeners of the given sort; deletes the
   * browser if it has no subscription left.
   */
  async stop(endpoint: string, eventId: string, sort: 'player' | 'account'): Promise<void> {
    const id = idOf(endpoint);
    await this.query(
      `delete from push_listeners where subscription_id = $1 and event_id = $2 and listener like $3`,
      [id, eventId, `${sort}:%`],
    );
    await this.query(
      'delete from push_subscriptions where id = $1 and not exists (select 1 from push_listeners where subscription_id = $1)',
      [id],
    );
  }

  /** This browser's subscriptions to the event; also updates its language. */
  async heard(
    endpoint: string,
    eventId: string,
    language: PushLanguage,
  ): Promise<readonly Listener[]> {
    const id = idOf(endpoint);
    await this.query(
      'update push_subscriptions set language = $2 where id = $1 and language <> $2',
      [id, language],
    );
    const rows = await this.query<{ listener: Listener }>(
      'select listener from push_listeners where subscription_id = $1 and event_id = $2',
      [id, eventId],
    );
    return rows.map(({ listener }) => listener);
  }

  /** All subscriptions to the event. */
  async listening(eventId: string): Promise<readonly Listening[]> {
    const rows = await this.query<ListeningRow>(
      `select l.subscription_id, l.listener, s.endpoint, s.p256dh, s.auth, s.language
       from push_listeners l join push_subscriptions s on s.id = l.subscription_id where l.event_id = $1 order by s.created_at, s.id`,
      [eventId],
    );
    return rows.map(({ subscription_id: subscriptionId, ...rest }) => ({
      subscriptionId,
      ...rest,
    }));
  }

  /** Deletes a browser that, according to its push service, no longer exists. */
  async forget(subscriptionId: string): Promise<void> {
    await this.query('delete from push_subscriptions where id = $1', [subscriptionId]);
  }

  private async query<Row extends object>(text: string, values: unknown[]): Promise<Row[]> {
    return (await retryTransient(() => this.pool.query<Row>(text, values))).rows;
  }
}
