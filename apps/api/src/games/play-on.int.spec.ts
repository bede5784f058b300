import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiSession, Connection } from '#client';
import {
  type CommandPayload,
  freeMatchView,
  type PracticeView,
  practiceView,
  replayFile,
  type ReplayRecord,
  unpackFrames,
} from '#contracts';
import { dice, hash } from '#rules';
import { codeOf, statusAndCodeOf } from '../../test/answers.js';
import { drawKnownSeeds } from '../../test/known-seeds.js';
import { truthOf } from '../../test/hidden-cards.js';
import { signedUp, visitor } from '../../test/people.js';
import { type RunningApi, startApi } from '../../test/running-api.js';
import { anyMove, lookAt, playOn as playTable, seatedTable, turnOf } from '../../test/tables.js';

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

/** Ids only, because card numbers differ for viewers who may not know all cards. */
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
    // A game that was played on from can be played on from again.
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
  // Conceding counts for the player to act.
  const move = { at: back.board?.at ?? 0, concede: true, takenBack: 1 } as const;
  await session.command('PlayPractice', { practiceId, move });
  const over = await look(session, practiceId);
  expect(over).toMatchObject({ running: false, result: { winners: [1 - back.seat] } });
  expect(await replayOf(session, practiceId)).toMatchObject({
    record: { seed: expect.any(String) },
  });
});

