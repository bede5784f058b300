import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ApiSession, Connection } from '#client';
import { freeMatchView, tableView } from '#contracts';
import { codeOf } from '../../test/answers.js';
import { drawKnownSeeds } from '../../test/known-seeds.js';
import { visitor } from '../../test/people.js';
import type { RunningApi } from '../../test/running-api.js';
import { startStaffedApi } from '../../test/staffed-api.js';
import { lookAt, seatedTable } from '../../test/tables.js';

let api: RunningApi;
let connection: Connection;
let owner: ApiSession;
beforeAll(async () => {
  ({ api, connection, owner } = await startStaffedApi());
  drawKnownSeeds(api, 'thinking time');
});
afterAll(() => api?.stop());

const thinkingTime = { reserve: 900, increment: 10, perMove: 30, atZero: 'loss' } as const;

it('counts how long the players of an event think, and stands while a judge is called', async () => {
  const { eventId, matchId, a, b } = await seatedTable(api, connection, owner, { thinkingTime });
  await a.session.command('OpenTable', { matchId });
  const view = await lookAt(a.session, matchId);
  const clock = { time: thinkingTime, left: [900_000, 900_000], since: expect.any(String) };
  expect(view.clock).toMatchObject(clock);
  const waits = view.clock?.asked === 0 ? b : a;
  const call = () => codeOf(waits.session.command('CallClock', { matchId, game: 1 }));
  expect(await call()).toBe('match/too-early');
  const { ids } = await waits.session.command('CallJudge', {
    eventId,
    playerId: waits.playerId,
    note: '',
  });
  expect((await lookAt(a.session, matchId)).clock?.since).toBeNull();
  expect(await call()).toBe('match/clock-stands');
  await owner.command('ResolveJudgeCall', { eventId, callId: ids['callId'] ?? '', note: '' });
  expect((await lookAt(a.session, matchId)).clock).toMatchObject({ since: expect.any(String) });
});

it('is agreed on at a table of no event: whoever sits down has read it', async () => {
  const [ana, ben] = [visitor(connection), visitor(connection)];
  const deck = { kind: 'starter', name: 'luke' } as const;
  const asked = { deck, name: 'Ana', format: 'premier', bestOf: 1, listed: false } as const;
  const unfit = { ...thinkingTime, perMove: 0, atZero: 'choice' } as const;
  expect(await codeOf(ana.command('OpenFreeMatch', { ...asked, thinkingTime: unfit }))).toBe(
    'request/malformed',
  );
  const { ids } = await ana.command('OpenFreeMatch', { ...asked, thinkingTime });
  const matchId = ids['matchId'] ?? '';
  const lobby = freeMatchView.parse(JSON.parse(await ben.get(`/api/free-matches/${matchId}`)));
  expect(lobby).toMatchObject({ thinkingTime });
  await ben.command('JoinFreeMatch', { matchId, deck, name: 'Ben' });
  const view = tableView.parse(JSON.parse(await ben.get(`/api/tables/${matchId}`)));
  expect(view.clock).toMatchObject({ time: thinkingTime, left: [900_000, 900_000] });
});
