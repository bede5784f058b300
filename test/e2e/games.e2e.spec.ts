import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { ApiSession, Connection } from '#client';
import type { CommandPayload } from '#contracts';
import { hasBrowser } from '../support/browser.js';
import { listsOf } from '../support/lists-of-games.js';
import { lastLineOf } from '../support/compiled-verb.js';
import { Organizer } from './organizer.js';
import { faultsOf } from './page-faults.js';
import { Stage } from './stage.js';
import { picture } from '../support/picture.js';
import { tellAsStory } from './story.js';
import { cookiesOf } from '../support/session-cookies.js';
import { chooseOption } from '../support/choose-option.js';

type Score = CommandPayload<'RuleResult'>['score'];

const names = ['Ada', 'Ben', 'Cleo', 'Dana', 'Eli', 'Fay', 'Gus', 'Hana'];

interface Told {
  readonly id: string;
  readonly option: string;
  /** Where the first format of the list is not the one that is played on screen. */
  readonly format?: string;
  /** The first of a table wins by this score. */
  readonly score: Score;
}

const told: readonly Told[] = [
  { id: 'destiny', option: 'Star Wars: Destiny', score: { a: 1, b: 0, drawn: 0 } },
  { id: 'swtcg', option: 'Star Wars TCG', score: { a: 1, b: 0, drawn: 0 } },
  {
    id: 'xwing',
    option: 'X-Wing',
    format: 'First edition, 100 points',
    score: { a: 100, b: 40, drawn: 0, winner: 'a' },
  },
];

