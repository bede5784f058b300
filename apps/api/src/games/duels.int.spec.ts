import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seededRandom } from '#chance';
import { type ApiSession, Connection } from '#client';
import { boardsOf, duelView, type DuelView, queries, screenReplay, tableChat } from '#contracts';
import { honours } from '#event-store';
import type { DuelEvents } from '#match';
import { statusAndCodeOf } from '../../test/answers.js';
import { drawKnownSeeds } from '../../test/known-seeds.js';
import { visitor } from '../../test/people.js';
import { LiveReader } from '../../test/live-reader.js';
import { type RunningApi, startApi } from '../../test/running-api.js';
import { brokenLinks } from '../../test/verify-streams.js';

let api: RunningApi;
let connection: Connection;
beforeAll(async () => {
  api = await startApi();
  drawKnownSeeds(api, 'duels');
  connection = new Connection(api.url);
});
afterAll(async () => {
  connection?.close();
  await api?.stop();
});

const open = async (session: ApiSession): Promise<string> =>
  (await session.command('OpenDuel', { game: 'destiny', name: 'Ana' })).ids['duelId'] ?? '';
const look = async (session: ApiSession, duelId: string): Promise<DuelView> =>
  duelView.parse(JSON.parse(await session.get(`/api/duels/${duelId}`)));
const handOf = ({ board }: Pick<DuelView, 'board'>, seat: number) =>
  board?.seats[seat]?.zones.find(({ id }) => id === 'hand')?.pieces ?? [];
/** Cards of other hands that the viewer sees although they need not choose among them. */
const leaked = (view: DuelView, seat: number) => {
  const offered = new Set(view.board?.decision?.options.flatMap(({ pieces }) => pieces));
  return handOf(view, seat).filter(({ key, name, says }) => !offered.has(key) && (name ?? says));
};

/** Two visitors at a table whose game has begun. */
const begun = async () => {
  const host = visitor(connection);
  const guest = visitor(connection);
  const duelId = await open(host);
  await guest.command('JoinDuel', { duelId, name: 'Ben' });
  return { duelId, host, guest, both: [host, guest] as const };
};
/** The player to act, and their view. */
const asked = async ({ duelId, both }: Awaited<ReturnType<typeof begun>>) => {
  const [first] = both;
  const { waitingFor } = await look(first, duelId);
  const session = both[waitingFor ?? 0] as ApiSession;
  return { session, view: await look(session, duelId) };
};

describe('a table of two', () => {
  it('shows the host waiting, lets one guest sit down, and tells nobody what is played before', async () => {
    const host = visitor(connection);
    const duelId = await open(host);
    expect(await look(host, duelId)).toMatchObject({
      status: 'open',
      mine: 0,
      players: [{ name: 'Ana', list: '' }],
      board: null,
    });
    const guest = visitor(connection);
    expect((await look(guest, duelId)).mine).toBeNull();
    const join = { duelId, name: 'Ben' };
    expect(await statusAndCodeOf(host.command('JoinDuel', join))).toBe('409 duel/own-table');
    expect(await statusAndCodeOf(guest.command('CancelDuel', { duelId }))).toMatch(/^40[13] /);
    await guest.command('JoinDuel', join);
    expect(await look(guest, duelId)).toMatchObject({ status: 'running', mine: 1 });
    const third = visitor(connection);
    expect(await statusAndCodeOf(third.command('JoinDuel', { duelId, name: 'Cleo' }))).toBe(
      '409 duel/already-begun',
    );
    expect(await guest.get(`/api/duels/${duelId}/qr.svg`)).toContain('<svg');
  });

  it('is cancelled by the host, and refuses lists that cannot be played', async () => {
    const host = visitor(connection);
    const duelId = await open(host);
    const guest = visitor(connection);
    const wrong = { duelId, name: 'Ben', list: 'nonsense' };
    expect(await statusAndCodeOf(guest.command('JoinDuel', wrong))).toBe(
      '409 practice/deck-unreadable',
    );
    await host.command('CancelDuel', { duelId });
    expect((await look(guest, duelId)).status).toBe('cancelled');
    const join = { duelId, name: 'Ben' };
    expect(await statusAndCodeOf(guest.command('JoinDuel', join))).toBe('409 duel/cancelled');
    expect(await statusAndCodeOf(host.command('OpenDuel', { game: 'draughts', name: 'Ana' }))).toBe(
      '404 duel/not-found',
    );
    expect(await statusAndCodeOf(host.get('/api/duels/abcdefgh'))).toBe('404 duel/not-found');
  });
});

