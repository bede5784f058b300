import { afterAll, beforeAll, expect, it } from 'vitest';
import { ApiFailure, type ApiSession, type Connection } from '#client';
import {
  type EventFormat,
  type EventView,
  type LimitedSettings,
  type PodView,
  podView,
  type PodsView,
  type PoolView,
  poolView,
} from '#contracts';
import { buildDeck } from '#draft';
import { toSwudbJson } from '#formats';
import { createLogger, GracefulShutdown } from '#platform';
import { draftSettings } from '../../apps/api/test/drafts.js';
import { drawKnownSeeds } from '../../apps/api/test/known-seeds.js';
import {
  details,
  openEvent,
  register,
  type Seated,
  signedUp,
  visitor,
} from '../../apps/api/test/people.js';
import type { RunningApi } from '../../apps/api/test/running-api.js';
import { startStaffedApi } from '../../apps/api/test/staffed-api.js';
import { roundOffers } from '../../apps/web/src/shared/event/round-offers.js';
import { keepsScore } from '../../apps/web/src/shared/event/roles.js';
import {
  deskPodsOffers,
  podOffers,
  poolOffers,
} from '../../apps/web/src/shared/event/limited-offers.js';
import { currentPods, dueDraft } from '../../apps/web/src/shared/limited/limited.js';
import { startWorker } from '../../apps/worker/src/worker.js';
import { wouldRefuse } from './would-refuse.js';

const silent = createLogger('worker', { logLevel: 'silent' });
const shutdown = new GracefulShutdown(silent);
const patience = { timeout: 60_000, interval: 50 };
let api: RunningApi;
let connection: Connection;
let owner: ApiSession;
beforeAll(async () => {
  ({ api, connection, owner } = await startStaffedApi());
  drawKnownSeeds(api, 'what is offered');
  await startWorker({ ...api.configuration, logLevel: 'silent' }, silent, shutdown);
});
afterAll(async () => {
  await shutdown.stop();
  await api?.stop();
});

/** "command: payload" as a page would send it. */
type Offered = readonly (readonly [name: string, payload: object])[];

const reason = 'tried';
const when = (offered: boolean | object | string | null, ...sent: Offered): Offered =>
  offered === null || offered === false ? [] : sent;

