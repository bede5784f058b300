import { games as offered } from '#games';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ApiFailure, ApiSession, Connection } from '#client';
import { allCards, isPlayable } from '#cards';
import {
  queries,
  type ReplayFile,
  replayFile,
  tableSeats,
  type TwinSunsView,
  twinSunsView,
  unpackFrames,
} from '#contracts';
import { CommandExecutor, honours, PostgresSealedSecrets } from '#event-store';
import { formatRules, generateDeck } from '#formats';
import { type SwuReel, twinSunsDecider, swuReels } from '#match';
import { deriveKey } from '#platform';
import { dice } from '#rules';
import { drawKnownSeeds } from '../../test/known-seeds.js';
import { visitor } from '../../test/people.js';
import type { RunningApi } from '../../test/running-api.js';
import { startStaffedApi } from '../../test/staffed-api.js';
import { anyMove, starterText } from '../../test/tables.js';
import { openFault } from '../../../cli/src/fault.js';

let api: RunningApi;
let connection: Connection;
beforeAll(async () => {
  ({ api, connection } = await startStaffedApi());
  drawKnownSeeds(api, 'twin suns');
});
afterAll(() => api?.stop());
afterEach(() => vi.useRealTimers());

/** Sets the server's clock this many seconds ahead. */
const clockAhead = (seconds: number): void => {
  const at = Date.now() + seconds * 1_000;
  vi.useFakeTimers({ toFake: ['Date'], now: at, shouldAdvanceTime: true });
};

const names = ['Ana', 'Ben', 'Cleo', 'Dan'] as const;
const unplayable = new Map(allCards.filter(({ id }) => !isPlayable(id)).map(({ id }) => [id, 99]));
/** A legal list of playable cards, the same in every run. */
const listOf = (name: string) => {
  const rules = formatRules('twin-suns', { on: '2026-11-21', pool: 'eternal' });
  const { leaders, bases, main } = generateDeck(`twin suns of ${name}`, rules, unplayable);
  const [[leader, secondleader], [base]] = [leaders, bases];
  return {
    kind: 'text',
    text: JSON.stringify({ leader, secondleader, base, deck: main }),
  } as const;
};

const failureOf = (work: Promise<unknown>): Promise<ApiFailure | null> =>
  work.then(
    () => null,
    (error: ApiFailure) => error,
  );
const codeOf = async (work: Promise<unknown>): Promise<string> =>
  (await failureOf(work))?.code ?? 'accepted';
const textOf = (session: ApiSession, gameId: string) => session.get(`/api/twin-suns/${gameId}`);
const look = async (session: ApiSession, gameId: string): Promise<TwinSunsView> =>
  twinSunsView.parse(JSON.parse(await textOf(session, gameId)));
const replayOf = async (session: ApiSession, gameId: string): Promise<ReplayFile> =>
  replayFile.parse(JSON.parse(await session.get(`/api/twin-suns/${gameId}/replay`)));
const open = async (session: ApiSession, seats: 3 | 4): Promise<string> =>
  (await session.command('OpenTwinSuns', { seats, deck: listOf('Ana'), name: 'Ana' })).ids[
    'gameId'
  ] ?? '';
const join = (session: ApiSession, gameId: string, name: string) =>
  session.command('JoinTwinSuns', { gameId, deck: listOf(name), name });

/** A dealt table with this many visitors. */
const dealt = async (people: number, seats: 3 | 4) => {
  const players = Array.from({ length: people }, () => visitor(connection));
  const [host] = players as [ApiSession];
  const gameId = await open(host, seats);
  for (const [index, player] of players.slice(1).entries())
    await join(player, gameId, names[index + 1] ?? '');
  await host.command('DealTwinSuns', { gameId });
  return { gameId, players, host };
};

/** The game at every position so far. */
const reelsOf = async (gameId: string): Promise<readonly SwuReel[]> => {
  const { state } = await new CommandExecutor(api.store).load(
    twinSunsDecider,
    `twin-suns-${gameId}`,
  );
  const key = deriveKey(api.configuration.secret, 'sealed-secrets');
  const seed = await new PostgresSealedSecrets(api.pool, key).get(`twin-suns-${gameId}`, 'game-1');
  const reels = state.record && seed && swuReels(offered, state.record, seed.choice);
  if (!reels) throw new Error('no game');
  return reels;
};

/**
 * Tracks which cards each viewer has rightfully seen, and searches what they receive for all
 * others.
 */
