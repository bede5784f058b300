import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { axeFaults } from '../support/accessibility.js';
import { hasBrowser } from '../support/browser.js';
import { Conductor } from './conductor.js';
import { guidePicture } from './guide-pictures.js';
import { Stage } from './stage.js';
import { picture } from '../support/picture.js';
import { tellAsStory } from './story.js';
import { chooseOption } from '../support/choose-option.js';

const names = ['Ana', 'Ben', 'Cleo', 'Dov', 'Eva', 'Finn', 'Gus'];

describe.skipIf(!hasBrowser)("the organizer's hand", () => {
  let stage: Stage;
  let room: Conductor;
  let page: Page;
  let phone: Page;

  beforeAll(async () => {
    stage = await Stage.open();
    room = await Conductor.withPlayers(stage.url, { names, settings: { swissRounds: 3 } });
    await room.start();
    const desk = await stage.seat({ language: 'en', kind: 'desk' });
    await stage.signIn(desk, room.organizer);
    ({ page } = desk);
    const spanish = await stage.seat({ language: 'es', kind: 'phone' });
    await stage.sitDown(spanish, room.eventId, room.guest('Ana').code);
    phone = spanish.page;
  });
  afterAll(async () => {
    room?.close();
    await stage?.close();
  });
  tellAsStory(() => stage.pictureAll('hand'));

  const tables = async (): Promise<readonly string[]> => {
    const { tables: rows } = await room.ask('pairings', { eventId: room.eventId });
    return rows.map(({ a, b }) => [a.name, b.name].sort().join('-'));
  };
  const byes = async (): Promise<readonly string[]> =>
    (await room.ask('pairings', { eventId: room.eventId })).byes.map(({ name }) => name);
  const choose = async (label: string, name: string): Promise<void> => {
    const field = page.getByRole('dialog').getByRole('combobox', { name: label, exact: true });
    await chooseOption(field, new RegExp(`^${name} `), { typed: name });
  };

  /** Waits until the board for pairing by hand shows these two opposite each other. */
  const atTable = ([one, other]: readonly [string, string]): Promise<void> =>
    page
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: new RegExp(`^${one}, table`) }) })
      .filter({ has: page.getByRole('button', { name: new RegExp(`^${other}, table`) }) })
      .waitFor();

  it('sets who meets and who has the bye before the round is paired', async () => {
    await page.goto(`/e/${room.eventId}/desk`);
    await page.getByRole('button', { name: 'Set pairs and byes' }).click();
    const dialog = page.getByRole('dialog');
    await choose('Player', 'Ana');
    await choose('And', 'Ben');
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await dialog.getByText('Bye', { exact: true }).click();
    await choose('Player', 'Cleo');
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await dialog.getByLabel('Reason').fill('Camera table');
    expect(await axeFaults(page)).toEqual([]);
    await picture(page, 'set-pairs');
    await guidePicture(page, '20-set-pairs');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await room.pair();
    await expect.poll(tables).toContain('Ana-Ben');
    await expect.poll(byes).toEqual(['Cleo']);
  });

  it('seats a late player against the bye at once', async () => {
    await page.goto(`/e/${room.eventId}/desk/players`);
    await page.getByRole('button', { name: 'Add late player' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Zoe');
    await chooseOption(dialog.getByRole('combobox', { name: 'Plays now against' }), 'Cleo');
    await dialog.getByRole('button', { name: 'Add late player' }).click();
    await dialog.getByText('Zoe is in.').waitFor();
    await expect.poll(tables).toContain('Cleo-Zoe');
    await expect.poll(byes).toEqual([]);
  });

  it('exchanges two players by keyboard, and takes it back', async () => {
    const before = await tables();
    await page.goto(`/e/${room.eventId}/desk/rounds`);
    await page.getByRole('button', { name: 'Pair by hand' }).click();
    await atTable(['Cleo', 'Zoe']);
    await page.getByRole('button', { name: /^Ben, table/ }).press('Enter');
    await page.getByText('Ben is chosen.').waitFor();
    await page.getByRole('button', { name: /^Zoe, table/ }).press('Enter');
    await page.getByLabel('Reason').fill('Wrong seat');
    expect(await axeFaults(page)).toEqual([]);
    await picture(page, 'pair-by-hand', { whole: true });
    await guidePicture(page, '21-pair-by-hand');
    await page.getByRole('button', { name: 'Save 2 changes' }).press('Enter');
    // The way back goes after a while, but not from under the mouse.
    await page.getByText('The round has been changed').hover();
    await expect.poll(tables).toEqual(expect.arrayContaining(['Ana-Zoe', 'Ben-Cleo']));
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(async () => [...(await tables())].sort()).toEqual([...before].sort());
  });

  it('drags a player onto another', async () => {
    await page.goto(`/e/${room.eventId}/desk/rounds`);
    await page.getByRole('button', { name: 'Pair by hand' }).click();
    // What the page remembers of its last visit is from before the change was taken back.
    await atTable(['Ana', 'Ben']);
    await page
      .getByRole('button', { name: /^Ana, table/ })
      .dragTo(page.getByRole('button', { name: /^Cleo, table/ }));
    await page.getByRole('button', { name: 'Save 2 changes' }).click();
    await expect.poll(tables).toEqual(expect.arrayContaining(['Ana-Zoe', 'Ben-Cleo']));
  });

  it('announces to everyone, on phones and on the wall', async () => {
    await phone.goto(`/e/${room.eventId}`);
    await page.goto(`/e/${room.eventId}/desk`);
    await page.getByRole('textbox', { name: 'Announce to everyone' }).fill('Lunch until 13:30');
    await page.getByRole('button', { name: 'Announce', exact: true }).click();
    await phone.getByText('Lunch until 13:30').waitFor();
    await guidePicture(page, '22-announce');
    await page.goto(`/e/${room.eventId}/screen`);
    await page.getByText('Lunch until 13:30').waitFor();
    expect(stage.faults).toEqual([]);
  });

  it('tells when and where, and keeps a private event to its players', async () => {
    await page.goto(`/e/${room.eventId}/desk/settings`);
    const form = page.locator('form', {
      has: page.getByRole('heading', { name: 'About the event' }),
    });
    await form.getByLabel('Starts at').fill('2027-01-09T10:00');
    await form.getByLabel('Description').fill('Bring sleeves.');
    await form.getByLabel('Address').fill('Calle Mayor 1, Madrid');
    const finders = form.getByRole('combobox', { name: 'Who finds it' });
    await chooseOption(finders, 'Players and staff only');
    await form.getByRole('button', { name: 'Save' }).click();
    await form.getByText('Saved').waitFor();
    await phone.goto(`/e/${room.eventId}`);
    await phone.getByText('Bring sleeves.').waitFor();
    const stranger = await stage.seat({ language: 'es', kind: 'phone' });
    await stranger.page.goto(`/e/${room.eventId}`);
    await stranger.page.getByRole('heading', { name: 'Evento privado' }).waitFor();
    await picture(stranger.page, 'private-event-es');
    await stranger.page.goto('/');
    await stranger.page.getByRole('heading', { name: 'Eventos abiertos' }).waitFor();
    expect(await stranger.page.locator(`a[href="/e/${room.eventId}"]`).count()).toBe(0);
  });
});
