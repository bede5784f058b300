import type { Pool } from 'pg';
import { retryTransient } from '#event-store';
import { noticeKey, type TimedNotice } from './notice.js';

export interface OpenNotice {
  readonly key: string;
  readonly dueAt: string;
}

/**
 * After this time, another worker may take over a claim, because its worker died before it was
 * done.
 */
const CLAIM_SECONDS = 60;

/**
 * Notices to be sent, in PostgreSQL. Sending a message is no fact of the tournament, so that no
 * event records it; this table does. Facts count as read only after their notices were added: thus
 * a wiped queue loses no notice, and a notice read twice is stored once.
 */
export class NoticeOutbox {
  readonly name = 'notifications';

  constructor(private readonly pool: Pool) {}

  async record(notices: readonly TimedNotice[]): Promise<void> {
    const rows = notices.map(({ notice, dueAt, expiresAt }) => ({
      key: noticeKey(notice),
      notice,
      due_at: dueAt,
      expires_at: expiresAt,
    }));
    await this.query(
      `insert into push_notices (key, notice, due_at, expires_at)
       select key, notice, due_at, expires_at from json_to_recordset($1) as row(key text, notice json, due_at timestamptz, expires_at timestamptz)
       where expires_at > now() on conflict do nothing`,
      [JSON.stringify(rows)],
    );
  }

  /** Notices that are neither sent nor expired. */
  async open(): Promise<readonly OpenNotice[]> {
    const rows = await this.query<{ key: string; due_at: Date }>(
      'select key, due_at from push_notices where not done and expires_at > now()',
      [],
    );
    return rows.map(({ key, due_at: dueAt }) => ({ key, dueAt: dueAt.toISOString() }));
  }

  /** Null if the notice is sent or expired. */
  async read(key: string): Promise<TimedNotice | null> {
    const [row] = await this.query<{
      notice: TimedNotice['notice'];
      due_at: Date;
      expires_at: Date;
    }>(
      'select notice, due_at, expires_at from push_notices where key = $1 and not done and expires_at > now()',
      [key],
    );
    return row === undefined
      ? null
      : {
          notice: row.notice,
          dueAt: row.due_at.toISOString(),
          expiresAt: row.expires_at.toISOString(),
        };
  }

  /** Marks a notice as sent to everybody. */
  async close(key: string): Promise<void> {
    await this.query('update push_notices set done = true where key = $1', [key]);
  }

  /**
   * Deletes at most `atMost` notices, with their deliveries, that expired more than `olderThanDays`
   * days ago; returns their number.
   */
  async forgetDelivered(olderThanDays: number, atMost: number): Promise<number> {
    const forgotten = await this.query(
      `delete from push_notices where key in (
         select key from push_notices where expires_at < now() - make_interval(days => $1) limit $2 for update skip locked) returning key`,
      [olderThanDays, atMost],
    );
    return forgotten.length;
  }

  /** True for one caller only, until its claim is settled or has expired. */
  async claim(key: string, subscriptionId: string): Promise<boolean> {
    const claimed = await this.query(
      `insert into push_deliveries (notice_key, subscription_id, state, claimed_at)
       select $1, id, 'sending', now() from push_subscriptions where id = $2
       on conflict (notice_key, subscription_id) do update set claimed_at = now()
       where push_deliveries.state = 'sending' and push_deliveries.claimed_at < now() - make_interval(secs => $3)
       returning notice_key`,
      [key, subscriptionId, CLAIM_SECONDS],
    );
    return claimed.length > 0;
  }

  async settle(key: string, subscriptionId: string, state: 'sent' | 'refused'): Promise<void> {
    await this.query(
      'update push_deliveries set state = $3 where notice_key = $1 and subscription_id = $2',
      [key, subscriptionId, state],
    );
  }

  /** Nothing was sent: the next attempt may claim it at once. */
  async release(key: string, subscriptionId: string): Promise<void> {
    await this.query(
      `delete from push_deliveries where notice_key = $1 and subscription_id = $2 and state = 'sending'`,
      [key, subscriptionId],
    );
  }

  /** Whether another worker is still sending to somebody, or died while doing so. */
  async unsettled(key: string): Promise<boolean> {
    const rows = await this.query(
      `select 1 as one from push_deliveries where notice_key = $1 and state = 'sending' limit 1`,
      [key],
    );
    return rows.length > 0;
  }

  private async query<Row extends object>(text: string, values: unknown[]): Promise<Row[]> {
    return (await retryTransient(() => this.pool.query<Row>(text, values))).rows;
  }
}
