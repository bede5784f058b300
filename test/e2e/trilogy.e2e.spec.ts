import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { formatRules, generateTrio, toSwudbJson } from '#formats';
import { hasBrowser } from '../support/browser.js';
import { Organizer } from './organizer.js';
import { Stage } from './stage.js';
import { picture } from '../support/picture.js';
import { tellAsStory } from './story.js';
import { Trilogist } from './trilogist.js';
import { chooseOption } from '../support/choose-option.js';

const trio = (seed: string): string[] =>
  generateTrio(seed, formatRules('trilogy', { on: new Date().toISOString().slice(0, 10) })).map(
    toSwudbJson,
  );

describe.skipIf(!hasBrowser)('a Trilogy match on two phones, with a judge', () => {
  let stage: Stage;
  let organizer: Organizer;
  let judge: Page;
  let ana: Trilogist;
  let luis: Trilogist;
  const judgeSees = (text: string | RegExp) => judge.getByText(text).first().waitFor();

  beforeAll(async () => {
    stage = await Stage.open();
    organizer = new Organizer((await stage.seat({ language: 'en', kind: 'desk' })).page);
    ana = new Trilogist(
      'Ana Archer',
      (await stage.seat({ language: 'en', kind: 'phone' })).page,
      'en',
    );
    luis = new Trilogist(
      'Luis Lago',
      (await stage.seat({ language: 'es', kind: 'phone' })).page,
      'es',
    );
  });
  afterAll(() => stage?.close());
  tellAsStory(() => stage.pictureAll('trilogy'));

  it('belongs to an event made for it', async () => {
    await organizer.signUp('Olga Organizer', 'tilda@example.org');
    const { page } = organizer;
    await page.getByLabel('Name of the event').fill('Saturday Trilogy');
    const format = page.getByRole('combobox', { name: 'Format' });
    await chooseOption(format, 'Trilogy: three decks, secret bans');
    await page.getByRole('textbox', { name: 'Time to ban' }).fill('300');
    await page.getByText('Settings', { exact: true }).click();
    await page.getByLabel('Swiss rounds', { exact: true }).fill('1');
    const cut = page.getByRole('combobox', { name: 'Top cut', exact: true });
    await chooseOption(cut, 'No top cut');
    await page.getByRole('button', { name: 'Create event' }).click();
    await page.waitForURL(/\/desk$/);
    organizer.eventUrl = page.url().replace(/\/desk$/, '');
    await organizer.openRegistration();
  });

  it('needs three decks that are legal together; what is wrong names the decks it crosses', async () => {
    const [one, two, three] = trio('ana') as [string, string, string];
    await ana.registerAsGuest(organizer.eventUrl);
    const findings = await ana.handIn([one, two, one]);
    expect(findings[0]).toMatch(/^Decks? 1, 3: /);
    await picture(ana.page, 'phone-trio-illegal', { whole: true });
    await ana.handIn([one, two, three]);
    await ana.sees('Your three decks are legal');
    await ana.checkIn();
    await luis.registerAsGuest(organizer.eventUrl);
    expect(await luis.handIn(trio('luis'))).toEqual([]);
    await luis.checkIn();
    await organizer.takeNextStep('Start with 2 players');
    await organizer.takeNextStep('Pair Round 1');
  });

  it('begins with a ban in secret, revealed once both have chosen', async () => {
    await ana.owesFirst('Ban a deck', 'Round 1');
    await ana.fits();
    await picture(ana.page, 'phone-trilogy-seat');
    for (const player of [ana, luis]) await player.toMatch();
    // The time to ban waits for both of them.
    for (const player of [ana, luis]) await player.sitDown();
    await ana.page.getByRole('timer', { name: 'Time to choose' }).waitFor();
    await ana.offered(3);
    await ana.fits();
    await picture(ana.page, 'phone-trilogy-ban', { whole: true });
    await ana.choose('ban', 1);
    await ana.waits();
    await ana.sees('You have chosen: ');
    await picture(ana.page, 'phone-trilogy-waiting');
    await luis.sees('Ana Archer ya ha elegido.');
    const match = new URL(ana.page.url()).pathname;
    const seat = await stage.seat({ language: 'en', kind: 'phone' });
    await stage.signIn(seat, { email: 'tilda@example.org', password: 'a long enough password' });
    judge = seat.page;
    await judge.goto(match);
    await judgeSees('Ana Archer bans in secret.');
  });

  it('keeps a ban that was tapped without signal, over a reload too, and sends it when the signal is back', async () => {
    const { page } = luis;
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.context().setOffline(true);
    await luis.choose('ban', 0);
    await luis.sees('Sin enviar');
    await luis.sees('Si antes se acaba el tiempo, se decide por sorteo.');
    await page.getByRole('button', { name: 'Reintentar' }).waitFor();
    await picture(page, 'phone-trilogy-unsent', { whole: true });
    await page.reload();
    await luis.sees('Sin enviar');
    expect(await page.getByRole('radio', { checked: true }).count()).toBe(1);
    await page.getByText(/^Sin conexión\./).waitFor();
    await luis.fits();
    await picture(page, 'phone-trilogy-reloaded', { whole: true });
    await page.context().setOffline(false);
    for (const player of [ana, luis]) await player.offered(2);
    await judgeSees(/^Bans revealed/);
    expect(await page.getByText('Sin enviar').count()).toBe(0);
    await picture(luis.page, 'phone-trilogy-bans-revealed', { whole: true });
  });

  it('goes on with a deck picked in secret, a draw that is replayed, and a first win', async () => {
    await ana.choose('play', 0);
    await ana.waits();
    await luis.choose('play', 1);
    await ana.sees('Who won game 1?');
    await ana.fits();
    await picture(ana.page, 'phone-trilogy-game', { whole: true });
    await ana.report('draw');
    await picture(luis.page, 'phone-trilogy-confirm');
    await luis.confirm();
    await ana.seesReplay();
    await ana.sees('Who won game 2?');
    await ana.page.context().setOffline(true);
    await ana.report('draw');
    await ana.sees('Your answer: Draw, play again');
    await ana.sees('Not sent yet');
    await ana.report('iWon');
    await ana.sees('Your answer: Ana Archer won');
    await ana.fits();
    await picture(ana.page, 'phone-trilogy-game-unsent', { whole: true });
    await ana.page.context().setOffline(false);
    await luis.sees('Ana Archer comunica: ganó Ana Archer');
    await luis.page.context().setOffline(true);
    await luis.confirm();
    await luis.sees('Sin enviar');
    await picture(luis.page, 'phone-trilogy-confirm-unsent', { whole: true });
    await luis.page.context().setOffline(false);
  });

  it('lets only the loser pick, and a judge rule a game', async () => {
    await luis.offered(2);
    await ana.sees('Luis Lago picks a deck for game 3. You play the one you have left.');
    await luis.sees('A Ana Archer le queda un solo mazo y espera tu elección.');
    for (const word of ['In play', 'has not chosen'])
      expect(await ana.page.getByText(word).count()).toBe(0);
    await picture(ana.page, 'phone-trilogy-between-games', { whole: true });
    await luis.page.context().setOffline(true);
    await luis.choose('play', 0);
    await luis.sees('Sin enviar');
    await judge.getByRole('button', { name: 'End the waiting: draw by lot' }).click();
    await ana.sees('Drawn by lot: a judge ended the wait.');
    await luis.page.context().setOffline(false);
    await luis.sees('Tu elección no se ha aceptado');
    await luis.sees('Por sorteo: un juez puso fin a la espera.');
    await picture(luis.page, 'phone-trilogy-lot', { whole: true });
    await luis.page.getByRole('button', { name: 'Cerrar', exact: true }).click();
    await luis.page.getByText('Tu elección no se ha aceptado').waitFor({ state: 'hidden' });
    await luis.sees('¿Quién ganó la partida 3?');
    await luis.report('iWon');
    await ana.sees('Luis Lago reports: Luis Lago won');
    await ana.page.context().setOffline(true);
    await ana.dispute();
    await ana.sees('Your answer: No, call a judge');
    await ana.page.context().setOffline(false);
    await judge.getByRole('button', { name: 'Luis Lago won' }).click();
    await judgeSees(/^A judge rules game 3/);
    await picture(judge, 'phone-trilogy-judge', { whole: true });
  });

  it('ends two to one, and is counted', async () => {
    await ana.sees('Who won game 4?');
    await ana.report('iWon');
    await luis.confirm();
    await ana.seesEnd('2–1', true);
    await ana.sees('The deck of Luis Lago was drawn by lot: a judge ended the wait.');
    await luis.seesEnd('1–2', false);
    await picture(ana.page, 'phone-trilogy-end', { whole: true });
    await ana.page.getByRole('link', { name: 'Statistics' }).click();
    await ana.sees('Matches over: 1. Games: 4, replayed after a draw: 1.');
    await expect.poll(() => ana.page.getByRole('row').count()).toBe(7);
    await ana.fits();
    await picture(ana.page, 'phone-trilogy-statistics', { whole: true });
    expect(stage.faults).toEqual([]);
  });
});
