import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiSession, Connection } from '#client';
import { overlayBoards } from '#contracts';
import { launchBrowser } from '../../../../test/support/browser.js';
import { tokenOf } from '../../test/machines.js';
import { openEvent, plainInformation, register, runningEvent } from '../../test/people.js';
import type { RunningApi } from '../../test/running-api.js';
import { startStaffedApi } from '../../test/staffed-api.js';

const privately = { ...plainInformation, visibility: 'private' } as const;

let api: RunningApi;
let connection: Connection;
let owner: ApiSession;
let eventId = '';
let matchId = '';
beforeAll(async () => {
  ({ api, connection, owner } = await startStaffedApi());
  const running = await runningEvent(api, connection, owner, ['Ana', 'Ben', 'Cleo', 'Dan']);
  eventId = running.eventId;
  matchId = running.tables[0]?.matchId ?? '';
  await api.settle();
});
afterAll(() => api?.stop());

const all = overlayBoards;
const board = (name: string, headers: Record<string, string> = {}, event = eventId) =>
  fetch(`${api.url}/api/v1/events/${event}/boards/${name}`, { headers });

describe('boards', () => {
  it('show an event to anybody, in three languages, and cost nothing while nothing changes', async () => {
    for (const name of all) {
      const answer = await board(name);
      expect([name, answer.status, answer.headers.get('content-type')]).toEqual([
        name,
        200,
        'text/html; charset=utf-8',
      ]);
      const etag = answer.headers.get('etag') ?? '';
      expect([name, (await board(name, { 'if-none-match': etag })).status]).toEqual([name, 304]);
    }
    expect(await (await board('pairings')).text()).toContain('Ana');
    expect(await (await board('clock?lang=es')).text()).toContain('Ronda 1');
    expect((await board('nothing')).status).toBe(404);
    expect((await board('standings?most=0')).status).toBe(400);
    expect((await board('countdown?until=noon')).status).toBe(400);
  });

  it('show a private event to whoever holds a token for it, and to nobody else', async () => {
    const hidden = await openEvent(owner);
    await register(connection, hidden, 'Zoe');
    await owner.command('SetEventInformation', { eventId: hidden, information: privately });
    await api.settle();
    const { token } = await tokenOf(owner, { eventId: hidden, access: 'read' });
    const { token: other } = await tokenOf(owner, { eventId, access: 'read' });
    for (const name of all) {
      const statuses = await Promise.all(
        [{}, { authorization: `Bearer ${other}` }, { authorization: `Bearer ${token}` }].map(
          async (headers: Record<string, string>) => (await board(name, headers, hidden)).status,
        ),
      );
      expect([name, ...statuses]).toEqual([name, 403, 403, 200]);
    }
    const oembed = await fetch(
      `${api.url}/api/v1/oembed?url=${encodeURIComponent(`${api.url}/e/${hidden}`)}`,
    );
    expect(oembed.status).toBe(403);
  });
});

describe('frames', () => {
  it('let any site frame what is to be embedded, and nobody anything else', async () => {
    const policyOf = async (path: string) => {
      const { headers } = await fetch(`${api.url}${path}`);
      const policy = headers.get('content-security-policy') ?? '';
      return [/frame-ancestors [^;]+/.exec(policy)?.[0], headers.get('x-frame-options')];
    };
    expect(await policyOf(`/embed/${eventId}/standings`)).toEqual(['frame-ancestors *', null]);
    for (const other of [`/overlay/${eventId}/standings`, '/api/me', '/health', '/docs'])
      expect([other, (await policyOf(other))[0]]).toEqual([other, "frame-ancestors 'none'"]);
  });

  it('are told of by oEmbed, for addresses of this server alone', async () => {
    const ask = (url: string) =>
      fetch(`${api.url}/api/v1/oembed?maxwidth=500&url=${encodeURIComponent(url)}`);
    const told = (await (await ask(`${api.url}/e/${eventId}/pairings`)).json()) as object;
    expect(told).toMatchObject({
      version: '1.0',
      type: 'rich',
      width: 500,
      html: expect.stringContaining(`src="${api.url}/embed/${eventId}/pairings"`) as string,
    });
    for (const url of ['https://evil.example.org/e/abcdefghij', `${api.url}/archive`, 'no address'])
      expect([url, (await ask(url)).status]).toEqual([url, 404]);
  });
});

