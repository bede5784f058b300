import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ApiSession } from '#client';
import {
  type EventFormat,
  type EventView,
  type LimitedSettings,
  type PodView,
  podView,
  type PodsView,
  type PoolView,
  poolView,
  type RosterRow,
} from '#contracts';
import { buildDeck } from '#draft';
import { toSwudbJson } from '#formats';
import { createLogger, GracefulShutdown } from '#platform';
import { draftSettings } from '../../apps/api/test/drafts.js';
import { drawKnownSeeds } from '../../apps/api/test/known-seeds.js';
import type { Seated } from '../../apps/api/test/people.js';
import { type StaffedApi, startStaffedApi } from '../../apps/api/test/staffed-api.js';
import { keepsScore } from '../../apps/web/src/shared/event/roles.js';
import {
  deskPodsOffers,
  podOffers,
  poolOffers,
  replacements,
} from '../../apps/web/src/shared/event/limited-offers.js';
import { currentPods, dueDraft } from '../../apps/web/src/shared/limited/limited.js';
import { startWorker } from '../../apps/worker/src/worker.js';
import { LookedAtEvent, patience, seen } from './looked-at-event.js';
import { type Offered, reason, when } from './offered.js';

const silent = createLogger('worker', { logLevel: 'silent' });
const shutdown = new GracefulShutdown(silent);
let server: StaffedApi;
beforeAll(async () => {
  server = await startStaffedApi();
  const { api } = server;
  drawKnownSeeds(api, 'what is offered');
  await startWorker({ ...api.configuration, logLevel: 'silent' }, silent, shutdown);
});
afterAll(async () => {
  await shutdown.stop();
  await server?.api.stop();
});

const deskOffered = (event: EventView, pods: PodsView, roster: readonly RosterRow[]): Offered => {
  const { eventId } = event;
  const offers = deskPodsOffers(event, pods);
  const draft = currentPods(pods)[0]?.draft ?? 1;
  const again = offers.seatAgain.map(({ podId }) => podId);
  const choices = again.length > 1 ? [...again.map((podId) => [podId]), again] : [again];
  return [
    ...when(offers.openPools, ['OpenPools', { eventId }]),
    ...when(offers.form, ['FormPods', { eventId, draft: dueDraft(pods), fixed: [] }]),
    ...when(offers.dissolve, ['DissolvePods', { eventId, draft, reason }]),
    ...when(
      offers.build,
      ['StartDeckBuilding', { eventId, minutes: 20 }],
      ['StartDeckBuilding', { eventId, minutes: null }],
    ),
    ...offers.start.map(({ podId }) => ['StartPod', { podId }] as const),
    ...offers.pause.map(({ podId }) => ['PausePod', { podId, reason }] as const),
    ...offers.resume.map(({ podId }) => ['ResumePod', { podId }] as const),
    ...choices
      .filter((podIds) => podIds.length > 0)
      .map((podIds) => ['ReseatPods', { eventId, draft, podIds, reason }] as const),
    ...roster
      .filter(({ status }) => status === 'playing')
      .flatMap(({ playerId }) =>
        when(offers.record, ['RecordPool', { eventId, playerId, text: opened }]),
      ),
  ];
};

const podOffered = (view: PodView): Offered => {
  const { podId, mine } = view;
  const offers = podOffers(view, Date.parse(view.serverTime));
  const seat = mine?.seat ?? 0;
  const own = { podId, seat };
  const [card] = mine?.offer?.cards ?? [];
  return [
    ...when(offers.confirm !== null, ['ConfirmReady', own]),
    ...when(offers.start, ['StartPod', { podId }]),
    ...when(offers.pause, ['PausePod', { podId, reason }]),
    ...when(offers.resume, ['ResumePod', { podId }]),
    ...when(offers.openPacks, ['OpenPacks', { podId }]),
    ...when(
      offers.take,
      ['PickCard', { ...own, ...offers.take, card: card?.id }],
      ['MarkCards', { ...own, round: offers.take?.round, cards: [card?.id] }],
    ),
    ...when(offers.takeBack, ['TakeBackPick', { ...own, ...offers.takeBack }]),
    ...when(offers.ownHold, ['HoldSeat', { ...own, holder: offers.ownHold }]),
    ...when(offers.call, [
      'CallPick',
      { podId, round: offers.call?.round, pick: offers.call?.pick },
    ]),
    ...when(offers.rewindCall, ['RewindCall', { podId, ...offers.rewindCall, reason }]),
    ...offers.seats.flatMap(({ hold, moreTime, rewind }, at) => {
      const there = { podId, seat: at };
      return [
        ...when(hold, ['HoldSeat', { ...there, holder: hold }]),
        ...when(moreTime, ['MovePickTime', { ...there, ...moreTime, seconds: 30 }]),
        ...when(rewind, ['RewindPick', { ...there, ...rewind, reason }]),
      ];
    }),
  ];
};

