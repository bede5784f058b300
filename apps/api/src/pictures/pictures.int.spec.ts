import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiSession, Connection } from '#client';
import { defaultSettings } from '#contracts';
import { tokenOf } from '../../test/machines.js';
import { openEvent, plainInformation, register, runningEventOf } from '../../test/people.js';
import type { RunningApi } from '../../test/running-api.js';
import { startStaffedApi } from '../../test/staffed-api.js';
import { starterText } from '../../test/tables.js';

const settings = { ...defaultSettings, cutSize: 0 as const, swissRounds: 1, deckRequired: false };
const names = ['Ana', '</text><script>', 'Łukasz 🦊 Дмитрий', 'W'.repeat(80)];

let api: RunningApi;
let connection: Connection;
let owner: ApiSession;
beforeAll(async () => {
  ({ api, connection, owner } = await startStaffedApi());
});
afterAll(() => api?.stop());

const take = async (eventId: string, picture: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${api.url}/pictures/${eventId}/${picture}`, { headers });
  return {
    status: answer.status,
    headers: answer.headers,
    bytes: Buffer.from(await answer.arrayBuffer()),
  };
};

/** PNG (third edition), 5.2 and 11.2.1: the signature, then the header with width and height. */
const sizeOf = (png: Buffer): readonly number[] => {
  expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  expect(png.subarray(12, 16).toString('latin1')).toBe('IHDR');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
};

const running = async (decksPublic: 'never' | 'after-event' | 'always') => {
  const changes = { settings: { ...settings, decksPublic } };
  const event = await runningEventOf(api, connection, owner, { names, changes });
  await api.settle();
  return event;
};

describe('pictures of an event', () => {
  it('are PNG of one size, whatever people are called, and are told of by the pages', async () => {
    const { eventId } = await running('always');
    for (const picture of ['event', 'standings', 'pairings', 'results']) {
      const { status, headers, bytes } = await take(eventId, `${picture}.png?lang=de`);
      expect([picture, status, headers.get('content-type')]).toEqual([picture, 200, 'image/png']);
      expect(sizeOf(bytes)).toEqual([1_200, 630]);
      const etag = headers.get('etag') ?? '';
      const again = await take(eventId, `${picture}.png?lang=de`, { 'if-none-match': etag });
      expect([again.status, again.bytes.length]).toEqual([304, 0]);
    }
    expect((await take(eventId, 'nothing.png')).status).toBe(404);
    expect((await take(eventId, 'deck.png?player=nobody')).status).toBe(404);
    expect((await take('abcdefghij', 'event.png')).status).toBe(404);
    expect((await take(eventId, 'standings.png?after=-1')).status).toBe(400);
  });

  it('show no deck before it is public, and one that is', async () => {
    const pictures = ['event.png', 'standings.png', 'pairings.png', 'results.png'];
    const { eventId, seats } = await running('never');
    const playerId = seats[0]?.playerId ?? '';
    const digests = async () =>
      Promise.all(pictures.map(async (name) => (await take(eventId, name)).headers.get('etag')));
    const before = await digests();
    await owner.command('SubmitDeck', { eventId, playerId, text: starterText('luke') });
    await api.settle();
    // Equal bytes with and without the deck: nothing of it can be in the pictures.
    expect(await digests()).toEqual(before);
    const deck = `deck.png?player=${playerId}`;
    expect((await take(eventId, deck)).status).toBe(401);
    expect((await take(eventId, deck, owner.identity())).status).toBe(200);

    const open = await running('always');
    const [shown] = open.seats;
    const of = { eventId: open.eventId, playerId: shown?.playerId ?? '' };
    await owner.command('SubmitDeck', { ...of, text: starterText('luke') });
    await api.settle();
    const { status, bytes } = await take(of.eventId, `deck.png?player=${of.playerId}`);
    expect([status, ...sizeOf(bytes)]).toEqual([200, 1_200, 630]);
  });

  it('show how it ended, and change when a result does', async () => {
    const { eventId } = await running('never');
    const ofPairings = (await take(eventId, 'results.png')).headers.get('etag');
    const { tables } = await owner.query('pairings', { eventId });
    const matchId = tables[0]?.matchId ?? '';
    await owner.command('RuleResult', { matchId, score: { a: 2, b: 1, drawn: 0 }, note: '' });
    await api.settle();
    expect((await take(eventId, 'results.png')).headers.get('etag')).not.toBe(ofPairings);
  });

  it('of a private event are for whoever holds a token for it', async () => {
    const hidden = await openEvent(owner);
    await register(connection, hidden, 'Zoe');
    const information = { ...plainInformation, visibility: 'private' } as const;
    await owner.command('SetEventInformation', { eventId: hidden, information });
    await api.settle();
    const { token } = await tokenOf(owner, { eventId: hidden, access: 'read' });
    expect((await take(hidden, 'event.png')).status).toBe(403);
    const own = await take(hidden, 'event.png', { authorization: `Bearer ${token}` });
    expect([own.status, own.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
  });
});
