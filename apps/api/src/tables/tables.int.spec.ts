import { games as offered } from '#games';
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { starterDeck } from '#cards';
import { type ApiFailure, type ApiSession, Connection } from '#client';
import { failure, replayFile, type TableView, parsePgn } from '#contracts';
import {
  asStored,
  CommandExecutor,
  type FiledEvent,
  honours,
  type JsonObject,
  newNonce,
  PostgresSealedSecrets,
  type RecordedEvent,
  verifyEvents,
} from '#event-store';
import { GameMemory, matchDecider, runningGame } from '#match';
import { deriveKey } from '#platform';
import { dice, hash } from '#rules';
import { tournamentDecider } from '#tournament';
import { statusAndCodeOf } from '../../test/answers.js';
import { searchedForHiddenCards, truthOf } from '../../test/hidden-cards.js';
import { drawKnownSeeds } from '../../test/known-seeds.js';
import { LiveReader } from '../../test/live-reader.js';
import { openEvent, pairAsWorker, register, visitor } from '../../test/people.js';
import { type RunningApi, startApi } from '../../test/running-api.js';
import { startStaffedApi } from '../../test/staffed-api.js';
import {
  anyMove,
  lookAt,
  playOn,
  seatedTable,
  type SeatedTable,
  starterText,
  everyCardIsPlayable,
  unplayableCards,
} from '../../test/tables.js';
import { brokenLinks } from '../../test/verify-streams.js';

let api: RunningApi;
let connection: Connection;
let owner: ApiSession;
beforeAll(async () => {
  ({ api, connection, owner } = await startStaffedApi());
  drawKnownSeeds(api, 'tables');
});
afterAll(() => api?.stop());

const open = async (table: SeatedTable): Promise<void> =>
  void (await table.a.session.command('OpenTable', { matchId: table.matchId }));
const stream = (matchId: string): Promise<readonly RecordedEvent[]> =>
  api.store.readStream(`match-${matchId}`);
const versionOf = async (matchId: string): Promise<number> => (await stream(matchId)).length;
const secrets = (): PostgresSealedSecrets =>
  new PostgresSealedSecrets(api.pool, deriveKey(api.configuration.secret, 'sealed-secrets'));

/** Normally the worker completes the round; here the test does it. */
const completeRound = async (eventId: string): Promise<void> => {
  const executor = new CommandExecutor(api.store);
  const completion = {
    type: 'CompleteRound',
    data: { phase: 0, round: 1, attempt: 1 },
    actor: 'system:round',
    at: new Date().toISOString(),
  };
  await executor.execute({
    decider: tournamentDecider,
    streamId: `event-${eventId}`,
    command: completion as never,
    meta: {
      actor: 'system:round',
      commandId: randomUUID(),
      correlationId: 'x',
      at: completion.at,
    },
  });
};

const turnOf = async ({
  matchId,
  a,
  b,
}: SeatedTable): Promise<{
  mover: ApiSession;
  other: ApiSession;
  side: 'a' | 'b';
  view: TableView;
}> => {
  const first = await lookAt(a.session, matchId);
  const side = first.board?.waitingFor === 'b' ? 'b' : 'a';
  const [mover, other] = side === 'a' ? [a.session, b.session] : [b.session, a.session];
  return { mover, other, side, view: side === 'a' ? first : await lookAt(mover, matchId) };
};

