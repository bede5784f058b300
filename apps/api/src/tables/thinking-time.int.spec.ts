import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ApiSession, Connection } from '#client';
import {
  duelView,
  freeMatchView,
  gamePracticeView,
  practiceView,
  tableView,
  twinSunsView,
} from '#contracts';
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

const asked = async <View>(
  session: ApiSession,
  path: string,
  { parse }: { readonly parse: (told: unknown) => View },
): Promise<View> => parse(JSON.parse(await session.get(path)));
const full = (seats: number) => ({
  time: thinkingTime,
  left: Array.from({ length: seats }, () => 900_000),
  since: expect.any(String),
});

it('is agreed on at tables of other games, and goes with another game of the same two', async () => {
  const [ana, ben] = [visitor(connection), visitor(connection)];
  const { ids } = await ana.command('OpenDuel', { game: 'destiny', name: 'Ana', thinkingTime });
  const duelId = ids['duelId'] ?? '';
  const look = (id = duelId) => asked(ben, `/api/duels/${id}`, duelView);
  const open = await look();
  expect(open).toMatchObject({ thinkingTime });
  expect(open.clock).toBeUndefined();
  await ben.command('JoinDuel', { duelId, name: 'Ben' });
  const { clock } = await look();
  expect(clock).toMatchObject(full(2));
  const [waits, late] = clock?.asked === 0 ? [ben, ana] : [ana, ben];
  expect(await codeOf(waits.command('CallDuelClock', { duelId }))).toBe('duel/too-early');
  expect(await codeOf(late.command('CallDuelClock', { duelId }))).toBe('duel/own-clock');
  await ana.command('ConcedeDuel', { duelId });
  expect((await look()).clock).toBeUndefined();
  const again = await ana.command('PlayDuelAgain', { duelId });
  expect(await look(again.ids['duelId'])).toMatchObject({ thinkingTime });
});

it('is agreed on at tables of several, where bots use none of it', async () => {
  const ana = visitor(connection);
  const deck = { kind: 'random' } as const;
  const { ids } = await ana.command('OpenTwinSuns', { seats: 3, deck, name: 'Ana', thinkingTime });
  const gameId = ids['gameId'] ?? '';
  await ana.command('DealTwinSuns', { gameId });
  const view = await asked(ana, `/api/twin-suns/${gameId}`, twinSunsView);
  expect(view).toMatchObject({ thinkingTime, clock: { ...full(3), asked: 0 } });
  expect(await codeOf(ana.command('CallTwinSunsClock', { gameId }))).toBe('twin-suns/too-early');
});

it('is the person’s alone against the bot, in another game too', async () => {
  const ana = visitor(connection);
  const deck = { kind: 'starter', name: 'luke' } as const;
  const first = await ana.command('StartPractice', { deck, against: deck, thinkingTime });
  const practiceId = first.ids['practiceId'] ?? '';
  const view = await asked(ana, `/api/practice/${practiceId}`, practiceView);
  expect(view.clock).toMatchObject({ ...full(2), asked: 0 });
  expect(await codeOf(ana.command('CallPracticeClock', { practiceId }))).toBe('practice/too-early');
  const again = await ana.command('RepeatPractice', { practiceId, swap: false });
  const next = await asked(ana, `/api/practice/${again.ids['practiceId']}`, practiceView);
  expect(next.clock).toMatchObject({ time: thinkingTime });
  const other = await ana.command('StartGamePractice', { game: 'destiny', thinkingTime });
  const path = `/api/practice/${other.ids['practiceId']}/board`;
  expect((await asked(ana, path, gamePracticeView)).clock).toMatchObject({ ...full(2), asked: 0 });
});
