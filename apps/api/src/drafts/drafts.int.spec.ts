import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allCards } from '#cards';
import { seededRandom } from '#chance';
import type { ApiFailure, ApiSession, Connection } from '#client';
import {
  type CubeCheck,
  type PodLog,
  podLog,
  podView,
  type PodView,
  podWatch,
  queryNames,
} from '#contracts';
import { podDecider } from '#draft';
import { appendTo, CommandExecutor, honours } from '#event-store';
import { codeOf } from '../../test/answers.js';
import {
  type DraftRoom,
  draftRoom,
  lookAtPod,
  pickOnce,
  podIdsOf,
  podStream,
  truePacks,
} from '../../test/drafts.js';
import { drawKnownSeeds } from '../../test/known-seeds.js';
import { LiveReader } from '../../test/live-reader.js';
import { playOnlyRound, type Seated, visitor } from '../../test/people.js';
import type { RunningApi } from '../../test/running-api.js';
import { startStaffedApi } from '../../test/staffed-api.js';
import { brokenLinks } from '../../test/verify-streams.js';

let api: RunningApi;
let connection: Connection;
let owner: ApiSession;
let judge: ApiSession;
const judgesEmail = `judge-${randomUUID()}@example.org`;
beforeAll(async () => {
  ({ api, connection, owner } = await startStaffedApi());
  drawKnownSeeds(api, 'drafts');
  judge = visitor(connection);
  await judge.signUp({ name: 'Jo Judge', email: judgesEmail, password: 'correct horse battery' });
});
afterAll(() => api?.stop());

const podOf = (room: DraftRoom): string => room.podIds[0] ?? '';
const first = (cards: readonly string[]): string => cards[0] ?? '';
const cardsIn = (text: string): Set<string> => new Set(text.match(/\b[A-Z]{3}_\d{3}\b/g) ?? []);
const withJudge = async (room: DraftRoom): Promise<DraftRoom> => {
  await owner.command('GrantRole', { eventId: room.eventId, email: judgesEmail, role: 'judge' });
  return room;
};

/** Reveals the packs, as the worker does once the settings allow it. */
const reveal = async (podId: string): Promise<void> => {
  const { seed } = await truePacks(api, podId);
  const pod = await new CommandExecutor(api.store).load(podDecider, `pod-${podId}`);
  const at = new Date().toISOString();
  const facts = podDecider.decide(
    {
      type: 'RevealPacks',
      data: { seed: seed.choice, nonce: seed.nonce },
      actor: 'system:test',
      at,
    },
    pod.state,
  );
  if ('kind' in facts) throw new Error(facts.code);
  await api.store.append(
    { actor: 'system:test', commandId: randomUUID(), correlationId: 'test', at },
    [appendTo(pod, facts as never)],
  );
};

/**
 * Everything else that the asker can get about the tournament: every query, and its file if they
 * may have it.
 */
const everythingAbout = async (
  session: ApiSession,
  { eventId, players }: DraftRoom,
): Promise<string> => {
  const texts: string[] = [];
  for (const name of queryNames) {
    for (const { playerId } of players) {
      const { text } = await connection.send({
        method: 'GET',
        path: `/api/queries/${name}?eventId=${eventId}&playerId=${playerId}`,
        headers: session.identity(),
      });
      texts.push(text);
    }
  }
  texts.push(
    (
      await connection.send({
        method: 'GET',
        path: `/api/events/${eventId}/export`,
        headers: session.identity(),
      })
    ).text,
  );
  return texts.join('\n');
};

