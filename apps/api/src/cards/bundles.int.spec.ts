import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { BundleStore, ENGINE_VERSION, takeUpBundle, withdrawBundle, writeBundle } from '#bundles';
import { builtInContent, catalogueOf, setCodes, stockBundles } from '#cards';
import { signerOf } from '#checkpoints';
import { type ApiSession, Connection } from '#client';
import {
  boosterSetsOnOffer,
  defaultLimited,
  defaultSettings,
  type EventSettings,
  freePool,
  podView,
  type PoolView,
} from '#contracts';
import { buildDeck } from '#draft';
import { factsIn } from '#event-store';
import { generateDeck, premierRules, toSwudbJson } from '#formats';
import type { MatchEvent } from '#match';
import { createLogger, GracefulShutdown } from '#platform';
import { details, openEvent, register, signedUp, visitor } from '../../test/people.js';
import { type RunningApi, startApi } from '../../test/running-api.js';
import { lookAt, pairNextRound, playOn, seatedTable, starterText } from '../../test/tables.js';

const on = '2026-11-21';
const olderSets = setCodes.filter((set) => set !== 'HMW');
/** Decks with cards of only the new set, made while this process still has that set built in. */
const [first, second] = ['one', 'other'].map((seed) =>
  toSwudbJson(generateDeck(seed, premierRules({ on, override: { removeSets: olderSets } }))),
) as [string, string];
const hmw = builtInContent(['HMW']);
const base = builtInContent(olderSets);
const nothing = { bundles: [], inForce: [], former: [] };

const maker = signerOf('sets.example.org', Buffer.alloc(32, 7));
const fileOf = (about: object = {}, signer = maker): Uint8Array => {
  const engine = { from: ENGINE_VERSION, to: ENGINE_VERSION };
  const written = writeBundle(
    hmw,
    { id: 'HMW', version: 1, engine, expires: null, ...about },
    signer,
  );
  if ('refusal' in written) throw new Error(written.refusal.code);
  return written.bytes;
};

const patience = { timeout: 60_000, interval: 100 };
const shutdown = new GracefulShutdown(createLogger('worker', { logLevel: 'silent' }));
let api: RunningApi;
let connection: Connection;
let owner: ApiSession;
/** The worker's knowledge of cards: it has its own modules, as in a separate process. */
let worker: typeof import('#cards');

beforeAll(async () => {
  stockBundles({ ...nothing, base });
  api = await startApi({ trustedBundles: [maker.verifierKey] });
  connection = new Connection(api.url);
  owner = await signedUp(connection, 'Olga');
  vi.resetModules();
  worker = await import('#cards');
  worker.stockBundles({ ...nothing, base });
  const { startWorker } = await import('../../../worker/src/worker.js');
  await startWorker(api.configuration, createLogger('worker', { logLevel: 'silent' }), shutdown);
}, 120_000);
afterAll(async () => {
  await shutdown.stop();
  connection?.close();
  await api?.stop();
  stockBundles({ ...nothing, base: builtInContent() });
});

const store = () => new BundleStore(api.pool);
const takeUp = (file: Uint8Array, now = on) =>
  takeUpBundle(file, {
    store: store(),
    trust: { trustedKeys: [maker.verifierKey], engineVersion: ENGINE_VERSION, now },
    base,
    by: 'shell:test',
  });

/**
 * The problem that a tournament's rules find in a deck; `new`: in a tournament that is created now.
 */
const verdictIn = async (eventId: string | 'new', text = first): Promise<string> => {
  const event = eventId === 'new' ? await openEvent(owner) : eventId;
  const answer = await owner.post('/api/decks/check', { text, eventId: event });
  const { deck } = JSON.parse(answer) as {
    deck: { legal: boolean; problems: { code: string }[] };
  };
  return deck.legal ? 'legal' : (deck.problems[0]?.code ?? 'illegal');
};

