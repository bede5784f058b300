/**
 * Fault reports about running games: who may open them, and that they reveal no hidden card before
 * the game is over.
 */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openFault } from '../../../cli/src/fault.js';
import { ApiSession, type Connection } from '#client';
import { replayFile, type ReplayFile, unpackFrames } from '#contracts';
import { statusAndCodeOf } from '../../test/answers.js';
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
  drawKnownSeeds(api, 'faults');
});
afterAll(() => api?.stop());

const openAs = async (session: ApiSession, path: string): Promise<ReplayFile> =>
  replayFile.parse(JSON.parse(await session.get(path)));
const lastBoard = (file: ReplayFile) => unpackFrames(file.frames, file).at(-1)?.board;

const reportIn = async (
  { matchId, a }: { readonly matchId: string; readonly a: { readonly session: ApiSession } },
  words: string,
) => {
  const view = await lookAt(a.session, matchId);
  const at = view.board?.at ?? 0;
  const { game, takenBack } = view;
  const report = { matchId, game, at, takenBack, words };
  await a.session.command('ReportFault', report);
  return { view, at, report };
};

describe('a reported fault of an event game', () => {
  it('calls a judge with the position, and shows each reader no more than the game did', async () => {
    const table = await seatedTable(api, connection, owner);
    const { eventId, matchId, a, b } = table;
    await a.session.command('OpenTable', { matchId });
    await playOn(table, { seed: 4, most: 45 });
    const { view, at } = await reportIn(table, 'Luke did not heal');
    const path = `/api/tables/${matchId}/faults/1`;

    const called = (await api.store.readStream(`event-${eventId}`)).filter(
      ({ type }) => type === 'JudgeCalled',
    );
    expect(called).toMatchObject([
      {
        data: {
          playerId: a.playerId,
          note: expect.stringMatching(/^sealed:/),
          fault: { matchId, number: 1 },
        },
      },
    ]);
    expect((await lookAt(a.session, matchId)).faults).toEqual([1]);
    for (const other of [b.session, visitor(connection)]) {
      expect(await lookAt(other, matchId)).not.toHaveProperty('faults');
      expect(await statusAndCodeOf(other.get(path))).toBe('404 match/fault-not-found');
    }

    const judge = new ApiSession(connection);
    const email = `${randomUUID()}@example.org`;
    await judge.signUp({ name: 'Jo', email, password: randomUUID() });
    await owner.command('GrantRole', { eventId, email, role: 'judge' });
    expect((await lookAt(judge, matchId)).faults).toEqual([1]);
    // The game goes on; the report stays at its decision.
    await playOn(table, { seed: 8, most: 6 });
    const [own, judged] = [await openAs(a.session, path), await openAs(judge, path)];
    expect(own).toMatchObject({
      open: false,
      record: null,
      viewer: 'a',
      fault: { at, by: 'a', words: 'Luke did not heal' },
    });
    expect(own.frames).toHaveLength(at + 1);
    expect(own.log.every((line) => line.at <= at)).toBe(true);
    expect(lastBoard(own)?.a.hand?.map(({ id }) => id)).toEqual(
      view.board?.a.hand?.map(({ id }) => id),
    );
    expect(lastBoard(own)?.b.hand).toBeNull();
    expect(judged).toMatchObject({ open: false, record: null, viewer: null });
    expect([lastBoard(judged)?.a.hand, lastBoard(judged)?.b.hand]).toEqual([null, null]);
    // A second report while the judge is on the way is stored without another call.
    await reportIn(table, 'and again');
    expect((await lookAt(judge, matchId)).faults).toEqual([1, 2]);
  });
});

describe('a reported fault of a free match', () => {
  it('is kept for whoever reported it, whole once the match is over, and can be played again', async () => {
    const [ana, ben] = [visitor(connection), visitor(connection)];
    const wish = { name: 'Ana', format: 'premier', bestOf: 1, listed: false } as const;
    const deck = (name: 'luke' | 'vader') => ({ kind: 'starter', name }) as const;
    const { ids } = await ana.command('OpenFreeMatch', { ...wish, deck: deck('luke') });
    const matchId = ids['matchId'] ?? '';
    await ben.command('JoinFreeMatch', { matchId, deck: deck('vader'), name: 'Ben' });
    await playOn({ matchId, a: { session: ana }, b: { session: ben } }, { seed: 6, most: 30 });
    const { at, report } = await reportIn({ matchId, a: { session: ana } }, 'something is odd');
    expect(await statusAndCodeOf(visitor(connection).command('ReportFault', report))).toBe(
      '403 policy/forbidden',
    );
    const path = `/api/tables/${matchId}/faults/1`;
    expect(await statusAndCodeOf(ben.get(path))).toBe('404 match/fault-not-found');
    expect(await openAs(ana, path)).toMatchObject({ open: false, record: null, fault: { at } });
    const { board, game } = await lookAt(ben, matchId);
    const move = { at: board?.at ?? 0, concede: true } as const;
    await ben.command('PlayMove', { matchId, game, move });
    const file = await openAs(ana, path);
    expect(file.record?.moves).toHaveLength(at);
    expect(lastBoard(file)?.b.hand).not.toBeNull();
    // The game's own replay is not cut short by the report.
    const replay = await openAs(ana, `/api/tables/${matchId}/games/1/replay`);
    expect(replay.frames).toHaveLength(at + 2);
    expect(replay).not.toHaveProperty('fault');
    const lines: string[] = [];
    expect(openFault(JSON.stringify(file), (line) => lines.push(line))).toBe(0);
    expect(lines.join('\n')).toContain('something is odd');
    expect(lines.at(-1)).toBe(`fault: ${at} moves played again, none refused`);
    // A move that no engine accepts is reported by its number.
    const changed = {
      ...file,
      record: { ...file.record, moves: [{ seat: 0, at: 0, pick: [77] }] },
    };
    expect(openFault(JSON.stringify(changed), (line) => lines.push(line))).toBe(1);
    expect(lines.at(-1)).toContain('move 1 of 1 is refused');
    expect(openFault('{"format":"else"}', () => undefined)).toBe(2);
  });
});