describe('a draft over HTTP', () => {
  it('shows everyone their own pack, their own pool and the drafted leaders, pick by pick, and not a card more', async () => {
    const room = await withJudge(await draftRoom(connection, owner, ['Ana', 'Ben', 'Cleo']));
    const podId = podOf(room);
    const { packs, seed } = await truePacks(api, podId);
    const onlookers: readonly ApiSession[] = [visitor(connection), judge, owner];
    const random = seededRandom('http');
    const [ana] = room.players;
    const live = await LiveReader.openAt((ana as Seated).session, `/api/pods/${podId}/live`);
    const taken = new Map<string, string[]>(room.players.map(({ playerId }) => [playerId, []]));
    let leaders: string[] = [];
    for (;;) {
      const offers: {
        readonly session: ApiSession;
        readonly seat: number;
        readonly offer: NonNullable<NonNullable<PodView['mine']>['offer']>;
      }[] = [];
      let drafting = false;
      for (const { session, playerId } of room.players) {
        const text = await session.get(`/api/pods/${podId}`);
        const { mine, status } = podView.parse(JSON.parse(text));
        const offered = mine?.offer?.cards.map((card) => card.id) ?? [];
        expect([...cardsIn(text)].sort()).toEqual(
          [...new Set([...offered, ...(taken.get(playerId) ?? []), ...leaders])].sort(),
        );
        expect(text).not.toContain(seed.choice);
        expect(text).not.toContain(seed.nonce);
        if (mine?.offer) offers.push({ session, seat: mine.seat, offer: mine.offer });
        drafting ||= status !== 'completed';
      }
      for (const session of onlookers)
        expect([...cardsIn(await session.get(`/api/pods/${podId}`))].sort()).toEqual(
          [...new Set(leaders)].sort(),
        );
      if (!drafting) break;
      const chosen = offers[random.below(offers.length)];
      if (!chosen) throw new Error('nobody has a pack and the draft is not over');
      const { round, pick, cards } = chosen.offer;
      await chosen.session.command('PickCard', {
        podId,
        seat: chosen.seat,
        round,
        pick,
        card: cards[random.below(cards.length)]?.id ?? '',
      });
      const state = (await new CommandExecutor(api.store).load(podDecider, `pod-${podId}`)).state;
      for (const seat of state.seats)
        taken.set(
          seat.playerId,
          seat.picks.flat().filter((card) => card !== null),
        );
      leaders = state.seats.flatMap((seat) => seat.picks[0] ?? []).filter((card) => card !== null);
    }
    expect([...taken.values()].flat().sort()).toEqual(packs.flat(2).sort());
    expect(await brokenLinks(api.store)).toEqual([]);

    const told = [await live.next(), await live.next()];
    expect(told.every(({ data }) => Object.keys(data).join() === 'version')).toBe(true);
    live.close();

    // No other answer contains packs and picks either; leaders are public.
    const secret = new Set(packs.flat(2).filter((id) => !leaders.includes(id)));
    for (const { session, playerId } of room.players) {
      const own = new Set(taken.get(playerId));
      const leaked = [...cardsIn(await everythingAbout(session, room))].filter(
        (id) => secret.has(id) && !own.has(id),
      );
      expect(leaked).toEqual([]);
    }
    for (const session of onlookers) {
      const text = await everythingAbout(session, room);
      expect([...cardsIn(text)].filter((id) => secret.has(id))).toEqual([]);
      for (const hidden of [seed.choice, seed.nonce]) expect(text).not.toContain(hidden);
      expect(await codeOf(session.get(`/api/pods/${podId}/log`))).toBe('draft/not-revealed');
    }
  });

  it('tells it all in the log once the packs are revealed, and the seed proves the packs', async () => {
    const room = await draftRoom(connection, owner, ['Ana', 'Ben']);
    const podId = podOf(room);
    while (await pickOnce(podId, room.players, first));
    expect(await codeOf((room.players[0] as Seated).session.get(`/api/pods/${podId}/log`))).toBe(
      'draft/not-revealed',
    );
    const { packs, seed } = await truePacks(api, podId);
    await reveal(podId);
    const log: PodLog = podLog.parse(
      JSON.parse(await visitor(connection).get(`/api/pods/${podId}/log`)),
    );
    expect(log.seed).toMatchObject({ seed: seed.choice, nonce: seed.nonce });
    expect(honours({ nonce: log.seed.nonce, choice: log.seed.seed }, log.seed.commitment)).toBe(
      true,
    );
    expect(log.picks.flatMap(({ card }) => card ?? []).sort()).toEqual(packs.flat(2).sort());
    for (const { card, offered } of log.picks)
      expect(card === null ? offered.length === 0 : offered.includes(card)).toBe(true);
    expect(
      log.picks
        .filter(({ pick }) => pick === 1)
        .map(({ seat, round, offered }) => [seat, round, offered]),
    ).toEqual(
      expect.arrayContaining(
        [0, 1, 2, 3].flatMap((round) => [0, 1].map((seat) => [seat, round, packs[round]?.[seat]])),
      ),
    );
    expect(Object.keys(log.cards).sort()).toEqual([...new Set(packs.flat(2))].sort());
  });
});

