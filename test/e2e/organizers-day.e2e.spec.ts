import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { ApiSession, Connection } from '#client';
import { hasBrowser } from '../support/browser.js';
import { IMPORTER } from '../support/fleet.js';
import { decks } from './decks.js';
import { guidePicture } from './guide-pictures.js';
import { Organizer } from './organizer.js';
import { faultsOf } from './page-faults.js';
import { Player } from './player.js';
import { Stage } from './stage.js';
import { tellAsStory } from './story.js';
import { chooseOption } from '../support/choose-option.js';

const olga = {
  name: 'Olga Organizer',
  email: IMPORTER,
  password: 'a long enough password',
};
/** As a spreadsheet writes it: a header, addresses, one name twice. */
const spreadsheet = [
  'First Name,Last Name,Email',
  ...['Ana,Archer', 'Ben,Brook', 'Cleo,Cruz', 'Dov,Diaz', 'Eva,Ek', 'Finn,Fox', 'Gus,Gil'].map(
    (name) => `${name},${name.split(',')[0]?.toLowerCase()}@example.org`,
  ),
  'Ana,Archer,ana@example.org',
].join('\n');
const secretNotes = ['Swore at the table', 'Asked about timing', 'Counted twice'];

/** The organizer's whole day through the pages, from the new event to the other server. */
describe.skipIf(!hasBrowser)("the organizer's day", () => {
  let stage: Stage;
  let organizer: Organizer;
  let page: Page;
  let luis: Player;
  let helper: Page;
  let connection: Connection;
  let api: ApiSession;
  let eventId = '';
  let champion = '';

  beforeAll(async () => {
    stage = await Stage.open();
    const desk = await stage.seat({ language: 'en', kind: 'desk' });
    ({ page } = desk);
    organizer = new Organizer(page);
    luis = new Player(
      'Luis Lago',
      (await stage.seat({ language: 'es', kind: 'phone' })).page,
      'es',
    );
    connection = new Connection(stage.url);
    api = new ApiSession(connection);
  });
  afterAll(async () => {
    connection?.close();
    await stage?.close();
  });
  tellAsStory(() => stage.pictureAll('organizers-day'));

  const dialog = (): Locator => page.getByRole('dialog');
  const button = (name: string | RegExp, within: Page | Locator = page): Locator =>
    within.getByRole('button', { name, exact: true });
  const select = async (label: string, option: string | RegExp): Promise<void> => {
    await chooseOption(page.getByRole('combobox', { name: label, exact: true }), option);
  };
  /** `3 2-0`, Enter, once the page has understood it. */
  const enter = async (typed: string): Promise<void> => {
    const entry = page.getByLabel('Table and result');
    await entry.fill(typed);
    await page.getByText(`Enter: table ${typed.split(' ')[0]}`, { exact: false }).waitFor();
    await entry.press('Enter');
  };
  const tables = async () => (await api.query('pairings', { eventId })).tables;
  const tableOf = async (name: string) => {
    const row = (await tables()).find(({ a, b }) => [a.name, b.name].includes(name));
    if (row === undefined) throw new Error(`${name} has no table`);
    return row;
  };

  it('makes an event without sending the form by Enter in a list', async () => {
    await organizer.signUp(olga.name, olga.email);
    await api.signIn(olga);
    await page.getByLabel('Name of the event').fill('Saturday Premier');
    await page.getByLabel('Venue', { exact: true }).fill('Hall 1');
    await page.getByLabel('Seats', { exact: true }).fill('8');
    await page.getByText('About the event', { exact: true }).click();
    await page.getByLabel('Starts at').fill('2027-01-09T10:00');
    await page.getByLabel('Address').fill('Calle Mayor 1, Madrid');
    await page.getByLabel('Schedule').fill('9:00 doors, 10:00 round 1');
    await page.getByRole('combobox', { name: 'Who finds it' }).scrollIntoViewIfNeeded();
    await guidePicture(page, '02-who-finds-it');
    await page.getByText('Settings', { exact: true }).click();
    await page.getByLabel('Also legal sets').fill('ASH');
    await page.getByLabel('Also legal sets').press('Enter');
    await page.getByLabel('Swiss rounds', { exact: true }).fill('2');
    await select('Top cut', 'Top 2');
    expect(page.url()).toContain('/events/new');
    await page.getByRole('heading', { name: 'New event' }).scrollIntoViewIfNeeded();
    await guidePicture(page, '01-new-event');
    await button('Create event').click();
    await page.waitForURL(/\/desk$/);
    organizer.eventUrl = page.url().replace(/\/desk$/, '');
    eventId = organizer.eventUrl.split('/').at(-1) ?? '';
    await page.goto(organizer.eventUrl);
    await page.getByText('Calle Mayor 1, Madrid').waitFor();
    await page.goto(`${organizer.eventUrl}/desk`);
  });

  it('warns where phones cannot open the link', async () => {
    await organizer.openRegistration();
    await page.getByText('Phones cannot open this link').waitFor();
    await guidePicture(page, '03-share');
  });

  it('imports a spreadsheet with a look before and one undo behind', async () => {
    await organizer.goTo('Players');
    const open = async (): Promise<void> => {
      await button('Import a list').click();
      await dialog().getByLabel('Names', { exact: true }).fill(spreadsheet);
      await dialog().getByText('7 of 8 will be entered.').waitFor();
    };
    await open();
    await dialog().getByText('twice in the list').waitFor();
    expect(await dialog().getByRole('table').getByText('@').count()).toBe(0);
    await guidePicture(page, '04-import');
    await button('Import a list', dialog()).click();
    // The way back goes after a while, but not from under the mouse.
    await page.getByText('Entered: 7').hover();
    await button('Undo').click();
    await expect
      .poll(async () => (await api.query('event', { eventId })).counts.registered)
      .toBe(0);
    await open();
    await button('Import a list', dialog()).click();
    await dialog().waitFor({ state: 'hidden' });
    await page.getByText('Gus Gil').first().waitFor();
  });

  it('lets a guest in, and says how a lost code is replaced', async () => {
    const { page: phone } = luis;
    await phone.goto(organizer.eventUrl);
    await phone.getByLabel('Tu nombre').fill(luis.name);
    await phone.getByRole('button', { name: 'Inscribirme sin cuenta' }).click();
    await phone.getByText('Si lo pierdes, en la mesa te dan otro.', { exact: false }).waitFor();
    await phone.getByRole('button', { name: 'Ya lo he guardado' }).click();
    await phone.getByText('Inscripción hecha', { exact: true }).waitFor();
  });

  it('gives a role by a link, which then sees its own part of the desk', async () => {
    await page.goto(`${organizer.eventUrl}/desk/staff`);
    const invite = page.getByRole('region', { name: 'Invite by link' });
    await chooseOption(invite.getByRole('combobox', { name: 'Role' }), 'Registration desk');
    await button('Make a link', invite).click();
    const shared = invite.getByRole('status').getByTestId('shared-link');
    await expect.poll(() => shared.innerText()).toContain('/staff/');
    const link = await shared.innerText();
    await guidePicture(page, '09-staff-link');
    helper = (await stage.seat({ language: 'es', kind: 'phone' })).page;
    await helper.goto(link);
    await helper.getByRole('link', { name: 'Crear cuenta' }).click();
    await helper.getByLabel('Tu nombre').fill('Rita Rey');
    await helper.getByLabel('Correo electrónico').fill('rita@example.org');
    await helper.getByLabel('Contraseña', { exact: true }).fill('a long enough password');
    await helper.getByRole('button', { name: 'Crear cuenta' }).click();
    await helper.getByRole('button', { name: 'Aceptar la función' }).click();
    await helper.getByRole('link', { name: 'Organización', exact: true }).click();
    const desk = helper.getByRole('navigation', { name: 'Páginas de organización' });
    await desk.getByRole('link', { name: 'Jugadores' }).waitFor();
    expect(await desk.getByRole('link', { name: 'Rondas' }).count()).toBe(0);
    expect(await desk.getByRole('link', { name: 'Equipo' }).count()).toBe(0);
    expect(await faultsOf(helper, 'es')).toEqual([]);
    expect(await faultsOf(page, 'en')).toEqual([]);
    await organizer.goTo('Players');
  });

  it('names those without a legal deck, and takes a deck from staff', async () => {
    await button('Check in everyone').click();
    await dialog().getByText('8 players have no legal deck:').waitFor();
    await guidePicture(page, '06-check-in');
    await page.keyboard.press('Escape');
    await organizer.goTo('Decks');
    await button('Ana Archer').click();
    await dialog().getByLabel('Deck list').fill(decks.legal);
    await button('Check the deck', dialog()).click();
    await button('Submit this deck', dialog()).click();
    await button('Replace the deck', dialog()).waitFor();
    await page.keyboard.press('Escape');
    await organizer.goTo('Players');
    await button('Check in everyone').click();
    await dialog().getByText('7 players have no legal deck:').waitFor();
    await button('Check in all 8', dialog()).click();
    await dialog().waitFor({ state: 'hidden' });
    await button('More for Gus Gil').click();
    await page.getByRole('menuitem', { name: 'Fixed table' }).waitFor();
    await guidePicture(page, '07-fixed-table');
    await page.keyboard.press('Escape');
  });

  it('starts after a look at rounds, cut and missing decks, and changes the rounds later', async () => {
    await organizer.goTo('Now');
    await button('Start with 8 players').click();
    await dialog().getByText('8 players start.').waitFor();
    await dialog().getByText('2 Swiss rounds, then top 2').waitFor();
    await dialog().getByText('7 start without a legal deck:').waitFor();
    await guidePicture(page, '08-start');
    await button('Start with 8 players', dialog()).click();
    await dialog().waitFor({ state: 'hidden' });
    const rounds = page.getByRole('region', { name: 'Rounds of the event' });
    for (const [count, words] of [
      ['3', '3 Swiss rounds'],
      ['2', '2 Swiss rounds'],
    ] as const) {
      await button('Change the rounds', rounds).click();
      await dialog().getByLabel('Swiss rounds', { exact: true }).fill(count);
      await dialog().getByLabel('Reason').fill('The hall closes early');
      await button('Change the rounds', dialog()).click();
      await dialog().waitFor({ state: 'hidden' });
      await rounds.getByText(words, { exact: false }).waitFor();
    }
    await organizer.goTo('Story');
    await page.getByText('The hall closes early', { exact: false }).first().waitFor();
  });

  it('prints what is missing, and counts up when time is over', async () => {
    await organizer.takeNextStep('Pair Round 1');
    await organizer.isToldNext('Start the clock');
    await guidePicture(page, '10-pair');
    await organizer.takeNextStep('Start the clock');
    await luis.table(1);
    await page.goto(`${organizer.eventUrl}/print/standings`);
    await page.getByText('Standings during round 1, results missing: 4').waitFor();
    const wall = (await stage.seat({ language: 'en', kind: 'wall' })).page;
    await wall.clock.install();
    await wall.goto(`${organizer.eventUrl}/screen`);
    await wall.getByRole('timer').first().waitFor();
    await wall.clock.fastForward('02:00:00');
    await expect.poll(() => wall.getByRole('timer').first().innerText()).toMatch(/\+\s?1:0\d:\d\d/);
    await wall.context().close();
  });

  it('names the judge to whoever called, also after a reload', async () => {
    const { page: phone } = luis;
    await phone.getByRole('button', { name: 'Llamar a un juez' }).click();
    await phone
      .getByRole('dialog')
      .getByRole('textbox')
      .fill(secretNotes[1] ?? '');
    await phone.getByRole('dialog').getByRole('button', { name: 'Llamar ahora' }).click();
    await page.goto(`${organizer.eventUrl}/judge`);
    await guidePicture(page, '15-judge');
    await button('I am going').click();
    await phone.getByText('Olga Organizer va de camino a tu mesa.').waitFor();
    await phone.reload();
    await phone.getByText('Olga Organizer va de camino a tu mesa.').waitFor();
    await button('Done').click();
    await page.getByText('No open calls or disputes.').waitFor();
  });

  it('ties an infraction of the catalogue to the result, and tells the player in the right words', async () => {
    await select('Player', luis.name);
    await button('Issue a penalty').click();
    const infraction = dialog().getByRole('combobox', { name: 'Infraction' });
    await chooseOption(infraction, '5.3 Unsporting conduct, third grade', { typed: '5.3' });
    await dialog().getByText('Settle table', { exact: false }).waitFor();
    await dialog()
      .getByLabel('Note')
      .fill(secretNotes[0] ?? '');
    await button('Issue a penalty', dialog()).click();
    await dialog().waitFor({ state: 'hidden' });
    await expect.poll(() => tableOf(luis.name)).toMatchObject({ status: 'completed' });
    const { page: phone } = luis;
    await phone
      .getByText('Pérdida de enfrentamiento, 5.3 Conducta antideportiva, tercer grado')
      .waitFor();
    expect(await phone.getByText(secretNotes[0] ?? '').count()).toBe(0);
  });

  it('unlocks a deck, and checks one against its list', async () => {
    await page.goto(`${organizer.eventUrl}/desk/decks`);
    await button('Draw a table').click();
    await page
      .getByRole('region', { name: 'Deck checks' })
      .getByText(/^Table \d$/)
      .waitFor();
    await page.getByRole('table').getByText('Ana Archer').click();
    await button('Let the player hand in again', dialog()).click();
    const reason = page.getByRole('dialog', { name: 'Let the player hand in again' });
    await reason.getByLabel('Reason').fill('Typed wrong');
    await button('Let the player hand in again', reason).click();
    await dialog().getByText('The player may hand in a deck again.').waitFor();
    await button('Check the cards', dialog()).click();
    await dialog().getByRole('checkbox').first().check();
    await dialog()
      .getByLabel('Note')
      .fill(secretNotes[2] ?? '');
    await guidePicture(page, '16-deck-check');
    await button('Record the check', dialog()).click();
    await page.keyboard.press('Escape');
    await page
      .getByRole('region', { name: 'Deck checks' })
      .getByText('Ana Archer: Matches the list', { exact: false })
      .waitFor();
  });

  it('keeps results typed without network, in order, and forgets a slip of the fingers', async () => {
    await organizer.goTo('Rounds');
    const open = (await tables()).filter(({ status }) => status !== 'completed');
    const [first, second, third] = open.map(({ table }) => table);
    await page.getByLabel('Table and result').fill('99 2-1');
    await page.getByLabel('Table and result').press('Enter');
    await page.getByText('There is no such table in this round.').waitFor();
    await page.getByLabel('Table and result').fill('');
    await expect.poll(() => page.getByText('There is no such table').count()).toBe(0);
    await page.context().setOffline(true);
    await enter(`${first} 2-0`);
    await enter(`${second} 2-1`);
    await page.getByText('Kept until the network is back:', { exact: false }).first().waitFor();
    await guidePicture(page, '13-results-offline');
    await page.context().setOffline(false);
    await expect
      .poll(async () => (await tables()).filter(({ status }) => status === 'completed').length)
      .toBe(3);
    await button(new RegExp(`^Table ${third}: `)).click();
    await button('0-0: both lose', dialog()).click();
    await dialog().waitFor({ state: 'hidden' });
    await expect
      .poll(async () => (await tables()).find(({ table }) => table === third)?.score)
      .toEqual({ a: 0, b: 0, drawn: 0 });
  });

  it('names exactly the later tables that rested on a corrected result', async () => {
    const [row] = (await tables()).filter(({ score }) => score?.a === 2 && score.b === 0);
    const { table, a, b } = row ?? (await tableOf(luis.name));
    await organizer.goTo('Players');
    await button(`More for ${b.name}`).click();
    await page.getByRole('menuitem', { name: 'Drop' }).click();
    await guidePicture(page, '12-drop');
    await button('Drop', dialog()).click();
    await dialog().waitFor({ state: 'hidden' });
    await organizer.takeNextStep('Pair Round 2');
    await organizer.isToldNext('Start the clock');
    await organizer.goTo('Rounds');
    await page
      .getByRole('radiogroup', { name: 'Round' })
      .getByText('Round 1', { exact: true })
      .click();
    await button(new RegExp(`^Table ${table}: `)).click();
    await button(`2-1 ${a.name} wins`, dialog()).click();
    await dialog().getByText('This is a past round').waitFor();
    await guidePicture(page, '17-correct');
    await button('Yes, set it', dialog()).click();
    await dialog().waitFor({ state: 'hidden' });
    // The same points for everybody: no pairing rested on whether it was 2-0 or 2-1.
    await organizer.corrections().getByText('No later pairing rested on the old result.').waitFor();
    await button(new RegExp(`^Table ${table}: `)).click();
    await button(`1-2 ${b.name} wins`, dialog()).click();
    await button('Yes, set it', dialog()).click();
    await dialog().waitFor({ state: 'hidden' });
    // What is asked without a page may be answered from a moment before.
    await expect
      .poll(async () => {
        const { corrections } = await api.query('corrections', { eventId });
        const affected = corrections.flatMap((one) => one.affected);
        return affected.map((one) => [one.a, one.b].includes(a.name));
      })
      .toEqual([true]);
  });

  it('ranks the champion first everywhere, whatever the Swiss table says', async () => {
    const finishRound = async (): Promise<void> => {
      for (const { table, status } of await tables())
        if (status !== 'completed') await enter(`${table} 2-0`);
    };
    await page.goto(`${organizer.eventUrl}/desk/rounds`);
    await finishRound();
    await organizer.takeNextStep('Pair Final');
    await organizer.isToldNext('Start the round');
    await expect.poll(async () => (await tables()).length).toBe(1);
    const swiss = (await api.query('standings', { eventId, order: 'swiss' })).rows;
    const [final] = await tables();
    if (final === undefined) throw new Error('there is no final');
    const second = swiss[1]?.name ?? '';
    champion = second;
    await organizer.goTo('Rounds');
    await enter(`${final.table} ${final.a.name === second ? '2-1' : '1-2'}`);
    await organizer.finish();
    await page.getByText(`Champion: ${second}`).waitFor();
    await guidePicture(page, '19-finish');
    await expect.poll(async () => (await organizer.standings())[0]?.[1]).toContain(second);
    await page.getByText('Swiss rounds', { exact: true }).click();
    await expect
      .poll(async () => page.getByRole('row').nth(1).innerText())
      .toContain(swiss[0]?.name ?? '-');
    await page.goto(`${organizer.eventUrl}/print/standings`);
    await page.getByRole('heading', { name: 'Final ranking' }).waitFor();
    await expect
      .poll(() => page.locator('.cv-paper tbody tr').first().innerText())
      .toContain(second);
    await page.goto(`${organizer.eventUrl}/screen`);
    await page.getByText(second).first().waitFor();
    const { rows } = await api.query('standings', { eventId });
    await expect
      .poll(() => luis.finalPlace())
      .toBe(rows.find(({ name }) => name === luis.name)?.rank);
  });

  it('moves to another server: its key, the file, and nothing entered here any more', async () => {
    await page.goto('/events/import');
    const key = await page.locator('.cv-code').innerText();
    await page.goto(`${organizer.eventUrl}/desk/settings`);
    const move = page.getByRole('region', { name: 'Move to another server' });
    await move.getByLabel('Key of the other server').fill(key);
    await move.getByLabel('Address of the other server').fill('https://other.example.org');
    await button('Make the file', move).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      move.getByRole('link', { name: 'Download the file' }).click(),
    ]);
    const file = await download.path();
    await page.getByText('Here you can only read it.', { exact: false }).waitFor();
    await guidePicture(page, '18-move');
    await organizer.goTo('Now');
    await page.getByText('Link to the event').waitFor();
    expect(await page.getByRole('textbox', { name: 'Announce to everyone' }).count()).toBe(0);
    // The other server is another process in the tests of the handover; this one says that it has the event.
    await page.goto('/events/import');
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByText('This event is already on this server.').waitFor();
    await page.goto(`${organizer.eventUrl}/desk/settings`);
    await button('Keep the event here').click();
    await dialog().getByLabel('Reason').fill('The file was lost');
    await button('Keep the event here', dialog()).click();
    await expect.poll(() => page.getByText('Here you can only read it.').count()).toBe(0);
  });

  it('gives everyone a file without notes and penalties, and the staff the whole one', async () => {
    await page.goto(`${organizer.eventUrl}/desk`);
    const whole = readFileSync(await organizer.downloadEvent(), 'utf8');
    const visitor = new ApiSession(connection);
    const forAll = await visitor.get(`/api/events/${eventId}/export`);
    expect(secretNotes.map((note) => [whole.includes(note), forAll.includes(note)])).toEqual(
      secretNotes.map(() => [true, false]),
    );
    expect(forAll).not.toContain('match-loss');
    const ranking = (text: string): string =>
      (JSON.parse(text) as { events: { type: string; data: { champion?: string } }[] }).events.find(
        ({ type }) => type === 'EventFinished',
      )?.data.champion ?? '';
    const { rows } = await api.query('standings', { eventId });
    expect([ranking(whole), ranking(forAll)]).toEqual([rows[0]?.playerId, rows[0]?.playerId]);
    expect(rows[0]?.name).toBe(champion);
  });

  it('is made again with all but its date and its people', async () => {
    await page.goto(`${organizer.eventUrl}/desk/settings`);
    await page.getByRole('link', { name: 'Make this event again' }).click();
    await page.getByRole('heading', { name: 'New event' }).waitFor();
    await expect
      .poll(() => page.getByLabel('Name of the event').inputValue())
      .toBe('Saturday Premier');
    expect(await page.getByLabel('Schedule').inputValue()).toBe('9:00 doors, 10:00 round 1');
    await guidePicture(page, '05-again');
  });

  it('shows decks and results by player once the event is over', async () => {
    const { page: stranger } = await stage.seat({ language: 'es', kind: 'phone' });
    await stranger.goto(organizer.eventUrl);
    await stranger.getByRole('link', { name: 'Mazos', exact: true }).click();
    await stranger.getByRole('link', { name: 'Ana Archer' }).click();
    await stranger.getByRole('heading', { name: 'Ana Archer' }).waitFor();
    await stranger.getByText('Ronda 1', { exact: true }).waitFor();
    await stranger.getByText('Boba Fett', { exact: false }).first().waitFor();
  });

  it('erases a player who wishes it, and an account with its role', async () => {
    await page.goto(`${organizer.eventUrl}/desk/players`);
    await button('More for Ben Brook').click();
    await page.getByRole('menuitem', { name: 'Erase personal data' }).click();
    await button('Erase personal data', dialog()).click();
    await dialog().waitFor({ state: 'hidden' });
    await page
      .getByText(/^N\. N\. [0-9A-F]{4}$/)
      .first()
      .waitFor();
    await expect.poll(() => page.getByText('Ben Brook').count()).toBe(0);
    await helper.goto('/account');
    await helper.getByRole('button', { name: 'Borrar mi cuenta…' }).click();
    expect(await faultsOf(helper, 'es')).toEqual([]);
    await helper.getByLabel('Contraseña', { exact: true }).fill('a long enough password');
    await helper.getByRole('button', { name: 'Borrar para siempre' }).click();
    await helper.getByRole('banner').getByRole('link', { name: 'Entrar' }).waitFor();
    await page.goto(`${organizer.eventUrl}/desk/staff`);
    await page.getByRole('cell', { name: 'Olga Organizer' }).waitFor();
    await expect.poll(() => page.getByText('Rita Rey').count()).toBe(0);
    expect(stage.faults).toEqual([]);
  });
});
