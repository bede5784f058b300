import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiSession, type Connection } from '#client';
import { defaultSettings } from '#contracts';
import { openEvent, pairAsWorker, plainInformation } from '../../apps/api/test/people.js';
import type { RunningApi } from '../../apps/api/test/running-api.js';
import { startStaffedApi } from '../../apps/api/test/staffed-api.js';
import { DiscordHall } from './discord-hall.js';

let api: RunningApi;
let connection: Connection;
let owner: ApiSession;
let hall: DiscordHall;
const staff = { id: '501', name: 'Olga', manages: true };
const ana = { id: '502', name: 'Ana' };
const ben = { id: '503', name: 'Ben', locale: 'es-ES' };
beforeAll(async () => {
  ({ api, connection, owner } = await startStaffedApi());
  hall = await DiscordHall.open(api.url, 'commands');
});
afterAll(async () => {
  await hall?.close();
  await api?.stop();
});

describe('interactions', () => {
  it('are answered to Discord alone', async () => {
    const ping = { id: '1', type: 1, token: 't' };
    expect(await hall.discord.post(ping)).toEqual({ status: 200, answer: { type: 1 } });
    for (const forged of [
      { signature: '0'.repeat(128) },
      { signature: 'none' },
      { timestamp: String(Math.floor(Date.now() / 1_000) - 3_600) },
    ])
      expect((await hall.discord.post(ping, forged)).status).toBe(401);
    expect((await hall.discord.post({ id: '1', type: 99, token: 't' })).status).toBe(400);
  });

  it('tells Discord which commands there are', () => {
    expect(hall.discord.commands.map(({ name }) => name)).toContain('report');
  });
});

describe('an event of two by Discord', () => {
  const place = { channel: '901' };
  let eventId = '';
  const say = (person: typeof ana, name: string, options = {}) =>
    hall.discord.command(person, place, name, options);

  it('is followed by staff whose account is linked, and by nobody else', async () => {
    eventId = await openEvent(owner);
    await api.settle();
    const event = `https://conclave.example.org/e/${eventId}`;
    expect((await say(staff, 'follow', { event })).text).toMatch(/^Link your account/);
    expect((await say(ana, 'follow', { event })).text).toMatch(/^Whoever manages/);
    expect((await hall.discord.command(staff, place, 'link')).text).toMatch(/\/account$/);
    expect((await say(staff, 'link', { code: 'LINK-2222-2222' })).text).toMatch(/opens nothing/);
    expect((await hall.link(owner, staff)).text).toBe('Your Discord account now acts for Olga.');
    expect((await say(ana, 'register')).text).toMatch(/follows no event/);
    expect((await say(staff, 'follow', { event: 'nowhere-at-all' })).text).toMatch(/^No event/);
    expect((await say(staff, 'follow', { event })).text).toBe('This channel follows Saturday.');
  });

  it('takes a registration once, and seats that were made elsewhere', async () => {
    expect((await say(ana, 'where')).text).toMatch(/no seat/);
    expect((await say(ana, 'register')).text).toBe('Ana is registered for Saturday.');
    expect((await say(ana, 'register')).text).toBe('You are registered as Ana.');
    const visitor = new ApiSession(connection, { attempts: 1 });
    const { guestCode = '' } = await visitor.command('Register', { eventId, name: 'Ben' });
    expect((await say(ben, 'link', { code: guestCode })).text).toMatch(/^Este puesto/);
    await api.settle();
    const { players } = await owner.query('roster', { eventId });
    expect(players.map(({ name }) => name).sort()).toEqual(['Ana', 'Ben']);
  });

  it('is played: checked in, seated, reported, confirmed, ranked', async () => {
    expect((await say(ana, 'check-in')).text).toBe('You are checked in for Saturday.');
    await say(ben, 'check-in');
    await owner.command('StartEvent', { eventId });
    await owner.command('RequestPairing', {
      eventId,
      phase: 0,
      round: 1,
      attempt: 1,
      repair: false,
    });
    await pairAsWorker(api, eventId);
    await api.settle();
    await hall.restart();
    await expect
      .poll(async () => (await say(ana, 'where')).text)
      .toMatch(/^Round 1, \*\*table 1\*\*, against \*\*Ben\*\*/);
    expect((await say(ana, 'report', { won: 3, lost: 0 })).text).toMatch(/cannot end so/);
    expect((await say(ana, 'report', { won: 2, lost: 1 })).text).toMatch(/^You have reported 2–1/);
    await api.settle();
    expect((await say(ana, 'confirm')).text).toMatch(/your own report/);
    const seen = await say(ben, 'where');
    expect(seen.text).toMatch(/Ana comunica 1–2/);
    const confirm = seen.buttons.find((button) => button.startsWith('confirm:'));
    const pressed = await hall.discord.press(ben, place, confirm ?? 'none');
    expect(pressed.text).toBe('Confirmado: 1–2.');
    await api.settle();
    expect((await say(ana, 'where')).text).toMatch(/Result: 2–1\.$/);
    expect((await say(ana, 'standings')).text).toMatch(/1\. Ana · 3 \(1-0\)/);
    expect((await say(ana, 'unlink')).text).toMatch(/^The link has ended/);
    expect((await say(ana, 'where')).text).toMatch(/no seat/);
  });
});

describe('whoever registers by Discord without an account', () => {
  const say = (person: typeof ana, channel: string, name: string) =>
    hall.discord.command(person, { channel }, name);
  const follow = async (channel: string, changes: Parameters<typeof openEvent>[1]) => {
    const event = await openEvent(owner, changes);
    await api.settle();
    await hall.link(owner, staff);
    const followed = await hall.discord.command(staff, { channel }, 'follow', { event });
    expect(followed.text).toBe('This channel follows Saturday.');
    return event;
  };

  it('waits until staff accept them, where all registrations wait', async () => {
    const settings = { ...defaultSettings, deckRequired: false, approval: true };
    const eventId = await follow('902', { settings });
    expect((await say(ana, '902', 'register')).text).toMatch(/waits until staff accept it/);
    await api.settle();
    const { players } = await owner.query('roster', { eventId });
    expect(players).toMatchObject([{ name: 'Ana', status: 'waitlisted', asked: true }]);
    expect((await say(ana, '902', 'check-in')).text).not.toMatch(/checked in/);
    await owner.command('PromotePlayer', { eventId, playerId: players[0]?.playerId ?? '' });
    await api.settle();
    await expect.poll(async () => (await say(ana, '902', 'where')).text).toMatch(/no table yet/);
  });

  it('stands on the waitlist of a full event, and stays out of a private one', async () => {
    await follow('903', { cap: 2 });
    for (const person of [ana, ben]) await say(person, '903', 'register');
    const cleo = { id: '504', name: 'Cleo' };
    expect((await say(cleo, '903', 'register')).text).toMatch(/number 1 on the waitlist/);
    const eventId = await follow('904', {});
    await owner.command('SetEventInformation', {
      eventId,
      information: { ...plainInformation, visibility: 'private' },
    });
    await api.settle();
    expect((await say(ana, '904', 'register')).text).toMatch(/^This event is private/);
  });
});
