import { afterAll, beforeAll, expect, it } from 'vitest';
import { ApiSession, type Connection } from '#client';
import { linkCode, madeLink, seatToken, tokenList } from '#contracts';
import { openEvent, register } from '../../test/people.js';
import type { RunningApi } from '../../test/running-api.js';
import { startStaffedApi } from '../../test/staffed-api.js';

let api: RunningApi;
let connection: Connection;
let owner: ApiSession;
beforeAll(async () => {
  ({ api, connection, owner } = await startStaffedApi());
});
afterAll(() => api?.stop());

const visitor = () => new ApiSession(connection, { attempts: 1 });
const bearing = (token: string) =>
  new ApiSession(connection, { attempts: 1, token, door: '/api/v1' });

it('a code of an account makes one token, which its owner sees and revokes', async () => {
  const { code } = linkCode.parse(JSON.parse(await owner.post('/api/me/link-codes', {})));
  const asked = { code: code.toLowerCase().replaceAll('-', ' '), name: 'Discord' };
  const link = madeLink.parse(JSON.parse(await visitor().post('/api/v1/links', asked)));
  expect(link.account.name).toBe('Olga');
  await expect(visitor().post('/api/v1/links', asked)).rejects.toThrow('404 link/code-unknown');
  const eventId = await openEvent(owner);
  await bearing(link.token).command('CloseRegistration', { eventId });
  await expect(bearing(link.token).post('/api/me/link-codes', {})).rejects.toThrow('403');
  const { tokens } = tokenList.parse(JSON.parse(await owner.get('/api/me/tokens')));
  expect(tokens.map(({ name }) => name)).toEqual(['Discord']);
  await owner.post(`/api/me/tokens/${link.made.tokenId}/revoke`, {});
  await expect(bearing(link.token).query('event', { eventId })).rejects.toThrow(
    '401 token/unknown',
  );
});

it('the code of a seat makes a token for that seat alone', async () => {
  const eventId = await openEvent(owner);
  const { ids, guestCode = '' } = await visitor().command('Register', { eventId, name: 'Ana' });
  const ben = await register(connection, eventId, 'Ben');
  const answer = await visitor().post('/api/v1/seats', { eventId, code: guestCode });
  const { playerId, token } = seatToken.parse(JSON.parse(answer));
  expect(playerId).toBe(ids['playerId']);
  await bearing(token).command('CheckInPlayer', { eventId, playerId });
  await expect(
    bearing(token).command('CheckInPlayer', { eventId, playerId: ben.playerId }),
  ).rejects.toThrow('403');
  await expect(bearing(`${token}x`).query('mySeat', { eventId })).rejects.toThrow(
    '401 token/unknown',
  );
  await owner.command('IssueGuestCode', { eventId, playerId, endDevices: true });
  await expect(bearing(token).command('UndoCheckIn', { eventId, playerId })).rejects.toThrow(
    /40[13]/,
  );
  await expect(visitor().post('/api/v1/seats', { eventId, code: 'AAAAA-AAAAA' })).rejects.toThrow(
    '404 guest/code-unknown',
  );
});
