import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { defaultLimited, type EventFormat } from '#contracts';
import { hasBrowser } from '../support/browser.js';
import { Conductor } from './conductor.js';
import { Drafter } from './drafter.js';
import { faultsOf } from './page-faults.js';
import { Player } from './player.js';
import { Stage } from './stage.js';
import { picture } from '../support/picture.js';
import { tellAsStory } from './story.js';
import { chooseOption } from '../support/choose-option.js';
import { lookAtPod, pickAtPod } from '#bots';

/** Names longer than a third of a phone: what stands beside the own seat must not make the page wider. */
const eight = [
  ...['Ada', 'Ben', 'Cleopatra Fontaine', 'Joaquín Pereda', 'Evangeline Wilkinson'],
  ...['Finn Oakenfall', 'Gilberto Montenegro', 'Hanna Vantongeren'],
];

const limitedRoom = (
  url: string,
  format: EventFormat & ('sealed' | 'draft'),
  names: readonly string[],
  source: 'generated' | 'recorded' = 'generated',
): Promise<Conductor> =>
  Conductor.withPlayers(url, {
    names,
    format,
    email: `${format}.${source}@example.org`,
    settings: {
      swissRounds: 1,
      cutSize: 0,
      confirmAfterMinutes: 0,
      limited: { ...defaultLimited(format), set: 'SOR', source, clock: null, buildMinutes: 30 },
    },
  });