describe('the list of open tables', () => {
  const lists = async () => {
    await api.settle();
    const answer: unknown = JSON.parse(await visitor(connection).get('/api/queries/openTables'));
    return queries.openTables.result.parse(answer);
  };
  const listed = async () => (await lists()).duels;
  const openListed = async (session: ApiSession, game: string): Promise<string> => {
    const asked = { game, name: 'Dora', listed: true } as const;
    return (await session.command('OpenDuel', asked)).ids['duelId'] ?? '';
  };

  it('tells whoever looks at it of a table that opens', async () => {
    const line = await LiveReader.openAt(visitor(connection), '/api/open-tables/live');
    await line.next();
    const host = visitor(connection);
    const duelId = await openListed(host, 'destiny');
    await line.next();
    expect((await listed()).map((table) => table.duelId)).toContain(duelId);
    expect(line.heard).toContain('event: here\ndata: {"here":1}');
    line.close();
    await host.command('CancelDuel', { duelId });
  });

  it('shows a table from its opening until somebody sits down, with the game that is played', async () => {
    const host = visitor(connection);
    const byLink = await open(host);
    const [first, second] = [await openListed(host, 'destiny'), await openListed(host, 'swtcg')];
    // A list over many logs may be a quarter of a second old.
    const idsListed = async () => (await listed()).map(({ duelId }) => duelId);
    await expect.poll(idsListed).toEqual([second, first]);
    const shown = await listed();
    expect(shown.map(({ game }) => game.en)).toEqual(['Star Wars TCG', 'Star Wars: Destiny']);
    expect(shown.map(({ duelId }) => duelId)).not.toContain(byLink);
    expect(await statusAndCodeOf(openListed(host, 'destiny'))).toBe('409 free-match/too-many-open');
    await visitor(connection).command('JoinDuel', { duelId: first, name: 'Eve' });
    await host.command('CancelDuel', { duelId: second });
    await expect.poll(idsListed).toEqual([]);
  });

  it('names a running game to everybody where its players let others look on, and nowhere else', async () => {
    const watched = async () => (await lists()).watched.map(({ id, names }) => [id, ...names]);
    const [host, guest] = [visitor(connection), visitor(connection)];
    const asked = { game: 'destiny', name: 'Ana' } as const;
    const { ids } = await host.command('OpenDuel', { ...asked, onlookers: true });
    const duelId = ids['duelId'] ?? '';
    expect(await look(guest, duelId)).toMatchObject({ onlookers: true });
    const unseen = await open(host);
    for (const each of [duelId, unseen])
      await guest.command('JoinDuel', { duelId: each, name: 'Ben' });
    await expect.poll(watched).toEqual([[duelId, 'Ana', 'Ben']]);
    const seen = await look(visitor(connection), duelId);
    expect(seen.board?.decision).toBeNull();
    expect([...leaked(seen, 0), ...leaked(seen, 1)]).toEqual([]);
    await host.command('ConcedeDuel', { duelId });
    await expect.poll(watched).toEqual([]);
  });
});

