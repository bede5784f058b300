import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lookAtPod, pickAtPod } from '#bots';
import { allCards } from '#cards';
import { defaultLimited, type PodView } from '#contracts';
import type { PodEvent } from '#draft';
import { hasBrowser } from '../support/browser.js';
import { Conductor } from './conductor.js';
import { Drafter, type Mishap } from './drafter.js';
import { faultsOf } from './page-faults.js';
import { type Seat, Stage } from './stage.js';
import { picture } from '../support/picture.js';
import { tellAsStory } from './story.js';

/** To these something happens that only a page can show; the others pick by the api. */
const withPhones = ['Ada', 'Eva', 'Finn', 'Gil'] as const;
const withoutPhones = ['Ben', 'Cleo', 'Dov', 'Hanna'] as const;
const names = [...withPhones, ...withoutPhones];
type Phone = (typeof withPhones)[number];
type Name = (typeof names)[number];

/**
 * Seconds for the third pick of a pack, which some miss; all the
 * time in the world for every other, however slow the machine.
 */
const clock = {
  leaders: [{ from: 1, seconds: 600 }],
  cards: [
    { from: 4, seconds: 600 },
    { from: 3, seconds: 25 },
    { from: 1, seconds: 600 },
  ],
  reviewSeconds: 0,
};

/** Small packs: every pass, pack and direction of a draft in a third of its picks. */
const cube = {
  name: 'Small packs',
  cards: allCards.filter(({ id }) => /^(SOR|SHD)_/.test(id)).map(({ id }) => id),
  packSize: 5,
};