describe.skipIf(!hasBrowser)('a draft of eight: two at phones, six held by bots', () => {
  let stage: Stage;
  let room: Conductor;
  let desk: Page;
  let wall: Page;
  let ada: Drafter;
  let ben: Drafter;
  let pod = '';
  const here = (place = ''): string => `/e/${room.eventId}${place}`;

  const looksRight = async (page: Page, language: 'en' | 'es', name: string): Promise<void> => {
    await expect.poll(() => page.locator('.mantine-Skeleton-root').count()).toBe(0);
    // From the top: what has been scrolled under a bar that stays is not a button too small.
    await page.evaluate(() => window.scrollTo(0, 0));
    await picture(page, `draft-${name}-${language}`, { whole: true });
    expect(await faultsOf(page, language)).toEqual([]);
  };

  /** Takes what a bot would, by another device of the same player, until nothing is left. */
  const pickToTheEnd = async (name: string): Promise<void> => {
    const { session } = room.guest(name);
    await expect
      .poll(async () => {
        const view = await lookAtPod(session, pod);
        const pick = pickAtPod(view);
        if (pick !== null) await session.command('PickCard', pick);
        return view.status;
      })
      .toBe('completed');
  };

  beforeAll(async () => {
    stage = await Stage.open();
    room = await limitedRoom(stage.url, 'draft', eight);
    const seats = {
      desk: await stage.seat({ language: 'en', kind: 'desk' }),
      ada: await stage.seat({ language: 'en', kind: 'phone' }),
      ben: await stage.seat({ language: 'es', kind: 'phone', colours: 'dark' }),
    };
    await stage.signIn(seats.desk, room.organizer);
    await stage.sitDown(seats.ada, room.eventId, room.guest('Ada').code);
    await stage.sitDown(seats.ben, room.eventId, room.guest('Ben').code);
    desk = seats.desk.page;
    wall = (await stage.seat({ language: 'en', kind: 'wall' })).page;
    ada = new Drafter(seats.ada.page, 'en');
    ben = new Drafter(seats.ben.page, 'es');
  });
  afterAll(async () => {
    room?.close();
    await stage?.close();
  });
  tellAsStory(() => stage.pictureAll('draft'));

  it('is created by a form that asks for boosters, pods and the clock', async () => {
    await desk.goto('/events/new');
    await desk.getByLabel('Name of the event').fill('Friday Draft');
    const format = desk.getByRole('combobox', { name: 'Format' });
    await chooseOption(format, 'Draft: pick cards in pods');
    await chooseOption(desk.getByRole('combobox', { name: 'Pick clock' }), 'Relaxed (double)');
    await desk.getByText('Seconds by cards in hand').click();
    await expect.poll(() => desk.getByLabel('14+ cards').inputValue()).toBe('120 s');
    await looksRight(desk, 'en', 'form');
    await desk.getByRole('button', { name: 'Create event' }).click();
    await desk.waitForURL(/\/desk$/);
    await desk.getByRole('link', { name: 'Settings' }).click();
    await expect
      .poll(() => desk.getByRole('combobox', { name: 'Pick clock' }).inputValue())
      .toBe('Relaxed (double)');
  });

  it('begins at the desk with one button, and everyone sees the way to the seat', async () => {
    await room.start();
    await desk.goto(here('/desk'));
    await looksRight(desk, 'en', 'desk-seat-pods');
    await desk.getByRole('button', { name: 'Seat the pods' }).click();
    await desk.getByText('Players are called to their pods').waitFor();
    const seated = async () => (await room.ask('pods', { eventId: room.eventId })).pods;
    await expect.poll(async () => (await seated()).map(({ seats }) => seats.length)).toEqual([8]);
    const pods = await seated();
    pod = pods[0]!.podId;
    await wall.goto(here('/screen'));
    await wall.getByText('Pod 1').first().waitFor();
    await looksRight(wall, 'en', 'wall-pods');
    for (const seat of pods[0]!.seats)
      if (seat.name !== 'Ada' && seat.name !== 'Ben')
        await room.command('HoldSeat', { podId: pod, seat: seat.seat, holder: 'bot' });
    await ada.page.goto(here(`/pods/${pod}`));
    await ada.sees('6 of 8 are here');
    await looksRight(ada.page, 'en', 'ready-check');
    await Promise.all([ada.toPod(here()), ben.toPod(here())]);
    await looksRight(ada.page, 'en', 'leaders');
    await looksRight(ben.page, 'es', 'leaders');
  });

  it('keeps a pick that is made without signal and sends it when there is some', async () => {
    await ada.page.context().setOffline(true);
    const pick = await ada.choose();
    await ada.seesSending();
    await ada.page.context().setOffline(false);
    await ada.hasPassedOn(pick);
    await ben.hasPassedOn(await ben.choose());
  });

  it('can be paused and resumed at the desk', async () => {
    await desk.goto(here(`/pods/${pod}`));
    await desk.getByRole('button', { name: 'Pause', exact: true }).click();
    await desk.getByRole('dialog').getByLabel('Reason').fill('A glass fell over');
    await desk.getByRole('dialog').getByRole('button', { name: 'Pause' }).click();
    await ada.sees('The draft is paused');
    await looksRight(desk, 'en', 'desk-pod');
    await looksRight(ben.page, 'es', 'paused');
    await desk.getByRole('button', { name: 'Resume' }).click();
    await ada.page.locator('[data-pick]').waitFor();
  });

  it('goes on over three packs until every card is taken, as both pages show', async () => {
    // The story of the room of eight picks every card by hand. Here
    // each player picks a few; the pages have to keep up with the rest.
    for (let picks = 0; picks < 4; picks += 1)
      await Promise.all(
        [ada, ben].map(async (drafter) => drafter.hasPassedOn(await drafter.choose())),
      );
    await Promise.all(['Ada', 'Ben'].map(pickToTheEnd));
    await Promise.all([ada.seesOver(), ben.seesOver()]);
    await looksRight(ada.page, 'en', 'over');
    await ada.page.getByRole('heading', { name: /^My cards/ }).waitFor();
    await looksRight(ada.page, 'en', 'own-cards');
    await expect
      .poll(async () => (await room.ask('pods', { eventId: room.eventId })).pods[0]?.status)
      .toBe('completed');
  });

  it('ends with decks built from the own cards, saved by themselves', async () => {
    await Promise.all([ada.buildDeck(here('/pool')), ben.buildDeck(here('/pool'))]);
    await looksRight(ada.page, 'en', 'built');
    await looksRight(ben.page, 'es', 'built');
    await desk.goto(here('/desk/pods'));
    await desk.getByText('No legal deck yet (6)').waitFor();
    await looksRight(desk, 'en', 'desk-pods');
    await wall.getByRole('timer', { name: 'Time left to build' }).waitFor();
    await looksRight(wall, 'en', 'wall-building');
  });

  it('shows afterwards what was in every pack', async () => {
    await ben.page.goto(here(`/pods/${pod}/log`));
    await ben.sees(/^1 de \d+$/);
    await looksRight(ben.page, 'es', 'log');
  });

  it('is followed by a round that is played and reported', async () => {
    await desk.goto(here('/desk'));
    await desk.getByRole('button', { name: 'Pair Round 1' }).click();
    await desk.getByRole('dialog').getByRole('button', { name: 'Pair Round 1' }).click();
    const player = new Player('Ada', ada.page, 'en');
    await ada.page.goto(here());
    await player.table(1);
    await player.report('2-0');
    const tableOfAda = async () =>
      (await room.ask('pairings', { eventId: room.eventId })).tables.find(
        ({ a, b }) => a.name === 'Ada' || b.name === 'Ada',
      )!;
    // The phone takes its report for granted before the server has it.
    await expect.poll(async () => (await tableOfAda()).status).toBe('reported');
    const mine = await tableOfAda();
    await room
      .guest(mine.a.name === 'Ada' ? mine.b.name : mine.a.name)
      .session.command('ConfirmResult', { matchId: mine.matchId });
    await player.seesSettled();
    await ada.page.goto(here('/pods'));
    await ada.sees('Standings of the pods');
    await looksRight(ada.page, 'en', 'pods');
    expect(stage.faults).toEqual([]);
  });

  it('has a sister in Sealed: pools opened at the desk, a deck built on a phone', async () => {
    const sealed = await limitedRoom(stage.url, 'sealed', ['Ida', 'Jon']);
    try {
      await sealed.start();
      const [seat, phone] = [
        await stage.seat({ language: 'en', kind: 'desk' }),
        await stage.seat({ language: 'es', kind: 'phone' }),
      ];
      await stage.signIn(seat, sealed.organizer);
      await stage.sitDown(phone, sealed.eventId, sealed.guest('Ida').code);
      await phone.page.goto(`/e/${sealed.eventId}`);
      await phone.page.getByText('Espera tus sobres').waitFor();
      await seat.page.goto(`/e/${sealed.eventId}/desk`);
      await seat.page.getByRole('button', { name: 'Open the pools' }).click();
      const ida = new Drafter(phone.page, 'es');
      await phone.page.getByRole('link', { name: 'Construir tu mazo' }).waitFor();
      await ida.buildDeck(`/e/${sealed.eventId}/pool`);
      await looksRight(phone.page, 'es', 'sealed-built');
      // A suggestion takes the place of what was built, and gives it back.
      const leader = phone.page.getByRole('radiogroup', { name: 'Líder' }).getByRole('radio');
      const own = await leader.innerText();
      await phone.page.getByRole('button', { name: 'Cambiar' }).first().click();
      await leader.nth(1).click();
      const other = await leader.innerText();
      expect(other).not.toBe(own);
      await phone.page.getByRole('button', { name: 'Proponer un mazo' }).click();
      await phone.page.getByRole('button', { name: 'Volver a mi mazo' }).click();
      expect(await leader.innerText()).toBe(other);
      await seat.page.getByText('1 of 2 players have handed in a legal deck.').waitFor();
      await looksRight(seat.page, 'en', 'sealed-desk');
      // Pairing locks the deck of whoever still builds: it is asked first.
      await seat.page.getByRole('button', { name: 'Pair Round 1' }).click();
      const asked = seat.page.getByRole('dialog');
      await asked.getByText('Nobody can hand in a deck once the round is paired.').waitFor();
      await looksRight(seat.page, 'en', 'sealed-pair');
      await asked.getByRole('button', { name: 'Pair Round 1' }).click();
      // Whoever still builds reads that the round has begun, and nothing can be changed any more.
      await phone.page.getByText('Ronda 1: mesa 1, Jon').waitFor();
      await phone.page.getByText('Los mazos están cerrados').first().waitFor();
      await expect.poll(() => phone.page.getByRole('timer').count()).toBe(0);
      expect(stage.faults).toEqual([]);
    } finally {
      sealed.close();
    }
  });

  it('has a paper cousin: real boosters, picks called from the desk to the wall, cards typed in', async () => {
    const paper = await limitedRoom(stage.url, 'draft', eight.slice(0, 6), 'recorded');
    try {
      await paper.start();
      const { page } = await stage.seat({ language: 'en', kind: 'desk' });
      await stage.signIn({ page, context: page.context() }, paper.organizer);
      await page.goto(`/e/${paper.eventId}/desk/pods`);
      await page.getByRole('button', { name: 'Seat the pods' }).click();
      await page.getByRole('link', { name: 'Look at the pod 1' }).click();
      await page.getByRole('button', { name: 'Call the next pick' }).click();
      await page.getByText('Pick 1 of 3 · pass right').waitFor();
      await wall.goto(`/e/${paper.eventId}/screen`);
      await wall.getByText('Pick 1 of 3').waitFor();
      await page.getByRole('button', { name: 'Call the next pick' }).click();
      await wall.getByText('Pick 2 of 3').waitFor();
      await page.getByRole('button', { name: 'Take the last call back' }).click();
      await page.getByRole('dialog').getByLabel('Reason').fill('Two players still read');
      await page
        .getByRole('dialog')
        .getByRole('button', { name: 'Take the last call back' })
        .click();
      await wall.getByText('Pick 1 of 3').waitFor();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Call the next pick' }).click();
      await wall.getByText('Pick 2 of 3').waitFor();
      await looksRight(page, 'en', 'paper-caller');
      await looksRight(wall, 'en', 'paper-wall');
      await page.goto(`/e/${paper.eventId}/desk/pods`);
      await chooseOption(page.getByRole('combobox', { name: 'Player' }).last(), 'Ada');
      await page.getByLabel('Deck list').fill(
        JSON.stringify({
          leader: { id: 'SOR_005', count: 1 },
          base: { id: 'SOR_021', count: 1 },
          deck: [{ id: 'SOR_046', count: 3 }],
        }),
      );
      await page.getByRole('button', { name: 'Record the pool' }).click();
      await page.getByText('Recorded.').waitFor();
      await looksRight(page, 'en', 'paper-desk');
      expect(stage.faults).toEqual([]);
    } finally {
      paper.close();
    }
  });
});
