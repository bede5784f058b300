import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { printPasswordLink } from '../../apps/cli/src/password-link.js';
import { hasBrowser } from '../support/browser.js';
import { Conductor } from './conductor.js';
import { Stage } from './stage.js';
import { picture } from '../support/picture.js';
import { tellAsStory } from './story.js';

/**
 * Presses Tab until the element with this accessible name has
 * the focus; every stop on the way must be visible to the eye.
 */
async function tabTo(
  page: Page,
  name: string | RegExp,
  { key = 'Tab', most = 60 } = {},
): Promise<void> {
  const passed: string[] = [];
  for (let stop = 0; stop < most; stop += 1) {
    await page.keyboard.press(key);
    const at = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement;
      const label =
        element.getAttribute('aria-label') ??
        (element as HTMLInputElement).labels?.[0]?.textContent ??
        element.textContent ??
        '';
      const { type } = element as HTMLInputElement;
      // A choice drawn as a button hides its radio: what is seen is the label.
      const seen =
        type === 'radio' ? ((element as HTMLInputElement).labels?.[0] ?? element) : element;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(seen);
      const box = seen.getBoundingClientRect();
      const marked =
        type === 'text' ||
        type === 'email' ||
        type === 'password' ||
        (outlineStyle !== 'none' && outlineWidth !== '0px') ||
        boxShadow !== 'none';
      return {
        label: label.trim(),
        nowhere: element === document.body,
        marked,
        visible: box.width > 0 && box.height > 0 && box.top < innerHeight && box.bottom > 0,
      };
    });
    passed.push(at.label);
    if (!at.nowhere)
      expect(at, `focus on "${at.label}" must be seen`).toMatchObject({
        visible: true,
        marked: true,
      });
    if (typeof name === 'string' ? at.label === name : name.test(at.label)) return;
  }
  throw new Error(`${name} was not reached by ${key}; passed: ${passed.join(' | ')}`);
}

