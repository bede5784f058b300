import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiSession, Connection } from '#client';
import {
  type MadeWebhook,
  madeWebhook,
  mostWebhooks,
  type NewWebhook,
  webhookDeliveryList,
  webhookList,
} from '#contracts';
import { statusAndCodeOf } from '../../test/answers.js';
import { machineOf } from '../../test/machines.js';
import { openEvent, register, signedUp, visitor } from '../../test/people.js';
import type { RunningApi } from '../../test/running-api.js';
import { startStaffedApi } from '../../test/staffed-api.js';

let api: RunningApi;
let connection: Connection;
let owner: ApiSession;
beforeAll(async () => {
  ({ api, connection, owner } = await startStaffedApi());
});
afterAll(() => api?.stop());

const asked: NewWebhook = {
  url: 'https://hooks.example.org/conclave',
  kinds: ['round.paired', 'result.final'],
};
const make = async (
  person: ApiSession,
  eventId: string,
  changes: Partial<NewWebhook> = {},
): Promise<MadeWebhook> =>
  madeWebhook.parse(
    JSON.parse(await person.post(`/api/events/${eventId}/webhooks`, { ...asked, ...changes })),
  );
const listed = async (person: ApiSession, eventId: string) =>
  webhookList.parse(JSON.parse(await person.get(`/api/events/${eventId}/webhooks`))).webhooks;
const deliveries = async (eventId: string, endpointId: string) =>
  webhookDeliveryList.parse(
    JSON.parse(await owner.get(`/api/events/${eventId}/webhooks/${endpointId}/deliveries`)),
  ).deliveries;

describe('an organizer', () => {
  it('adds an endpoint, sees its secret once, and finds it in the list', async () => {
    const eventId = await openEvent(owner);
    const { made, secret } = await make(owner, eventId);
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(made).toMatchObject({ ...asked, status: 'active', failingSince: null, waiting: 0 });
    const list = await owner.get(`/api/events/${eventId}/webhooks`);
    expect(await listed(owner, eventId)).toEqual([made]);
    expect(list).not.toContain(secret);
  });

  it('pauses, resumes, tests, repeats and removes', async () => {
    const eventId = await openEvent(owner);
    const { made } = await make(owner, eventId);
    const act = (action: string, body: object = {}): Promise<string> =>
      statusAndCodeOf(
        owner.post(`/api/events/${eventId}/webhooks/${made.endpointId}/${action}`, body),
      );
    expect(await act('test')).toBe('accepted');
    const [test] = await deliveries(eventId, made.endpointId);
    expect(test).toMatchObject({ kind: 'test', status: 'waiting', attempts: 0 });
    expect((await listed(owner, eventId))[0]?.waiting).toBe(1);
    expect(await act('redeliver', { messageId: test?.messageId })).toBe('accepted');
    expect(await act('redeliver', { messageId: 'msg_of_nobody' })).toBe(
      '404 webhook/delivery-unknown',
    );
    expect(await act('pause')).toBe('accepted');
    expect((await listed(owner, eventId))[0]?.status).toBe('paused');
    expect(await act('test')).toBe('409 webhook/paused');
    expect(await act('resume')).toBe('accepted');
    expect((await listed(owner, eventId))[0]?.status).toBe('active');
    expect(await act('remove')).toBe('accepted');
    expect(await listed(owner, eventId)).toEqual([]);
    expect(await act('pause')).toBe('404 webhook/not-found');
  });

  it('is told what is wrong with an address, and when there are enough', async () => {
    const eventId = await openEvent(owner);
    const faultOf = (url: string): Promise<string> =>
      statusAndCodeOf(make(owner, eventId, { url }));
    expect(await faultOf('http://hooks.example.org/')).toBe('409 webhook/not-https');
    expect(await faultOf('https://user:word@hooks.example.org/')).toBe('409 webhook/credentials');
    expect(await faultOf('https://192.168.1.20/')).toBe('409 webhook/private-address');
    for (const url of ['ftp://hooks.example.org/', 'hooks', ''])
      expect([url, await faultOf(url)]).toEqual([url, '400 request/malformed']);
    for (const kinds of [[], ['ban.sealed']])
      expect(await statusAndCodeOf(make(owner, eventId, { kinds } as never))).toBe(
        '400 request/malformed',
      );
    for (let count = 0; count < mostWebhooks; count += 1) await make(owner, eventId);
    expect(await statusAndCodeOf(make(owner, eventId))).toBe('409 webhook/too-many');
  });

  it('may leave it to a machine that acts in this event', async () => {
    const eventId = await openEvent(owner);
    const machine = await machineOf(owner, { eventId });
    const { made } = await make(machine, eventId);
    expect(await listed(machine, eventId)).toEqual([made]);
    const reader = await machineOf(owner, { eventId, access: 'read' });
    expect(await listed(reader, eventId)).toEqual([made]);
    expect(await statusAndCodeOf(make(reader, eventId))).toBe('403 token/read-only');
  });
});

describe('everybody else', () => {
  it('learns nothing of the endpoints of an event and changes none', async () => {
    const eventId = await openEvent(owner);
    const elsewhere = await openEvent(owner);
    const { made } = await make(owner, eventId);
    const judge = await signedUp(connection, 'Judith');
    await owner.command('GrantRole', {
      eventId,
      email: (await judge.me()).account?.email ?? '',
      role: 'judge',
    });
    const others = {
      judge,
      player: (await register(connection, eventId, 'Ana')).session,
      stranger: await signedUp(connection, 'Paul'),
      visitor: visitor(connection),
    };
    const base = `/api/events/${eventId}/webhooks`;
    for (const [person, session] of Object.entries(others)) {
      const turnedAway = person === 'visitor' ? '401 auth/required' : '403 policy/forbidden';
      for (const path of [base, `${base}/live`, `${base}/${made.endpointId}/deliveries`])
        expect([person, path, await statusAndCodeOf(session.get(path))]).toEqual([
          person,
          path,
          turnedAway,
        ]);
      expect([person, await statusAndCodeOf(make(session, eventId))]).toEqual([person, turnedAway]);
      for (const action of ['test', 'redeliver', 'pause', 'resume', 'remove']) {
        expect([
          person,
          action,
          await statusAndCodeOf(
            session.post(`${base}/${made.endpointId}/${action}`, { messageId: 'x' }),
          ),
        ]).toEqual([person, action, turnedAway]);
      }
    }
    // Not even the endpoint's owner may reach it through another tournament.
    expect(
      await statusAndCodeOf(
        owner.post(`/api/events/${elsewhere}/webhooks/${made.endpointId}/remove`, {}),
      ),
    ).toBe('404 webhook/not-found');
    expect(await listed(owner, eventId)).toEqual([made]);
  });

  it('finds neither address nor secret in the file of the event', async () => {
    const eventId = await openEvent(owner);
    const { secret } = await make(owner, eventId);
    const file = await owner.get(`/api/events/${eventId}/export`);
    expect(file).toContain('"EventCreated"');
    expect(file).not.toContain('hooks.example.org');
    expect(file).not.toContain(secret);
  });
});
