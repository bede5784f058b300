import { games as offered } from '#games';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { starterDeck } from '#cards';
import { type ApiFailure, ApiSession, Connection } from '#client';
import {
  type CommandPayload,
  type PracticeDeck,
  type PracticeView,
  practiceView,
} from '#contracts';
import {
  CommandExecutor,
  honours,
  type JsonObject,
  newNonce,
  PostgresSealedSecrets,
} from '#event-store';
import { gameState, practiceDecider, type PracticeEvents } from '#match';
import { deriveKey } from '#platform';
import { dice, hash, type State } from '#rules';
import { statusAndCodeOf } from '../../test/answers.js';
import { drawKnownSeeds } from '../../test/known-seeds.js';
import { signedUp, visitor } from '../../test/people.js';
import { type RunningApi, startApi } from '../../test/running-api.js';
import { anyMove, everyCardIsPlayable, starterText, unplayableCards } from '../../test/tables.js';
import { brokenLinks } from '../../test/verify-streams.js';

let api: RunningApi;
let connection: Connection;
beforeAll(async () => {
  api = await startApi();
  drawKnownSeeds(api, 'practice');
  connection = new Connection(api.url);
});
afterAll(async () => {
  connection?.close();
  await api?.stop();
});

const luke: PracticeDeck = { kind: 'starter', name: 'luke' };
const vader: PracticeDeck = { kind: 'starter', name: 'vader' };

const start = async (
  session: ApiSession,
  decks: CommandPayload<'StartPractice'> = { deck: luke, against: vader },
): Promise<string> => (await session.command('StartPractice', decks)).ids['practiceId'] ?? '';
const look = async (session: ApiSession, practiceId: string): Promise<PracticeView> =>
  practiceView.parse(JSON.parse(await session.get(`/api/practice/${practiceId}`)));
const eventsOf = (practiceId: string) => api.store.readStream(`practice-${practiceId}`);
const seedOf = (practiceId: string) =>
  new PostgresSealedSecrets(api.pool, deriveKey(api.configuration.secret, 'sealed-secrets')).get(
    `practice-${practiceId}`,
    'game-1',
  );

/** The real state of the game, computed from stream and seed without any check of rights. */
const truth = async (practiceId: string): Promise<State> => {
  const { state } = await new CommandExecutor(api.store).load(
    practiceDecider,
    `practice-${practiceId}`,
  );
  const seed = await seedOf(practiceId);
  if (!state.record || !seed) throw new Error('no game');
  return gameState(offered, state.record, seed.choice);
};

/** Gives random legal answers until the game is over or this many are given. */
const playOn = async (
  session: ApiSession,
  practiceId: string,
  options: {
    readonly seed: number;
    readonly most?: number;
    readonly watch?: (view: PracticeView) => Promise<void>;
  },
): Promise<PracticeView> => {
  const roll = dice(options.seed);
  for (let moves = 0; ; moves += 1) {
    const view = await look(session, practiceId);
    await options.watch?.(view);
    if (!view.running || moves === options.most) return view;
    await session.command('PlayPractice', { practiceId, move: anyMove(view, roll) });
  }
};

