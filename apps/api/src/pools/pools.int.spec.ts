import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardById } from '#cards';
import type { ApiFailure, ApiSession, Connection } from '#client';
import {
  defaultSettings,
  type DeckView,
  type EventSettings,
  type LimitedSettings,
  type PoolView,
  queries,
  type QueryName,
  queryNames,
} from '#contracts';
import { buildDeck, sealedBoosters } from '#draft';
import { competitiveClock } from '#vocabulary';
import { commitmentTo } from '#event-store';
import { toSwudbJson } from '#formats';
import { codeOf } from '../../test/answers.js';
import { drawKnownSeeds } from '../../test/known-seeds.js';
import {
  details,
  openEvent,
  pairAsWorker,
  playOnlyRound,
  register,
  type Seated,
  signedUp,
  visitor,
} from '../../test/people.js';
import type { RunningApi } from '../../test/running-api.js';
import { startStaffedApi } from '../../test/staffed-api.js';

let api: RunningApi;
let connection: Connection;
let owner: ApiSession;
beforeAll(async () => {
  ({ api, connection, owner } = await startStaffedApi());
  drawKnownSeeds(api, 'pools');
});
afterAll(() => api?.stop());

const limited = (changes: Partial<LimitedSettings> = {}): EventSettings => ({
  ...defaultSettings,
  cutSize: 0,
  swissRounds: 1,
  limited: {
    set: 'SOR',
    packs: 6,
    source: 'generated',
    podSize: 8,
    seating: 'random',
    podPairing: 'in-pod',
    clock: {
      leaders: [...competitiveClock.leaders],
      cards: [...competitiveClock.cards],
      reviewSeconds: 30,
    },
    buildMinutes: 30,
    reveal: 'after-event',
    ...changes,
  },
});

interface Room {
  readonly eventId: string;
  readonly ana: Seated;
  readonly ben: Seated;
}

/** A Sealed tournament that has started, with two players. */
const startedSealed = async (changes: Partial<LimitedSettings> = {}): Promise<Room> => {
  const eventId = await openEvent(owner, details({ format: 'sealed', settings: limited(changes) }));
  const [ana, ben] = [
    await register(connection, eventId, 'Ana'),
    await register(connection, eventId, 'Ben'),
  ];
  await owner.command('CheckInAll', { eventId });
  await owner.command('StartEvent', { eventId });
  return { eventId, ana, ben };
};

const get = async (
  session: ApiSession,
  path: string,
): Promise<{ readonly status: number; readonly text: string }> =>
  connection.send({ method: 'GET', path, headers: session.identity() });
const poolPath = ({ eventId }: Room, { playerId }: Seated): string =>
  `/api/pools/${eventId}/${playerId}`;
const pool = async (session: ApiSession, room: Room, of: Seated): Promise<PoolView> =>
  JSON.parse((await get(session, poolPath(room, of))).text) as PoolView;
const check = async (session: ApiSession, body: object): Promise<DeckView> => {
  const answer = await connection.send({
    method: 'POST',
    path: '/api/decks/check',
    headers: { 'content-type': 'application/json', ...session.identity() },
    body: JSON.stringify(body),
  });
  return (JSON.parse(answer.text) as { deck: DeckView }).deck;
};
const deckOf = (view: PoolView): string => {
  const deck = buildDeck(
    view.cards.map(({ card, count }) => ({ id: card.id, count })),
    view.commonBases,
  );
  if (!deck) throw new Error('no deck comes out of this pool');
  return toSwudbJson(deck);
};
const submit = (seat: Seated, { eventId }: Room, text: string): Promise<string> =>
  codeOf(seat.session.command('SubmitDeck', { eventId, playerId: seat.playerId, text }));

