import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiSession, Connection } from '#client';
import { defaultSettings, screenReplay } from '#contracts';
import { findGameIn } from '#game';
import { games } from '#games';
import { listsOf } from '../../../../test/support/lists-of-games.js';
import { codeOf } from '../../test/answers.js';
import { openEvent, register, type Seated } from '../../test/people.js';
import type { RunningApi } from '../../test/running-api.js';
import { startStaffedApi } from '../../test/staffed-api.js';
import { lookAt, pairNextRound } from '../../test/tables.js';

let api: RunningApi;
let connection: Connection;
let owner: ApiSession;
beforeAll(async () => {
  ({ api, connection, owner } = await startStaffedApi());
});
afterAll(() => api?.stop());

const others = [
  { game: 'destiny', won: { a: 1, b: 0 } },
  { game: 'swtcg', won: { a: 1, b: 0 } },
  { game: 'xwing', won: { winner: 'a' } },
];

/** Two paired players of a tournament with their lists, by side. */
const seated = async ({ game }: (typeof others)[number]) => {
  const { formats = [], chains: [chain = []] = [] } = findGameIn(games, game) ?? {};
  const { id: format, defaults } = formats.find(({ id }) => id === 'first-edition') ?? formats[0]!;
  const eventId = await openEvent(owner, {
    game,
    format,
    settings: {
      ...defaultSettings,
      ...defaults,
      tiebreaks: { ...defaultSettings.tiebreaks, chain: [...chain] },
      cutSize: 0,
      swissRounds: 1,
      deckRequired: false,
    },
  });
  const players: Seated[] = [];
  for (const [index, name] of ['Ana', 'Ben'].entries()) {
    const seat = await register(connection, eventId, name);
    players.push(seat);
    const text = listsOf(game)[index] ?? '';
    await seat.session.command('SubmitDeck', { eventId, playerId: seat.playerId, text });
  }
  await owner.command('CheckInAll', { eventId });
  await owner.command('StartEvent', { eventId });
  const table = await pairNextRound(api, owner, eventId);
  const seatOf = (id: string | undefined) => players.find(({ playerId }) => playerId === id)!;
  return { eventId, matchId: table!.matchId, a: seatOf(table?.a), b: seatOf(table?.b) };
};

describe.each(others)('a match of $game in an event', (other) => {
  it('is dealt from the lists that were handed in, played on its board, and ends with a result', async () => {
    const { eventId, matchId, a, b } = await seated(other);
    expect(await lookAt(a.session, matchId)).toMatchObject({ mayOpen: true, notNow: null });
    await a.session.command('OpenTable', { matchId });
    const [mine, theirs] = [await lookAt(a.session, matchId), await lookAt(b.session, matchId)];
    expect(mine).toMatchObject({ running: true, board: null, outdated: false });
    const asked = mine.described?.waitingFor;
    const [view, mover, side] = asked === 0 ? [mine, a, 'a'] : [theirs, b, 'b'];
    expect(view.described?.board.decision?.options.length).toBeGreaterThan(0);
    expect((side === 'a' ? theirs : mine).described?.board.decision).toBeNull();

    const move = { at: view.described?.at ?? 0, takenBack: 0 };
    await mover.session.command('PlayMove', { matchId, game: 1, move: { ...move, option: 0 } });
    const next = await lookAt(mover.session, matchId);
    expect(next.described?.at).toBe(move.at + 1);
    expect(next.takeBack).not.toBeNull();
    const again = { matchId, game: 1, move: { ...move, option: 0 } };
    expect(await codeOf(mover.session.command('PlayMove', again))).toBe('match/taken-back');
    const explained = mover.session.get(`/api/tables/${matchId}/explain?want=play&card=1`);
    expect(await codeOf(explained)).toBe('match/table-outdated');

    await b.session.command('PlayMove', {
      matchId,
      game: 1,
      move: { at: 0, concede: true },
    });
    const over = await lookAt(a.session, matchId);
    expect(over).toMatchObject({ status: 'completed', result: { winner: 'a', cause: 'conceded' } });
    expect(over.described?.waitingFor).toBeNull();
    await api.settle();
    const { tables } = await a.session.query('pairings', { eventId, phase: 0, round: 1 });
    expect(tables[0]?.score).toMatchObject(other.won);

    const replay = screenReplay.parse(
      JSON.parse(await a.session.get(`/api/tables/${matchId}/games/1/replay`)),
    );
    expect(replay.game.id).toBe(other.game);
    expect(replay.moves.length).toBeGreaterThan(1);
    const record = a.session.get(`/api/tables/${matchId}/games/1/record`);
    expect(await codeOf(record)).toBe('match/table-outdated');
  });
});