/** Its dialog is in the menu of each seat that can be directed. */
const replaceOffered = (view: PodView, pods: PodsView, roster: readonly RosterRow[]): Offered => {
  const { podId } = view;
  const seats = podOffers(view, Date.parse(view.serverTime)).seats.keys();
  const [free] = replacements(view, pods, roster);
  return free === undefined
    ? []
    : [...seats].map((seat) => ['ReplaceDrafter', { podId, seat, playerId: free.playerId }]);
};

const deckOf = ({ cards, commonBases }: PoolView): string => {
  const pool = cards.map(({ card, count }) => ({ id: card.id, count }));
  const built = buildDeck(pool, commonBases);
  return built ? toSwudbJson(built) : '';
};

const poolOffered = (event: EventView, pool: PoolView): Offered => {
  const { eventId, playerId } = pool;
  const { build, buildFor } = poolOffers(event, pool);
  return when(build || buildFor, ['SubmitDeck', { eventId, playerId, text: deckOf(pool) }]);
};

/** Cards of the set's boosters, as they are typed in. */
const opened = '2 Battlefield Marine\n1 Wampa';

/** What the pages of pods and pools offer to whoever looks. */
const limitedOffered = async (
  session: ApiSession,
  event: EventView,
  players: readonly Seated[],
): Promise<Offered> => {
  const { eventId } = event;
  const pods = await session.query('pods', { eventId });
  const { players: roster } = await session.query('roster', { eventId });
  const offered: Offered[] = [];
  if (keepsScore(event)) offered.push(deskOffered(event, pods, roster));
  for (const { podId } of pods.pods) {
    const view = await seen(session.get(`/api/pods/${podId}`).then(JSON.parse).then(podView.parse));
    if (view) offered.push(podOffered(view), replaceOffered(view, pods, roster));
  }
  // The own one, and one that somebody else builds from; its player drops later.
  const { playerId: other = '' } = players[4] ?? {};
  for (const playerId of new Set([event.myPlayerId ?? other, other])) {
    const pool = await seen(poolOf(session, eventId, playerId));
    if (pool) offered.push(poolOffered(event, pool));
  }
  return offered.flat();
};

const started = async (
  format: EventFormat,
  changes: Partial<LimitedSettings>,
): Promise<LookedAtEvent> => {
  const settings = { ...draftSettings(changes), swissRounds: 1, cutSize: 2 } as const;
  const names = ['Ana', 'Ben', 'Cleo', 'Dan', 'Eva', 'Fay', 'Gil'];
  const event = await LookedAtEvent.open(server, { format, settings, names, also: limitedOffered });
  // One comes late, and takes a seat from somebody.
  const { playerId = '' } = event.players.at(-1) ?? {};
  const { eventId } = event;
  await event.command('CheckInAll', { eventId });
  await event.command('UndoCheckIn', { eventId, playerId });
  await event.command('StartEvent', { eventId });
  return event;
};

const podIdsOf = async (event: LookedAtEvent): Promise<readonly string[]> => {
  await server.api.settle();
  return currentPods(await event.query('pods', { eventId: event.eventId })).map(
    ({ podId }) => podId,
  );
};

const podOf = async ({ session }: Pick<Seated, 'session'>, podId: string): Promise<PodView> =>
  podView.parse(JSON.parse(await session.get(`/api/pods/${podId}`)));

const poolOf = async (session: ApiSession, eventId: string, playerId: string): Promise<PoolView> =>
  poolView.parse(JSON.parse(await session.get(`/api/pools/${eventId}/${playerId}`)));

const handIn = async ({ eventId, players }: LookedAtEvent): Promise<void> => {
  for (const { session, playerId } of players.slice(0, 6)) {
    const text = deckOf(await poolOf(session, eventId, playerId));
    await session.command('SubmitDeck', { eventId, playerId, text });
  }
};

it('Sealed, from its start to its end', { timeout: 300_000 }, async () => {
  const event = await started('sealed', {});
  const { eventId, players } = event;
  await event.look('started');
  await event.command('OpenPools', { eventId });
  await event.look('opened');
  await handIn(event);
  await event.look('handed in');
  await event.command('DropPlayer', {
    ...{ eventId, playerId: players[4]!.playerId, reason: 'own-wish' },
  });
  await event.look('dropped');
  await event.playToTheEnd();
  expect(event.refused).toEqual([]);
  expect([...event.tried]).toEqual(
    expect.arrayContaining(['OpenPools', 'StartDeckBuilding', 'SubmitDeck', 'VoidRound']),
  );
});

