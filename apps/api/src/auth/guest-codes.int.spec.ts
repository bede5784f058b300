import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiSession, Connection } from '#client';
import { statusAndCodeOf } from '../../test/answers.js';
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

const seatsOf = async (session: ApiSession, eventId: string): Promise<unknown> =>
  (await session.me()).guestSeats.filter((seat) => seat.eventId === eventId).length;

describe('the code of a seat', () => {
  it('is told once, kept as a hash, and in nothing that staff can ask for', async () => {
    const eventId = await openEvent(owner);
    const { guestCode = '' } = await visitor(connection).command('Register', {
      eventId,
      name: 'Gina',
    });
    expect(guestCode).toMatch(/^[2-9A-Z]{5}-[2-9A-Z]{5}$/);
    const told = await Promise.all(
      [`guest-codes`, `export`].map((part) => owner.get(`/api/events/${eventId}/${part}`)),
    );
    const { rows } = await api.pool.query('select * from events');
    for (const text of [...told, JSON.stringify(rows)]) {
      expect(text).not.toContain(guestCode);
      expect(text).not.toContain(guestCode.replace('-', ''));
    }
    expect(JSON.parse(told[0] ?? '')).toMatchObject({ players: [{ name: 'Gina', issued: 1 }] });
  });

  it('is made anew by name, and the former one opens nothing', async () => {
    const eventId = await openEvent(owner);
    const phone = visitor(connection);
    const { guestCode = '', ids } = await phone.command('Register', { eventId, name: 'Gina' });
    const playerId = ids['playerId'] ?? '';
    const next = await owner.command('IssueGuestCode', { eventId, playerId, endDevices: false });
    expect(next.guestCodes).toEqual([{ playerId, code: next.guestCode }]);
    expect(next.guestCode).not.toBe(guestCode);
    expect(await statusAndCodeOf(visitor(connection).signInGuest(eventId, guestCode))).toBe(
      '404 guest/code-unknown',
    );
    expect(
      await statusAndCodeOf(visitor(connection).signInGuest(eventId, next.guestCode ?? '')),
    ).toBe('accepted');
    expect(await statusAndCodeOf(phone.command('CallJudge', { eventId, playerId, note: '' }))).toBe(
      'accepted',
    );
    const issued = (await api.store.readStream(`event-${eventId}`)).at(-2);
    expect(issued).toMatchObject({
      type: 'GuestCodeIssued',
      data: { playerId, issue: 2 },
      meta: { actor: `account:${(await owner.me()).account?.id}` },
    });
  });

  it('ends the devices that held the seat when it is asked to', async () => {
    const eventId = await openEvent(owner);
    const { session: phone, playerId } = await register(connection, eventId, 'Gina');
    expect(await seatsOf(phone, eventId)).toBe(1);
    await owner.command('IssueGuestCode', { eventId, playerId, endDevices: true });
    expect(await statusAndCodeOf(phone.command('CallJudge', { eventId, playerId, note: '' }))).toBe(
      '403 policy/forbidden',
    );
  });

  it('is made at once for everyone of an imported list, and for nobody twice', async () => {
    const eventId = await openEvent(owner);
    await owner.command('ImportPlayers', { eventId, text: 'Ana\nBen\nCleo' });
    const { guestCodes = [] } = await owner.command('IssueMissingCodes', { eventId });
    expect(new Set(guestCodes.map(({ code }) => code)).size).toBe(3);
    const phone = visitor(connection);
    await phone.signInGuest(eventId, guestCodes[1]?.code ?? '');
    expect((await phone.me()).guestSeats).toEqual([{ eventId, playerId: guestCodes[1]?.playerId }]);
    expect(await statusAndCodeOf(owner.command('IssueMissingCodes', { eventId }))).toBe(
      '409 guest/no-code-missing',
    );
  });

  it('is no business of judges, strangers and claimed seats', async () => {
    const eventId = await openEvent(owner);
    const { playerId, session: guest } = await register(connection, eventId, 'Gina');
    const issue = (session: ApiSession) =>
      statusAndCodeOf(session.command('IssueGuestCode', { eventId, playerId, endDevices: false }));
    expect(await issue(visitor(connection))).toBe('401 auth/required');
    expect(await issue(await signedUp(connection, 'Paul'))).toBe('403 policy/forbidden');
    expect(await issue(guest)).toBe('accepted');
  });
});

describe('staff who have a seat', () => {
  it('see what players see until they say on the record that they see as staff', async () => {
    const eventId = await openEvent(owner);
    const { playerId } = await register(connection, eventId, 'Ana');
    const judge = await signedUp(connection, 'Jana');
    await owner.command('GrantRole', {
      eventId,
      email: (await judge.me()).account?.email ?? '',
      role: 'judge',
    });
    await api.settle();
    const asks = () =>
      Promise.all([
        statusAndCodeOf(judge.query('story', { eventId })),
        statusAndCodeOf(judge.get(`/api/events/${eventId}/export`)),
        statusAndCodeOf(judge.query('deck', { eventId, playerId })),
      ]);
    expect(await asks()).toEqual(Array(3).fill('accepted'));
    await judge.command('Register', { eventId, name: 'Jana' });
    await api.settle();
    expect(await asks()).toEqual(Array(3).fill('403 policy/seated-staff'));
    expect(await statusAndCodeOf(judge.query('judgeCalls', { eventId }))).toBe('accepted');
    await judge.command('SeeAsStaff', { eventId, reason: 'short of judges' });
    await api.settle();
    expect(await asks()).toEqual(Array(3).fill('accepted'));
    expect((await api.store.readStream(`event-${eventId}`)).at(-1)?.type).toBe('StaffSightTaken');
  });
});