describe('a game on screen', () => {
  it('is played by two people over HTTP to a result that enters the match', async () => {
    const table = await seatedTable(api, connection, owner);
    expect(await lookAt(table.a.session, table.matchId)).toMatchObject({
      game: 0,
      running: false,
      mayOpen: true,
      notNow: null,
      mine: 'a',
      board: null,
      a: { deck: 'ready' },
      b: { deck: 'ready' },
    });
    await open(table);
    const onScreen = async (): Promise<boolean> =>
      (await owner.query('match', { matchId: table.matchId })).row.onScreen;
    await expect.poll(onScreen).toBe(true);
    const moves = await playOn(table, { seed: 7 });
    const told = await lookAt(table.b.session, table.matchId);
    expect(moves).toBeGreaterThan(20);
    expect(told).toMatchObject({
      running: false,
      status: 'completed',
      mayOpen: false,
      mine: 'b',
      board: { phase: 'over' },
    });
    const winner = told.result?.winner;
    expect(told.score).toEqual({
      a: winner === 'a' ? 1 : 0,
      b: winner === 'b' ? 1 : 0,
      drawn: winner === 'draw' ? 1 : 0,
    });
    await api.settle();
    const { row } = await owner.query('match', { matchId: table.matchId });
    expect(row).toMatchObject({ status: 'completed', score: told.score, onScreen: false });
    const events = await stream(table.matchId);
    const closed = events.find((event) => event.type === 'TableClosed')?.data as {
      seed: string;
      nonce: string;
    };
    const opened = events.find((event) => event.type === 'TableOpened')?.data as {
      seedCommitment: string;
    };
    expect(honours({ nonce: closed.nonce, choice: closed.seed }, opened.seedCommitment)).toBe(true);
  });

  it('shows nobody what they may not know, move by move', async () => {
    const table = await seatedTable(api, connection, owner);
    await open(table);
    await searchedForHiddenCards(api, table, {
      onlooker: visitor(connection),
      seed: 11,
      most: 150,
    });
  });

  it('tells its story without lists, moves and seeds while the event runs, and its file withholds them', async () => {
    const table = await seatedTable(api, connection, owner);
    await open(table);
    await playOn(table, { seed: 3, most: 6 });
    const { mover, view } = await turnOf(table);
    await mover.command('PlayMove', {
      matchId: table.matchId,
      game: 1,
      move: { at: view.board?.at ?? 0, concede: true },
    });
    await api.settle();
    const seed = await secrets().get(`match-${table.matchId}`, 'game-1');
    for (const session of [owner, table.a.session, table.b.session]) {
      const { story } = await session.query('match', { matchId: table.matchId });
      expect(story.map((entry) => entry.type)).toContain('TableClosed');
      const text = JSON.stringify(story);
      expect(text).not.toMatch(/SOR_\d{3}|"move"|"pick"/);
      expect(text).not.toContain(seed?.choice ?? 'no seed');
    }
    const file = JSON.parse(await owner.get(`/api/events/${table.eventId}/export`)) as {
      withheld: string[];
      events: FiledEvent[];
    };
    expect(file.withheld).toContain(`match-${table.matchId}`);
    expect(file.events.filter((event) => event.streamId === `match-${table.matchId}`)).toEqual([]);
    // The remaining events are complete: the audit accepts them like any other file.
    const faults: unknown[] = [];
    await verifyEvents(() => file.events.map(asStored), {
      withheld: new Set(file.withheld),
      onFault: (fault) => faults.push(fault),
    });
    expect(faults).toEqual([]);
  });

  it('opens story and file once the event is over', async () => {
    const table = await seatedTable(api, connection, owner);
    await open(table);
    await table.a.session.command('PlayMove', {
      matchId: table.matchId,
      game: 1,
      move: { at: 0, concede: true },
    });
    await api.settle();
    await completeRound(table.eventId);
    await owner.command('FinishEvent', { eventId: table.eventId });
    await api.settle();
    const { story } = await table.b.session.query('match', { matchId: table.matchId });
    expect(JSON.stringify(story)).toMatch(/"seed"/);
    const file = JSON.parse(await owner.get(`/api/events/${table.eventId}/export`)) as {
      withheld: string[];
      events: FiledEvent[];
    };
    expect(file.withheld).toEqual([]);
    expect(file.events.some((event) => event.type === 'MovePlayed')).toBe(true);
  });
});

