import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiSession, Connection } from '#client';
import { NoticeOutbox, PushSubscriptions } from '#push';
import { statusAndCodeOf } from '../../test/answers.js';
import { runningEvent, type Seated, signedUp, visitor } from '../../test/people.js';
import { type RunningApi, startApi } from '../../test/running-api.js';

let api: RunningApi;
let connection: Connection;
let owner: ApiSession;
let judge: ApiSession;
let room: Awaited<ReturnType<typeof runningEvent>>;
beforeAll(async () => {
  api = await startApi({ pushServices: ['https://push.example.org'] });
  connection = new Connection(api.url);
  owner = await signedUp(connection, 'Olga');
  judge = await signedUp(connection, 'Jana');
  room = await runningEvent(api, connection, owner, ['Ana', 'Ben']);
});
afterAll(async () => {
  connection?.close();
  await api?.stop();
});

const keys = { p256dh: 'BPZ_GkFqzz0v', auth: 'c2VjcmV0' };
const at = (name: string): string => `https://push.example.org/${name}`;
const ask = async (
  session: ApiSession,
  what: 'listen' | 'stop' | 'state',
  body: object,
): Promise<unknown> => JSON.parse(await session.post(`/api/push/${what}`, body));
const listen = (session: ApiSession, sort: 'seat' | 'floor', endpoint: string): Promise<unknown> =>
  ask(session, 'listen', {
    eventId: room.eventId,
    sort,
    language: 'en',
    subscription: { endpoint, keys },
  });
const listeners = async (): Promise<readonly string[]> =>
  (await new PushSubscriptions(api.pool).listening(room.eventId)).map(
    ({ listener, endpoint, language }) => `${listener} ${endpoint} ${language}`,
  );
const seat = (index: number): Seated => {
  const found = room.seats[index];
  if (!found) throw new Error(`no seat ${index}`);
  return found;
};

describe('being told', () => {
  it('reaches so many browsers of one seat, not more', async () => {
    const { session } = seat(1);
    const named = Array.from({ length: 20 }, (_, index) => at(`many-${index}`));
    for (const endpoint of named) await listen(session, 'seat', endpoint);
    expect(await statusAndCodeOf(listen(session, 'seat', at('one-more')))).toBe(
      '409 push/too-many',
    );
    expect(await statusAndCodeOf(listen(session, 'seat', at('many-3')))).toBe('accepted');
    for (const endpoint of named)
      await ask(session, 'stop', { eventId: room.eventId, sort: 'seat', endpoint });
    expect(await statusAndCodeOf(listen(session, 'seat', at('one-more')))).toBe('accepted');
    await ask(session, 'stop', { eventId: room.eventId, sort: 'seat', endpoint: at('one-more') });
  });

  it('uses one key, whoever asks and however often', async () => {
    const [first, second] = (
      await Promise.all([visitor(connection).get('/api/push/key'), owner.get('/api/push/key')])
    ).map((text) => JSON.parse(text) as { publicKey: string });
    expect(first?.publicKey).toMatch(/^[A-Za-z0-9_-]{87}$/);
    expect(second).toEqual(first);
    const { rows } = await api.pool.query<{ sealed: Buffer }>(
      `select sealed from sealed_secrets where stream_id = 'push'`,
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.sealed.toString('latin1')).not.toContain(first?.publicKey);
  });

  it('is begun, known and ended by the browser that asked, in the language it speaks now', async () => {
    const { session, playerId } = seat(0);
    expect(await listen(session, 'seat', at('ana'))).toEqual({ seat: true, floor: false });
    expect(await listen(session, 'seat', at('ana'))).toEqual({ seat: true, floor: false });
    expect(await listeners()).toEqual([`player:${playerId} ${at('ana')} en`]);
    expect(
      await ask(session, 'state', { eventId: room.eventId, endpoint: at('ana'), language: 'es' }),
    ).toEqual({ seat: true, floor: false });
    expect(await listeners()).toEqual([`player:${playerId} ${at('ana')} es`]);
    await ask(session, 'stop', { eventId: room.eventId, sort: 'seat', endpoint: at('ana') });
    expect(await listeners()).toEqual([]);
    expect(
      await ask(session, 'state', { eventId: room.eventId, endpoint: at('ana'), language: 'es' }),
    ).toEqual({ seat: false, floor: false });
  });

  it('of the floor is for those who answer its calls', async () => {
    await owner.command('GrantRole', {
      eventId: room.eventId,
      email: (await judge.me()).account?.email ?? '',
      role: 'judge',
    });
    expect(await listen(judge, 'floor', at('jana'))).toEqual({ seat: false, floor: true });
    expect(
      await statusAndCodeOf(listen(await signedUp(connection, 'Otto'), 'floor', at('otto'))),
    ).toBe('403 policy/forbidden');
    expect(await statusAndCodeOf(listen(seat(0).session, 'floor', at('ana')))).toBe(
      '403 policy/forbidden',
    );
    expect(await statusAndCodeOf(listen(visitor(connection), 'seat', at('nobody')))).toBe(
      '401 auth/required',
    );
    expect(await statusAndCodeOf(listen(judge, 'seat', at('jana')))).toBe('403 policy/forbidden');
  });

  it('goes through push services only: the server posts nowhere else', async () => {
    for (const endpoint of [
      'https://push.example.org.evil.example/x',
      'http://push.example.org/x',
      'http://127.0.0.1:6379/x',
      'https://user:word@push.example.org/x',
      'https://push.example.org:8443/x',
    ]) {
      expect(await statusAndCodeOf(listen(seat(0).session, 'seat', endpoint))).toBe(
        '422 push/unknown-service',
      );
    }
    expect(await statusAndCodeOf(listen(seat(0).session, 'seat', 'not an address'))).toBe(
      '400 request/malformed',
    );
  });
});

