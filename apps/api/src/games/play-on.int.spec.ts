import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ApiSession, Connection } from '#client';
import {
  type CommandPayload,
  type PracticeView,
  practiceView,
  replayFile,
  type ReplayRecord,
  unpackFrames,
} from '#contracts';
import { dice } from '#rules';
import { statusAndCodeOf } from '../../test/answers.js';
import { drawKnownSeeds } from '../../test/known-seeds.js';
import { visitor } from '../../test/people.js';
import { type RunningApi, startApi } from '../../test/running-api.js';
import { anyMove } from '../../test/tables.js';

let api: RunningApi;
let connection: Connection;
beforeAll(async () => {
  api = await startApi();
  drawKnownSeeds(api, 'play-on');
  connection = new Connection(api.url);
});
afterAll(async () => {
  connection?.close();
  await api?.stop();
});

const look = async (session: ApiSession, practiceId: string): Promise<PracticeView> =>
  practiceView.parse(JSON.parse(await session.get(`/api/practice/${practiceId}`)));

const playToTheEnd = async (session: ApiSession, practiceId: string): Promise<PracticeView> => {
  const roll = dice(11);
  for (;;) {
    const view = await look(session, practiceId);
    if (!view.running) return view;
    await session.command('PlayPractice', { practiceId, move: anyMove(view, roll) });
  }
};

const replayOf = async (session: ApiSession, practiceId: string) => {
  const file = replayFile.parse(
    JSON.parse(await session.get(`/api/practice/${practiceId}/replay`)),
  );
  if (!file.record) throw new Error('a game that is not open');
  return { ...file, record: file.record };
};

const recorded = async (session: ApiSession) => {
  const { ids } = await session.command('StartPractice', {
    deck: { kind: 'starter', name: 'luke' },
    against: { kind: 'starter', name: 'vader' },
  });
  const practiceId = ids['practiceId'] ?? '';
  await playToTheEnd(session, practiceId);
  return replayOf(session, practiceId);
};

const playOn = async (
  session: ApiSession,
  payload: CommandPayload<'PlayOn'>,
): Promise<PracticeView> => {
  const { ids } = await session.command('PlayOn', payload);
  return look(session, ids['practiceId'] ?? '');
};

/** Cards are numbered anew for whoever may not know them all. */
const handOf = (half: { readonly hand: readonly { readonly id?: string }[] | null } | undefined) =>
  half?.hand?.map(({ id }) => id);

const until = (record: ReplayRecord, at: number): ReplayRecord => ({
  ...record,
  moves: record.moves.slice(0, at),
});

it('plays on from a decision of a recorded game in the place of either player, on the same board', async () => {
  const session = visitor(connection);
  const file = await recorded(session);
  const { record } = file;
  const frames = unpackFrames(file.frames, file);
  for (const seat of [0, 1]) {
    // A decision of that player, so that the bot has nothing to answer yet.
    const at = record.moves.findIndex((move, index) => index > 40 && move.seat === seat);
    const view = await playOn(session, { record: until(record, at), seat, level: 1 });
    const side = seat === 0 ? 'a' : 'b';
    expect(view).toMatchObject({ seat, running: true, coach: null, outdated: false });
    const [{ board } = { board: null }] = frames.slice(at);
    expect(view.board).toMatchObject({ at, round: board?.round, phase: board?.phase });
    expect(handOf(view.board?.[side])).toEqual(handOf(board?.[side]));
    expect(view.board?.[side].base.damage).toBe(board?.[side].base.damage);
    expect(view.board?.decision).not.toBeNull();
    const over = await playToTheEnd(session, view.practiceId);
    const replay = await replayOf(session, view.practiceId);
    expect(replay).toMatchObject({ viewer: side, record: { seed: expect.any(String) } });
    const won = over.result?.winner === 'person' ? seat : 1 - seat;
    expect(over.result?.winners).toEqual(over.result?.winner === 'draw' ? [] : [won]);
    // What was played on can be played on.
    const again = await playOn(session, { record: until(replay.record, at), seat });
    expect(handOf(again.board?.[side])).toEqual(handOf(view.board?.[side]));
  }
});