describe('a move', () => {
  it('of the wrong player, a stale, a forged, an onlooker’s and one after the end are refused, and nothing changes', async () => {
    const table = await seatedTable(api, connection, owner);
    const { matchId } = table;
    const move = (session: ApiSession, game: number, answer: object) =>
      statusAndCodeOf(session.command('PlayMove', { matchId, game, move: answer as never }));
    expect(await move(table.a.session, 1, { at: 0, pick: [0] })).toBe('409 match/no-table-open');
    await open(table);
    const { mover, other, view } = await turnOf(table);
    const at = view.board?.at ?? 0;
    const before = await versionOf(matchId);
    expect(await move(other, 1, { at, pick: [0] })).toBe('409 rules/not-your-decision');
    expect(await move(mover, 1, { at: at + 1, pick: [0] })).toBe('409 rules/stale-move');
    expect(await move(mover, 1, { at, pick: [99] })).toBe('409 rules/illegal-pick');
    expect(await move(mover, 1, { at, pick: [0, 0] })).toBe('409 rules/illegal-pick');
    expect(await move(mover, 2, { at, pick: [0] })).toBe('409 match/stale-game');
    expect(await move(mover, 1, { at, pick: [-1] })).toBe('400 request/malformed');
    expect(await move(mover, 1, { at, pick: [0], seat: 1 })).toBe('400 request/malformed');
    expect(await move(visitor(connection), 1, { at, pick: [0] })).toBe('401 auth/required');
    expect(await move(owner, 1, { at, pick: [0] })).toBe('403 policy/forbidden');
    expect(await statusAndCodeOf(table.b.session.command('OpenTable', { matchId }))).toBe(
      '409 match/table-open',
    );
    expect(
      await statusAndCodeOf(
        table.a.session.command('RuleTable', { matchId, game: 1, winner: 'a' }),
      ),
    ).toBe('403 policy/forbidden');
    expect(
      await statusAndCodeOf(
        table.a.session.command('ReportResult', { matchId, score: { a: 1, b: 0, drawn: 0 } }),
      ),
    ).toBe('409 match/table-open');
    expect(await versionOf(matchId)).toBe(before);
    await owner.command('RuleTable', { matchId, game: 1, winner: 'b' });
    expect(await lookAt(mover, matchId)).toMatchObject({
      running: false,
      result: { winner: 'b', cause: 'ruled' },
      score: { a: 0, b: 1, drawn: 0 },
    });
    expect(await move(mover, 1, { at, pick: [0] })).toBe('409 match/completed');
    expect(await statusAndCodeOf(table.a.session.command('OpenTable', { matchId }))).toBe(
      '409 match/completed',
    );
  });

  it('sent again with its key is played once; two at the same time, once as well', async () => {
    const table = await seatedTable(api, connection, owner);
    const { matchId } = table;
    const key = randomUUID();
    const opened = await table.a.session.command('OpenTable', { matchId }, key);
    expect(await table.a.session.command('OpenTable', { matchId }, key)).toEqual(opened);
    const { mover, view } = await turnOf(table);
    const before = await versionOf(matchId);
    const payload = { matchId, game: 1, move: anyMove(view, dice(1)) };
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => statusAndCodeOf(mover.command('PlayMove', payload))),
    );
    expect(answers.filter((answer) => answer === 'accepted')).toHaveLength(1);
    expect(
      answers.filter(
        (answer) => answer === '409 rules/stale-move' || answer === '409 rules/not-your-decision',
      ),
    ).toHaveLength(3);
    expect(await versionOf(matchId)).toBe(before + 1);
    const next = await turnOf(table);
    const resent = { matchId, game: 1, move: anyMove(next.view, dice(2)) };
    const moveKey = randomUUID();
    expect(await next.mover.command('PlayMove', resent, moveKey)).toEqual(
      await next.mover.command('PlayMove', resent, moveKey),
    );
    expect(await versionOf(matchId)).toBe(before + 2);
  });

  it('of any shape is refused clearly or played, never a 500', async () => {
    const table = await seatedTable(api, connection, owner, { bestOf: 3 });
    await open(table);
    await playOn(table, { seed: 5, most: 12 });
    const number = fc.oneof(
      fc.integer({ min: -2, max: 60 }),
      fc.integer(),
      fc.double(),
      fc.constantFrom(null, '1', NaN, 1e99),
    );
    const list = fc.oneof(
      fc.array(number, { maxLength: 5 }),
      fc.constantFrom(
        null,
        'x',
        {},
        [[0]],
        Array.from({ length: 300 }, () => 0),
      ),
    );
    const shape = fc.record(
      {
        at: fc.oneof(fc.constant('now'), number),
        pick: list,
        amounts: list,
        name: fc.oneof(fc.string(), fc.constant('Luke Skywalker'), number),
        seat: number,
        __proto__: fc.constant({ concede: true }),
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(
        shape,
        fc.oneof(fc.constant(1), number),
        fc.boolean(),
        async (raw, game, first) => {
          const { mover, other, view } = await turnOf(table);
          const move = raw.at === 'now' ? { ...raw, at: view.board?.at } : raw;
          const text = JSON.stringify({ matchId: table.matchId, game, move });
          const headers = {
            'content-type': 'application/json',
            'idempotency-key': randomUUID(),
            ...(first ? mover : other).identity(),
          };
          const answer = await connection.send({
            method: 'POST',
            path: '/api/commands/PlayMove',
            headers,
            body: text,
          });
          if (answer.status === 200) return;
          expect([400, 409], `${text} -> ${answer.text}`).toContain(answer.status);
          expect(failure.parse(JSON.parse(answer.text)).error.code).toMatch(
            /^(request|rules|match)\/[a-z-]+$/,
          );
        },
      ),
      { numRuns: 150 },
    );
    expect(await brokenLinks(api.store)).toEqual([]);
  });
});

