import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiFailure, ApiSession, Connection } from '#client';
import { type FreeMatchView, freeMatchView, queries, type TableView, tableView } from '#contracts';
import { codeOf } from '../../test/answers.js';
import { drawKnownSeeds } from '../../test/known-seeds.js';
import { visitor } from '../../test/people.js';
import type { RunningApi } from '../../test/running-api.js';
import { startStaffedApi } from '../../test/staffed-api.js';
import { starterText } from '../../test/tables.js';

let api: RunningApi;
let connection: Connection;
beforeAll(async () => {
  ({ api, connection } = await startStaffedApi());
  drawKnownSeeds(api, 'free matches');
});
afterAll(() => api?.stop());

const luke = { kind: 'starter', name: 'luke' } as const;
const vader = { kind: 'starter', name: 'vader' } as const;

const lobby = async (session: ApiSession, matchId: string): Promise<FreeMatchView> =>
  freeMatchView.parse(JSON.parse(await session.get(`/api/free-matches/${matchId}`)));
const look = async (session: ApiSession, matchId: string): Promise<TableView> =>
  tableView.parse(JSON.parse(await session.get(`/api/tables/${matchId}`)));
const listed = async (session: ApiSession) =>
  queries.openTables.result.parse(JSON.parse(await session.get('/api/queries/openTables'))).tables;

const open = async (session: ApiSession, wish: object = {}): Promise<string> => {
  const asked = { deck: luke, name: 'Ana', format: 'premier', bestOf: 1, listed: false } as const;
  return (await session.command('OpenFreeMatch', { ...asked, ...wish })).ids['matchId'] ?? '';
};
const join = (session: ApiSession, matchId: string) =>
  session.command('JoinFreeMatch', { matchId, deck: vader, name: 'Ben' });

/** Concedes the running game, whoever is to act. */
const concede = async (session: ApiSession, matchId: string): Promise<void> => {
  const { board, game, takenBack } = await look(session, matchId);
  const move = { at: board?.at ?? 0, concede: true as const, takenBack };
  await session.command('PlayMove', { matchId, game, move });
};

