import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { hasBrowser } from '../support/browser.js';
import { WebhookReceiver } from '../support/webhook-receiver.js';
import { Conductor } from './conductor.js';
import { faultsOf } from './page-faults.js';
import { Stage } from './stage.js';
import { picture } from '../support/picture.js';
import { tellAsStory } from './story.js';

describe.skipIf(!hasBrowser)('an organizer and her machines', () => {
  let stage: Stage;
  let room: Conductor;
  let receiver: WebhookReceiver;
  let desk: Page;
  let phone: Page;
  let secret = '';

  beforeAll(async () => {
    [stage, receiver] = await Promise.all([Stage.open(), WebhookReceiver.open()]);
    room = await Conductor.withPlayers(stage.url, { names: ['Ada', 'Ben'] });
    const seats = [
      await stage.seat({ language: 'en', kind: 'desk' }),
      await stage.seat({ language: 'es', kind: 'phone', colours: 'dark' }),
    ] as const;
    for (const seat of seats) await stage.signIn(seat, room.organizer);
    [desk, phone] = [seats[0].page, seats[1].page];
  });
  afterAll(async () => {
    room?.close();
    await receiver?.close();
    await stage?.close();
  });
  tellAsStory(() => stage.pictureAll('machines'));

  const ask = (token: string, path: string, method = 'GET'): Promise<number> =>
    fetch(`${stage.url}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(method === 'POST' ? { body: '{}' } : {}),
    }).then(({ status }) => status);

  it('makes a token by keyboard, uses it, and revokes it', async () => {
    await desk.goto('/account');
    await desk.getByText('No tokens yet.').waitFor();
    await desk.getByLabel('Name', { exact: true }).fill('Stream overlay');
    await desk.getByLabel('For', { exact: true }).selectOption({ label: 'Saturday Premier' });
    await desk.getByLabel('For', { exact: true }).press('Tab');
    await desk.keyboard.press('Tab');
    await desk.keyboard.press('Tab');
    await desk.keyboard.press('Enter');
    const shown = desk.getByRole('status').filter({ hasText: 'Your new token' });
    const token = (await shown.locator('pre').innerText()).trim();
    expect(token).toMatch(/^conclave_/);
    expect(await ask(token, `/api/queries/standings?eventId=${room.eventId}`)).toBe(200);
    expect(await ask(token, '/api/queries/publicEvents')).toBe(403);
    expect(await ask(token, '/api/commands/CloseRegistration', 'POST')).toBe(403);
    expect(await faultsOf(desk, 'en')).toEqual([]);
    await picture(desk, 'account-tokens-en', { whole: true });
    await desk.getByRole('button', { name: 'I have copied it' }).click();
    await desk.getByText('Stream overlay').waitFor();
    expect(await desk.locator('body').innerText()).not.toContain(token);
    await desk.getByRole('button', { name: 'Revoke the token Stream overlay' }).click();
    await desk.getByText('No tokens yet.').waitFor();
    expect(await ask(token, `/api/queries/standings?eventId=${room.eventId}`)).toBe(401);
  });

  it('makes a token for one part of an event, which opens no other', async () => {
    await desk.getByLabel('Name', { exact: true }).fill('Results screen');
    await desk.getByLabel('For', { exact: true }).selectOption({ label: 'Saturday Premier' });
    await desk.getByLabel('Parts').selectOption({ label: 'Only some parts' });
    await desk.getByRole('button', { name: 'Make a token' }).click();
    await desk.getByText('Choose at least one part.').waitFor();
    await desk.getByLabel('Pairings, results, standings').selectOption({ label: 'Read' });
    await desk.getByRole('button', { name: 'Make a token' }).click();
    const shown = desk.getByRole('status').filter({ hasText: 'Your new token' });
    const token = (await shown.locator('pre').innerText()).trim();
    expect(await ask(token, `/api/queries/standings?eventId=${room.eventId}`)).toBe(200);
    expect(await ask(token, `/api/queries/roster?eventId=${room.eventId}`)).toBe(403);
    expect(await faultsOf(desk, 'en')).toEqual([]);
    await picture(desk, 'account-token-parts-en', { whole: true });
    await desk.getByRole('button', { name: 'I have copied it' }).click();
    await desk.getByText('Pairings, results, standings: read').waitFor();
    await desk.getByRole('button', { name: 'Revoke the token Results screen' }).click();
    await desk.getByText('No tokens yet.').waitFor();
  });

  it('adds a receiver, sees a test arrive, and is shown so without a reload', async () => {
    await desk.goto(`/e/${room.eventId}/desk/settings`);
    await desk.getByText('No receivers yet.').waitFor();
    await desk.getByRole('textbox', { name: 'Address of the receiver' }).fill(receiver.url);
    await desk.getByRole('button', { name: 'Add a receiver' }).click();
    const shown = desk.getByRole('status').filter({ hasText: 'The secret of the new receiver' });
    secret = (await shown.locator('pre').innerText()).trim();
    await desk.getByRole('button', { name: 'I have copied it' }).click();
    await desk.getByRole('button', { name: `Deliveries: ${receiver.url}` }).click();
    await desk.getByText('Nothing has been sent yet.').waitFor();
    await desk.getByRole('button', { name: `Send a test: ${receiver.url}` }).click();
    await desk.getByText(/Delivered · 1 try/).waitFor();
    expect(receiver.told(secret)).toMatchObject([
      { type: 'test', data: { eventId: room.eventId } },
    ]);
  });

  it('has the round told to it, and a delivery made again under its id', async () => {
    await room.start();
    await room.pair();
    await expect
      .poll(() => receiver.told(secret).map(({ type }) => type))
      .toEqual(['test', 'round.paired']);
    await desk.getByRole('button', { name: /^Send again: Round paired/ }).click();
    await expect.poll(() => receiver.received.length).toBe(3);
    expect(receiver.received[2]?.id).toBe(receiver.received[1]?.id);
    expect(await faultsOf(desk, 'en')).toEqual([]);
    await picture(desk, 'desk-webhooks-en', { whole: true });
  });

  it('finds all of it on a small phone, in Spanish, too', async () => {
    await phone.goto(`/e/${room.eventId}/desk/settings`);
    await phone.getByRole('button', { name: `Entregas: ${receiver.url}` }).click();
    await phone
      .getByText(/Entregada/)
      .first()
      .waitFor();
    expect(await faultsOf(phone, 'es')).toEqual([]);
    await picture(phone, 'desk-webhooks-es', { whole: true });
    await phone.goto('/account');
    await phone.getByText('Todavía no hay claves.').waitFor();
    expect(await faultsOf(phone, 'es')).toEqual([]);
    await picture(phone, 'account-tokens-es', { whole: true });
  });

  it('pauses and removes the receiver', async () => {
    await desk.getByRole('button', { name: `Pause: ${receiver.url}` }).click();
    await desk.getByText('Paused', { exact: true }).waitFor();
    await desk.getByRole('button', { name: `Remove: ${receiver.url}` }).click();
    await desk.getByRole('button', { name: `Remove for good: ${receiver.url}` }).click();
    await desk.getByText('No receivers yet.').waitFor();
    expect(stage.faults).toEqual([]);
  });
});
