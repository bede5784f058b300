import { randomUUID } from 'node:crypto';
import type { CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasBrowser } from '../support/browser.js';
import { faultsOf } from './page-faults.js';
import { Stage } from './stage.js';
import { picture } from '../support/picture.js';
import { tellAsStory } from './story.js';

describe.skipIf(!hasBrowser)('somebody with a passkey', () => {
  let stage: Stage;
  let page: Page;
  let keys: CDPSession;
  let site = '';
  const email = `paula-${randomUUID()}@example.org`;

  beforeAll(async () => {
    stage = await Stage.open();
    // Browsers make passkeys for names, not for numbers.
    site = stage.url.replace('127.0.0.1', 'localhost');
    const seat = await stage.seat({ language: 'en', kind: 'phone' });
    page = seat.page;
    keys = await seat.context.newCDPSession(page);
    await keys.send('WebAuthn.enable');
    await keys.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
  });
  afterAll(() => stage?.close());
  const fillPassword = (): Promise<void> =>
    page
      .getByRole('region', { name: 'Passkeys' })
      .getByLabel('Current password')
      .fill('correct horse battery');
  tellAsStory(() => stage.pictureAll('passkeys'));

  it('makes an account and adds a passkey to it', async () => {
    await page.goto(`${site}/sign-up`);
    await page.getByLabel('Your name').fill('Paula');
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('correct horse battery');
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.waitForURL((url) => !url.pathname.startsWith('/sign-up'));
    await page.goto(`${site}/account`);
    await page.getByText('No passkeys yet.').waitFor();
    await fillPassword();
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByRole('button', { name: /^Remove the passkey/ }).waitFor();
    expect(await faultsOf(page, 'en')).toEqual([]);
    await picture(page, 'account-passkeys-en', { whole: true });
  });

  it('signs in by it, without a password', async () => {
    await page.context().clearCookies();
    await page.goto(`${site}/sign-in?back=/account`);
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await page.getByText(`Paula · ${email}`).waitFor();
    await picture(page, 'sign-in-passkey-en');
  });

  it('removes it, and is not let in by it any more', async () => {
    await fillPassword();
    await page.getByRole('button', { name: /^Remove the passkey/ }).click();
    await page.getByText('No passkeys yet.').waitFor();
    await page.context().clearCookies();
    await page.goto(`${site}/sign-in?back=/account`);
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await page.getByRole('alert').waitFor();
    expect(new URL(page.url()).pathname).toBe('/sign-in');
  });
});