it('plays on alone: whoever is asked is the sender, who sees their hand and no other', async () => {
  const session = visitor(connection);
  const { record } = await recorded(session);
  const roll = dice(5);
  const first = await playOn(session, { record: until(record, 12), seat: 0, alone: true });
  expect(first).toMatchObject({ alone: true, running: true, reasons: [] });
  const { practiceId } = first;
  const seats = new Set<number>();
  let view = first;
  for (let answers = 0; answers < 12; answers += 1) {
    const asked = view.seat === 0 ? 'a' : 'b';
    const other = view.seat === 0 ? 'b' : 'a';
    expect(view.board).toMatchObject({ waitingFor: asked, decision: expect.anything() });
    expect(view.board?.[asked].hand).not.toBeNull();
    expect(view.board?.[other].hand).toBeNull();
    seats.add(view.seat);
    await session.command('PlayPractice', { practiceId, move: anyMove(view, roll) });
    const next = await look(session, practiceId);
    // No bot has answered.
    expect(next.board?.at).toBe((view.board?.at ?? 0) + 1);
    view = next;
  }
  expect([...seats].sort()).toEqual([0, 1]);
  await session.command('TakeBackPractice', {
    practiceId,
    at: view.board?.at ?? 0,
    takenBack: 0,
  });
  const back = await look(session, practiceId);
  expect(back.board?.at).toBe((view.board?.at ?? 0) - 1);
  // Giving up is done for whoever is asked.
  const move = { at: back.board?.at ?? 0, concede: true, takenBack: 1 } as const;
  await session.command('PlayPractice', { practiceId, move });
  const over = await look(session, practiceId);
  expect(over).toMatchObject({ running: false, result: { winners: [1 - back.seat] } });
  expect(await replayOf(session, practiceId)).toMatchObject({
    record: { seed: expect.any(String) },
  });
});

it('goes back in a game that was played on, and deals it again as a new one', async () => {
  const session = visitor(connection);
  const { record } = await recorded(session);
  const { practiceId, board } = await playOn(session, { record: until(record, 30), seat: 1 });
  await session.command('TakeBackPractice', { practiceId, at: board?.at ?? 0, takenBack: 0 });
  const back = await look(session, practiceId);
  expect(back.takenBack).toBe(1);
  expect(back.board?.at).toBeLessThan(board?.at ?? 0);
  const { ids } = await session.command('RepeatPractice', { practiceId, swap: false });
  const next = await look(session, ids['practiceId'] ?? '');
  expect(next).toMatchObject({ seat: 0, person: { leader: back.person.leader } });
});

it('refuses a record that leads nowhere, and begins nothing', async () => {
  const session = visitor(connection);
  const { record } = await recorded(session);
  const before = await api.pool.query('select count(*) from events');
  const answer = (payload: CommandPayload<'PlayOn'>): Promise<string> =>
    statusAndCodeOf(session.command('PlayOn', payload));
  const half = until(record, 20);
  const [, ...rest] = half.moves;
  expect(await answer({ record, seat: 0 })).toBe('409 practice/over');
  expect(await answer({ record: half, seat: 2 })).toBe('409 practice/no-such-seat');
  expect(await answer({ record: { ...half, moves: rest }, seat: 0 })).toBe('409 practice/outdated');
  expect(await answer({ record: { ...half, seed: '0000' }, seat: 0 })).toBe(
    '409 practice/outdated',
  );
  const unit = half.a.deck[0] ?? '';
  for (const a of [
    { ...half.a, base: unit },
    { ...half.a, leaders: [unit] },
    { ...half.a, leaders: [] },
    { ...half.a, deck: ['XYZ_001'] },
    { ...half.a, deck: [half.a.base] },
  ])
    expect(await answer({ record: { ...half, a }, seat: 0 })).toMatch(
      /^409 practice\/(outdated|deck-not-playable)$/,
    );
  const after = await api.pool.query('select count(*) from events');
  expect(after.rows).toEqual(before.rows);
});
