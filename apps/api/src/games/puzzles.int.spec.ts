import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ApiSession, Connection } from '#client';
import { practiceView, puzzleList, puzzleView, replayFile, tableSeats } from '#contracts';
import { codeOf } from '../../test/answers.js';
import { visitor } from '../../test/people.js';
import { type RunningApi, startApi } from '../../test/running-api.js';

let api: RunningApi;
let connection: Connection;
beforeAll(async () => {
  api = await startApi();
  connection = new Connection(api.url);
});
afterAll(async () => {
  connection?.close();
  await api?.stop();
});

const look = async (session: ApiSession, practiceId: string) =>
  practiceView.parse(JSON.parse(await session.get(`/api/practice/${practiceId}`)));

it('is played on the usual board, and won by the line of its replay within its phase', async () => {
  const session = visitor(connection);
  const list = puzzleList.parse(JSON.parse(await session.get('/api/puzzles')));
  const { today, puzzles } = list;
  expect(puzzles.map(({ number }) => number)).toContain(today);
  const path = `/api/puzzles/${today}`;
  const puzzle = puzzleView.parse(JSON.parse(await session.get(path)));
  const { own, other, answers } = puzzles[today - 1] ?? {};
  expect(puzzle).toMatchObject({ number: today, own, other, answers, count: puzzles.length });
  const { record, seat } = puzzle;
  const { ids } = await session.command('PlayOn', { record, seat: tableSeats.indexOf(seat) });
  const practiceId = ids['practiceId'] ?? '';
  const begun = await look(session, practiceId);
  expect(begun.board).toMatchObject({
    at: record.moves.length,
    round: puzzle.round,
    phase: 'action',
    waitingFor: seat,
    initiativeTaken: true,
  });
  const text = await session.get(`${path}/replay`);
  const replay = replayFile.parse(JSON.parse(text));
  const line = replay.record?.moves.slice(record.moves.length) ?? [];
  expect(line).toHaveLength(puzzle.answers);
  expect(line[0]?.pick).toEqual(puzzle.first);
  for (const { seat: _seat, ...move } of line)
    await session.command('PlayPractice', { practiceId, move });
  expect(await look(session, practiceId)).toMatchObject({
    running: false,
    result: { winner: 'person', cause: 'played' },
    board: { round: puzzle.round },
  });
});

const ratingOf = async (session: ApiSession, number: number) => {
  const { puzzles } = puzzleList.parse(JSON.parse(await session.get('/api/puzzles')));
  const { tries, solved, isEstimated } = puzzles[number - 1] ?? {};
  return { tries, solved, isEstimated };
};

it('is rated by the first try of each browser, and keeps nobody it could name', async () => {
  const tries = '/api/puzzles/2/tries';
  const stranger = visitor(connection);
  expect(await codeOf(stranger.post(tries, { solved: true }))).toBe('auth/required');
  expect(await codeOf(stranger.post(tries, { solved: 'yes' }))).toBe('request/malformed');
  const { record, seat } = puzzleView.parse(JSON.parse(await stranger.get('/api/puzzles/2')));
  const players = Array.from({ length: 10 }, () => visitor(connection));
  for (const [index, player] of players.entries()) {
    await player.command('PlayOn', { record, seat: tableSeats.indexOf(seat) });
    await player.post(tries, { solved: index < 3 });
    // Somebody who knows the solution by now is not counted a second time.
    await player.post(tries, { solved: true });
    const tried = index + 1;
    expect(await ratingOf(stranger, 2)).toEqual({
      tries: tried,
      solved: Math.min(tried, 3),
      isEstimated: tried < 10,
    });
  }
  const known = players[0] ?? stranger;
  await known.post('/api/puzzles/3/tries', { solved: false });
  const { rows } = await api.pool.query<{ by: string }>('select by from puzzle_tries');
  expect(new Set(rows.map(({ by }) => by)).size).toBe(11);
  expect(await codeOf(known.post('/api/puzzles/0/tries', { solved: true }))).toBe(
    'puzzle/not-found',
  );
});

it('is none of a number that no puzzle has', async () => {
  const session = visitor(connection);
  for (const number of ['0', '100000', 'x'])
    expect(await codeOf(session.get(`/api/puzzles/${number}`))).toBe('puzzle/not-found');
});