const searching = (players: readonly ApiSession[], gameId: string) => {
  const known = new Map<number | null, Set<string>>();
  let searched = 0;
  const search = async (viewer: number | null, session: ApiSession): Promise<void> => {
    const reels = await reelsOf(gameId);
    const { state } = reels.at(-1) as SwuReel;
    if (state.outcome) return;
    const hiddenIn = ({ players: sides }: SwuReel['state']): Set<number> =>
      new Set(
        sides.flatMap(({ hand, deck, resources }, seat) =>
          seat === viewer ? [] : [...hand, ...deck, ...resources],
        ),
      );
    const seen = known.get(viewer) ?? new Set<string>();
    known.set(viewer, seen);
    for (const reel of reels) {
      const out = hiddenIn(reel.state);
      reel.state.id.forEach((id, card) => {
        if (!out.has(card) || reel.state.owner[card] === viewer) seen.add(id);
      });
      for (const { event } of reel.events)
        if ((event.e === 'looked' && event.seat === viewer) || event.e === 'revealed')
          for (const card of event.cards) seen.add(state.id[card] ?? '');
    }
    const hidden = hiddenIn(state);
    const text = await textOf(session, gameId);
    const view = twinSunsView.parse(JSON.parse(text));
    for (const { id } of view.board?.decision?.shown ?? []) seen.add(id);
    const { names: _names, ...decision } = view.board?.decision ?? { names: null };
    const sent = JSON.stringify({ ...view, board: { ...view.board, decision } });
    const ids = new Set(sent.match(/[A-Z0-9]{3,4}_T?\d{2,3}/g));
    const secret = [...hidden].map((card) => state.id[card] ?? '').filter((id) => !seen.has(id));
    searched += secret.length;
    expect(secret.filter((id) => ids.has(id))).toEqual([]);
    const sides = [view.board?.a, view.board?.b, view.board?.c, view.board?.d];
    for (const [seat, half] of sides.entries())
      if (half) expect(half.hand === null).toBe(seat !== viewer);
  };
  const stranger = visitor(connection);
  return {
    all: async () => {
      for (const [seat, player] of players.entries()) await search(seat, player);
      await search(null, stranger);
    },
    searched: () => searched,
  };
};

interface Played {
  readonly gameId: string;
  readonly players: readonly ApiSession[];
  readonly after: (moves: number) => Promise<void>;
}

/** Plays random legal moves over HTTP until the game is over; calls `after` with their number. */
const playOut = async ({ gameId, players, after }: Played): Promise<TwinSunsView> => {
  const roll = dice(11);
  let asked = 0;
  let moves = 0;
  for (;;) {
    const view = await look(players[asked] as ApiSession, gameId);
    if (view.status === 'over') return view;
    const turn = ['a', 'b', 'c', 'd'].indexOf(view.board?.waitingFor ?? '');
    if (turn !== asked) {
      asked = turn;
      continue;
    }
    const { takenBack } = view;
    await (players[turn] as ApiSession).command('PlayTwinSuns', {
      gameId,
      move: { ...anyMove(view, roll), takenBack },
    });
    moves += 1;
    await after(moves);
  }
};