describe.skipIf(!hasBrowser)('a draft of eight, four of them on phones', () => {
  let stage: Stage;
  let room: Conductor;
  let organizer: Seat;
  const seats = new Map<Phone, Seat>();
  let pod = '';
  /** The picks that each person saw themselves make. */
  const made = new Map<Name, readonly string[]>();
  const here = (): string => `/e/${room.eventId}`;
  const languageOf = (name: Phone): 'en' | 'es' =>
    withPhones.indexOf(name) % 2 === 0 ? 'en' : 'es';
  const seatOf = (name: Phone): Seat => {
    const seat = seats.get(name);
    if (seat === undefined) throw new Error(`${name} has no phone`);
    return seat;
  };

  const asleep =
    (drafter: Drafter): Mishap =>
    async (pick) => {
      await drafter.hasPassedOn(pick);
      return 'missed';
    };
  const withoutNetwork =
    (drafter: Drafter): Mishap =>
    async () => {
      await drafter.page.context().setOffline(true);
      await drafter.choose();
      await drafter.seesSending();
      await drafter.page.context().setOffline(false);
      return 'picked';
    };
  /** The server goes down while packs are out; nobody waits for it but the pages. */
  const whileItFalls =
    (drafter: Drafter, fall: () => Promise<void>): Mishap =>
    async () => {
      const fallen = fall();
      await drafter.choose();
      await fallen;
      return 'picked';
    };

  /** Takes what a bot would, by the api, to the end of the draft; sleeps through the picks that are named. */
  const draftWithoutPhone = async (
    name: Name,
    missed: readonly string[] = [],
  ): Promise<readonly string[]> => {
    const { session } = room.guest(name);
    // Noted before it is sent: an answer may be lost while the api falls.
    const sent = new Set<string>();
    const step = async (): Promise<'over' | 'picked' | 'waiting'> => {
      const view = await lookAtPod(session, pod);
      const next = pickAtPod(view);
      if (view.status === 'completed') return 'over';
      const key = next === null ? '' : `${next.round}.${next.pick}`;
      if (next === null || missed.includes(key)) return 'waiting';
      sent.add(key);
      await session.command('PickCard', next);
      return 'picked';
    };
    for (let over = false; !over;)
      await expect
        .poll(async () => {
          const now = await step();
          over = now === 'over';
          return now;
        })
        .not.toBe('waiting');
    return [...sent];
  };
  const draft = async (name: Phone): Promise<readonly string[]> => {
    const drafter = new Drafter(seatOf(name).page, languageOf(name));
    switch (name) {
      case 'Ada':
        return drafter.draftToTheEnd({
          '1.4': whileItFalls(drafter, () => stage.replaceWorker()),
          '3.2': whileItFalls(drafter, () => stage.replaceApi()),
        });
      case 'Eva':
        return leaveAndComeBack(name, drafter);
      case 'Finn':
        return drafter.draftToTheEnd({ '2.2': withoutNetwork(drafter) });
      case 'Gil':
        return drafter.draftToTheEnd({ '1.3': asleep(drafter) });
    }
  };
  const pickedInFirstPack = async (name: Name): Promise<number> => {
    const { pods } = await room.ask('pods', { eventId: room.eventId });
    const answer = await organizer.context.request.get(`/api/pods/${pods[0]?.podId}`);
    const { seats: all } = (await answer.json()) as PodView;
    return all.find((seat) => seat.name === name)?.picked ?? 0;
  };
  /** Closes the page at a pick, and opens another once the clock has picked. */
  const leaveAndComeBack = async (name: Phone, drafter: Drafter): Promise<readonly string[]> => {
    const before = await drafter.draftToTheEnd({
      '1.3': async () => {
        await drafter.page.close();
        return 'left';
      },
    });
    await expect.poll(() => pickedInFirstPack(name)).toBeGreaterThan(2);
    const page = await seatOf(name).context.newPage();
    const again = new Drafter(page, languageOf(name));
    await again.toPod(here());
    return [...before, ...(await again.draftToTheEnd())];
  };

  const eventsOfPods = async (): Promise<readonly PodEvent[]> => {
    const answer = await organizer.context.request.get(`/api/events/${room.eventId}/export`);
    const { events } = (await answer.json()) as {
      events: readonly (PodEvent & { readonly streamId: string })[];
    };
    return events.filter(({ streamId }) => streamId.startsWith('pod-'));
  };
  const picks = async (): Promise<readonly { who: string; by: string; pick: string }[]> => {
    const { pods } = await room.ask('pods', { eventId: room.eventId });
    const nameAt = new Map(pods[0]?.seats.map(({ seat, name }) => [seat, name]));
    return (await eventsOfPods()).flatMap((event) =>
      event.type === 'PickMade'
        ? [
            {
              who: nameAt.get(event.data.seat) ?? '',
              by: event.data.by,
              pick: `${event.data.round}.${event.data.pick}`,
            },
          ]
        : [],
    );
  };
  const picksByTheClock = async (): Promise<readonly string[]> =>
    (await picks()).filter(({ by }) => by === 'clock').map(({ who, pick }) => `${who} ${pick}`);

  beforeAll(async () => {
    stage = await Stage.openAlone();
    room = await Conductor.withPlayers(stage.url, {
      names,
      format: 'draft',
      settings: {
        swissRounds: 1,
        cutSize: 0,
        confirmAfterMinutes: 0,
        limited: {
          ...defaultLimited('draft'),
          cube,
          clock,
          readyCheck: 'all-ready',
        },
      },
    });
    await room.start();
    organizer = await stage.seat({ language: 'en', kind: 'desk' });
    await stage.signIn(organizer, room.organizer);
    for (const name of withPhones) {
      const seat = await stage.seat({ language: languageOf(name), kind: 'phone' });
      await stage.sitDown(seat, room.eventId, room.guest(name).code);
      seats.set(name, seat);
    }
  });
  afterAll(async () => {
    room?.close();
    await stage?.close();
  });
  tellAsStory(() => stage.pictureAll('draft-room'));

  it('is seated again before anybody has begun, and its seats are printed', async () => {
    await room.command('FormPods', { eventId: room.eventId, draft: 1, fixed: [] });
    const podId = async (): Promise<string | undefined> =>
      (await room.ask('pods', { eventId: room.eventId })).pods[0]?.podId;
    await expect.poll(podId).toBeDefined();
    const before = await podId();
    const { page } = organizer;
    await page.goto(`${here()}/desk/pods`);
    await page.locator('summary', { hasText: 'Seat these pods again' }).click();
    await page.getByLabel(/^Pod 1 \(8\)/).check();
    expect(await faultsOf(page, 'en')).toEqual([]);
    await page.getByRole('button', { name: 'Seat these pods again' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Reason').fill('Wrong room');
    await dialog.getByRole('button', { name: 'Seat these pods again' }).click();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(podId).not.toBe(before);
    pod = (await podId()) ?? '';
    await page.goto(`${here()}/print/pods`);
    await page.getByRole('heading', { name: 'Pod seatings by name' }).waitFor();
    await picture(page, 'draft-room-print', { whole: true });
    expect(await faultsOf(page, 'en')).toEqual([]);
  });

  it('begins once all eight have said that they are here', async () => {
    for (const name of withoutPhones) {
      const { session } = room.guest(name);
      const { mine } = await lookAtPod(session, pod);
      await session.command('ConfirmReady', { podId: pod, seat: mine?.seat ?? -1 });
    }
    await Promise.all(
      withPhones.map((name) => new Drafter(seatOf(name).page, languageOf(name)).toPod(here())),
    );
    const { page } = organizer;
    await page.goto(`${here()}/desk/pods`);
    await page.getByText('Who is thinking').waitFor();
    await page
      .getByRole('link', { name: /^Pod 1 · / })
      .first()
      .waitFor();
    await picture(page, 'draft-room-thinking', { whole: true });
    expect(await faultsOf(page, 'en')).toEqual([]);
  });

  it('goes on to the end while two sleep, one has no network, one leaves, and worker and api are killed', async () => {
    await Promise.all([
      ...withPhones.map(async (name) => made.set(name, await draft(name))),
      ...withoutPhones.map(async (name) =>
        made.set(name, await draftWithoutPhone(name, name === 'Hanna' ? ['1.3'] : [])),
      ),
    ]);
  }, 300_000);

  it('lost nobody a pick that they made, and gave everyone their own seat back', async () => {
    const onRecord = await picks();
    expect((await picksByTheClock()).toSorted()).toEqual(['Eva 1.3', 'Gil 1.3', 'Hanna 1.3']);
    for (const name of names)
      expect(
        onRecord
          .filter(({ who, by }) => who === name && by === 'player')
          .map(({ pick }) => pick)
          .toSorted(),
        name,
      ).toEqual(made.get(name)?.toSorted());
    expect(stage.faults).toEqual([]);
  });
});
