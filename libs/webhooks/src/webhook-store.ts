import { logOfEvent } from '#aggregate';
import { randomBytes } from 'node:crypto';
import {
  type NewWebhook,
  type Webhook,
  webhook,
  type WebhookDelivery,
  webhookDelivery,
  type WebhookKind,
} from '#contracts';
import { newNonce, retryTransient, type SealedSecrets } from '#event-store';
import type { DatabasePool } from '#platform';
import type { Patience } from './patience.js';
import type { Sent } from './sender.js';
import { messageIdOf, newWebhookSecret } from './signing.js';
import * as sql from './statements.js';

/** An active endpoint, and the position up to which it has been served. */
export interface ListeningEndpoint {
  readonly endpointId: string;
  readonly eventId: string;
  readonly kinds: ReadonlySet<WebhookKind>;
  /** Position in the log of its event. */
  readonly position: number;
  /** Whether the log has more events. */
  readonly behind: boolean;
}

export interface NewDelivery {
  readonly endpointId: string;
  /** Identifies the happening among the deliveries of this endpoint, e.g. its position. */
  readonly key: string;
  readonly kind: WebhookKind;
  readonly body: string;
}

/** A delivery that is to be made now, with all data for it. */
export interface OpenDelivery {
  readonly eventId: string;
  readonly url: string;
  readonly secret: string;
  readonly messageId: string;
  readonly body: string;
}

export interface DueDelivery {
  readonly endpointId: string;
  readonly key: string;
  /** Failed attempts since it was last requested. */
  readonly attempt: number;
  /** ISO 8601. */
  readonly dueAt: string;
}

const iso = (at: unknown): string | null => (at instanceof Date ? at.toISOString() : null);

const shownEndpoint = (row: sql.EndpointRow): Webhook =>
  webhook.parse({
    endpointId: row.id,
    url: row.url,
    kinds: row.kinds,
    status: row.status,
    waiting: row.waiting,
    createdAt: iso(row.created_at),
    failingSince: iso(row.failing_since),
  });

const shownDelivery = (row: sql.DeliveryRow): WebhookDelivery =>
  webhookDelivery.parse({
    messageId: messageIdOf(row.endpoint_id, row.key),
    kind: row.kind,
    status: row.status,
    attempts: row.attempts,
    createdAt: iso(row.created_at),
    lastTriedAt: iso(row.last_tried_at),
    dueAt: row.status === 'waiting' ? iso(row.due_at) : null,
    httpStatus: row.http_status,
    fault: row.fault,
  });

/**
 * Endpoints and deliveries in PostgreSQL, with their secrets among the sealed ones. Used by api and
 * workers.
 */
export class WebhookStore {
  readonly name = 'webhooks';

  constructor(
    private readonly pool: DatabasePool,
    private readonly secrets: SealedSecrets,
  ) {}

  async of(eventId: string): Promise<readonly Webhook[]> {
    return (await this.rows<sql.EndpointRow>(sql.ENDPOINTS_OF, [eventId])).map(shownEndpoint);
  }

  /** One endpoint of this event; null if none has that id. */
  async find(eventId: string, endpointId: string): Promise<Webhook | null> {
    return (await this.of(eventId)).find((each) => each.endpointId === endpointId) ?? null;
  }

  /** A new endpoint that receives happenings from now on; only this call returns its secret. */
  async make(
    eventId: string,
    account: string,
    { url, kinds }: NewWebhook,
  ): Promise<{ readonly made: Webhook; readonly secret: string }> {
    const endpointId = randomBytes(12).toString('hex');
    const secret = newWebhookSecret();
    await this.secrets.put(secretsOf(endpointId), 'secret', { nonce: newNonce(), choice: secret });
    const [row] = await this.rows<sql.EndpointRow>(sql.INSERT_ENDPOINT, [
      endpointId,
      eventId,
      url,
      [...new Set(kinds)],
      account,
      logOfEvent(eventId),
    ]);
    if (!row) throw new Error(`the endpoint ${endpointId} was not made`);
    return { made: shownEndpoint(row), secret };
  }

  /** Removes its deliveries too. */
  async remove(endpointId: string): Promise<void> {
    await this.rows(sql.DELETE_ENDPOINT, [endpointId]);
    await this.secrets.remove(secretsOf(endpointId), 'secret');
  }

  async pause(endpointId: string): Promise<void> {
    await this.rows(sql.PAUSE_ENDPOINT, [endpointId]);
  }

  /** All waiting deliveries are due at once, and past failures are reset. */
  async resume(endpointId: string): Promise<void> {
    await this.rows(sql.RESUME_ENDPOINT, [endpointId]);
  }

  async deliveriesOf(endpointId: string): Promise<readonly WebhookDelivery[]> {
    return (await this.rows<sql.DeliveryRow>(sql.DELIVERIES_OF, [endpointId])).map(shownDelivery);
  }

