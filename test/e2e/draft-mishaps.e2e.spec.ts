import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { lookAtPod, pickAtPod } from '#bots';
import { defaultLimited } from '#contracts';
import { hasBrowser } from '../support/browser.js';
import { Conductor } from './conductor.js';
import { Drafter } from './drafter.js';
import { faultsOf } from './page-faults.js';
import { Stage } from './stage.js';
import { picture } from '../support/picture.js';
import { tellAsStory } from './story.js';
import { chooseOption } from '../support/choose-option.js';

/**
 * Seconds for the first two picks of a pack, all the time in the world for
 * every other: so the clock picks only when the story wants it to. The set
 * is one without rare bases, which would be a fifteenth card in some packs.
 */
const clock = {
  leaders: [{ from: 1, seconds: 600 }],
  cards: [
    { from: 13, seconds: 12 },
    { from: 1, seconds: 600 },
  ],
  reviewSeconds: 0,
};
const limited = {
  ...defaultLimited('draft'),
  set: 'SHD',
  podSize: 4,
  clock,
  readyCheck: 'none' as const,
  buildMinutes: 0,
};

describe.skipIf(!hasBrowser)('a draft in which things go wrong', () => {
  let stage: Stage;
  let room: Conductor;
  let desk: Page;
  let ada: Drafter;
  let wide: Page;
  let pod = '';
  const here = (place = ''): string => `/e/${room.eventId}${place}`;
  const podNow = async () => {
    const { pods } = await room.ask('pods', { eventId: room.eventId });
    return pods.find(({ status }) => status !== 'dissolved');
  };
  const seated = async (): Promise<readonly string[]> =>
    (await podNow())?.seats.map(({ name }) => name) ?? [];
  const held = async (name: string, holder: 'player' | 'bot'): Promise<void> => {
    const seat = (await podNow())?.seats.find((each) => each.name === name)?.seat ?? -1;
    await room.command('HoldSeat', { podId: pod, seat, holder });
  };
  /** Cards that somebody has picked from this pack and those before it in the round. */
  const picked = async (name: string): Promise<number> =>
    (await lookAtPod(room.guest(name).session, pod)).seats.find((seat) => seat.name === name)
      ?.picked ?? 0;
  /** Somebody who is not in the picture takes what a bot would, when it is their turn. */
  const picksAlone = async (name: string, wanted: string): Promise<void> => {
    const { session } = room.guest(name);
    await expect
      .poll(async () => {
        const pick = pickAtPod(await lookAtPod(session, pod));
        if (pick === null || `${pick.round}.${pick.pick}` !== wanted) return 'waiting';
        await session.command('PickCard', pick);
        return wanted;
      })
      .toBe(wanted);
  };
  const looksRight = async (page: Page, name: string): Promise<void> => {
    await expect.poll(() => page.locator('.mantine-Skeleton-root').count()).toBe(0);
    await picture(page, `mishaps-${name}`, { whole: true });
    expect(await faultsOf(page, 'en')).toEqual([]);
  };
  /** Says why in the dialog that a step opens. */
  const because = async (reason: string, button: string): Promise<void> => {
    const dialog = desk.getByRole('dialog');
    await dialog.getByLabel('Reason').fill(reason);
    await dialog.getByRole('button', { name: button }).click();
    await dialog.waitFor({ state: 'detached' });
  };
  const atSeatOf = async (name: string, item: string): Promise<void> => {
    await desk.getByRole('button', { name: `Actions for ${name}` }).click();
    await desk.getByRole('menuitem', { name: item }).click();
  };
  const keepSeat = async (name: string, seat: number): Promise<void> => {
    await chooseOption(desk.getByRole('combobox', { name: 'Player' }), name);
    await desk.getByLabel('Seat', { exact: true }).fill(String(seat));
    await desk.getByRole('button', { name: 'Keep this seat' }).click();
  };

  beforeAll(async () => {
    stage = await Stage.open();
    room = await Conductor.withPlayers(stage.url, {
      names: ['Ada', 'Ben', 'Cleo', 'Dov'],
      format: 'draft',
      settings: { swissRounds: 2, cutSize: 0, confirmAfterMinutes: 0, limited },
    });
    await room.start();
    const seats = {
      desk: await stage.seat({ language: 'en', kind: 'desk' }),
      ada: await stage.seat({ language: 'en', kind: 'phone' }),
      wide: await stage.seat({ language: 'en', kind: 'desk' }),
    };
    await stage.signIn(seats.desk, room.organizer);
    for (const seat of [seats.ada, seats.wide])
      await stage.sitDown(seat, room.eventId, room.guest('Ada').code);
    desk = seats.desk.page;
    wide = seats.wide.page;
    ada = new Drafter(seats.ada.page, 'en');
  });
  afterAll(async () => {
    room?.close();
    await stage?.close();
  });
  tellAsStory(() => stage.pictureAll('mishaps'));

  it('is seated wrongly, taken back, and seated again with two seats kept', async () => {
    await desk.goto(here('/desk/pods'));
    await desk.getByRole('button', { name: 'Seat the pods' }).click();
    await ada.toPod(here());
    await desk.getByRole('button', { name: 'Dissolve the pods' }).click();
    await because('Ada cannot climb the stage', 'Dissolve the pods');
    await ada.sees('This pod has been dissolved');
    await desk.getByText('Fixed seats (0)').click();
    await keepSeat('Ada', 3);
    await keepSeat('Ben', 2);
    await looksRight(desk, 'fixed-seats');
    await desk.getByRole('button', { name: 'Seat the pods' }).click();
    await expect.poll(async () => (await seated()).slice(1, 3)).toEqual(['Ben', 'Ada']);
    expect(await seated()).toHaveLength(4);
    pod = (await podNow())?.podId ?? '';
    await ada.toPod(here(), pod);
  });

  it('gives a pick back that slipped, as long as the neighbour has not picked from the pack', async () => {
    const pick = await ada.choose();
    await ada.hasPassedOn(pick);
    await desk.goto(here(`/pods/${pod}`));
    await atSeatOf('Ada', 'Take back last pick');
    await because('The finger slipped', 'Take back last pick');
    await ada.page.locator(`[data-pick="${pick}"]`).waitFor();
    await ada.page.getByRole('heading', { name: 'My cards (0)' }).waitFor();
  });

  it('goes on with somebody else in the seat of a drafter who had to leave', async () => {
    await room.command('AddLatePlayer', { eventId: room.eventId, name: 'Eve', missed: [] });
    await atSeatOf('Dov', 'Replace drafter');
    const dialog = desk.getByRole('dialog');
    await chooseOption(dialog.getByRole('combobox', { name: 'Player' }), 'Eve');
    await dialog.getByRole('button', { name: 'Replace drafter' }).click();
    await expect.poll(seated).toContain('Eve');
    expect(await seated()).not.toContain('Dov');
    await atSeatOf('Eve', 'Let a bot pick');
    await desk.getByText('Eve (bot)').waitFor();
    await looksRight(desk, 'replaced');
  });

  it('stands still for everybody when all pods are paused, and goes on', async () => {
    await desk.goto(here('/desk/pods'));
    await desk.getByRole('button', { name: 'Pause all' }).click();
    await because('Fire alarm', 'Pause all');
    await ada.sees('The draft is paused');
    await desk.getByRole('button', { name: 'Resume all' }).click();
    await ada.page.locator('[data-pick]').waitFor();
  });

  it('lets the clock pick for a player who looks away, a bot by the word of staff, and gives the seat back at a tap', async () => {
    await held('Cleo', 'bot');
    for (const pick of ['0.1', '0.2']) {
      await picksAlone('Ben', pick);
      await ada.page.locator(`[data-pick="${pick}"]`).waitFor();
      await ada.choose();
      await ada.hasPassedOn(pick);
    }
    await ada.page.locator('[data-pick="1.1"]').waitFor();
    // Ben picks as soon as they can: nobody wants the clock to pick for them, too.
    const ben = picksAlone('Ben', '1.1').then(() => picksAlone('Ben', '1.2'));
    const counted = ada.page.getByRole('timer', { name: 'Time to pick' });
    const atFirst = await counted.innerText();
    await Promise.all([ben, expect.poll(() => counted.innerText()).not.toBe(atFirst)]);
    await ada.hasPassedOn('1.1');
    await ada.sees(/^Time ran out with no card marked/);
    await held('Ada', 'bot');
    await ada.sees('A bot picks for you');
    await looksRight(ada.page, 'held-by-a-bot');
    // All that Ben has passed on: what a bot leaves lying would be hers to pick once she is back.
    await expect.poll(() => picked('Ada')).toBe(3);
    await ada.page.getByRole('button', { name: 'I am back: let me pick' }).click();
    await ada.sees('Waiting for the next pack');
    await picksAlone('Ben', '1.3');
    await ada.page.locator('[data-pick="1.4"]').waitFor();
    await ada.choose();
    await ada.hasPassedOn('1.4');
    for (const name of ['Ada', 'Ben']) await held(name, 'bot');
    await expect.poll(async () => (await podNow())?.status).toBe('completed');
  });

  it('ends in decks whose cards are dragged where there is a mouse', async () => {
    // A window in which pool, deck and sideboard lie one above the other: what has to
    // be scrolled to in the middle of a drag moves away from where the mouse goes.
    await wide.setViewportSize({ width: 1280, height: 2000 });
    await wide.goto(here('/pool'));
    const zone = (name: string): Locator => wide.getByRole('region', { name, exact: true });
    /** Beside the title, where nothing has to be scrolled to. */
    const targetPosition = { x: 60, y: 20 };
    const size = (): Promise<string> => wide.getByTestId('deck-size').innerText();
    await wide.getByText('Tap a card to put one copy into the deck.').waitFor();
    /** As a person does, who sees that the card did not move: once more. */
    const drag = async (from: string, to: string, wanted: RegExp): Promise<void> => {
      for (let turn = 0; turn < 5 && !wanted.test(await size()); turn += 1) {
        const card = zone(from).getByRole('listitem').first();
        await card.dragTo(zone(to), { targetPosition, timeout: 8_000 }).catch(() => null);
        await expect
          .poll(size, { timeout: 3_000 })
          .toMatch(wanted)
          .catch(() => null);
      }
      expect(await size()).toMatch(wanted);
    };
    await drag('Pool', 'Deck', /^[1-9]/);
    // A drop whose answer came late was made twice: what is too much goes.
    await drag('Deck', 'Sideboard', /^1 /);
    await drag('Deck', 'Sideboard', /^0 /);
    await looksRight(wide, 'dragged');
  });

  it('is followed by a round, and then by a second draft', async () => {
    const { tables } = await room.pair();
    for (const { matchId } of tables)
      await room.command('RuleResult', { matchId, score: { a: 2, b: 0, drawn: 0 }, note: '' });
    await desk.goto(here('/desk/pods'));
    await desk.getByRole('button', { name: 'Seat the pods of draft 2' }).click();
    const adasPod = async () =>
      (await room.ask('pods', { eventId: room.eventId })).pods.find(
        ({ draft, seats }) => draft === 2 && seats.some(({ name }) => name === 'Ada'),
      );
    await expect.poll(adasPod).toBeDefined();
    await ada.toPod(here(), (await adasPod())?.podId);
    await desk.goto(here('/desk/story'));
    await desk.getByText('Pod 1, seat 3: pick 1 was taken back. “The finger slipped”').waitFor();
    await looksRight(desk, 'story');
    expect(stage.faults).toEqual([]);
  });
});