describe('a table', () => {
  it('goes on exactly where it stood after a restart, in the middle of things', async () => {
    const table = await seatedTable(api, connection, owner);
    await open(table);
    await playOn(table, { seed: 9, most: 40 });
    const before = await truthOf(api, table.matchId);
    const seed = await secrets().get(`match-${table.matchId}`, 'game-1');
    // Without any cache: dealt and replayed from the stream and the seed alone.
    const game = runningGame(before.match.table);
    const reel = game && seed && new GameMemory(offered).of(game, seed.choice);
    expect(reel?.position.hash()).toBe(hash(before.state));
    const [a, b] = [
      await lookAt(table.a.session, table.matchId),
      await lookAt(table.b.session, table.matchId),
    ];
    const second = await startApi({
      databaseUrl: api.configuration.databaseUrl,
      redisUrl: api.configuration.redisUrl,
    });
    try {
      const elsewhere = new Connection(second.url);
      const ask = async (session: ApiSession): Promise<TableView> => {
        const answer = await elsewhere.send({
          method: 'GET',
          path: `/api/tables/${table.matchId}`,
          headers: session.identity(),
        });
        return JSON.parse(answer.text) as TableView;
      };
      expect(await ask(table.a.session)).toEqual(a);
      expect(await ask(table.b.session)).toEqual(b);
      const reader = await LiveReader.openAt(table.b.session, `/api/tables/${table.matchId}/live`);
      expect((await reader.next()).data).toEqual({ version: b.version });
      const turn = a.board?.waitingFor === 'a' ? table.a : table.b;
      const view = a.board?.waitingFor === 'a' ? a : b;
      const body = JSON.stringify({
        matchId: table.matchId,
        game: 1,
        move: anyMove(view, dice(3)),
      });
      const answer = await elsewhere.send({
        method: 'POST',
        path: '/api/commands/PlayMove',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': randomUUID(),
          ...turn.session.identity(),
          origin: second.url,
        },
        body,
      });
      expect(answer.status).toBe(200);
      // Viewers connected to the other process are notified as well.
      expect((await reader.next()).data).toEqual({ version: b.version + 1 });
      reader.close();
      elsewhere.close();
    } finally {
      await second.stop();
    }
    const after = await truthOf(api, table.matchId);
    expect(after.state.at).toBe(before.state.at + 1);
    expect((await lookAt(table.a.session, table.matchId)).board?.at).toBe(after.state.at);
    expect(hash(after.state)).not.toBe(hash(before.state));
  });

  let dealtGames = 0;
  /** A game dealt in the past; `said` changes the data of its event to what it contained then. */
  const dealtBefore = async (
    { matchId }: SeatedTable,
    said: (data: JsonObject) => JsonObject,
  ): Promise<void> => {
    dealtGames += 1;
    const seed = String(dealtGames).padStart(64, 'a');
    await secrets().put(`match-${matchId}`, 'game-1', { nonce: newNonce(), choice: seed });
    const { state, version } = await new CommandExecutor(api.store).load(
      matchDecider,
      `match-${matchId}`,
    );
    const at = new Date().toISOString();
    const decks = { a: starterDeck('luke'), b: starterDeck('vader') };
    const decision = matchDecider.decide(
      {
        type: 'OpenTable',
        data: { ...decks, seed, seedCommitment: 'c', engine: 'cr-7.0/1' },
        actor: 'x',
        at,
        games: offered,
      } as never,
      state,
    );
    const [opened] = decision as unknown as {
      type: string;
      schemaVersion: number;
      data: JsonObject;
    }[];
    if (!opened) throw new Error('not dealt');
    await api.store.append(
      { actor: 'system:test', commandId: randomUUID(), correlationId: 'x', at },
      [
        {
          streamId: `match-${matchId}`,
          expectedVersion: version,
          events: [{ ...opened, data: said(opened.data) }],
        },
      ],
    );
  };

  it('dealt under other rules and cards goes on where its moves still lead where they led', async () => {
    const table = await seatedTable(api, connection, owner);
    await dealtBefore(table, ({ discreet: _, ...data }) => ({ ...data, cards: '3' }));
    const { mover, view } = await turnOf(table);
    expect(view).toMatchObject({ running: true, outdated: false });
    const move = { at: view.board?.at ?? 0, pick: [0] };
    await mover.command('PlayMove', { matchId: table.matchId, game: 1, move });
    expect((await lookAt(mover, table.matchId)).board?.at).toBe(move.at + 1);
  });

  it('that cannot be dealt again is neither shown nor played on, and a judge can end it', async () => {
    const table = await seatedTable(api, connection, owner);
    const { matchId } = table;
    await dealtBefore(table, (data) => ({
      ...data,
      a: { ...(data['a'] as JsonObject), deck: ['XXX_001'] },
    }));
    expect(await lookAt(table.a.session, matchId)).toMatchObject({
      running: true,
      outdated: true,
      board: null,
    });
    expect(
      await statusAndCodeOf(
        table.a.session.command('PlayMove', { matchId, game: 1, move: { at: 0, pick: [0] } }),
      ),
    ).toBe('409 match/table-outdated');
    expect((await lookAt(owner, matchId)).mayRule).toBe(true);
    await owner.command('RuleTable', { matchId, game: 1, winner: 'a' });
    expect(await lookAt(table.b.session, matchId)).toMatchObject({
      running: false,
      outdated: true,
      board: null,
      status: 'completed',
      result: { winner: 'a', cause: 'ruled' },
    });
  });

  it('explains to each player why not, by rule and in both languages, and to nobody else', async () => {
    const table = await seatedTable(api, connection, owner);
    await open(table);
    const path = `/api/tables/${table.matchId}/explain`;
    const { mover, other, view } = await turnOf(table);
    const idle = (await lookAt(other, table.matchId)).board;
    const half = idle?.[view.mine === 'a' ? 'b' : 'a'];
    const card = half?.hand?.[0]?.card ?? half?.leaders[0]?.card;
    expect(JSON.parse(await other.get(`${path}?want=play&card=${card}`))).toMatchObject({
      reasons: [{ code: 'waiting', text: { en: /to decide/, es: /decidir/ } }].map((reason) => ({
        ...reason,
        text: {
          en: expect.stringMatching(reason.text.en),
          es: expect.stringMatching(reason.text.es),
        },
      })),
    });
    expect(await statusAndCodeOf(mover.get(`${path}?want=fly&card=1`))).toBe(
      '400 request/malformed',
    );
    expect(await statusAndCodeOf(owner.get(`${path}?want=play&card=${card}`))).toBe(
      '403 policy/forbidden',
    );
    // The opponent's number for a card means nothing to this player.
    expect(JSON.parse(await mover.get(`${path}?want=play&card=${card}`))).toMatchObject({
      reasons: [{ code: 'no-such-card' }],
    });
  });

  it('tells who watches of every move, and only that', async () => {
    const table = await seatedTable(api, connection, owner);
    await open(table);
    const reader = await LiveReader.openAt(
      visitor(connection),
      `/api/tables/${table.matchId}/live`,
    );
    const hello = await reader.next();
    expect(hello.data).toEqual({ version: await versionOf(table.matchId) });
    const { mover, view } = await turnOf(table);
    await mover.command('PlayMove', {
      matchId: table.matchId,
      game: 1,
      move: anyMove(view, dice(4)),
    });
    const told = await reader.next();
    expect(told).toEqual({
      id: String(await versionOf(table.matchId)),
      data: { version: await versionOf(table.matchId) },
    });
    reader.close();
    const again = await LiveReader.openAt(
      visitor(connection),
      `/api/tables/${table.matchId}/live`,
      told.id ?? '',
    );
    expect((await again.next()).data).toEqual(told.data);
    again.close();
  });

  it.skipIf(everyCardIsPlayable)(
    'is dealt only from decks that are there and can be played, and names their cards to their owner only',
    async () => {
      const eventId = await openEvent(owner);
      const seats = [
        await register(connection, eventId, 'Ana'),
        await register(connection, eventId, 'Ben'),
      ];
      const [unknown] = unplayableCards(1);
      const strange = starterText('luke').replace('SOR_236', unknown?.id ?? '');
      await seats[0]?.session.command('SubmitDeck', {
        eventId,
        playerId: seats[0].playerId,
        text: strange,
      });
      await owner.command('CheckInAll', { eventId });
      await owner.command('StartEvent', { eventId });
      await owner.command('RequestPairing', {
        eventId,
        phase: 0,
        round: 1,
        attempt: 1,
        repair: false,
      });
      const [paired] = await pairAsWorker(api, eventId);
      const matchId = paired?.matchId ?? '';
      const strangeSide = paired?.a === seats[0]?.playerId ? 'a' : 'b';
      const opening = (session: ApiSession): Promise<unknown> =>
        session.command('OpenTable', { matchId }).then(
          () => 'accepted',
          (error: ApiFailure) => ({ code: error.code, data: error.data }),
        );
      const [ana, ben] = [seats[0]?.session as ApiSession, seats[1]?.session as ApiSession];
      const cards = [unknown?.name];
      const missing = {
        code: 'match/deck-missing',
        data: { side: strangeSide === 'a' ? 'b' : 'a' },
      };
      const refusal = (named: unknown[]) => ({
        code: 'match/deck-not-playable',
        data: {
          side: strangeSide,
          cards: named.map((name) => expect.stringContaining(String(name)) as unknown),
        },
      });
      // The first side's deck is checked first.
      expect(await opening(ana)).toEqual(strangeSide === 'a' ? refusal(cards) : missing);
      expect(await opening(ben)).toEqual(strangeSide === 'a' ? refusal([]) : missing);
      expect(await lookAt(ana, matchId)).toMatchObject({
        mayOpen: false,
        notNow: 'decks',
        [strangeSide]: { deck: 'unknown-cards' },
        unknownCards: [expect.stringContaining(String(cards[0]))],
      });
      expect(await lookAt(ben, matchId)).toMatchObject({ mayOpen: false, unknownCards: [] });
      expect((await stream(matchId)).map((event) => event.type)).toEqual(['MatchScheduled']);
    },
  );

  it('takes a choice back at once, by consent and by a judge, and tells everybody', async () => {
    const table = await seatedTable(api, connection, owner);
    const { matchId } = table;
    await open(table);
    await playOn(table, { seed: 5, most: 12 });
    const shown = (view: TableView) => ({ ...view.board, log: [], steps: [] });
    const position = (view: TableView) => ({
      matchId,
      game: view.game,
      at: view.board?.at ?? 0,
      takenBack: view.takenBack,
    });
    const told = (view: TableView): string[] =>
      (view.board?.log ?? []).flatMap(({ kind, en }) => (kind === 'rewind' ? [en] : []));
    // A choice that discloses nothing; sooner or later somebody makes one.
    let free: 'a' | 'b' | null = null;
    let before = await lookAt(table.a.session, matchId);
    for (let seed = 1; free === null && seed < 40; seed += 1) {
      before = (await turnOf(table)).view;
      await playOn(table, { seed, most: 1 });
      for (const side of ['a', 'b'] as const)
        if ((await lookAt(table[side].session, matchId)).takeBack?.free) free = side;
    }
    const own = table[free ?? 'a'];
    const other = table[free === 'a' ? 'b' : 'a'];
    const after = await lookAt(own.session, matchId);
    expect(await statusAndCodeOf(other.session.command('TakeBackMove', position(after)))).toBe(
      '409 match/take-back-needs-consent',
    );
    await own.session.command('TakeBackMove', position(after));
    const back = await lookAt(own.session, matchId);
    expect(shown(back)).toEqual(shown(before));
    expect(told(back)).toEqual([`${back[free ?? 'a'].name} takes back: 1 choice.`]);
    const stale = { matchId, game: 1, move: { at: back.board?.at ?? 0, pick: [0] } };
    expect(await statusAndCodeOf(own.session.command('PlayMove', stale))).toBe(
      '409 match/taken-back',
    );

    await playOn(table, { seed: 9, most: 3 });
    const view = await lookAt(own.session, matchId);
    const to = view.takeBack?.to ?? 0;
    await own.session.command('AskTakeBack', { ...position(view), to });
    expect((await lookAt(other.session, matchId)).takeBack?.asked).toEqual({ by: free, to });
    expect((await lookAt(visitor(connection), matchId)).takeBack).toBeNull();
    const accept = { matchId, game: 1, to, accept: true };
    expect(await statusAndCodeOf(own.session.command('AnswerTakeBack', accept))).toBe(
      '409 match/own-take-back',
    );
    await other.session.command('AnswerTakeBack', accept);
    const agreed = await lookAt(other.session, matchId);
    expect([agreed.board?.at, told(agreed).length]).toEqual([to, 2]);

    const rewind = { ...position(agreed), to: 2, note: 'wrong start' };
    expect(await statusAndCodeOf(own.session.command('RewindGame', rewind))).toBe(
      '403 policy/forbidden',
    );
    await owner.command('RewindGame', rewind);
    const ruled = await lookAt(visitor(connection), matchId);
    expect([ruled.board?.at, ruled.takenBack, told(ruled).length]).toEqual([2, 3, 3]);
    // No event is erased, and a process that never saw the game computes the same board.
    const rewound = (await stream(matchId)).filter(({ type }) => type === 'GameRewound');
    expect(rewound.map(({ data }) => data['cause'])).toEqual(['own-choice', 'agreed', 'ruled']);
    expect(await brokenLinks(api.store)).toEqual([]);
    const { match, state } = await truthOf(api, matchId);
    const seed = await secrets().get(`match-${matchId}`, 'game-1');
    const again = new GameMemory(offered).of(runningGame(match.table)!, seed!.choice);
    expect(again?.position.hash()).toBe(hash(state));
    await playOn(table, { seed: 11, most: 5 });
    expect((await lookAt(own.session, matchId)).board?.at).toBe(7);
  });

  it('can be looked at again once it is over, by each as they saw it while decks are closed, then with both hands', async () => {
    const table = await seatedTable(api, connection, owner);
    const { matchId, eventId } = table;
    const replay = `/api/tables/${matchId}/games/1/replay`;
    const fileFor = async (session: ApiSession) =>
      replayFile.parse(JSON.parse(await session.get(replay)));
    await open(table);
    await playOn(table, { seed: 3, most: 9 });
    expect(await statusAndCodeOf(table.a.session.get(replay))).toBe('404 match/replay-not-found');
    const at = (await lookAt(table.b.session, matchId)).board?.at ?? 0;
    await table.b.session.command('PlayMove', { matchId, game: 1, move: { at, concede: true } });
    const own = await fileFor(table.a.session);
    expect(own).toMatchObject({ viewer: 'a', open: false, record: null });
    expect(own.frames).toHaveLength(at + 2);
    const seen = JSON.stringify(await fileFor(visitor(connection)));
    const { seed } = (await stream(matchId)).find(({ type }) => type === 'TableClosed')!
      .data as unknown as { seed: string };
    expect([seen.includes(seed), JSON.stringify(own).includes(seed)]).toEqual([false, false]);
    const record = `/api/tables/${matchId}/games/1/record`;
    expect(await statusAndCodeOf(table.a.session.get(record))).toContain('match/record-closed');
    await api.settle();
    await completeRound(eventId);
    await owner.command('FinishEvent', { eventId });
    expect(parsePgn(await visitor(connection).get(record))).toMatchObject({
      game: { tags: { Game: 'SWU-PGN/1.0', P1: 'Player 1', Result: 'P1', Seed: seed } },
    });
    const told = await fileFor(visitor(connection));
    expect(told).toMatchObject({ open: true, result: { winner: 'a', cause: 'conceded' } });
    expect(told.record).toMatchObject({ seed, moves: { length: at + 1 } });
    expect(told.frames[0]?.b?.hand).not.toBeNull();
    expect(await statusAndCodeOf(owner.get(`/api/tables/${matchId}/games/2/replay`))).toBe(
      '404 match/replay-not-found',
    );
  });
});
