import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { hasBrowser } from '../support/browser.js';
import { Stage, type Seat } from './stage.js';
import { picture } from '../support/picture.js';
import { tellAsStory } from './story.js';

const said = {
  en: {
    create: 'Start the demo',
    nextStep: 'Next step',
    settled: 'Tables settled',
    rounds: 'Rounds',
    all: 'All 11',
    round: 'Round 1',
    playing: 'Being played',
  },
  es: {
    create: 'Iniciar la demo',
    nextStep: 'Siguiente paso',
    settled: 'Mesas cerradas',
    rounds: 'Rondas',
    all: 'Todas 11',
    round: 'Ronda 1',
    playing: 'En juego',
  },
} as const;

describe.skipIf(!hasBrowser)('a visitor who only wants to look', () => {
  let stage: Stage;
  const visitors: Partial<Record<'en' | 'es', Seat>> = {};

  beforeAll(async () => {
    stage = await Stage.openAlone();
  });
  afterAll(() => stage?.close());
  tellAsStory(() => stage.pictureAll('demo-event'));

  it('has a running room after one click, in English on a desk and in Spanish on a phone', async () => {
    const visit = async (language: 'en' | 'es') => {
      const seat = await stage.seat({ language, kind: language === 'en' ? 'desk' : 'phone' });
      visitors[language] = seat;
      const { page } = seat;
      const words = said[language];
      await page.goto('/');
      await picture(page, `first-page-${language}`, { whole: true });
      await page.getByRole('button', { name: words.create }).click();
      await page.getByRole('region', { name: words.nextStep }).waitFor();
      await page
        .getByRole('region', { name: words.round })
        .getByText(words.playing, { exact: false })
        .waitFor();
      await page.getByText(new RegExp(`^${words.settled}: [1-9]\\d* / 11`)).waitFor();
    };
    await Promise.all([visit('en'), visit('es')]);
  });

  it('shows the visitor every table of the round, and the wall everybody’s', async () => {
    for (const language of ['en', 'es'] as const) {
      const { page, context } = visitors[language]!;
      const words = said[language];
      await picture(page, `demo-desk-${language}`, { whole: true });
      const eventUrl = page.url().replace(/\/desk$/, '');
      await page.getByRole('link', { name: words.rounds, exact: true }).click();
      await page.getByText(words.all, { exact: true }).click();
      await expect.poll(() => page.getByRole('row').count()).toBe(12);
      const wall = await context.newPage();
      await wall.setViewportSize({ width: 1280, height: 720 });
      await wall.goto(`${eventUrl}/screen`);
      await wall.getByText('Wanda Bellamy', { exact: true }).first().waitFor();
      await picture(wall, `demo-wall-${language}`);
      await wall.close();
    }
    expect(stage.faults).toEqual([]);
  });

  it('may see Trilogy, Sealed and Draft as well, each going by itself; a worker that dies takes nothing along', async () => {
    const visit = async (format: 'Trilogy' | 'Sealed' | 'Draft'): Promise<Page> => {
      const { page } = await stage.seat({ language: 'en', kind: 'desk' });
      await page.goto('/');
      await page
        .getByRole('radiogroup', { name: 'Format of the demo event' })
        .getByText(format)
        .click();
      await page.getByRole('button', { name: said.en.create }).click();
      await page.getByRole('region', { name: said.en.nextStep }).waitFor();
      return page;
    };
    const trilogyIsPlayed = async (): Promise<void> => {
      const page = await visit('Trilogy');
      await page
        .getByRole('region', { name: said.en.round })
        .getByText(said.en.playing, { exact: false })
        .waitFor();
      await picture(page, 'demo-trilogy', { whole: true });
    };
    const decksAreBuilt = async (): Promise<void> => {
      const page = await visit('Sealed');
      await page
        .getByText(/^[1-9]\d* of 16 players have handed in a legal deck\./)
        .or(page.getByRole('region', { name: said.en.round }))
        .first()
        .waitFor();
      await picture(page, 'demo-sealed', { whole: true });
    };
    const draftGoesOn = async (): Promise<void> => {
      const page = await visit('Draft');
      await page.getByText('The draft is running').waitFor();
      await page.getByRole('link', { name: 'To the pods' }).click();
      const picked = async (): Promise<number> =>
        Math.max(
          0,
          ...(await page.getByText(/\d+ of 360 picks/).allInnerTexts()).map((text) =>
            Number(/(\d+) of 360/.exec(text)?.[1] ?? 0),
          ),
        );
      await expect.poll(picked).toBeGreaterThan(8);
      const before = await picked();
      await stage.replaceWorker();
      await expect.poll(picked).toBeGreaterThan(before + 8);
      await picture(page, 'demo-draft', { whole: true });
    };
    // Each room goes by itself: what it shows is looked for
    // as soon as it is there, however long the others take.
    await Promise.all([trilogyIsPlayed(), decksAreBuilt(), draftGoesOn()]);
    expect(stage.faults).toEqual([]);
  });
});