  /** Null if the endpoint was removed meanwhile. */
  async addTest(endpointId: string, body: string): Promise<WebhookDelivery | null> {
    const [row] = await this.rows<sql.DeliveryRow>(sql.INSERT_TEST, [
      endpointId,
      `test-${randomBytes(6).toString('hex')}`,
      body,
    ]);
    return row ? shownDelivery(row) : null;
  }

  /** Repeats a delivery under the same id; false if none has that id. */
  async redeliver(endpointId: string, messageId: string): Promise<boolean> {
    const prefix = messageIdOf(endpointId, '');
    return (
      messageId.startsWith(prefix) &&
      (await this.rows(sql.REDELIVER, [endpointId, messageId.slice(prefix.length)])).length > 0
    );
  }

  async listening(): Promise<readonly ListeningEndpoint[]> {
    const rows = await this.rows<sql.ListeningRow>(sql.LISTENING, []);
    return rows.map((row) => ({
      endpointId: row.id,
      eventId: row.event_id,
      kinds: new Set(row.kinds),
      position: Number(row.position),
      behind: row.behind,
    }));
  }

  /**
   * Adds deliveries and advances the positions of their endpoints in one statement, so that none is
   * added twice or omitted.
   */
  async advance(
    endpointIds: readonly string[],
    position: number,
    deliveries: readonly NewDelivery[],
  ): Promise<void> {
    await this.rows(sql.ADVANCE, [
      deliveries.map((each) => each.endpointId),
      deliveries.map((each) => each.key),
      deliveries.map((each) => each.kind),
      deliveries.map((each) => each.body),
      endpointIds,
      position,
    ]);
  }

  /** Adds deliveries of happenings that are not in the log; none is added twice. */
  async add(deliveries: readonly NewDelivery[]): Promise<void> {
    const endpointIds = deliveries.map(({ endpointId }) => endpointId);
    await this.advance([...new Set(endpointIds)], 0, deliveries);
  }

  /** Waiting deliveries, the most urgent first; a wiped queue must hold them again. */
  async due(limit: number): Promise<readonly DueDelivery[]> {
    const rows = await this.rows<
      Pick<sql.DeliveryRow, 'endpoint_id' | 'key' | 'attempts' | 'due_at'>
    >(sql.DUE, [limit]);
    return rows.map((row) => ({
      endpointId: row.endpoint_id,
      key: row.key,
      attempt: row.attempts,
      dueAt: row.due_at.toISOString(),
    }));
  }

  /**
   * A delivery that waits for this attempt at an endpoint that is not paused; null otherwise. An
   * endpoint without its secret cannot sign and is paused.
   */
  async open(endpointId: string, key: string, attempt: number): Promise<OpenDelivery | null> {
    const [row] = await this.rows<{ event_id: string; url: string; body: string }>(sql.OPEN, [
      endpointId,
      key,
      attempt,
    ]);
    if (!row) return null;
    const secret = await this.secrets.get(secretsOf(endpointId), 'secret');
    if (!secret) {
      await this.rows(sql.RECORD_FAILED, [endpointId, key, attempt, null, 'no-secret', 0]);
      await this.rows(sql.PAUSE_FAILING, [endpointId]);
      return null;
    }
    return {
      eventId: row.event_id,
      url: row.url,
      body: row.body,
      secret: secret.choice,
      messageId: messageIdOf(endpointId, key),
    };
  }

  /**
   * Records the result of an attempt, once however often it is reported. Returns whether the
   * endpoint was paused because of it.
   */
  async record(
    { endpointId, key, attempt }: Omit<DueDelivery, 'dueAt'>,
    sent: Sent,
    patience: Patience,
  ): Promise<{ readonly pausedNow: boolean }> {
    if (sent.kind === 'delivered') {
      await this.rows(sql.RECORD_DELIVERED, [endpointId, key, attempt, sent.httpStatus]);
      return { pausedNow: false };
    }
    const [failed] = await this.rows<sql.FailedRow>(sql.RECORD_FAILED, [
      endpointId,
      key,
      attempt,
      sent.httpStatus,
      sent.fault,
      patience.retryAfter(attempt + 1),
    ]);
    const tooLong = failed !== undefined && patience.isTooLong(failed.failing_ms, failed.failures);
    return { pausedNow: tooLong && (await this.rows(sql.PAUSE_FAILING, [endpointId])).length > 0 };
  }

  /**
   * Deletes at most so many deliveries that arrived at least so many days ago, and returns their
   * number. Those that have not arrived stay with their endpoint.
   */
  async forgetDelivered(olderThanDays: number, atMost: number): Promise<number> {
    return (await this.rows(sql.FORGET_DELIVERED, [olderThanDays, atMost])).length;
  }

  private async rows<Row extends object>(text: string, values: readonly unknown[]): Promise<Row[]> {
    return (await retryTransient(() => this.pool.query<Row>(text, [...values]))).rows;
  }
}

const secretsOf = (endpointId: string): string => `webhook-${endpointId}`;