describe('who may do what in a pod', () => {
  it('lets nobody pick for another, twice, or from elsewhere; the same command again is answered the same', async () => {
    const room = await withJudge(await draftRoom(connection, owner, ['Ana', 'Ben']));
    const podId = podOf(room);
    const views = await Promise.all(room.players.map(({ session }) => lookAtPod(session, podId)));
    const [a, b] = room.players as [Seated, Seated];
    const seat = views[0]?.mine?.seat ?? -1;
    const cards = views[0]?.mine?.offer?.cards.map((card) => card.id) ?? [];
    const pick = { podId, seat, round: 0, pick: 1, card: cards[0] ?? '' };
    expect(await codeOf(b.session.command('PickCard', pick))).toBe('policy/forbidden');
    expect(await codeOf(judge.command('PickCard', pick))).toBe('policy/forbidden');
    expect(await codeOf(visitor(connection).command('PickCard', pick))).toBe('auth/required');
    const elsewhere =
      views[1]?.mine?.offer?.cards.map((card) => card.id).find((id) => !cards.includes(id)) ??
      'SOR_001';
    expect(await codeOf(a.session.command('PickCard', { ...pick, card: elsewhere }))).toBe(
      'draft/card-not-offered',
    );
    const key = randomUUID();
    const accepted = await a.session.command('PickCard', pick, key);
    expect(await a.session.command('PickCard', pick, key)).toEqual(accepted);
    expect(await codeOf(a.session.command('PickCard', { ...pick, card: cards[1] ?? '' }))).toBe(
      'draft/stale-pick',
    );
    expect((await podStream(api, podId)).filter((event) => event.type === 'PickMade')).toHaveLength(
      1,
    );
    expect(await codeOf(judge.command('CallPick', { podId, round: 0, pick: 1 }))).toBe(
      'draft/drafted-on-screen',
    );
    expect(await codeOf(a.session.get('/api/pods/there-is-none'))).toBe('draft/not-found');
  });

  it('lets the floor pause, take a pick back, hand a seat to a bot; the player takes their seat back themselves', async () => {
    const room = await withJudge(await draftRoom(connection, owner, ['Ana', 'Ben']));
    const podId = podOf(room);
    const [a, b] = room.players as [Seated, Seated];
    const seat = (await lookAtPod(a.session, podId)).mine?.seat ?? -1;
    await judge.command('PausePod', { podId, reason: 'spill' });
    expect(await lookAtPod(a.session, podId)).toMatchObject({
      status: 'paused',
      pauseReason: 'spill',
      mayDirect: false,
    });
    expect(await codeOf(pickOnce(podId, [a], first))).toBe('draft/paused');
    await judge.command('ResumePod', { podId });
    await pickOnce(podId, [a], first);
    await judge.command('RewindPick', { podId, seat, round: 0, pick: 1, reason: 'slipped' });
    expect((await lookAtPod(judge, podId)).seats[seat]).toMatchObject({
      picked: 0,
      choosing: true,
    });
    // The rights for reading may lag a moment behind those for acting.
    await expect.poll(async () => (await lookAtPod(judge, podId)).mayDirect).toBe(true);
    await judge.command('HoldSeat', { podId, seat, holder: 'bot' });
    expect(await codeOf(b.session.command('HoldSeat', { podId, seat, holder: 'player' }))).toBe(
      'policy/forbidden',
    );
    await a.session.command('HoldSeat', { podId, seat, holder: 'player' });
    expect((await lookAtPod(b.session, podId)).seats[seat]?.holder).toBe('player');
    expect(await codeOf(a.session.command('PausePod', { podId, reason: '' }))).toBe(
      'policy/forbidden',
    );
    const { entries } = await owner.query('story', { eventId: room.eventId });
    const ofPod = entries.filter(({ streamId }) => streamId === `pod-${podId}`);
    expect(ofPod.map(({ type, pod }) => `${pod} ${type}`).reverse()).toEqual([
      '1 PodSeated',
      '1 RoundOpened',
      '1 PodPaused',
      '1 PodResumed',
      '1 PickRewound',
      '1 SeatHeld',
      '1 SeatHeld',
    ]);
    expect(ofPod.find(({ type }) => type === 'PickRewound')?.data).toMatchObject({
      seat,
      card: null,
      reason: 'slipped',
    });
    expect(entries.map(({ position }) => position)).toEqual(
      entries.map(({ position }) => position).sort((one, other) => other - one),
    );
  });

  it('gives a seat and its pool to whoever replaces the drafter', async () => {
    const room = await withJudge(await draftRoom(connection, owner, ['Ana', 'Ben']));
    const podId = podOf(room);
    const [a, b] = room.players as [Seated, Seated];
    await pickOnce(podId, [a], first);
    const mine = (await lookAtPod(a.session, podId)).mine;
    const seat = mine?.seat ?? -1;
    expect(
      await codeOf(judge.command('ReplaceDrafter', { podId, seat, playerId: b.playerId })),
    ).toBe('draft/seated-twice');
    expect(
      await codeOf(judge.command('ReplaceDrafter', { podId, seat, playerId: 'stranger1' })),
    ).toBe('tournament/not-playing');
    const { ids, guestCode } = await owner.command('AddLatePlayer', {
      eventId: room.eventId,
      name: 'Cleo',
      missed: [],
    });
    const cleo = visitor(connection);
    await cleo.signInGuest(room.eventId, guestCode ?? '');
    await judge.command('ReplaceDrafter', { podId, seat, playerId: ids['playerId'] ?? '' });
    await expect.poll(async () => (await lookAtPod(cleo, podId)).mine?.pool).toEqual(mine?.pool);
    expect((await lookAtPod(a.session, podId)).mine).toBeNull();
    const replaced = (await api.store.readStream(`event-${room.eventId}`)).at(-1);
    expect(replaced).toMatchObject({
      type: 'DrafterReplaced',
      data: { podId, seat, playerId: ids['playerId'] },
    });
  });

  it('takes pods back and forms others; what was drafted in them is over', async () => {
    const room = await draftRoom(connection, owner, [
      'Ana',
      'Ben',
      'Cleo',
      'Dan',
      'Eve',
      'Fay',
      'Gus',
      'Hal',
      'Ida',
    ]);
    const { eventId, podIds } = room;
    expect(podIds).toHaveLength(2);
    const live = await LiveReader.openAt(owner, `/api/pods/${podOf(room)}/live`);
    await live.next();
    await owner.command('DissolvePods', { eventId, draft: 1, reason: 'wrong set' });
    await live.next();
    live.close();
    expect((await lookAtPod(owner, podOf(room))).status).toBe('dissolved');
    expect(await pickOnce(podOf(room), room.players, first)).toBe(false);
    const [guest] = room.players as [Seated];
    const fixed = [{ playerId: guest.playerId, pod: 2, seat: 3 }];
    expect(
      await codeOf(
        owner.command('FormPods', { eventId, draft: 1, fixed: [{ ...fixed[0]!, pod: 3 }] }),
      ),
    ).toBe('draft/fixed-seat-impossible');
    await owner.command('FormPods', { eventId, draft: 1, fixed });
    await expect
      .poll(
        async () =>
          (await podIdsOf(owner, eventId, 1)).filter((podId) => !podIds.includes(podId)).length,
      )
      .toBe(2);
    const again = await podIdsOf(owner, eventId, 1);
    expect((await lookAtPod(guest.session, again[1] ?? '')).mine?.seat).toBe(3);
    expect(await codeOf(guest.session.command('FormPods', { eventId, draft: 1, fixed: [] }))).toBe(
      'policy/forbidden',
    );
  });
});