describe('a match of no event', () => {
  it('is opened by a visitor, joined by another over the link, and dealt at once', async () => {
    const [ana, ben, cleo] = [visitor(connection), visitor(connection), visitor(connection)];
    const matchId = await open(ana);
    expect(await lobby(ana, matchId)).toMatchObject({ status: 'open', mine: 'a', players: null });
    expect(await lobby(ben, matchId)).toMatchObject({ status: 'open', mine: null });
    expect(await codeOf(look(ben, matchId))).toBe('match/not-found');
    expect(await codeOf(join(ana, matchId))).toBe('free-match/own-match');
    await join(ben, matchId);
    expect(await codeOf(join(cleo, matchId))).toBe('free-match/full');
    const [seenByAna, seenByBen, seenByCleo] = await Promise.all(
      [ana, ben, cleo].map((each) => look(each, matchId)),
    );
    expect(seenByAna).toMatchObject({ mine: 'a', running: true, a: { name: 'Ana' } });
    expect(seenByBen).toMatchObject({ mine: 'b', running: true, b: { name: 'Ben' } });
    expect(seenByCleo).toMatchObject({ mine: null, mayRule: false, takeBack: null });
    expect(seenByAna?.board?.b.hand).toBeNull();
    expect([seenByCleo?.board?.a.hand, seenByCleo?.board?.b.hand]).toEqual([null, null]);
    expect(await lobby(cleo, matchId)).toMatchObject({
      status: 'joined',
      players: { a: { leader: 'Luke Skywalker' }, b: { leader: 'Darth Vader' } },
    });
  });

  it('takes moves of its two players only, and nothing that belongs to events', async () => {
    const [ana, ben, cleo] = [visitor(connection), visitor(connection), visitor(connection)];
    const matchId = await open(ana);
    await join(ben, matchId);
    const score = { a: 1, b: 0, drawn: 0 };
    expect(await codeOf(ana.command('ReportResult', { matchId, score }))).toBe('policy/forbidden');
    expect(await codeOf(concede(cleo, matchId))).toBe('policy/forbidden');
    await concede(ben, matchId);
    const over = await look(ana, matchId);
    expect(over).toMatchObject({ status: 'completed', score: { a: 1, b: 0 }, running: false });
    // Both hands are open once the game is over.
    const replay = JSON.parse(await cleo.get(`/api/tables/${matchId}/games/1/replay`)) as {
      open: boolean;
    };
    expect(replay.open).toBe(true);
  });

  it('of three games lets both change their decks between the games', async () => {
    const [ana, ben] = [visitor(connection), visitor(connection)];
    const matchId = await open(ana, { bestOf: 3 });
    await join(ben, matchId);
    await concede(ben, matchId);
    const between = await look(ben, matchId);
    expect(between).toMatchObject({ running: false, status: 'open', a: { won: 1 } });
    for (const player of [ana, ben]) {
      const { sideboarding } = await look(player, matchId);
      await player.command('ChooseGameDeck', { matchId, game: 2, main: sideboarding?.main ?? [] });
    }
    expect(await look(ana, matchId)).toMatchObject({ running: true, game: 2 });
    await concede(ben, matchId);
    expect(await look(ana, matchId)).toMatchObject({ status: 'completed', score: { a: 2, b: 0 } });
  });

  it('is played again with the same decks when both want to', async () => {
    const [ana, ben] = [visitor(connection), visitor(connection)];
    const matchId = await open(ana);
    await join(ben, matchId);
    expect(await codeOf(ana.command('OfferRematch', { matchId }))).toBe('free-match/not-over');
    await concede(ben, matchId);
    await ana.command('OfferRematch', { matchId });
    expect(await lobby(ben, matchId)).toMatchObject({ rematch: { by: 'a', next: null } });
    const next = (await ben.command('OfferRematch', { matchId })).ids['matchId'] ?? '';
    expect(await lobby(ana, matchId)).toMatchObject({ rematch: { next } });
    expect(await lobby(visitor(connection), matchId)).toMatchObject({ rematch: null });
    expect(await look(ana, next)).toMatchObject({ mine: 'a', running: true });
    expect(await look(ben, next)).toMatchObject({ mine: 'b', running: true });
  });

  it('stands in the list of open tables until it is taken or cancelled', async () => {
    const [ana, ben] = [visitor(connection), visitor(connection)];
    const [taken, cancelled] = [
      await open(ana, { listed: true }),
      await open(ana, { listed: true, bestOf: 3 }),
    ];
    const hidden = await open(ana);
    await api.settle();
    const found = new Map((await listed(ben)).map((table) => [table.matchId, table]));
    expect(found.get(cancelled)).toMatchObject({ name: 'Ana', bestOf: 3, format: 'premier' });
    expect([found.has(taken), found.has(hidden)]).toEqual([true, false]);
    expect(await codeOf(open(ana, { listed: true }))).toBe('free-match/too-many-open');
    expect(await codeOf(ben.command('CancelFreeMatch', { matchId: cancelled }))).toBe(
      'auth/required',
    );
    await ana.command('CancelFreeMatch', { matchId: cancelled });
    await join(ben, taken);
    // A list over many logs may be a quarter of a second old.
    await expect
      .poll(async () => (await listed(ben)).map(({ matchId }) => matchId))
      .not.toContain(taken);
    expect((await listed(ben)).map(({ matchId }) => matchId)).not.toContain(cancelled);
    expect(await codeOf(join(ben, cancelled))).toBe('free-match/cancelled');
  });

  it('refuses a pasted list that Premier does not allow, and says why', async () => {
    const ana = visitor(connection);
    const short = starterText('luke').split('\n').slice(0, 12).join('\n');
    const failure = await ana
      .command('OpenFreeMatch', {
        deck: { kind: 'text', text: short },
        name: 'Ana',
        format: 'premier',
        bestOf: 1,
        listed: false,
      })
      .then(
        () => null,
        (error: ApiFailure) => error,
      );
    expect(failure?.code).toBe('practice/deck-illegal');
    expect(JSON.stringify(failure?.data)).toContain('"side":"person"');
  });

  it('has an address to scan, and none for a match that does not exist', async () => {
    const ana = visitor(connection);
    const matchId = await open(ana);
    expect(await ana.get(`/api/free-matches/${matchId}/qr.svg`)).toContain('<svg');
    expect(await codeOf(ana.get('/api/free-matches/nobody-knows/qr.svg'))).toBe(
      'free-match/not-found',
    );
    // The queries of tournaments do not know the match.
    expect(await codeOf(ana.get(`/api/queries/match?matchId=${matchId}`))).toBe('match/not-found');
  });
});