it('Draft, from its start to its end', { timeout: 300_000 }, async () => {
  const clock = {
    leaders: [{ from: 1, seconds: 600 }],
    cards: [{ from: 1, seconds: 600 }],
    reviewSeconds: 1,
  };
  const event = await started('draft', { podSize: 4, readyCheck: 'organizer', clock });
  const { eventId, players } = event;
  await event.look('started');
  await event.command('FormPods', { eventId, draft: 1, fixed: [] });
  const [first = '', second = ''] = await podIdsOf(event);
  await event.look('called');
  const drafting = await Promise.all(
    players.slice(0, 6).map(async (player) => {
      const views = [await podOf(player, first), await podOf(player, second)];
      const view = views.find(({ mine }) => mine !== null);
      return { ...player, podId: view?.podId ?? '', seat: view?.mine?.seat ?? 0 };
    }),
  );
  const inFirst = drafting.filter(({ podId }) => podId === first);
  const [one, other] = inFirst;
  await one!.session.command('ConfirmReady', { podId: first, seat: one!.seat });
  await event.command('HoldSeat', { podId: first, seat: other!.seat, holder: 'bot' });
  await event.look('some are there');
  const late = event.players.at(-1)!;
  await event.command('AcceptLateEntry', { eventId, playerId: late.playerId, missed: [] });
  await event.command('StartPod', { podId: first });
  await event.look('one pod begins');
  await event.command('DropPlayer', { eventId, playerId: late.playerId, reason: 'own-wish' });
  await event.command('StartPod', { podId: second });
  await event.command('HoldSeat', { podId: first, seat: other!.seat, holder: 'player' });
  const take = async ({ session, podId, seat }: (typeof drafting)[number]): Promise<void> => {
    await expect
      .poll(async () => (await podOf({ session }, podId)).mine?.offer ?? null, patience)
      .not.toBeNull();
    const { round, pick, cards } = (await podOf({ session }, podId)).mine!.offer!;
    await session.command('PickCard', { podId, seat, round, pick, card: cards[0]!.id });
  };
  for (const [index, player] of drafting.entries()) {
    await take(player);
    if (index < 2) await event.look('picks are made');
  }
  await take(drafting[0]!);
  await event.look('one is ahead');
  await event.command('PausePod', { podId: first, reason });
  await event.look('paused');
  await event.command('ResumePod', { podId: first });
  for (const { podId, seat } of drafting)
    await event.command('HoldSeat', { podId, seat, holder: 'bot' });
  await expect
    .poll(async () => (await event.query('pods', { eventId })).building, patience)
    .not.toBeNull();
  await event.look('building');
  await handIn(event);
  await event.command('DropPlayer', {
    ...{ eventId, playerId: players[4]!.playerId, reason: 'own-wish' },
  });
  await event.look('dropped');
  await event.playToTheEnd();
  expect(event.refused).toEqual([]);
  expect([...event.tried]).toEqual(
    expect.arrayContaining([
      'ReseatPods',
      'TakeBackPick',
      'RewindPick',
      'MovePickTime',
      'HoldSeat',
      'ReplaceDrafter',
    ]),
  );
});

it('Draft with real boosters, and a draft that is called off', { timeout: 300_000 }, async () => {
  const event = await started('draft', { podSize: 8, source: 'recorded' });
  const { eventId } = event;
  await event.command('FormPods', { eventId, draft: 1, fixed: [] });
  const [podId = ''] = await podIdsOf(event);
  await event.look('seated');
  // No page has to know of a draft that goes on elsewhere.
  const key = { eventId, recipient: `age1${'q'.repeat(58)}` };
  await expect(event.command('HandOverEvent', key)).rejects.toThrow('handover/under-way');
  for (const call of [1, 2, 3, 1]) {
    const { round, pick } = await podOf({ session: server.owner }, podId);
    const next = pick < 3 ? { round: Math.max(0, round), pick: call } : { round: 1, pick: call };
    await event.command('CallPick', { podId, ...next });
    await event.look('called');
  }
  await event.command('PausePod', { podId, reason });
  await event.look('paused');
  await event.command('ResumePod', { podId });
  await event.command('CancelEvent', { eventId, reason });
  await event.look('called off');
  expect(event.refused).toEqual([]);
  expect([...event.tried]).toEqual(
    expect.arrayContaining(['CallPick', 'RewindCall', 'RecordPool']),
  );
});