it('goes back in a game that was played on, no further than it began, and deals it again as a new one', async () => {
  const session = visitor(connection);
  const { record } = await recorded(session);
  const view = await playOn(session, { record: until(record, 30), seat: 1 });
  const { practiceId } = view;
  const takeBack = async (): Promise<string> => {
    const { board } = await look(session, practiceId);
    const at = board?.at ?? 0;
    return codeOf(session.command('TakeBackPractice', { practiceId, at, takenBack: 0 }));
  };
  expect(await takeBack()).toBe('practice/nothing-to-take-back');
  await session.command('PlayPractice', { practiceId, move: anyMove(view, dice(3)) });
  expect(await takeBack()).toBe('accepted');
  const back = await look(session, practiceId);
  expect(back).toMatchObject({ takenBack: 1, board: { at: view.board?.at } });
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

/** Two people at a decision of a finished game; the one who opened the table has that seat. */
const together = async (
  from: { readonly source: string; readonly game: number; readonly at: number },
  seat: 'a' | 'b',
  host: ApiSession,
) => {
  const { ids } = await host.command('PlayOnTogether', { from, seat, name: 'Ana' });
  const matchId = ids['matchId'] ?? '';
  const guest = visitor(connection);
  const seated = { matchId, name: 'Ben' };
  // The game's own decks are used, so a deck that is brought along is refused.
  const deck = { kind: 'starter', name: 'luke' } as const;
  expect(await codeOf(guest.command('JoinFreeMatch', { ...seated, deck }))).toBe(
    'free-match/deck-fixed',
  );
  await guest.command('JoinFreeMatch', seated);
  const [a, b] = seat === 'a' ? [host, guest] : [guest, host];
  return { matchId, guest, table: { matchId, a: { session: a }, b: { session: b } } };
};

const lobbyOf = async (session: ApiSession, matchId: string) =>
  freeMatchView.parse(JSON.parse(await session.get(`/api/free-matches/${matchId}`)));

const replayOfMatch = async (session: ApiSession, matchId: string) =>
  replayFile.parse(JSON.parse(await session.get(`/api/tables/${matchId}/games/1/replay`)));

describe('playing on with a friend by link', () => {
  it.each(['a', 'b'] as const)(
    'begins at the very position, with the host on side %s and each hand hidden from the other',
    async (seat) => {
      const host = visitor(connection);
      const file = await recorded(host);
      const { record, source } = file;
      const at = 40;
      const { matchId, guest, table } = await together({ source, game: 1, at }, seat, host);
      const friend = seat === 'a' ? 'b' : 'a';
      expect(await lobbyOf(host, matchId)).toMatchObject({
        from: { source, game: 1, at },
        status: 'joined',
        mine: seat,
        players: { [seat]: { name: 'Ana' }, [friend]: { name: 'Ben' } },
      });
      expect(await lobbyOf(guest, matchId)).toMatchObject({ mine: friend });
      const { match, state } = await truthOf(api, matchId);
      const { from } = match.table.game;
      expect(from).toEqual({ source, game: 1, at, hash: hash(state) });
      const then = await playOn(host, { record: until(record, at), seat: 0, alone: true });
      const board = unpackFrames(file.frames, file)[at]?.board;
      const onlooker = visitor(connection);
      for (const [session, own] of [
        [host, seat],
        [guest, friend],
        [onlooker, null],
      ] as const) {
        const view = await lookAt(session, matchId);
        expect(view).toMatchObject({ mine: own, running: true, board: { at } });
        expect(view.board?.waitingFor).toBe(then.board?.waitingFor);
        for (const side of ['a', 'b'] as const) {
          const shown = view.board?.[side].hand;
          if (side === own) expect(shown).toHaveLength(board?.[side].hand?.length ?? -1);
          else expect(shown).toBeNull();
          expect(view.board?.[side].base.damage).toBe(board?.[side].base.damage);
        }
      }
      // Nobody can take back what was played in the finished game.
      for (const side of ['a', 'b'] as const)
        expect(await lookAt(table[side].session, matchId)).toMatchObject({
          takeBack: { free: false, to: null },
        });
    },
  );

  it('takes back, ends, and is replayed with the word where it began', async () => {
    const host = visitor(connection);
    const { source } = await recorded(host);
    const { matchId, guest, table } = await together({ source, game: 1, at: 30 }, 'b', host);
    expect(await playTable(table, { seed: 7, most: 1 })).toBe(1);
    const asker = (await lookAt(host, matchId)).takeBack?.to === 30 ? host : guest;
    const other = asker === host ? guest : host;
    const place = { matchId, game: 1, at: 31, takenBack: 0 };
    await asker.command('AskTakeBack', { ...place, to: 30 });
    await other.command('AnswerTakeBack', { matchId, game: 1, to: 30, accept: true });
    expect(await lookAt(host, matchId)).toMatchObject({ board: { at: 30 }, takenBack: 1 });
    await playTable(table, { seed: 8 });
    expect(await lookAt(host, matchId)).toMatchObject({ status: 'completed', running: false });
    const replay = await replayOfMatch(guest, matchId);
    expect(replay).toMatchObject({ open: true, from: { source, game: 1, at: 30 } });
    expect(replay.names).toMatchObject({ a: 'Ben', b: 'Ana' });
    // That game can be continued as well, and the same two can start again from the same decision.
    const next = await together({ source: `match/${matchId}`, game: 1, at: 35 }, 'a', guest);
    expect(await lookAt(guest, next.matchId)).toMatchObject({ mine: 'a', board: { at: 35 } });
    const concede = { at: 35, concede: true as const };
    await guest.command('PlayMove', { matchId: next.matchId, game: 1, move: concede });
    expect((await replayOfMatch(host, next.matchId)).from).toEqual({
      source: `match/${matchId}`,
      eventId: `free-${matchId}`,
      game: 1,
      at: 35,
    });
    await host.command('OfferRematch', { matchId });
    expect(await lobbyOf(host, matchId)).toMatchObject({ rematch: { by: 'b', next: null } });
    const again = (await guest.command('OfferRematch', { matchId })).ids['matchId'] ?? '';
    expect(await lookAt(host, again)).toMatchObject({ mine: 'b', board: { at: 30 } });
    expect(turnOf(await lookAt(host, again))).not.toBeNull();
  });

  it('refuses games that are not over, not open or not there, and opens nothing', async () => {
    const host = visitor(connection);
    const { source, record } = await recorded(host);
    const { ids } = await host.command('StartPractice', {
      deck: { kind: 'starter', name: 'luke' },
      against: { kind: 'starter', name: 'vader' },
    });
    const owner = await signedUp(connection, 'Olga');
    const event = await seatedTable(api, connection, owner);
    await playTable(event, { seed: 3 });
    const before = await api.pool.query('select count(*) from events');
    const answer = (
      from: { readonly source: string; readonly game: number; readonly at: number },
      session = host,
    ) => codeOf(session.command('PlayOnTogether', { from, seat: 'a', name: 'Ana' }));
    const running = `practice/${ids['practiceId'] ?? ''}`;
    const match = `match/${event.matchId}`;
    expect(await answer({ source: running, game: 1, at: 1 })).toBe('free-match/game-not-over');
    expect(await answer({ source, game: 1, at: 5 }, visitor(connection))).toBe('auth/required');
    expect(await answer({ source, game: 1, at: 5 }, owner)).toBe('policy/forbidden');
    expect(await answer({ source, game: 1, at: record.moves.length })).toBe(
      'free-match/no-such-decision',
    );
    expect(await answer({ source: 'match/nothing-here', game: 1, at: 1 })).toBe(
      'free-match/no-such-game',
    );
    // Its tournament is still running: nobody may see the decks yet, not even its players.
    expect(await answer({ source: match, game: 1, at: 5 })).toBe('free-match/game-not-open');
    expect(await answer({ source: match, game: 1, at: 5 }, event.a.session)).toBe(
      'free-match/game-not-open',
    );
    const after = await api.pool.query('select count(*) from events');
    expect(after.rows).toEqual(before.rows);
  });

  it('wants a deck of whoever joins a table where the game is dealt', async () => {
    const host = visitor(connection);
    const { ids } = await host.command('OpenFreeMatch', {
      deck: { kind: 'starter', name: 'luke' },
      name: 'Ana',
      format: 'premier',
      bestOf: 1,
      listed: false,
    });
    const joining = visitor(connection).command('JoinFreeMatch', {
      matchId: ids['matchId'] ?? '',
      name: 'Ben',
    });
    expect(await codeOf(joining)).toBe('free-match/deck-missing');
  });
});