const deskOffered = (event: EventView, pods: PodsView): Offered => {
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

/**
 * What the desk's page of rounds offers to whoever organizes:
 * `test/offers/round-offers.spec.ts` has the rest.
 */
const roundsOffered = (event: EventView, pods: PodsView): Offered => {
  const { eventId } = event;
  const { pair, takeBack, clock } = roundOffers(event, pods);
  return [
    ...when(pair, ['RequestPairing', { eventId, ...pair, repair: false }]),
    ...when(takeBack, ['VoidRound', { eventId, ...takeBack, reason }]),
    ...when(clock?.next === 'start', ['StartRoundClock', { eventId, ...clock?.key, minutes: 50 }]),
  ];
};

/** Absent where whoever asks may not look. */
const seen = <T>(asked: Promise<string>, read: (value: unknown) => T): Promise<T | null> =>
  asked.then(
    (text) => read(JSON.parse(text)),
    (error: unknown) => {
      if (error instanceof ApiFailure) return null;
      throw error;
    },
  );

interface Person {
  readonly name: string;
  readonly session: ApiSession;
  readonly refuses: (name: string, payload: unknown) => Promise<string | null>;
}

/** A Sealed or Draft event, every page of which is looked at by everybody in each of its states. */
class LookedAtEvent {
  readonly refused: string[] = [];
  readonly tried = new Set<string>();

  private constructor(
    readonly eventId: string,
    readonly players: readonly Seated[],
    private readonly people: readonly Person[],
  ) {}

  static async start(
    format: EventFormat,
    changes: Partial<LimitedSettings>,
  ): Promise<LookedAtEvent> {
    const settings = { ...draftSettings(changes), swissRounds: 1, cutSize: 2 } as const;
    const eventId = await openEvent(owner, details({ format, settings }));
    const people: Person[] = [];
    const staff = async (name: string, session: ApiSession): Promise<void> => {
      const { account } = await session.me();
      const asker = { account: account && { id: account.id, name: account.name }, seats: [] };
      people.push({ name, session, refuses: wouldRefuse(api, asker) });
    };
    await staff('owner', owner);
    for (const role of ['judge', 'scorekeeper'] as const) {
      const session = await signedUp(connection, role);
      const email = (await session.me()).account?.email ?? '';
      await owner.command('GrantRole', { eventId, email, role });
      await staff(role, session);
    }
    const players: Seated[] = [];
    for (const name of ['Ana', 'Ben', 'Cleo', 'Dan', 'Eva', 'Fay'])
      players.push(await register(connection, eventId, name));
    for (const [index, { session, playerId }] of players.entries()) {
      if (index > 1) continue;
      const asker = { account: null, seats: [{ eventId, playerId, issue: 1 }] };
      people.push({ name: `player ${index}`, session, refuses: wouldRefuse(api, asker) });
    }
    const refuses = wouldRefuse(api, { account: null, seats: [] });
    people.push({ name: 'visitor', session: visitor(connection), refuses });
    await owner.command('CheckInAll', { eventId });
    await owner.command('StartEvent', { eventId });
    return new LookedAtEvent(eventId, players, people);
  }

  async look(state: string): Promise<void> {
    await api.settle();
    for (const person of this.people)
      for (const [name, payload] of await this.offeredTo(person.session)) {
        this.tried.add(name);
        const code = await person.refuses(name, payload);
        if (code !== null) this.refused.push(`${state}, ${person.name}: ${name} ${code}`);
      }
  }

  private async offeredTo(session: ApiSession): Promise<Offered> {
    const { eventId } = this;
    const event = await session.query('event', { eventId });
    const pods = await session.query('pods', { eventId });
    const offered: Offered[] = [];
    if (keepsScore(event)) offered.push(deskOffered(event, pods));
    if (event.myRoles.includes('owner')) offered.push(roundsOffered(event, pods));
    for (const { podId } of pods.pods) {
      const view = await seen(session.get(`/api/pods/${podId}`), (value) => podView.parse(value));
      if (view) offered.push(podOffered(view));
    }
    // The own one, and one that somebody else builds from; its player drops later.
    const { playerId: other = '' } = this.players[4] ?? {};
    for (const playerId of new Set([event.myPlayerId ?? other, other])) {
      const pool = await seen(session.get(`/api/pools/${eventId}/${playerId}`), (value) =>
        poolView.parse(value),
      );
      if (pool) offered.push(poolOffered(event, pool));
    }
    const { seat } = await session.query('mySeat', { eventId });
    for (const name of seat?.allowed ?? [])
      if (name !== 'CallJudge')
        offered.push([[name, { eventId, playerId: seat?.playerId, reason: 'own-wish' }]]);
    return offered.flat();
  }

  command: ApiSession['command'] = (...sent) => owner.command(...sent);

  async podIds(): Promise<readonly string[]> {
    await api.settle();
    const pods = await owner.query('pods', { eventId: this.eventId });
    return currentPods(pods).map(({ podId }) => podId);
  }

  podOf = async ({ session }: Pick<Seated, 'session'>, podId: string): Promise<PodView> =>
    podView.parse(JSON.parse(await session.get(`/api/pods/${podId}`)));

  async handIn(): Promise<void> {
    const { eventId } = this;
    for (const { session, playerId } of this.players) {
      const pool = poolView.parse(
        JSON.parse(await session.get(`/api/pools/${eventId}/${playerId}`)),
      );
      await session.command('SubmitDeck', { eventId, playerId, text: deckOf(pool) });
    }
  }

  /** From the first round through the cut to the end, and what is set right after it. */
  async playToTheEnd(): Promise<void> {
    const { eventId } = this;
    for (;;) {
      await api.settle();
      const { nextRound } = await owner.query('event', { eventId });
      if (nextRound === null) break;
      await this.command('RequestPairing', { eventId, ...nextRound, repair: false });
      const tables = async () => (await owner.query('pairings', { eventId })).tables;
      await expect
        .poll(async () => (await owner.query('event', { eventId })).rounds.at(-1)?.state, patience)
        .toBe('paired');
      await this.look(nextRound.phase === 0 ? 'paired' : 'in the cut');
      for (const { matchId } of await tables())
        await this.command('RuleResult', { matchId, score: { a: 2, b: 0, drawn: 0 }, note: '' });
      await expect
        .poll(async () => (await owner.query('event', { eventId })).rounds.at(-1)?.state, patience)
        .toBe('completed');
      await this.look('after a round');
    }
    await this.command('FinishEvent', { eventId });
    await this.look('finished');
    await this.command('ReopenEvent', { eventId, reason });
    await this.look('reopened');
  }
}

it('Sealed, from its start to its end', { timeout: 300_000 }, async () => {
  const event = await LookedAtEvent.start('sealed', {});
  const { eventId, players } = event;
  await event.look('started');
  await event.command('OpenPools', { eventId });
  await event.look('opened');
  await event.handIn();
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
  const event = await LookedAtEvent.start('draft', { podSize: 4, readyCheck: 'organizer', clock });
  const { eventId, players } = event;
  await event.look('started');
  await event.command('FormPods', { eventId, draft: 1, fixed: [] });
  const [first = '', second = ''] = await event.podIds();
  await event.look('called');
  const drafting = await Promise.all(
    players.map(async (player) => {
      const views = [await event.podOf(player, first), await event.podOf(player, second)];
      const view = views.find(({ mine }) => mine !== null);
      return { ...player, podId: view?.podId ?? '', seat: view?.mine?.seat ?? 0 };
    }),
  );
  const inFirst = drafting.filter(({ podId }) => podId === first);
  const [one, other] = inFirst;
  await one!.session.command('ConfirmReady', { podId: first, seat: one!.seat });
  await event.command('HoldSeat', { podId: first, seat: other!.seat, holder: 'bot' });
  await event.look('some are there');
  await event.command('StartPod', { podId: first });
  await event.look('one pod begins');
  await event.command('StartPod', { podId: second });
  await event.command('HoldSeat', { podId: first, seat: other!.seat, holder: 'player' });
  const take = async ({ session, podId, seat }: (typeof drafting)[number]): Promise<void> => {
    await expect
      .poll(async () => (await event.podOf({ session }, podId)).mine?.offer ?? null, patience)
      .not.toBeNull();
    const { round, pick, cards } = (await event.podOf({ session }, podId)).mine!.offer!;
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
    .poll(async () => (await owner.query('pods', { eventId })).building, patience)
    .not.toBeNull();
  await event.look('building');
  await event.handIn();
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
    ]),
  );
});

it('Draft with real boosters, and a draft that is called off', { timeout: 300_000 }, async () => {
  const event = await LookedAtEvent.start('draft', { podSize: 8, source: 'recorded' });
  const { eventId } = event;
  await event.command('FormPods', { eventId, draft: 1, fixed: [] });
  const [podId = ''] = await event.podIds();
  await event.look('seated');
  for (const call of [1, 2, 3, 1]) {
    const { round, pick } = await event.podOf({ session: owner }, podId);
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
  expect([...event.tried]).toEqual(expect.arrayContaining(['CallPick', 'RewindCall']));
});