describe('Twin Suns among people', () => {
  it.each([
    { people: 3, seats: 3 },
    { people: 4, seats: 4 },
  ] as const)(
    '$people play a whole game by a link; one reloads, one leaves, nobody sees a hidden card',
    { timeout: 120_000 },
    async ({ people, seats }) => {
      const { gameId, players } = await dealt(people, seats);
      const search = searching(players, gameId);
      const leaver = players.at(-1) as ApiSession;
      const over = await playOut({
        gameId,
        players,
        after: async (moves) => {
          if (moves % 10 === 0) await search.all();
          if (moves === 20)
            expect(await codeOf(replayOf(leaver, gameId))).toBe('twin-suns/replay-not-found');
          if (moves === 30) {
            // A page that is loaded anew gets the whole board; one that follows gets what is new.
            const whole = await look(players[0] as ApiSession, gameId);
            const again = await look(players[0] as ApiSession, gameId);
            expect(again).toEqual(whole);
            expect(whole.board?.log.length).toBeGreaterThan(10);
          }
          if (moves !== 60) return;
          const view = await look(leaver, gameId);
          const move = {
            at: view.board?.at ?? 0,
            concede: true,
            takenBack: view.takenBack,
          } as const;
          await leaver.command('PlayTwinSuns', { gameId, move });
        },
      });
      expect(search.searched()).toBeGreaterThan(500);
      expect(over.result?.winners.length).toBeGreaterThan(0);
      expect(over.result?.winners).not.toContain(people - 1);
      const file = await replayOf(leaver, gameId);
      expect(Object.values(file.names)).toEqual(names.slice(0, people));
      expect(file).toMatchObject({ viewer: people === 3 ? 'c' : 'd', open: true });
      const positions = unpackFrames(file.frames, file);
      expect(positions).toHaveLength((file.record?.moves.length ?? 0) + 1);
      for (const side of tableSeats.slice(0, people))
        expect(positions[5]?.board[side]?.hand).not.toBeNull();
      const unitsOf = (board: TwinSunsView['board'] | undefined) =>
        board?.a.units.map(({ id, damage }) => [id, damage]);
      expect(unitsOf(positions.at(-1)?.board)).toEqual(unitsOf(over.board));
      // Anybody can replay it from the file alone.
      const told: string[] = [];
      expect(openFault(JSON.stringify(file), (line) => told.push(line))).toBe(0);
      expect(told.at(-1)).toMatch(/moves played again, none refused$/);
      const events = await api.store.readStream(`twin-suns-${gameId}`);
      const opened = events.find(({ type }) => type === 'TwinSunsDealt')?.data;
      const closed = events.at(-1)?.data;
      expect(
        honours(
          { nonce: String(closed?.['nonce']), choice: String(closed?.['seed']) },
          String(opened?.['seedCommitment']),
        ),
      ).toBe(true);
    },
  );

  it('is dealt by its host with bots on the seats that are free, and goes on without waiting for them', async () => {
    const [ana, ben, cleo] = [visitor(connection), visitor(connection), visitor(connection)];
    const gameId = await open(ana, 4);
    expect(await look(ben, gameId)).toMatchObject({
      status: 'open',
      mine: null,
      players: [{ name: 'Ana', leader: '' }],
      board: null,
    });
    await join(ben, gameId, 'Ben');
    expect(await codeOf(join(ben, gameId, 'Ben'))).toBe('twin-suns/own-seat');
    expect(await codeOf(ben.command('DealTwinSuns', { gameId }))).toBe('twin-suns/not-host');
    expect(await codeOf(cleo.command('DealTwinSuns', { gameId }))).toBe('auth/required');
    await ana.command('DealTwinSuns', { gameId });
    const view = await look(ben, gameId);
    expect(view).toMatchObject({ status: 'dealt', mine: 1 });
    expect(view.players.map(({ bot }) => bot)).toEqual([false, false, true, true]);
    expect(['a', 'b']).toContain(view.board?.waitingFor);
    expect(await codeOf(join(cleo, gameId, 'Cleo'))).toBe('twin-suns/already-dealt');
    const move = { at: 0, pick: [0] };
    expect(await codeOf(cleo.command('PlayTwinSuns', { gameId, move }))).toBe('auth/required');
  });

  it('goes on without a player who does not answer, once they were told and did not move', async () => {
    const { gameId, players } = await dealt(3, 3);
    const views = await Promise.all(players.map((player) => look(player, gameId)));
    const [first] = views as [TwinSunsView];
    const silent = tableSeats.indexOf(first.board?.waitingFor ?? 'a');
    const [by, third] = players.filter((_player, seat) => seat !== silent) as [
      ApiSession,
      ApiSession,
    ];
    const about = { gameId, at: first.board?.at ?? 0, takenBack: 0 };
    expect(await codeOf(by.command('WarnTwinSunsSilence', about))).toBe('twin-suns/too-early');
    clockAhead(31);
    await by.command('WarnTwinSunsSilence', about);
    const told = await Promise.all(players.map((player) => look(player, gameId)));
    expect(told.map(({ silence }) => silence?.seat)).toEqual([silent, silent, silent]);
    expect((await look(visitor(connection), gameId)).silence).toBeNull();
    expect(await codeOf(third.command('RemoveSilentPlayer', { gameId }))).toBe(
      'twin-suns/too-early',
    );
    clockAhead(300);
    await third.command('RemoveSilentPlayer', { gameId });
    const after = await look(by, gameId);
    expect(after.silence).toBeNull();
    const half = after.board?.[tableSeats[silent] ?? 'a'];
    expect(after.status === 'over' || half?.eliminated).toBe(true);
  });

  it('is played again at another table, with the same decks, by whoever wants that', async () => {
    const { gameId, players } = await dealt(2, 3);
    const [ana, ben] = players as [ApiSession, ApiSession];
    const again = async (session: ApiSession): Promise<string> =>
      (await session.command('PlayTwinSunsAgain', { gameId })).ids['gameId'] ?? 'none';
    expect(await codeOf(again(ana))).toBe('twin-suns/not-over');
    const decksOf = async (table: string) =>
      (await new CommandExecutor(api.store).load(twinSunsDecider, `twin-suns-${table}`)).state
        .players;
    for (const player of players) {
      const { board, takenBack, status } = await look(player, gameId);
      if (status === 'over') continue;
      const move = { at: board?.at ?? 0, concede: true, takenBack } as const;
      await player.command('PlayTwinSuns', { gameId, move });
    }
    expect(await look(ana, gameId)).toMatchObject({ status: 'over', rematch: null });
    expect(await codeOf(again(visitor(connection)))).toBe('auth/required');

    const next = await again(ben);
    expect(await look(ana, gameId)).toMatchObject({ rematch: { gameId: next, by: 1 } });
    await again(ana);
    expect(await again(ana)).toBe('none');
    expect(await look(ana, next)).toMatchObject({ status: 'open', mine: 1, seats: 3 });
    expect((await decksOf(next)).map(({ name }) => name)).toEqual(['Ben', 'Ana']);
    expect((await decksOf(next))[0]?.setup).toEqual((await decksOf(gameId))[1]?.setup);

    // The player who opened it leaves: the next to ask opens another.
    await ben.command('LeaveTwinSuns', { gameId: next });
    const third = await again(ana);
    expect([gameId, next]).not.toContain(third);
    await again(ben);
    await ana.command('DealTwinSuns', { gameId: third });
    expect(await look(ben, third)).toMatchObject({ status: 'dealt', mine: 1 });
  });

  it('stands in the list of open tables while it has a free seat, if its host wants that', async () => {
    const [ana, ben, cleo] = [visitor(connection), visitor(connection), visitor(connection)];
    const openIn = async (listed: boolean) =>
      (await ana.command('OpenTwinSuns', { seats: 3, deck: listOf('Ana'), name: 'Ana', listed }))
        .ids['gameId'] ?? '';
    const [gameId, byLink, other] = [await openIn(true), await openIn(false), await openIn(true)];
    const taken = async (): Promise<Record<string, number>> => {
      const answer: unknown = JSON.parse(await cleo.get('/api/queries/openTables'));
      const { twinSuns } = queries.openTables.result.parse(answer);
      return Object.fromEntries(twinSuns.map((table) => [table.gameId, table.taken]));
    };
    // A list over many logs may be a quarter of a second old.
    const shows = async (expected: Record<string, number>): Promise<void> => {
      await api.settle();
      await expect.poll(taken).toEqual(expected);
    };
    await shows({ [gameId]: 1, [other]: 1 });
    expect(await codeOf(openIn(true))).toBe('free-match/too-many-open');
    await ana.command('LeaveTwinSuns', { gameId: other });

    await join(ben, gameId, 'Ben');
    await shows({ [gameId]: 2 });
    await join(cleo, gameId, 'Cleo');
    await shows({});
    await ben.command('LeaveTwinSuns', { gameId });
    await shows({ [gameId]: 2 });
    await ana.command('DealTwinSuns', { gameId });
    await shows({});
    expect((await look(cleo, byLink)).status).toBe('open');
  });

  it('gives a seat free again, and is cancelled by its host', async () => {
    const [ana, ben] = [visitor(connection), visitor(connection)];
    const gameId = await open(ana, 3);
    await join(ben, gameId, 'Ben');
    await ben.command('LeaveTwinSuns', { gameId });
    expect((await look(ana, gameId)).players).toHaveLength(1);
    await ana.command('LeaveTwinSuns', { gameId });
    expect((await look(ben, gameId)).status).toBe('cancelled');
    expect(await codeOf(join(ben, gameId, 'Ben'))).toBe('twin-suns/cancelled');
    expect(await codeOf(look(ben, 'nobody-knows'))).toBe('twin-suns/not-found');
  });

  it('refuses a list that Twin Suns does not allow, and says why', async () => {
    const ana = visitor(connection);
    const asked = { seats: 3, name: 'Ana' } as const;
    for (const deck of [
      { kind: 'text', text: starterText('luke') },
      { kind: 'starter', name: 'vader' },
    ] as const) {
      const failure = await failureOf(ana.command('OpenTwinSuns', { ...asked, deck }));
      expect(failure?.code).toBe('practice/deck-illegal');
      expect(JSON.stringify(failure?.data)).toContain('deck/leader-count');
    }
  });
});