describe.skipIf(!hasBrowser)('an organizer without a mouse', () => {
  let stage: Stage;
  let page: Page;
  let room: Conductor;

  beforeAll(async () => {
    stage = await Stage.open();
    room = await Conductor.withPlayers(stage.url, { names: ['Ada', 'Ben', 'Cleo', 'Dov'] });
    ({ page } = await stage.seat({ language: 'en', kind: 'desk' }));
  });
  afterAll(() => stage?.close());
  tellAsStory(() => stage.pictureAll('keyboard-only'));

  it('signs in', async () => {
    await page.goto(`/sign-in?back=${encodeURIComponent(`/e/${room.eventId}/desk`)}`);
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await tabTo(page, 'E-mail');
    await page.keyboard.type(room.organizer.email);
    await tabTo(page, 'Password');
    await page.keyboard.type(room.organizer.password);
    await page.keyboard.press('Enter');
    await page.getByRole('region', { name: 'Next step' }).waitFor();
  });

  it('skips the head of the page', async () => {
    await page.reload();
    await page.getByRole('region', { name: 'Next step' }).waitFor();
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect
      .poll(() =>
        skip.evaluate(
          (link) => link === document.activeElement && link.getBoundingClientRect().top >= 0,
        ),
      )
      .toBe(true);
    await picture(page, 'keyboard-skip-link');
    await page.keyboard.press('Enter');
    await tabTo(page, 'Event', { most: 1 });
  });

  it('checks players in: a name, Enter, the next name', async () => {
    await tabTo(page, 'Check players in');
    await page.keyboard.press('Enter');
    const search = page.getByLabel('Find and check in');
    await expect
      .poll(() => search.evaluate((input) => input === document.activeElement))
      .toBe(true);
    for (const name of ['Ada', 'Ben', 'Cleo']) {
      await page.keyboard.type(name);
      await page.getByText(`Enter checks in ${name}`).waitFor();
      await page.keyboard.press('Enter');
      await page.getByText(`${name} is checked in`).first().waitFor();
    }
    await tabTo(page, 'Check in Dov');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Undo check-in of Dov' }).waitFor();
    // The slash brings the cursor back to the search from wherever it is.
    await page.keyboard.press('/');
    await expect
      .poll(() => search.evaluate((input) => input === document.activeElement))
      .toBe(true);
  });

  it('starts the event and the first round', async () => {
    await tabTo(page, 'Now', { key: 'Shift+Tab' });
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Start with 4 players', exact: true }).waitFor();
    await tabTo(page, 'Start with 4 players');
    await page.keyboard.press('Enter');
    // The summary comes first; its own button has the focus.
    const summary = page.getByRole('dialog', { name: 'Start with 4 players' });
    await summary.getByText('4 players start.').waitFor();
    await expect
      .poll(() =>
        summary
          .getByRole('button', { name: 'Start with 4 players' })
          .evaluate((button) => button === document.activeElement),
      )
      .toBe(true);
    await page.keyboard.press('Enter');
    for (const step of ['Pair Round 1', 'Start the clock']) {
      await page.getByRole('button', { name: step, exact: true }).waitFor();
      await tabTo(page, step);
      await page.keyboard.press('Enter');
    }
    await page.getByRole('link', { name: 'Enter results' }).waitFor();
  });

  it('enters results as they are called out', async () => {
    await tabTo(page, 'Enter results');
    await page.keyboard.press('Enter');
    await page.getByLabel('Table and result').waitFor();
    await tabTo(page, 'Table and result');
    await page.keyboard.type('1 2-1');
    await page.getByText('Enter: table 1').waitFor();
    await picture(page, 'keyboard-result-entry');
    await page.keyboard.press('Enter');
    await page.getByText('Entered: table 1').waitFor();
    await page.keyboard.type('7 2-0');
    await page.getByText('There is no such table in this round.').waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.type('2 02');
    await page.keyboard.press('Enter');
    await page.getByText('All results are in.').waitFor();
  });

  it('corrects one of them in a dialog that gives the focus back', async () => {
    await tabTo(page, /^All 2$|^Open 0$/, { most: 12 });
    await page.keyboard.press('ArrowRight');
    const table = page.getByRole('button', { name: /^Table 1: / });
    await table.waitFor();
    await tabTo(page, /^Table 1: /);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await tabTo(page, /^2-0/);
    await page.keyboard.press('Enter');
    await tabTo(page, /^Yes, set it$/);
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'hidden' });
    await page.getByRole('cell', { name: '2-0' }).waitFor();
    await expect
      .poll(() => table.evaluate((button) => button === document.activeElement))
      .toBe(true);
    expect(stage.faults).toEqual([]);
  });

  it('opens an account again whose password is forgotten', async () => {
    const [email, password] = ['otto@example.org', 'wrong donkey accumulator'];
    const { page: forgetful, context } = await stage.seat({ language: 'en', kind: 'desk' });
    await context.request.post('/api/auth/sign-up/email', {
      data: { name: 'Otto', email, password: 'correct horse battery' },
      headers: { origin: stage.url },
    });
    await context.clearCookies();
    await forgetful.goto('/sign-in');
    await forgetful.getByRole('heading', { name: 'Sign in' }).waitFor();
    await tabTo(forgetful, 'Forgot your password?');
    await forgetful.keyboard.press('Enter');
    await forgetful.getByText('This server sends no mail.').waitFor();
    const printed: string[] = [];
    expect(
      await printPasswordLink(
        { email, databaseUrl: stage.databaseUrl, publicUrl: stage.url },
        (line) => printed.push(line),
      ),
    ).toBe(true);
    await forgetful.goto(printed[1] ?? '');
    await forgetful.getByRole('heading', { name: 'Choose a new password' }).waitFor();
    await tabTo(forgetful, 'Password');
    await forgetful.keyboard.type(password);
    await forgetful.keyboard.press('Enter');
    await forgetful.getByText('The password is changed.').waitFor();
    await forgetful.goto('/sign-in');
    await forgetful.getByRole('heading', { name: 'Sign in' }).waitFor();
    await tabTo(forgetful, 'E-mail');
    await forgetful.keyboard.type(email);
    await tabTo(forgetful, 'Password');
    await forgetful.keyboard.type(password);
    await forgetful.keyboard.press('Enter');
    await forgetful.waitForURL('**/events');
    await forgetful.goto(printed[1] ?? '');
    await forgetful.getByRole('heading', { name: 'Choose a new password' }).waitFor();
    await tabTo(forgetful, 'Password');
    await forgetful.keyboard.type('yet another password');
    await forgetful.keyboard.press('Enter');
    await forgetful.getByText('This link has been used already').waitFor();
    expect(stage.faults).toEqual([]);
  });
});