describe('a game of Destiny between two people', () => {
  it('is played by two visitors to its end, each seeing their own hand alone, and the seed proves the deal', async () => {
    const game = await begun();
    const { duelId, both } = game;
    const onlooker = visitor(connection);
    const random = seededRandom('choices');
    for (let moves = 0; ; moves += 1) {
      expect(moves).toBeLessThan(800);
      const [host, guest, watching] = await Promise.all(
        [...both, onlooker].map((session) => look(session, duelId)),
      );
      if (!host || !guest || !watching) throw new Error('everybody sees the game');
      const leaks = [leaked(host, 1), leaked(guest, 0), leaked(watching, 0), leaked(watching, 1)];
      expect(leaks.flat()).toEqual([]);
      const own = [...handOf(host, 0), ...handOf(guest, 1)];
      expect(own.every(({ name }) => name !== null)).toBe(true);
      if (host.status === 'over') break;
      const { waitingFor } = host;
      const decider = [host, guest][waitingFor ?? -1];
      const idle = [host, guest][1 - (waitingFor ?? -1)];
      expect([idle?.board?.decision, watching.board?.decision]).toEqual([null, null]);
      const options = decider?.board?.decision?.options ?? [];
      expect(options.length).toBeGreaterThan(0);
      const session = both[waitingFor ?? 0] as ApiSession;
      const option = random.below(options.length);
      await session.command('PlayDuel', { duelId, step: host.step, option });
    }
    const replay = screenReplay.parse(
      JSON.parse(await onlooker.get(`/api/duels/${duelId}/replay`)),
    );
    const boards = boardsOf(replay);
    const openHands = boards.flatMap((board) => [0, 1].map((seat) => handOf({ board }, seat)));
    expect(openHands.flat().every(({ name }) => name !== null)).toBe(true);
    const last = await look(onlooker, duelId);
    expect(boards.at(-1)?.seats[0]?.counters).toEqual(last.board?.seats[0]?.counters);
    expect(replay.moves.at(-1)?.lines).toEqual(last.turns[0]?.lines);
    const recorded = await api.store.readStream(`duel-${duelId}`);
    const joined = recorded[1]?.data as unknown as DuelEvents['DuelJoined'];
    const ended = recorded.at(-1)?.data as unknown as DuelEvents['DuelEnded'];
    expect(honours({ nonce: ended.nonce, choice: ended.seed }, joined.seedCommitment)).toBe(true);
    expect(JSON.stringify(recorded.slice(0, -1))).not.toContain(ended.seed);
    expect(await brokenLinks(api.store)).toEqual([]);
  });

  it('refuses whoever is not asked, an old page and a stranger', async () => {
    const game = await begun();
    const { session, view } = await asked(game);
    expect(await statusAndCodeOf(session.get(`/api/duels/${game.duelId}/replay`))).toBe(
      '409 duel/not-over',
    );
    const other = game.both.find((one) => one !== session) as ApiSession;
    const choice = { duelId: game.duelId, step: view.step, option: 0 };
    expect(await statusAndCodeOf(other.command('PlayDuel', choice))).toBe('409 duel/not-your-turn');
    const stranger = visitor(connection);
    await open(stranger);
    expect(await statusAndCodeOf(stranger.command('PlayDuel', choice))).toMatch(/^40[13] /);
    expect(await statusAndCodeOf(stranger.command('ConcedeDuel', { duelId: game.duelId }))).toMatch(
      /^40[13] /,
    );
    await session.command('PlayDuel', choice);
    expect(await statusAndCodeOf(session.command('PlayDuel', choice))).toBe('409 duel/moved-on');
  });

  it('lets a quiet choice be taken back by whoever made it', async () => {
    const game = await begun();
    const { duelId } = game;
    let taken = 0;
    for (let moves = 0; moves < 40 && taken === 0; moves += 1) {
      const { session, view } = await asked(game);
      await session.command('PlayDuel', { duelId, step: view.step, option: 0 });
      const after = await look(session, duelId);
      const other = game.both.find((one) => one !== session) as ApiSession;
      const back = { duelId, step: after.step };
      expect((await look(other, duelId)).mayTakeBack).toBe(false);
      expect(await statusAndCodeOf(other.command('TakeBackDuel', back))).toBe(
        '409 duel/nothing-to-take-back',
      );
      if (!after.mayTakeBack) continue;
      await session.command('TakeBackDuel', back);
      expect((await look(session, duelId)).board).toEqual(view.board);
      taken += 1;
    }
    expect(taken).toBe(1);
  });

  it('lets its two players write to each other, and nobody else read it', async () => {
    const { duelId, host, guest } = await begun();
    expect((await look(guest, duelId)).chat).toBe(true);
    await host.command('SendMessage', { matchId: duelId, text: 'One minute, please' });
    await guest.command('SendPhrase', { matchId: duelId, phrase: 'thanks' });
    const chat = tableChat.parse(JSON.parse(await guest.get(`/api/duels/${duelId}/chat`)));
    expect(chat.messages.map(({ by, text, phrase }) => [by, text ?? phrase])).toEqual([
      ['a', 'One minute, please'],
      ['b', 'thanks'],
    ]);
    await guest.command('SetChatReception', { matchId: duelId, reception: 'blocked' });
    expect(
      await statusAndCodeOf(host.command('SendMessage', { matchId: duelId, text: 'Still there?' })),
    ).toBe('409 chat/blocked');
    const stranger = visitor(connection);
    await open(stranger);
    expect(await statusAndCodeOf(stranger.get(`/api/duels/${duelId}/chat`))).toMatch(/^40[13] /);
    expect(
      await statusAndCodeOf(stranger.command('SendMessage', { matchId: duelId, text: 'Hello' })),
    ).toMatch(/^40[13] /);
    expect((await look(stranger, duelId)).chat).toBe(false);
    const alone = await open(host);
    expect(
      await statusAndCodeOf(host.command('SendMessage', { matchId: alone, text: 'Anybody?' })),
    ).toBe('409 chat/closed');
  });

  it('hears that one waits, and not before the other one had time to think', async () => {
    const game = await begun();
    const { session, view } = await asked(game);
    const waiting = game.both.find((one) => one !== session) as ApiSession;
    const warn = { duelId: game.duelId, step: view.step };
    expect(await statusAndCodeOf(waiting.command('WarnDuelSilence', warn))).toBe(
      '409 duel/too-early',
    );
    expect(await statusAndCodeOf(waiting.command('ClaimDuel', { duelId: game.duelId }))).toBe(
      '409 duel/no-silence-warned',
    );
    expect(view.silence).toBeNull();
  });

  it('is conceded by either, and played again at a table that both reach', async () => {
    const game = await begun();
    const { duelId, host, guest } = game;
    expect(await statusAndCodeOf(host.command('PlayDuelAgain', { duelId }))).toBe(
      '409 duel/not-over',
    );
    await host.command('ConcedeDuel', { duelId });
    const result = { winners: [1], cause: 'conceded' };
    expect((await look(guest, duelId)).result).toEqual(result);
    const opened = await guest.command('PlayDuelAgain', { duelId });
    const next = opened.ids['duelId'] ?? '';
    expect((await look(host, duelId)).rematch).toEqual({ duelId: next, by: 1 });
    await host.command('PlayDuelAgain', { duelId });
    const [mine, theirs] = [await look(guest, next), await look(host, next)];
    expect([mine.status, mine.mine, theirs.mine]).toEqual(['running', 0, 1]);
    expect(mine.players.map(({ name }) => name)).toEqual(['Ben', 'Ana']);
    const before = await look(host, duelId);
    expect(mine.players[0]?.list).toBe(before.players[1]?.list);
  });
});