describe('the page of a stream', () => {
  const information = (address: string) => ({
    ...plainInformation,
    stream: { address, startedAt: null },
  });
  const watch = (event: string, headers: Record<string, string> = {}) =>
    fetch(`${api.url}/watch/${event}`, { headers });

  it('holds the player, and lets nothing else in', async () => {
    const shown = await openEvent(owner, { name: 'Open </title><b>' });
    expect((await watch(shown)).status).toBe(404);
    const address = 'https://www.twitch.tv/club_north';
    await owner.command('SetEventInformation', {
      eventId: shown,
      information: information(address),
    });
    await api.settle();
    const answer = await watch(shown, { 'accept-language': 'de' });
    const page = await answer.text();
    expect(page).toContain('src="https://player.twitch.tv/?channel=club_north&amp;parent=');
    expect(page).toContain(`<a href="/e/${shown}">Zurück zum Turnier</a>`);
    expect(page).not.toContain('<b>');
    expect(answer.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; frame-src https://player.twitch.tv https://www.youtube-nocookie.com; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    );
    await expect(
      owner.command('SetEventInformation', {
        eventId: shown,
        information: information('https://evil.example.org/club_north'),
      }),
    ).rejects.toMatchObject({ status: 400 });
  });

  it('of a private event is for those who may see it', async () => {
    const hidden = await openEvent(owner);
    await owner.command('SetEventInformation', {
      eventId: hidden,
      information: { ...information('https://youtu.be/aB3_-567890'), visibility: 'private' },
    });
    await api.settle();
    expect((await watch(hidden)).status).toBe(403);
    expect((await watch(hidden, owner.identity())).status).toBe(200);
  });
});

describe('in a browser', () => {
  let browser: Browser;
  let club: Server;
  let page: Page;
  beforeAll(async () => {
    browser = await launchBrowser();
    page = await browser.newPage({ viewport: { width: 1920, height: 1080 } });
    club = createServer((_request, response) => {
      response.setHeader('content-type', 'text/html');
      response.end(`<iframe src="${api.url}/embed/${eventId}/pairings"></iframe>`);
    });
    await new Promise<void>((listening) => club.listen(0, '127.0.0.1', listening));
  });
  afterAll(async () => {
    await browser?.close();
    club?.close();
  });

  const colourOf = (selector: string, which: 'color' | 'backgroundColor'): Promise<string> =>
    page.evaluate<string>(`getComputedStyle(document.querySelector('${selector}')).${which}`);

  it('an overlay is transparent, takes its theme from the address and follows a result', async () => {
    await page.goto(`${api.url}/overlay/${eventId}/table?table=1&--accent=rgb(1,2,3)`);
    await page
      .getByText(/^(?:Ana|Ben|Cleo|Dan)$/)
      .first()
      .waitFor();
    for (const each of ['html', 'body'])
      expect(await colourOf(each, 'backgroundColor')).toBe('rgba(0, 0, 0, 0)');
    const games = page.locator('.tags em');
    await expect.poll(() => games.allTextContents()).toEqual(['', '']);
    await owner.command('RuleResult', { matchId, score: { a: 2, b: 1, drawn: 0 }, note: '' });
    await expect.poll(() => games.allTextContents()).toEqual(['2', '1']);
    expect(await colourOf('.tags em', 'color')).toBe('rgb(1, 2, 3)');
  });

  it('an overlay counts down to a time of day', async () => {
    const hour = new Date(Date.now() + 2 * 3_600_000).getHours();
    const until = `${String(hour).padStart(2, '0')}:59`;
    await page.goto(`${api.url}/overlay/${eventId}/countdown?until=${until}`);
    await expect.poll(() => page.locator('.clock').textContent()).toMatch(/^[12]:\d\d:\d\d$/);
    await page.goto(`${api.url}/overlay/${eventId}/countdown?until=2026-11-21T09:00:00Z&lang=de`);
    await page.getByText('Gleich geht es los').waitFor();
  });

  it('a phone of the staff counts the life of a game on paper into the overlay', async () => {
    const { tables } = await owner.query('pairings', { eventId });
    const row = tables.find((each) => each.table === 2);
    const tell = (headers: Record<string, string>, life: object = { a: 3, b: 4 }) =>
      fetch(`${api.url}/api/v1/events/${eventId}/lives/${row?.matchId}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(life),
      });
    const { token } = await tokenOf(owner, { eventId, access: 'read' });
    expect((await tell({})).status).toBe(403);
    expect((await tell({ authorization: `Bearer ${token}` })).status).toBe(403);
    expect((await tell(owner.identity(), { a: 100, b: 1 })).status).toBe(400);

    await page.goto(`${api.url}/overlay/${eventId}/table?table=2`);
    await page.getByText(row?.a.name ?? '').waitFor();
    const shown = page.locator('.tags u');
    expect(await shown.count()).toBe(0);
    const phone = await browser.newPage({ viewport: { width: 360, height: 740 } });
    const cookies = (owner.identity()['cookie'] ?? '').split('; ').map((cookie) => {
      const [name = '', ...value] = cookie.split('=');
      return { name, value: value.join('='), url: api.url };
    });
    await phone.context().addCookies(cookies);
    await phone.goto(`${api.url}/caster/${eventId}/2`);
    await phone.getByRole('heading', { name: row?.a.name ?? '' }).waitFor();
    const press = (name: string) => phone.getByRole('button', { name, exact: true }).click();
    await press(`${row?.a.name}: −5`);
    await press(`${row?.a.name}: −1`);
    await press(`${row?.b.name}: −1`);
    await expect.poll(() => shown.allTextContents()).toEqual(['24', '29']);
    // Another phone continues from the present state.
    await phone.reload();
    await expect.poll(() => phone.locator('output').allTextContents()).toEqual(['24', '29']);
    const heights = await phone
      .getByRole('button')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    await phone.close();
  });

  it('a page of another site shows the pairings', async () => {
    const { port } = club.address() as AddressInfo;
    await page.goto(`http://localhost:${port}/`);
    await page.frameLocator('iframe').getByText('Cleo').first().waitFor();
  });

  it('an overlay of a private event opens with the secret of its address alone', async () => {
    const hidden = await openEvent(owner, { name: 'Behind doors' });
    await owner.command('SetEventInformation', { eventId: hidden, information: privately });
    await api.settle();
    const { token } = await tokenOf(owner, { eventId: hidden, access: 'read' });
    const address = `${api.url}/overlay/${hidden}/clock`;
    await page.goto(address);
    await page.locator('[data-state=refused]').waitFor({ state: 'attached' });
    await page.goto('about:blank');
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    await page.goto(`${address}#key=${token}`);
    await page.getByText('Behind doors').waitFor();
    expect(sent.filter((url) => new URL(url).search.includes(token))).toEqual([]);
  });
});