const setsOnOffer = async (): Promise<readonly string[]> =>
  boosterSetsOnOffer
    .parse(JSON.parse(await visitor(connection).get('/api/booster-sets')))
    .sets.map(({ code }) => code);

const sealedOfSet: EventSettings = {
  ...defaultSettings,
  cutSize: 0,
  swissRounds: 1,
  bestOf: 1,
  limited: { ...defaultLimited('sealed'), set: 'HMW' },
};

/** Takes the first card of every pack until the draft ends; returns every card that was offered. */
const draftAlone = async (session: ApiSession, podId: string): Promise<readonly string[]> => {
  const seen: string[] = [];
  for (;;) {
    const { mine, status } = podView.parse(JSON.parse(await session.get(`/api/pods/${podId}`)));
    if (status === 'completed') return seen;
    if (!mine?.offer) throw new Error('the bots keep a person waiting');
    const { round, pick, cards } = mine.offer;
    seen.push(...cards.map(({ id }) => id));
    const card = cards[0]?.id ?? '';
    await session.command('PickCard', { podId, seat: mine.seat, round, pick, card });
  }
};

const dealtBy = async (matchId: string): Promise<string> => {
  const events = factsIn<MatchEvent>(await api.store.readStream(`match-${matchId}`));
  const dealt = events.find(({ type }) => type === 'TableOpened');
  return dealt?.type === 'TableOpened' ? (dealt.data.cards ?? '') : '';
};

