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
  expect(puzzle).toMatchObject({ ...puzzles[today - 1], count: puzzles.length });
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

it('is none of a number that no puzzle has', async () => {
  const session = visitor(connection);
  for (const number of ['0', '100000', 'x'])
    expect(await codeOf(session.get(`/api/puzzles/${number}`))).toBe('puzzle/not-found');
});