describe('Sealed', () => {
  it('gives each player six boosters of their own, and to whoever enters late', async () => {
    const room = await startedSealed();
    expect(await pool(room.ana.session, room, room.ana)).toMatchObject({
      state: 'missing',
      cards: [],
      open: false,
      buildEndsAt: null,
    });
    await owner.command('OpenPools', { eventId: room.eventId });
    const [own, other] = [
      await pool(room.ana.session, room, room.ana),
      await pool(room.ben.session, room, room.ben),
    ];
    expect(own.boosters.map((cards) => cards.length)).toEqual([16, 16, 16, 16, 16, 16]);
    expect(own.cards.reduce((sum, { count }) => sum + count, 0)).toBe(96);
    expect(
      own.cards
        .filter(({ card }) => card.type === 'Leader')
        .reduce((sum, { count }) => sum + count, 0),
    ).toBe(6);
    expect(other.boosters).not.toEqual(own.boosters);
    expect(own.commonBases.every((base) => cardById(base.id)?.type === 'Base')).toBe(true);
    expect([own.state, own.open, own.name]).toEqual(['complete', true, 'Ana']);
    const { ids } = await owner.command('AddLatePlayer', {
      eventId: room.eventId,
      name: 'Lea',
      missed: [],
    });
    expect(
      (await pool(owner, room, { session: owner, playerId: ids['playerId'] ?? '' })).boosters,
    ).toHaveLength(6);
  });

  it('opens boosters once, with the same cards at every look', async () => {
    const room = await startedSealed({ packs: 8 });
    await owner.command('OpenPools', { eventId: room.eventId });
    expect(await codeOf(owner.command('OpenPools', { eventId: room.eventId }))).toBe(
      'tournament/pools-opened',
    );
    const first = await pool(room.ana.session, room, room.ana);
    expect(first.boosters).toHaveLength(8);
    expect((await pool(owner, room, room.ana)).boosters).toEqual(first.boosters);
  });

  it('judges decks against the pool, naming card and count', async () => {
    const room = await startedSealed();
    await owner.command('OpenPools', { eventId: room.eventId });
    const own = await pool(room.ana.session, room, room.ana);
    const text = deckOf(own);
    expect(await check(room.ana.session, { text, eventId: room.eventId })).toMatchObject({
      legal: true,
      problems: [],
    });
    const deck = JSON.parse(text) as Record<'deck' | 'sideboard', { id: string; count: number }[]>;
    const [card] = deck.deck;
    // Unplayed cards are the sideboard, which may hold more copies of the card.
    const copies = [...deck.deck, ...deck.sideboard]
      .filter(({ id }) => id === card?.id)
      .reduce((sum, { count }) => sum + count, 0);
    const swollen = JSON.stringify({
      ...deck,
      deck: deck.deck.map((line, index) =>
        index === 0 ? { ...line, count: line.count + 7 } : line,
      ),
    });
    const checked = await check(room.ana.session, { text: swollen, eventId: room.eventId });
    const problem = checked.problems.find(({ code }) => code === 'deck/not-in-pool');
    const name = cardById(card?.id ?? '')?.name ?? '?';
    expect([
      checked.legal,
      problem?.text.en.includes(name),
      problem?.text['es']?.includes(name),
    ]).toEqual([false, true, true]);
    expect(problem?.text.en).toMatch(new RegExp(`\\b${copies + 7} `));
    // The neighbour's boosters do not contain the same list.
    expect((await check(room.ben.session, { text, eventId: room.eventId })).legal).toBe(false);
    expect(await submit(room.ana, room, swollen)).toBe('accepted');
    expect((await pool(room.ana.session, room, room.ana)).deck).toMatchObject({
      legal: false,
      revision: 1,
    });
    expect(await submit(room.ana, room, text)).toBe('accepted');
    const handedIn = (await pool(room.ana.session, room, room.ana)).deck;
    expect(handedIn).toMatchObject({ legal: true, revision: 2 });
    // A page that saves again without changes appends nothing.
    const before = (await api.store.readStream(`event-${room.eventId}`)).length;
    expect(await submit(room.ana, room, text)).toBe('accepted');
    expect((await api.store.readStream(`event-${room.eventId}`)).length).toBe(before);
    expect((await pool(room.ana.session, room, room.ana)).deck).toMatchObject({
      legal: true,
      revision: 2,
    });
    const shown = new Set([
      ...own.cards.map(({ card: { id } }) => id),
      ...own.commonBases.map(({ id }) => id),
    ]);
    expect(
      [handedIn?.leader, handedIn?.base, ...(handedIn?.main ?? []).map(({ id }) => id)].filter(
        (id) => !shown.has(id ?? ''),
      ),
    ).toEqual([]);
  });

  it('takes decks while they are built: not before, and not after pairing, except from the staff', async () => {
    const room = await startedSealed();
    expect(await submit(room.ana, room, '{}')).toMatch(/^(deck|tournament)\//);
    await owner.command('OpenPools', { eventId: room.eventId });
    const text = deckOf(await pool(room.ana.session, room, room.ana));
    expect(await submit(room.ana, room, text)).toBe('accepted');
    await owner.command('RequestPairing', {
      eventId: room.eventId,
      phase: 0,
      round: 1,
      attempt: 1,
      repair: false,
    });
    await pairAsWorker(api, room.eventId);
    expect(await submit(room.ana, room, text)).toBe('tournament/decks-locked');
    expect((await pool(room.ana.session, room, room.ana)).open).toBe(false);
    expect(
      await codeOf(
        owner.command('SubmitDeck', { eventId: room.eventId, playerId: room.ana.playerId, text }),
      ),
    ).toBe('accepted');
  });
});

describe('before the reveal', () => {
  it('nobody but the player and the staff gets a pool', async () => {
    const room = await startedSealed();
    await owner.command('OpenPools', { eventId: room.eventId });
    const statuses = async (session: ApiSession): Promise<number> =>
      (await get(session, poolPath(room, room.ana))).status;
    expect(
      await Promise.all(
        [
          room.ana.session,
          owner,
          room.ben.session,
          await signedUp(connection, 'Paul'),
          visitor(connection),
        ].map(statuses),
      ),
    ).toEqual([200, 200, 403, 403, 401]);
    // A verdict would reveal what is in the pool.
    const answer = await connection.send({
      method: 'POST',
      path: '/api/decks/check',
      headers: { 'content-type': 'application/json', ...room.ben.session.identity() },
      body: JSON.stringify({
        text: '1 Luke Skywalker',
        eventId: room.eventId,
        playerId: room.ana.playerId,
      }),
    });
    expect(answer.status).toBe(403);
  });

  it('no answer to others holds a card or the seed, and the player learns no more than their own pool', async () => {
    const room = await startedSealed();
    await owner.command('OpenPools', { eventId: room.eventId });
    await submit(room.ana, room, deckOf(await pool(room.ana.session, room, room.ana)));
    await api.settle();
    const params = { eventId: room.eventId, playerId: room.ana.playerId };
    const paths = queryNames.map((name: QueryName) => {
      const asked = Object.fromEntries(
        Object.entries(params).filter(([key]) => Object.hasOwn(queries[name].params.shape, key)),
      );
      return `/api/queries/${name}?${new URLSearchParams(asked)}`;
    });
    const said = async (session: ApiSession): Promise<string> =>
      (
        await Promise.all(
          [...paths, poolPath(room, room.ana), `/api/events/${room.eventId}/export`].map((path) =>
            get(session, path),
          ),
        )
      )
        .map(({ text }) => text)
        .join('\n');
    for (const outsider of [room.ben.session, visitor(connection)])
      expect(await said(outsider)).not.toMatch(/SOR_\d{3}|"(seed|nonce|choice)":/);
    const { boosters } = await pool(room.ana.session, room, room.ana);
    expect(await said(room.ana.session)).toContain(JSON.stringify(boosters[0]));
    const others = (await pool(room.ben.session, room, room.ben)).boosters.map((booster) =>
      JSON.stringify(booster),
    );
    const toAna = await said(room.ana.session);
    expect(others.filter((booster) => toAna.includes(booster))).toEqual([]);
    expect(toAna).not.toMatch(/"(seed|nonce|choice)":/);
  });
});

describe('real boosters', () => {
  const opened = '1 Luke Skywalker | Faithful Friend\n2 Battlefield Marine\n1 Wampa';

  it('are typed in by the player or the staff, and are the pool', async () => {
    const room = await startedSealed({ source: 'recorded' });
    await owner.command('OpenPools', { eventId: room.eventId });
    expect(await pool(room.ana.session, room, room.ana)).toMatchObject({ state: 'missing' });
    await room.ana.session.command('RecordPool', {
      eventId: room.eventId,
      playerId: room.ana.playerId,
      text: opened,
    });
    const own = await pool(room.ana.session, room, room.ana);
    expect(own.cards.map(({ card, count }) => [card.name, count]).sort()).toEqual([
      ['Battlefield Marine', 2],
      ['Luke Skywalker', 1],
      ['Wampa', 1],
    ]);
    await expect
      .poll(async () => (await owner.query('pods', { eventId: room.eventId })).pools.recorded)
      .toEqual([room.ana.playerId]);
    await owner.command('RecordPool', {
      eventId: room.eventId,
      playerId: room.ana.playerId,
      text: '3 Wampa',
    });
    expect(
      (await pool(owner, room, room.ana)).cards.map(({ card, count }) => [card.name, count]),
    ).toEqual([['Wampa', 3]]);
    expect(
      await codeOf(
        room.ben.session.command('RecordPool', {
          eventId: room.eventId,
          playerId: room.ana.playerId,
          text: opened,
        }),
      ),
    ).toBe('policy/forbidden');
  });

  it('typed in anew judge the deck that was handed in again', async () => {
    const room = await startedSealed({ source: 'recorded' });
    await owner.command('OpenPools', { eventId: room.eventId });
    const boosters = sealedBoosters({ set: 'SOR' }, 6, 'opened at the table', 'ana')
      .flat()
      .map(({ id }) => id);
    const listOf = (ids: readonly string[]): string =>
      JSON.stringify({ deck: ids.map((id) => ({ id, count: 1 })) });
    const record = (ids: readonly string[]) =>
      owner.command('RecordPool', {
        eventId: room.eventId,
        playerId: room.ana.playerId,
        text: listOf(ids),
      });
    await record(boosters);
    await submit(room.ana, room, deckOf(await pool(room.ana.session, room, room.ana)));
    expect((await pool(owner, room, room.ana)).deck).toMatchObject({ legal: true, revision: 1 });
    await record(boosters.slice(0, 48));
    expect((await pool(owner, room, room.ana)).deck).toMatchObject({ legal: false, revision: 2 });
    await record(boosters);
    expect((await pool(owner, room, room.ana)).deck).toMatchObject({ legal: true, revision: 3 });
  });

  it('are of the set of the event, and only where they are real', async () => {
    const room = await startedSealed({ source: 'recorded' });
    await owner.command('OpenPools', { eventId: room.eventId });
    const failed = await owner
      .command('RecordPool', {
        eventId: room.eventId,
        playerId: room.ana.playerId,
        text: '1 Wampa\n2 Hylobon Enforcer',
      })
      .catch((error: ApiFailure) => error);
    expect(failed).toMatchObject({
      code: 'pool/other-set',
      data: { set: 'SOR', cards: ['Hylobon Enforcer'] },
    });
    const generated = await startedSealed();
    expect(
      await codeOf(
        owner.command('RecordPool', {
          eventId: generated.eventId,
          playerId: generated.ana.playerId,
          text: opened,
        }),
      ),
    ).toBe('pool/not-recorded');
  });
});

describe('after the event', () => {
  /** Plays the only round and finishes the tournament. */
  const finished = async (room: Room): Promise<void> => {
    await owner.command('OpenPools', { eventId: room.eventId });
    await playOnlyRound(api, owner, room.eventId);
    await owner.command('FinishEvent', { eventId: room.eventId });
  };

  it('everyone sees every pool, and the seed opens the same boosters again', async () => {
    const room = await startedSealed();
    await finished(room);
    const seen = await pool(visitor(connection), room, room.ana);
    const facts = await api.store.readStream(`event-${room.eventId}`);
    const { seedCommitment } = facts.find(({ type }) => type === 'PoolsOpened')?.data ?? {};
    const { seed, nonce } = facts.find(({ type }) => type === 'PoolsRevealed')?.data ?? {};
    expect(commitmentTo({ choice: String(seed), nonce: String(nonce) })).toBe(seedCommitment);
    expect(seen.boosters).toEqual(
      sealedBoosters({ set: 'SOR' }, 6, String(seed), room.ana.playerId).map((pack) =>
        pack.map(({ id }) => id),
      ),
    );
  });

  it('everyone sees the pools that were typed in', async () => {
    const room = await startedSealed({ source: 'recorded' });
    await owner.command('RecordPool', {
      eventId: room.eventId,
      playerId: room.ana.playerId,
      text: '3 Wampa',
    });
    expect((await get(visitor(connection), poolPath(room, room.ana))).status).toBe(401);
    await finished(room);
    expect((await pool(visitor(connection), room, room.ana)).cards).toMatchObject([
      { card: { name: 'Wampa' }, count: 3 },
    ]);
    const file = JSON.parse(
      (await get(visitor(connection), `/api/events/${room.eventId}/export`)).text,
    ) as { events: { type: string }[] };
    expect(file.events.map(({ type }) => type)).toContain('PoolRecorded');
  });
});
