import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { retryTransient } from '#event-store';

/** The tag of the language that the subscriber's page is read in. */
export type PushLanguage = string;

/** Where a browser can be reached and the keys that only it can open messages with (RFC 8291). */
export interface PushSubscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly language: PushLanguage;
}

/** Who in an event is told: the seat of a player, or a member of the staff by their account. */
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

/** The browsers that asked to be told, and of what. */
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

  /** How many other browsers already hear of the event as one of these. */
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
   * Ends what this browser hears of the event from listeners of the
   * given sort; a browser that hears of nothing more is forgotten.
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

  /** What this browser hears of the event, and from now on in which language. */
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

  /** Everybody who hears of the event. */
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

  /** The push service says that nobody is there any more. */
  async forget(subscriptionId: string): Promise<void> {
    await this.query('delete from push_subscriptions where id = $1', [subscriptionId]);
  }

  private async query<Row extends object>(text: string, values: unknown[]): Promise<Row[]> {
    return (await retryTransient(() => this.pool.query<Row>(text, values))).rows;
  }
}