describe('practice', () => {
  it('is played by a visitor without an account to its end, and the seed proves the deal', async () => {
    const session = visitor(connection);
    const practiceId = await start(session);
    expect(await look(session, practiceId)).toMatchObject({
      running: true,
      result: null,
      outdated: false,
      person: { leader: 'Luke Skywalker' },
      bot: { name: 'Bot', leader: 'Darth Vader' },
    });
    const over = await playOn(session, practiceId, { seed: 5 });
    expect(over.result).toMatchObject({ cause: 'played' });
    expect(over.board).toMatchObject({ phase: 'over', decision: null });
    const recorded = await eventsOf(practiceId);
    const opened = recorded[0]?.data as unknown as PracticeEvents['PracticeStarted'];
    const closed = recorded.at(-1)?.data as unknown as PracticeEvents['PracticeEnded'];
    expect(honours({ nonce: closed.nonce, choice: closed.seed }, opened.seedCommitment)).toBe(true);
    expect(JSON.stringify(recorded.slice(0, -1))).not.toContain(closed.seed);
    expect(await brokenLinks(api.store)).toEqual([]);
    expect(
      await statusAndCodeOf(
        session.command('PlayPractice', { practiceId, move: { at: 0, concede: true } }),
      ),
    ).toBe('409 practice/over');
  });

  it("never shows the bot's hand, deck or resources, and always waits for the person", async () => {
    const session = visitor(connection);
    const own = new Set(starterDeck('luke')?.deck);
    let looked = 0;
    const watchGame = async (): Promise<void> => {
      const practiceId = await start(session);
      const wasPublic = new Set<string>();
      await playOn(session, practiceId, {
        seed: 8,
        most: 80,
        watch: async (view) => {
          if (!view.running) return;
          const state = await truth(practiceId);
          const bot = state.players[1];
          const hidden = new Set([
            ...(bot?.hand ?? []),
            ...(bot?.deck ?? []),
            ...(bot?.resources ?? []),
          ]);
          state.id.forEach((id, card) => {
            if (state.owner[card] === 1 && !hidden.has(card)) wasPublic.add(id);
          });
          const shown = new Set((view.board?.decision?.shown ?? []).map(({ id }) => id));
          const secret = new Set(
            [...hidden]
              .map((card) => state.id[card] ?? '')
              .filter((id) => !wasPublic.has(id) && !own.has(id) && !shown.has(id)),
          );
          expect(secret.size).toBeGreaterThan(3);
          const ids = new Set(JSON.stringify(view).match(/SOR_\d{3}/g));
          expect(
            [...ids].filter((id) => secret.has(id)),
            `at ${view.board?.at}`,
          ).toEqual([]);
          expect(view.board?.b.hand).toBeNull();
          expect(view.board?.b.resources.filter(({ id }) => id !== null)).toEqual([]);
          expect(view.board?.waitingFor).toBe('a');
          expect(view.board?.decision).not.toBeNull();
          looked += 1;
        },
      });
    };
    // Every deal is different, and some games are short.
    while (looked <= 20) await watchGame();
  });

  it('is Twin Suns against two or three bots, with decks of two leaders that are random or pasted', async () => {
    const session = visitor(connection);
    const random: PracticeDeck = { kind: 'random' };
    const practiceId = await start(session, { deck: random, against: random, bots: 3 });
    const view = await playOn(session, practiceId, { seed: 2, most: 12 });
    expect([view.bot, ...view.others].map(({ name }) => name)).toEqual(['Bot 1', 'Bot 2', 'Bot 3']);
    expect(view.person.leader).toMatch(/.+ \+ .+/);
    for (const side of ['a', 'b', 'c', 'd'] as const) {
      expect(view.board?.[side]?.leaders).toHaveLength(2);
      expect(view.board?.[side]?.hand === null).toBe(side !== 'a');
    }
    expect(view.board?.twinSuns).toMatchObject({ ending: false });
    const again = await session.command('RepeatPractice', { practiceId, swap: false });
    const next = await look(session, again.ids['practiceId'] ?? '');
    expect(next.others).toEqual(view.others);
    const refusal = await session
      .command('StartPractice', { deck: luke, against: random, bots: 2 })
      .then(
        () => null,
        (error: ApiFailure) => error,
      );
    expect(refusal).toMatchObject({
      status: 409,
      code: 'practice/deck-not-twin-suns',
      data: { side: 'person', problems: [{ code: 'deck/leader-count' }] },
    });
    const { outcome } = await truth(practiceId);
    expect(outcome).toBeNull();
    expect(await statusAndCodeOf(session.get(`/api/practice/${practiceId}/replay`))).toBe(
      '404 practice/replay-not-found',
    );
  });

  it('goes on exactly where it stood after a restart', async () => {
    const session = visitor(connection);
    const practiceId = await start(session);
    // So few moves that no game ends before them.
    const before = await playOn(session, practiceId, { seed: 3, most: 6 });
    const second = await startApi({
      databaseUrl: api.configuration.databaseUrl,
      redisUrl: api.configuration.redisUrl,
    });
    const elsewhere = new Connection(second.url);
    try {
      const again = await elsewhere.send({
        method: 'GET',
        path: `/api/practice/${practiceId}`,
        headers: session.identity(),
      });
      expect(JSON.parse(again.text)).toEqual(before);
      const body = JSON.stringify({ practiceId, move: anyMove(before, dice(1)) });
      const moved = await elsewhere.send({
        method: 'POST',
        path: '/api/commands/PlayPractice',
        headers: {
          ...session.identity(),
          origin: second.url,
          'content-type': 'application/json',
          'idempotency-key': randomUUID(),
        },
        body,
      });
      expect(moved.status).toBe(200);
    } finally {
      elsewhere.close();
      await second.stop();
    }
    // The first process learns of it from the stream.
    const after = await look(session, practiceId);
    expect(after.board?.at).toBeGreaterThan(before.board?.at ?? 0);
    expect(after.board?.at).toBe((await truth(practiceId)).at);
  });

  it('counts a move once however often it is sent, the answers of the bot with it', async () => {
    const session = await signedUp(connection, 'Ana');
    const key = randomUUID();
    const [first, again] = [
      await session.command('StartPractice', { deck: luke, against: vader }, key),
      await session.command('StartPractice', { deck: luke, against: vader }, key),
    ];
    expect(again).toEqual(first);
    const practiceId = first.ids['practiceId'] ?? '';
    const view = await playOn(session, practiceId, { seed: 1, most: 5 });
    const before = (await eventsOf(practiceId)).length;
    const move = anyMove(view, dice(2));
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() =>
        statusAndCodeOf(session.command('PlayPractice', { practiceId, move })),
      ),
    );
    expect(answers.filter((answer) => answer === 'accepted')).toHaveLength(1);
    expect(answers.filter((answer) => answer === '409 rules/stale-move')).toHaveLength(3);
    expect(await eventsOf(practiceId)).toHaveLength(before + 1);
    const reached = hash(await truth(practiceId));
    const moveKey = randomUUID();
    const next = { practiceId, move: anyMove(await look(session, practiceId), dice(3)) };
    expect(await session.command('PlayPractice', next, moveKey)).toEqual(
      await session.command('PlayPractice', next, moveKey),
    );
    expect(await eventsOf(practiceId)).toHaveLength(before + 2);
    expect(hash(await truth(practiceId))).not.toBe(reached);
  });

  it('calls a visitor as their browser asks, unless nobody may be called so, and an account by its own name', async () => {
    const nameIn = async (
      session: ApiSession,
      practiceId: string,
      wanted: string,
    ): Promise<string> =>
      practiceView.parse(JSON.parse(await session.get(`/api/practice/${practiceId}${wanted}`)))
        .person.name;
    const [guest, dora] = [visitor(connection), await signedUp(connection, 'Dora')];
    const game = await start(guest);
    expect(await nameIn(guest, game, '?name=%20Ana%20Mar%C3%ADa')).toBe('Ana María');
    for (const nobodys of [
      '',
      '?name=',
      '?name=a%E2%80%AEb',
      `?name=${'x'.repeat(81)}`,
      '?name=a&name=b',
    ])
      expect(await nameIn(guest, game, nobodys), nobodys).toBe('Visitor');
    expect(await nameIn(dora, await start(dora), '?name=Ana')).toBe('Dora');
  });

  it('belongs to whoever started it', async () => {
    const owner = visitor(connection);
    const practiceId = await start(owner);
    const view = await look(owner, practiceId);
    const move = anyMove(view, dice(1));
    const others = {
      nobody: visitor(connection),
      visitor: visitor(connection),
      account: await signedUp(connection, 'Ben'),
    };
    await start(others.visitor);
    const told: [string, string, string, string][] = [];
    for (const [who, session] of Object.entries(others)) {
      told.push([
        who,
        await statusAndCodeOf(session.get(`/api/practice/${practiceId}`)),
        await statusAndCodeOf(session.command('PlayPractice', { practiceId, move })),
        await statusAndCodeOf(session.command('RepeatPractice', { practiceId, swap: false })),
      ]);
    }
    const door = (answer: string) => [answer, answer, answer];
    expect(told).toEqual([
      ['nobody', ...door('401 auth/required')],
      ['visitor', ...door('401 auth/required')],
      ['account', ...door('403 policy/forbidden')],
    ]);
    expect(await statusAndCodeOf(owner.get('/api/practice/nosuchgame99'))).toBe(
      '404 practice/not-found',
    );
    // Somebody who signs up later keeps the games of their browser.
    await owner.signUp({
      name: 'Cleo',
      email: `cleo-${randomUUID()}@example.org`,
      password: 'correct horse battery',
    });
    expect((await look(owner, practiceId)).board?.at).toBe(view.board?.at);
    await owner.command('PlayPractice', { practiceId, move });
  });

  it('that cannot be dealt again is neither shown nor played on, and another may be begun', async () => {
    const session = visitor(connection);
    const [started] = await eventsOf(await start(session));
    if (!started) throw new Error('not started');
    const practiceId = 'earlier-game';
    const meta = {
      actor: started.meta.actor,
      commandId: randomUUID(),
      correlationId: 'x',
      at: started.meta.at,
    };
    await api.store.append(meta, [
      {
        streamId: `practice-${practiceId}`,
        expectedVersion: 0,
        events: [
          {
            type: started.type,
            schemaVersion: 1,
            data: {
              ...started.data,
              practiceId,
              bot: { ...(started.data['bot'] as JsonObject), deck: ['XXX_001'] },
            },
          },
        ],
      },
    ]);
    await new PostgresSealedSecrets(
      api.pool,
      deriveKey(api.configuration.secret, 'sealed-secrets'),
    ).put(`practice-${practiceId}`, 'game-1', { nonce: newNonce(), choice: 'ab'.repeat(32) });
    expect(await look(session, practiceId)).toMatchObject({
      running: true,
      outdated: true,
      board: null,
      person: { leader: 'Luke Skywalker' },
    });
    expect(
      await statusAndCodeOf(
        session.command('PlayPractice', { practiceId, move: { at: 0, pick: [0] } }),
      ),
    ).toBe('409 practice/outdated');
    expect(
      await statusAndCodeOf(session.command('RepeatPractice', { practiceId, swap: false })),
    ).toBe('409 practice/deck-not-playable');
  });

  it('is played with a pasted deck or a random one, again, and with the decks exchanged', async () => {
    const session = visitor(connection);
    const pasted = await start(session, {
      deck: { kind: 'text', text: starterText('vader') },
      against: { kind: 'random' },
    });
    const data = async (practiceId: string) =>
      (await eventsOf(practiceId))[0]?.data as unknown as PracticeEvents['PracticeStarted'];
    const first = await data(pasted);
    expect([...first.person.deck].sort()).toEqual([...(starterDeck('vader')?.deck ?? [])].sort());
    expect(first.bot.deck.length).toBeGreaterThanOrEqual(50);
    await session.command('PlayPractice', { practiceId: pasted, move: { at: 0, concede: true } });
    expect(await look(session, pasted)).toMatchObject({
      running: false,
      result: { winner: 'bot', cause: 'conceded' },
    });
    const again =
      (await session.command('RepeatPractice', { practiceId: pasted, swap: false })).ids[
        'practiceId'
      ] ?? '';
    const swapped =
      (await session.command('RepeatPractice', { practiceId: pasted, swap: true })).ids[
        'practiceId'
      ] ?? '';
    expect(new Set([pasted, again, swapped]).size).toBe(3);
    expect(await data(again)).toMatchObject({ person: first.person, bot: first.bot });
    expect(await data(swapped)).toMatchObject({ person: first.bot, bot: first.person });
    expect((await data(again)).seedCommitment).not.toBe(first.seedCommitment);
  });

  it.skipIf(everyCardIsPlayable)(
    'names every card that cannot be played, and refuses what is no deck, before anything is recorded',
    async () => {
      const session = visitor(connection);
      const refusal = (deck: PracticeDeck, against: PracticeDeck = vader) =>
        session.command('StartPractice', { deck, against }).then(
          () => 'accepted',
          ({ status, code, data }: ApiFailure) => ({ status, code, data }),
        );
      const [one, other] = unplayableCards(2);
      const strange = starterText('luke')
        .replace('SOR_236', one?.id ?? 'SOR_236')
        .replace('SOR_238', other?.id ?? 'SOR_238');
      // There may be fewer than two unplayable cards left.
      const named = expect.arrayContaining(
        [one, other].flatMap((card) =>
          card === undefined ? [] : [expect.stringContaining(card.name) as unknown],
        ),
      ) as unknown;
      expect(await refusal({ kind: 'text', text: strange })).toEqual({
        status: 409,
        code: 'practice/deck-not-playable',
        data: { side: 'person', cards: named },
      });
      expect(await refusal(luke, { kind: 'text', text: strange })).toMatchObject({
        code: 'practice/deck-not-playable',
        data: { side: 'bot' },
      });
      expect(await refusal({ kind: 'text', text: 'Leader\n1 | No Such Card' })).toMatchObject({
        status: 409,
        code: 'practice/deck-unreadable',
        data: { side: 'person', problems: expect.any(Array) as unknown },
      });
      expect(
        await refusal({ kind: 'text', text: '{"leader":{"id":"SOR_005","count":1},"deck":[]}' }),
      ).toMatchObject({
        status: 409,
        code: expect.stringMatching(/^practice\/deck-(incomplete|unreadable)$/) as unknown,
      });
      expect(
        await statusAndCodeOf(
          session.command('StartPractice', {
            deck: { kind: 'starter', name: 'leia' },
            against: vader,
          } as never),
        ),
      ).toBe('400 request/malformed');
    },
  );

  it.each([2, 3] as const)(
    'level %i: the bot thinks apart from everybody else, gives a reason for each move, and keeps its level',
    async (level) => {
      const session = visitor(connection);
      const practiceId = await start(session, { deck: luke, against: vader, level });
      const told: PracticeView['reasons'][number][] = [];
      const watch = async ({ reasons }: PracticeView): Promise<void> => {
        told.push(...reasons);
        await Promise.resolve();
      };
      const view = await playOn(session, practiceId, { seed: 3, most: 6, watch });
      expect(view.level).toBe(level);
      const words = told.map(({ text }) => text.en).join(' ');
      expect(words).toMatch(level === 2 ? /improves the board/ : /of \d+ continuations/);
      expect(told.every(({ text }) => text.es !== '' && text.es !== text.en)).toBe(true);
      const again = await session.command('RepeatPractice', { practiceId, swap: true });
      expect((await look(session, again.ids['practiceId'] ?? '')).level).toBe(level);
    },
    60_000,
  );
});