describe('a server that takes a set up while it runs', { timeout: 300_000 }, () => {
  it('begins with it what is new, and goes on without it with what is under way', async () => {
    const early = await seatedTable(api, connection, owner);
    await early.a.session.command('OpenTable', { matchId: early.matchId });
    expect(await playOn(early, { seed: 3, most: 25 })).toBe(25);
    const pinned = await dealtBy(early.matchId);
    expect(await verdictIn(early.eventId)).toBe('deck/unknown-set');
    expect(catalogueOf().content.sets.map(({ code }) => code)).not.toContain('HMW');

    const begun = performance.now();
    expect(await takeUp(fileOf())).toMatchObject({ kind: 'taken-up' });
    await expect.poll(() => verdictIn('new'), patience).toBe('legal');
    const seconds = ((performance.now() - begun) / 1_000).toFixed(1);
    process.stdout.write(`from the bundle to the accepted deck: ${seconds} s\n`);
    await expect.poll(() => worker.catalogueInForce().bundles.length, patience).toBe(1);
    expect(worker.isPlayable('HMW_001')).toBe(true);

    // The set is known by name now, but not legal in a tournament that began without it.
    expect(await verdictIn(early.eventId)).toBe('deck/not-in-legal-set');
    expect((await lookAt(early.a.session, early.matchId)).outdated).toBe(false);
    expect(await playOn(early, { seed: 4, most: 25 })).toBe(25);
    expect(await dealtBy(early.matchId)).toBe(pinned);

    const late = await seatedTable(api, connection, owner, {
      texts: { luke: first, vader: second },
    });
    await late.a.session.command('OpenTable', { matchId: late.matchId });
    expect(await playOn(late, { seed: 5, most: 25 })).toBe(25);
    const { board } = await lookAt(late.a.session, late.matchId);
    const faces = Object.entries(board?.faces ?? {}).filter(([id]) => id.startsWith('HMW_'));
    expect(faces.some(([, { text }]) => text.es !== '')).toBe(true);

    expect(await withdrawBundle(store(), 'last', 'shell:test')).toMatchObject({ name: 'HMW' });
    await expect.poll(() => verdictIn('new'), patience).toBe('deck/not-in-legal-set');
    await expect.poll(() => worker.catalogueInForce().bundles, patience).toEqual([]);
    expect(await verdictIn(late.eventId)).toBe('legal');
    expect((await lookAt(late.b.session, late.matchId)).outdated).toBe(false);
    expect(await playOn(late, { seed: 6, most: 15 })).toBe(15);
    expect(await playOn(early, { seed: 7, most: 15 })).toBe(15);
    expect(await verdictIn('new', starterText('luke'))).not.toBe('deck/unknown-set');
  });

  it('opens its boosters in a draft of eight and in a Sealed event, from the pack to a whole game', async () => {
    expect(await setsOnOffer()).not.toContain('HMW');
    expect(await takeUp(fileOf({ version: 2 }))).toMatchObject({ kind: 'taken-up' });
    await expect.poll(setsOnOffer, patience).toContain('HMW');

    const vera = visitor(connection);
    const drafted = { set: 'HMW', seats: 8, friends: false, name: 'Vera' };
    const podId = (await vera.command('StartFreeDraft', drafted)).ids['podId'] ?? '';
    const seen = await draftAlone(vera, podId);
    expect(seen.length).toBeGreaterThan(36);
    expect(seen.filter((id) => !id.startsWith('HMW_'))).toEqual([]);
    const { against } = freePool.parse(JSON.parse(await vera.get(`/api/pods/${podId}/deck`)));
    const practice = await vera.command('StartPractice', {
      deck: { kind: 'text', text: against[0]?.text ?? '' },
      against: { kind: 'text', text: against[1]?.text ?? '' },
    });
    expect([against.length, practice.ids['practiceId']]).toEqual([7, expect.any(String)]);

    const eventId = await openEvent(owner, details({ format: 'sealed', settings: sealedOfSet }));
    const seats = [
      await register(connection, eventId, 'Ana'),
      await register(connection, eventId, 'Ben'),
    ];
    await owner.command('CheckInAll', { eventId });
    await owner.command('StartEvent', { eventId });
    await owner.command('OpenPools', { eventId });
    for (const { session, playerId } of seats) {
      const pool = JSON.parse(await session.get(`/api/pools/${eventId}/${playerId}`)) as PoolView;
      const cards = pool.cards.map(({ card, count }) => ({ id: card.id, count }));
      const deck = buildDeck(cards, pool.commonBases);
      if (!deck) throw new Error('no deck comes out of this pool');
      const text = toSwudbJson(deck);
      const { deck: judged } = JSON.parse(
        await session.post('/api/decks/check', { text, eventId, playerId }),
      ) as { deck: { legal: boolean } };
      expect(judged.legal).toBe(true);
      await session.command('SubmitDeck', { eventId, playerId, text });
    }
    const table = await pairNextRound(api, owner, eventId);
    const matchId = table?.matchId ?? '';
    const [a, b] = [table?.a, table?.b].map((id) => seats.find((seat) => seat.playerId === id));
    if (!a || !b) throw new Error('nobody is paired');
    await a.session.command('OpenTable', { matchId });
    const most = 3_000;
    expect(await playOn({ matchId, a, b }, { seed: 8, most })).toBeLessThan(most);
    expect(await withdrawBundle(store(), 'last', 'shell:test')).toMatchObject({ name: 'HMW' });
    await expect.poll(setsOnOffer, patience).not.toContain('HMW');
  });

  it('takes up nothing that is forged, expired or too new', async () => {
    const steps = await store().steps();
    const stranger = signerOf('sets.example.org', Buffer.alloc(32, 8));
    const next = ENGINE_VERSION + 1;
    const refusals = await Promise.all([
      takeUp(fileOf({ version: 3 }, stranger)),
      takeUp(fileOf({ version: 3, expires: '2026-11-20' })),
      takeUp(fileOf({ version: 3, engine: { from: next, to: next } })),
    ]);
    expect(refusals).toMatchObject([
      { kind: 'refused', refusal: { code: 'bundle/untrusted' } },
      { kind: 'refused', refusal: { code: 'bundle/expired' } },
      { kind: 'refused', refusal: { code: 'bundle/too-new', needs: next } },
    ]);
    expect(await store().steps()).toEqual(steps);
  });
});
