import { afterAll, beforeAll, expect, it } from 'vitest';
import { madeWebhook, webhookDeliveryList } from '#contracts';
import { ApiSession, Connection } from '#client';
import { openEvent } from '../../apps/api/test/people.js';
import { Fleet } from '../../test/support/fleet.js';
import { WebhookReceiver } from '../../test/support/webhook-receiver.js';

let fleet: Fleet;
let connection: Connection;
let receiver: WebhookReceiver;
beforeAll(async () => {
  [fleet, receiver] = await Promise.all([
    Fleet.launch({ api: 1, worker: 1 }),
    WebhookReceiver.open(),
  ]);
  connection = new Connection(fleet.of('api')[0]?.url ?? '');
});
afterAll(async () => {
  connection?.close();
  await receiver?.close();
  await fleet?.stop();
});

it('a delivery whose worker is killed while its receiver still reads it comes again under the same id, and every other one comes too', async () => {
  const [worker] = fleet.of('worker');
  if (!worker) throw new Error('there is no worker');
  const owner = new ApiSession(connection, { attempts: 30 });
  await owner.signUp({
    name: 'Olga',
    email: 'olga@example.org',
    password: 'correct horse battery',
  });
  const eventId = await openEvent(owner);
  const { made, secret } = madeWebhook.parse(
    JSON.parse(
      await owner.post(`/api/events/${eventId}/webhooks`, {
        url: receiver.url,
        kinds: ['player.registered'],
      }),
    ),
  );
  let revived: Promise<void> | undefined;
  // There is no response: the sender is dead before it could receive one.
  receiver.answerNext(() => {
    revived = fleet.kill(worker).then(() => fleet.revive(worker));
  });
  const names = ['Ana', 'Ben', 'Cleo', 'Dan'];
  for (const name of names) await owner.command('RegisterPlayer', { eventId, name });
  await expect
    .poll(() =>
      receiver
        .told(secret)
        .map(({ data }) => data['name'])
        .sort(),
    )
    .toEqual(names);
  await expect
    .poll(async () =>
      webhookDeliveryList
        .parse(
          JSON.parse(
            await owner.get(`/api/events/${eventId}/webhooks/${made.endpointId}/deliveries`),
          ),
        )
        .deliveries.map(({ status }) => status),
    )
    .toEqual(names.map(() => 'delivered'));
  await revived;
  const [interrupted] = receiver.received;
  const copies = receiver.received.filter(({ id }) => id === interrupted?.id);
  expect(copies.length).toBeGreaterThanOrEqual(2);
  expect(new Set(copies.map(({ body }) => body)).size).toBe(1);
});