describe('pods that are seated again', () => {
  const nine = ['Ana', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal', 'Ida'];
  const podsOf = async (eventId: string) =>
    (await owner.query('pods', { eventId })).pods.filter(({ status }) => status !== 'dissolved');

  it('become one where drops have made them small, and leave a pod that drafts alone', async () => {
    const room = await draftRoom(connection, owner, nine, { readyCheck: 'organizer', podSize: 4 });
    const { eventId, podIds } = room;
    expect(podIds).toHaveLength(3);
    const [begun = '', ...others] = podIds;
    await owner.command('StartPod', { podId: begun });
    const before = await podsOf(eventId);
    const inOthers = before
      .filter(({ podId }) => others.includes(podId))
      .flatMap((pod) => pod.seats);
    const [gone, alsoGone] = inOthers;
    for (const player of [gone, alsoGone])
      await owner.command('DropPlayer', {
        eventId,
        playerId: player?.playerId ?? '',
        reason: 'own-wish',
      });
    const reseat = (of: readonly string[]) =>
      codeOf(
        owner.command('ReseatPods', { eventId, draft: 1, podIds: [...of], reason: 'Two left' }),
      );
    expect(await reseat(podIds)).toBe('draft/started');
    expect(await reseat(['another-pod'])).toBe('tournament/pod-unknown');
    expect(await reseat(others)).toBe('accepted');
    await expect.poll(async () => (await podsOf(eventId)).length).toBe(2);
    const [kept, joined] = await podsOf(eventId);
    expect([kept?.podId, kept?.number, joined?.number]).toEqual([begun, 1, 2]);
    expect(joined?.seats.map(({ playerId }) => playerId).toSorted()).toEqual(
      inOthers
        .map(({ playerId }) => playerId)
        .filter((playerId) => playerId !== gone?.playerId && playerId !== alsoGone?.playerId)
        .toSorted(),
    );
    expect((await lookAtPod(owner, joined?.podId ?? '')).status).toBe('ready-check');
  });
});

describe('boosters of several sets and of a cube', () => {
  it('lie in the packs of the pod, and their bases in the pool', async () => {
    const room = await draftRoom(connection, owner, ['Ana', 'Ben'], {
      set: 'SOR',
      sets: ['SOR', 'SHD', 'TWI'],
    });
    const [ana] = room.players as [Seated];
    const view = await lookAtPod(ana.session, podOf(room));
    expect(view.set).toBe('SOR + SHD + TWI');
    expect(view.mine?.offer?.cards.map(({ id }) => id.slice(0, 3))).toEqual(['SOR', 'SHD', 'TWI']);
  });

  it('are dealt from the pasted list, which is read line by line and must do for a full pod', async () => {
    const ask = async (text: string): Promise<CubeCheck> =>
      JSON.parse(await owner.post('/api/cubes/check', { text })) as CubeCheck;
    const cards = allCards.filter(({ id }) => /^(SOR|SHD)_/.test(id)).map(({ id }) => id);
    const wrong = await ask('SOR_010\nNo Such Card');
    expect([wrong.cards, wrong.problems.map(({ line }) => line)]).toEqual([[], [2]]);
    const list = await ask(cards.join('\n'));
    expect(list).toMatchObject({ leaders: 36, problems: [] });
    const cube = { name: 'Two sets', cards: list.cards, packSize: 6 };
    const room = await draftRoom(connection, owner, ['Ana', 'Ben'], { cube });
    const [ana] = room.players as [Seated];
    const view = await lookAtPod(ana.session, podOf(room));
    expect([view.set, view.picks]).toEqual(['Two sets', 3]);
    expect(
      await draftRoom(connection, owner, ['Ana', 'Ben'], {
        cube: { ...cube, cards: cards.slice(0, 60) },
      }).catch((error: ApiFailure) => error.code),
    ).toBe('draft/cube-too-small');
  });
});

describe('a draft that is not over', () => {
  it('keeps decks from being built until its last pod is done', async () => {
    const room = await draftRoom(connection, owner, ['Ana', 'Ben']);
    const { eventId, players } = room;
    const refusal = await owner
      .command('StartDeckBuilding', { eventId, minutes: 20 })
      .catch((error: unknown) => error as ApiFailure);
    expect(refusal).toMatchObject({ code: 'tournament/pods-drafting', data: { pods: [1] } });
    while (await pickOnce(podOf(room), players, first));
    expect(await codeOf(owner.command('StartDeckBuilding', { eventId, minutes: 20 }))).toBe(
      'accepted',
    );
  });

  it('keeps the event from being finished until its pods are done or dissolved', async () => {
    const room = await draftRoom(connection, owner, ['Ana', 'Ben']);
    const { eventId, players } = room;
    while (await pickOnce(podOf(room), players, first));
    await owner.command('StartDeckBuilding', { eventId, minutes: null });
    await playOnlyRound(api, owner, eventId);
    await owner.command('FormPods', { eventId, draft: 2, fixed: [] });
    const refusal = await owner
      .command('FinishEvent', { eventId })
      .catch((error: unknown) => error as ApiFailure);
    expect(refusal).toMatchObject({ code: 'tournament/pods-drafting', data: { pods: [1] } });
    await owner.command('DissolvePods', { eventId, draft: 2, reason: 'The shop closes' });
    expect(await codeOf(owner.command('FinishEvent', { eventId }))).toBe('accepted');
  });

  it('ends with the event that is called off: nobody picks on, and no clock does', async () => {
    const room = await draftRoom(connection, owner, ['Ana', 'Ben']);
    const podId = podOf(room);
    await pickOnce(podId, room.players, first);
    await owner.command('CancelEvent', { eventId: room.eventId, reason: 'The hall is flooded' });
    expect((await podStream(api, podId)).at(-1)).toMatchObject({
      type: 'PodDissolved',
      data: { reason: 'The hall is flooded' },
    });
    expect(await lookAtPod(owner, podId)).toMatchObject({ status: 'dissolved' });
    expect(await pickOnce(podId, room.players, first)).toBe(false);
  });
});

describe('a pod that others watch by its link', () => {
  it('is shown late to whoever has the link, which the staff give out, and to nobody who plays', async () => {
    const names = ['Ana', 'Ben', 'Cleo'];
    const room = await withJudge(
      await draftRoom(connection, owner, names, { watchDelayMinutes: 5 }),
    );
    const podId = podOf(room);
    const { watchKey, watchDelaySeconds } = await lookAtPod(owner, podId);
    expect(watchDelaySeconds).toBe(300);
    expect((await lookAtPod(judge, podId)).watchKey).toBe(watchKey);
    const [ana] = room.players;
    const stranger = visitor(connection);
    for (const session of [ana!.session, stranger])
      expect((await lookAtPod(session, podId)).watchKey).toBeNull();
    await pickOnce(podId, room.players, first);
    const watched = (session: ApiSession, key: string): Promise<string> =>
      session.get(`/api/pods/${podId}/watch?key=${key}`);
    const text = await watched(stranger, watchKey ?? '');
    expect(podWatch.parse(JSON.parse(text))).toMatchObject({ number: 1, cards: {} });
    expect(cardsIn(text)).toEqual(new Set());
    expect(await codeOf(watched(ana!.session, watchKey ?? ''))).toBe('draft/watched-by-player');
    expect(await codeOf(watched(stranger, ''))).toBe('draft/watch-key');
    const other = podOf(await draftRoom(connection, owner, names));
    expect(await codeOf(owner.get(`/api/pods/${other}/watch?key=x`))).toBe('draft/not-watched');
  });

  it('shows all leaders before its first pack, which the staff can open early', async () => {
    const names = ['Ana', 'Ben', 'Cleo'];
    const room = await withJudge(await draftRoom(connection, owner, names, { leaderSeconds: 600 }));
    const podId = podOf(room);
    while ((await lookAtPod(owner, podId)).round === 0) await pickOnce(podId, room.players, first);
    const [ana] = room.players;
    const { mine, seats, roundOpensAt } = await lookAtPod(ana!.session, podId);
    expect([mine?.offer, roundOpensAt]).toEqual([null, expect.any(String)]);
    expect(seats.map(({ leaders }) => leaders.length)).toEqual([3, 3, 3]);
    expect(await codeOf(ana!.session.command('OpenPacks', { podId }))).toBe('policy/forbidden');
    await judge.command('OpenPacks', { podId });
    const opened = await lookAtPod(ana!.session, podId);
    // The number of cards depends on the rare bases in the packs.
    expect(opened.mine?.offer?.cards.length).toBeGreaterThan(0);
    // A phone whose clock is slow must not go on counting down.
    expect(opened.roundOpensAt).toBeNull();
    expect(await codeOf(judge.command('OpenPacks', { podId }))).toBe('draft/packs-open');
  });
});

describe('between the packs', () => {
  it('the next pack lies there unopened until the review is over', async () => {
    const clock = {
      leaders: [{ from: 1, seconds: 600 }],
      cards: [{ from: 1, seconds: 600 }],
      reviewSeconds: 600,
    };
    const room = await draftRoom(connection, owner, ['Ana', 'Ben'], { clock });
    const podId = podOf(room);
    while (await pickOnce(podId, room.players, first));
    const [a] = room.players as [Seated];
    const view = await lookAtPod(a.session, podId);
    expect(view).toMatchObject({ round: 2, status: 'drafting', mine: { offer: null } });
    expect(Date.parse(view.roundOpensAt ?? '')).toBeGreaterThan(Date.parse(view.serverTime));
    const { packs } = await truePacks(api, podId);
    const seat = view.mine?.seat ?? -1;
    expect(
      await codeOf(
        a.session.command('PickCard', {
          podId,
          seat,
          round: 2,
          pick: 1,
          card: packs[2]?.[seat]?.[0] ?? '',
        }),
      ),
    ).toBe('draft/review-not-over');
  });
});

describe('real boosters', () => {
  it('are called by the floor, pick by pick, and nobody is shown cards', async () => {
    const room = await withJudge(
      await draftRoom(connection, owner, ['Ana', 'Ben'], { source: 'recorded' }),
    );
    const podId = podOf(room);
    const [a] = room.players as [Seated];
    expect(await lookAtPod(a.session, podId)).toMatchObject({
      source: 'recorded',
      round: 0,
      pick: 0,
      picks: 3,
      callEndsAt: null,
      mine: { offer: null, pool: [] },
    });
    await judge.command('CallPick', { podId, round: 0, pick: 1 });
    expect(await codeOf(judge.command('CallPick', { podId, round: 0, pick: 1 }))).toBe(
      'draft/stale-call',
    );
    expect(await lookAtPod(a.session, podId)).toMatchObject({ pick: 1 });
    await judge.command('CallPick', { podId, round: 0, pick: 2 });
    await judge.command('RewindCall', { podId, round: 0, pick: 2, reason: 'too early' });
    expect(await lookAtPod(a.session, podId)).toMatchObject({ pick: 1 });
    expect(
      await codeOf(a.session.command('RewindCall', { podId, round: 0, pick: 1, reason: '' })),
    ).toBe('policy/forbidden');
    expect(await codeOf(a.session.command('CallPick', { podId, round: 0, pick: 2 }))).toBe(
      'policy/forbidden',
    );
    expect(await codeOf(a.session.get(`/api/pods/${podId}/log`))).toBe('draft/real-boosters');
  });
});
