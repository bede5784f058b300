import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testBody, WebhookStore } from '#webhooks';
import { NoticeOutbox, PushSubscriptions } from '#push';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/database.js';
import { PaperRoom, silent } from '../testing/paper-room.js';
import { ForgetDeliveredJob, type Forgetful } from './forget-delivered.job.js';

let database: TestDatabase;
let room: PaperRoom;
beforeAll(async () => {
  database = await createTestDatabase();
  room = await PaperRoom.open(database.url, 2);
});
afterAll(async () => {
  await room.close();
  await database.drop();
});
beforeEach(() => room.pool.query('delete from webhook_endpoints; delete from push_notices'));

const jobOf = (...tables: readonly Forgetful[]): ForgetDeliveredJob =>
  new ForgetDeliveredJob({ tables, days: 30, logger: silent });

describe('webhooks', () => {
  const webhooks = (): WebhookStore => new WebhookStore(room.pool, room.secrets);
  const endpoint = async (): Promise<string> =>
    (
      await webhooks().make(room.eventId, 'olga', {
        url: 'https://receiver.example.org',
        kinds: ['player.dropped'],
      })
    ).made.endpointId;
  /** A delivery that has had this state for so many days. */
  const aged = async (
    endpointId: string,
    status: 'waiting' | 'delivered' | 'given-up',
    days: number,
  ): Promise<string> => {
    const added = await webhooks().addTest(
      endpointId,
      testBody(room.eventId, '2026-11-21T10:00:00.000Z'),
    );
    const messageId = added?.messageId ?? '';
    const at = `now() - make_interval(days => ${days})`;
    await room.pool.query(
      `update webhook_deliveries set status = $2, created_at = ${at}, due_at = ${at}, last_tried_at = ${at} where endpoint_id = $1 and $3 = 'msg_' || endpoint_id || '_' || key`,
      [endpointId, status, messageId],
    );
    return messageId;
  };
  const left = async (endpointId: string): Promise<readonly string[]> =>
    (await webhooks().deliveriesOf(endpointId)).map(({ messageId }) => messageId);

  it('that arrived long ago are forgotten, never one that has not arrived', async () => {
    const endpointId = await endpoint();
    await aged(endpointId, 'delivered', 31);
    const kept = [
      await aged(endpointId, 'delivered', 29),
      await aged(endpointId, 'waiting', 400),
      await aged(endpointId, 'given-up', 400),
    ];
    await jobOf(webhooks()).handle();
    expect([...(await left(endpointId))].sort()).toEqual([...kept].sort());
  });

  it('that were late are counted from their arrival', async () => {
    const endpointId = await endpoint();
    const late = await aged(endpointId, 'delivered', 31);
    await room.pool.query('update webhook_deliveries set last_tried_at = now()');
    await jobOf(webhooks()).handle();
    expect(await left(endpointId)).toEqual([late]);
  });

  it('are forgotten in small portions, until none is left', async () => {
    const endpointId = await endpoint();
    for (let number = 0; number < 5; number += 1) await aged(endpointId, 'delivered', 40);
    expect([
      await webhooks().forgetDelivered(30, 3),
      await webhooks().forgetDelivered(30, 3),
      await webhooks().forgetDelivered(30, 3),
    ]).toEqual([3, 2, 0]);
  });
});

describe('notifications', () => {
  const outbox = (): NoticeOutbox => new NoticeOutbox(room.pool);
  const aged = (key: string, done: boolean, days: number): Promise<unknown> =>
    room.pool.query(
      `insert into push_notices (key, notice, due_at, expires_at, done) values ($1, '{}', now() - make_interval(days => $3), now() - make_interval(days => $3), $2)`,
      [key, done, days],
    );

  it('that have been too old to be told for long are forgotten, with what is known of each device; those to be told are not', async () => {
    const subscription = {
      endpoint: 'https://fcm.googleapis.com/one',
      p256dh: 'p',
      auth: 'a',
      language: 'en',
    } as const;
    await new PushSubscriptions(room.pool).start(subscription, room.eventId, ['player:player001']);
    const [listening] = await new PushSubscriptions(room.pool).listening(room.eventId);
    await aged('old', true, 31);
    await aged('recent', true, 29);
    await aged('to come', false, -1);
    for (const key of ['old', 'recent'])
      expect(await outbox().claim(key, listening?.subscriptionId ?? '')).toBe(true);
    await jobOf(outbox()).handle();
    const { rows: notices } = await room.pool.query<{ key: string }>(
      'select key from push_notices order by key',
    );
    expect(notices.map(({ key }) => key)).toEqual(['recent', 'to come']);
    const { rows: deliveries } = await room.pool.query<{ notice_key: string }>(
      'select notice_key from push_deliveries',
    );
    expect(deliveries.map(({ notice_key: key }) => key)).toEqual(['recent']);
  });
});

it('goes on until a table has nothing more to forget, one table after the other', async () => {
  const asked: string[] = [];
  const table = (name: string, ...portions: readonly number[]): Forgetful => {
    const left = [...portions];
    return {
      name,
      forgetDelivered: (days, atMost) =>
        Promise.resolve((asked.push(`${name} ${days} ${atMost}`), left.shift() ?? 0)),
    };
  };
  await jobOf(table('a', 1_000, 1_000, 7), table('b')).handle();
  expect(asked).toEqual(['a 30 1000', 'a 30 1000', 'a 30 1000', 'b 30 1000']);
});