describe('the outbox', () => {
  const timed = (round: number) => ({
    notice: { kind: 'paired', eventId: 'e1', phase: 0, round, attempt: 1 } as const,
    dueAt: new Date().toISOString(),
    expiresAt: new Date(Date.now() + 60_000).toISOString(),
  });

  it('takes news read twice once, and gives a delivery to one of many workers', async () => {
    const outbox = new NoticeOutbox(api.pool);
    await outbox.record([timed(1)]);
    await outbox.record([timed(1), { ...timed(2), expiresAt: '2020-01-01T00:00:00.000Z' }]);
    expect((await outbox.open()).map(({ key }) => key)).toEqual(['paired.e1.0.1.1']);
    await listen(seat(1).session, 'seat', at('ben'));
    const [ben] = await new PushSubscriptions(api.pool)
      .listening(room.eventId)
      .then((all) => all.filter(({ endpoint }) => endpoint === at('ben')));
    const claims = await Promise.all(
      Array.from({ length: 8 }, () => outbox.claim('paired.e1.0.1.1', ben?.subscriptionId ?? '')),
    );
    expect(claims.filter(Boolean)).toHaveLength(1);
    expect(await outbox.unsettled('paired.e1.0.1.1')).toBe(true);
    // The worker that claimed it has died: after a minute another may send it.
    await api.pool.query(`update push_deliveries set claimed_at = now() - interval '61 seconds'`);
    expect(await outbox.claim('paired.e1.0.1.1', ben?.subscriptionId ?? '')).toBe(true);
    await outbox.settle('paired.e1.0.1.1', ben?.subscriptionId ?? '', 'sent');
    await api.pool.query(`update push_deliveries set claimed_at = now() - interval '1 hour'`);
    expect(await outbox.claim('paired.e1.0.1.1', ben?.subscriptionId ?? '')).toBe(false);
    await outbox.close('paired.e1.0.1.1');
    await outbox.record([timed(1)]);
    expect([await outbox.open(), await outbox.read('paired.e1.0.1.1')]).toEqual([[], null]);
  });
});