describe.skipIf(!hasBrowser).each(told)(
  'an event of $option for eight players',
  ({ id, option, format, score }) => {
    let stage: Stage;
    let organizer: Organizer;
    let phone: Page;
    let connection: Connection;
    let desk: ApiSession;
    let eventId = '';
    const person = {
      name: 'Olga Organizer',
      email: `olga-${id}@example.org`,
      password: 'a long enough password',
    };

    beforeAll(async () => {
      stage = await Stage.open();
      organizer = new Organizer((await stage.seat({ language: 'en', kind: 'desk' })).page);
      phone = (await stage.seat({ language: 'es', kind: 'phone' })).page;
      connection = new Connection(stage.url);
      desk = new ApiSession(connection);
    });
    afterAll(async () => {
      connection?.close();
      await stage?.close();
    });
    tellAsStory(() => stage.pictureAll(`games-${id}`));

    /** By its own number: asked without one, the round before may still answer. */
    const tablesOf = async (at: { readonly phase: number; readonly round: number }) =>
      (await desk.query('pairings', { eventId, ...at })).tables;

    const players = new Map<string, ApiSession>();
    /** A phone and a desk of two who play their match on screen: one choice, and the desk gives up. */
    const playOnScreen = async (
      table: Awaited<ReturnType<typeof tablesOf>>[number] | undefined,
    ) => {
      if (!table) throw new Error('no table');
      const { matchId, a, b } = table;
      const pageOf = async (playerId: string | undefined, language: 'en' | 'es') => {
        const kind = language === 'es' ? 'phone' : 'desk';
        const { context, page } = await stage.seat({ language, kind });
        const session = players.get(playerId ?? '');
        if (session) await context.addCookies(cookiesOf(session, stage.url));
        return page;
      };
      const [mine, theirs] = [await pageOf(a?.playerId, 'es'), await pageOf(b?.playerId, 'en')];
      await mine.goto(`/e/${eventId}`);
      await mine.getByRole('link', { name: 'Jugar en pantalla' }).click();
      await mine.getByRole('button', { name: 'Empezar la partida 1' }).click();
      await theirs.goto(`/e/${eventId}`);
      await theirs.getByRole('link', { name: 'Go to the game on screen' }).click();
      const choice = (page: Page) => page.locator('.gp-choices .cg-btn:not([data-kind])').first();
      const asked = await Promise.any(
        [mine, theirs].map(async (page) => (await choice(page).waitFor(), page)),
      );
      const step = () => asked.locator('.gp-table').getAttribute('data-step');
      const before = await step();
      await choice(asked).press('1');
      await expect.poll(step).not.toBe(before);
      expect([await faultsOf(mine, 'es'), await faultsOf(theirs, 'en')]).toEqual([[], []]);
      await picture(mine, `games-${id}-match-es`);
      await picture(theirs, `games-${id}-match-en`);
      await theirs.getByRole('button', { name: 'Menu' }).click();
      await theirs.getByRole('menuitem', { name: 'Concede the game' }).click();
      await theirs.getByRole('dialog').getByRole('button', { name: 'Concede the game' }).click();
      await expect.poll(() => mine.getByTestId('game-result').innerText()).toContain('Has ganado');
      await mine.getByRole('link', { name: 'Repetición de la partida 1' }).click();
      await mine.locator('.gp-table').waitFor();
      const { tables } = await desk.query('pairings', { eventId, phase: 0, round: 1 });
      expect(tables.find((one) => one.matchId === matchId)?.status).toBe('completed');
    };

    it('is made in the form of a new event', async () => {
      await organizer.signUp(person.name, person.email);
      const { page } = organizer;
      const game = page.getByRole('combobox', { name: 'Game', exact: true });
      await chooseOption(game, option);
      if (format !== undefined)
        await chooseOption(page.getByRole('combobox', { name: 'Format', exact: true }), format);
      await organizer.createPremier({
        name: `Day of ${option}`,
        seats: 8,
        swissRounds: 3,
        cut: 'Top 2',
      });
      eventId = organizer.eventUrl.split('/').at(-1) ?? '';
      await organizer.openRegistration();
      await desk.signIn(person);
      expect((await desk.query('event', { eventId })).game).toMatchObject({ id });
    });

    it('goes through three rounds and a final to a champion', async () => {
      for (const [index, name] of names.entries()) {
        const session = new ApiSession(connection);
        const { ids } = await session.command('Register', { eventId, name });
        const playerId = ids['playerId'] ?? '';
        players.set(playerId, session);
        const text = listsOf(id)[index % 2] ?? '';
        await session.command('SubmitDeck', { eventId, playerId, text });
      }
      await desk.command('CheckInAll', { eventId });
      await organizer.takeNextStep('Start with 8 players');
      for (const [name, at, wanted] of [
        ['Round 1', { phase: 0, round: 1 }, 4],
        ['Round 2', { phase: 0, round: 2 }, 4],
        ['Round 3', { phase: 0, round: 3 }, 4],
        ['Final', { phase: 1, round: 1 }, 1],
      ] as const) {
        await organizer.takeNextStep(`Pair ${name}`);
        await expect.poll(async () => (await tablesOf(at)).length).toBe(wanted);
        const tables = await tablesOf(at);
        if (name === 'Round 1') await playOnScreen(tables[0]);
        for (const { matchId } of tables.slice(name === 'Round 1' ? 1 : 0))
          await desk.command('RuleResult', { matchId, score, note: '' });
      }
      await organizer.isToldNext('Finish the event');
      await organizer.finish();
      await organizer.page.getByRole('heading', { name: /^Champion: / }).waitFor();
    });

    it('shows standings by its own columns in both languages', async () => {
      await expect.poll(() => organizer.standings()).toHaveLength(8);
      const rows = await organizer.standings();
      expect(await faultsOf(organizer.page, 'en')).toEqual([]);
      await picture(organizer.page, `games-${id}-standings-en`);
      await phone.goto(`${organizer.eventUrl}/standings`);
      // A mark stands beside the names of finalists.
      for (const [, cell = ''] of rows)
        await phone
          .getByText(/^\w+/.exec(cell)?.[0] ?? '')
          .first()
          .waitFor();
      expect(await faultsOf(phone, 'es')).toEqual([]);
      await picture(phone, `games-${id}-standings-es`);
    });

    it('ends as one file that is audited and whose pairings are verified', async () => {
      const file = await organizer.downloadEvent();
      expect(await lastLineOf('audit', file)).toMatch(
        /^audit: \d+ events in \d+ streams, 0 faults$/,
      );
      expect(await lastLineOf('verify', file)).toMatch(/, 0 differences$/);
      expect(stage.faults).toEqual([]);
    });
  },
);
