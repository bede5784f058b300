import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ApiSession, Connection } from '#client';
import { codeOf } from '../../test/answers.js';
import { drawKnownSeeds } from '../../test/known-seeds.js';
import { visitor } from '../../test/people.js';
import type { RunningApi } from '../../test/running-api.js';
import { startStaffedApi } from '../../test/staffed-api.js';
import { lookAt, playOn, seatedTable } from '../../test/tables.js';

let api: RunningApi;
let connection: Connection;
let owner: ApiSession;
beforeAll(async () => {
  ({ api, connection, owner } = await startStaffedApi());
  drawKnownSeeds(api, 'round time');
});
afterAll(() => api?.stop());

it('ends a game on screen by the rule of the event once the clock of its round is over', async () => {
  const table = await seatedTable(api, connection, owner);
  const { eventId, matchId, a } = table;
  await a.session.command('OpenTable', { matchId });
  const round = { eventId, phase: 0, round: 1, attempt: 1 };
  const call = (session: ApiSession) => codeOf(session.command('CallTime', { matchId }));
  expect(await call(a.session)).toBe('match/too-early');
  await owner.command('StartRoundClock', { ...round, minutes: 1 });
  expect(await call(a.session)).toBe('match/too-early');
  expect((await lookAt(a.session, matchId)).time).toEqual({
    rule: 'next-action-phase',
    called: false,
    lastRound: null,
    extendedSeconds: 0,
  });
  await owner.command('ExtendRoundClock', { ...round, seconds: -3_600 });
  await owner.command('ExtendTime', { matchId, seconds: 3_600, reason: 'A long call' });
  expect(await call(a.session)).toBe('match/too-early');
  await owner.command('ExtendRoundClock', { ...round, seconds: -3_600 });
  expect(await call(visitor(connection))).toBe('auth/required');
  expect(await call(a.session)).toBe('accepted');
  expect(await call(owner)).toBe('match/time-called');
  const { time } = await lookAt(a.session, matchId);
  expect(time).toMatchObject({ called: true, lastRound: 1 });
  await playOn(table, { seed: 3 });
  expect(await lookAt(a.session, matchId)).toMatchObject({
    status: 'completed',
    running: false,
    result: { cause: 'time' },
    board: { round: 1, phase: 'regroup' },
  });
});
