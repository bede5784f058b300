import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiSession } from '#client';
import { defaultSettings, type EventInformation, weekendPlan } from '#contracts';
import { eventJsonLd } from '#exchange';
import { openEvent } from '../../test/people.js';
import type { RunningApi } from '../../test/running-api.js';
import { startStaffedApi } from '../../test/staffed-api.js';
import { starterText } from '../../test/tables.js';

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta
      name="description"
      content="Of the server"
    />
    <title>Conclave</title>
  </head>
  <body><div id="root"></div></body>
</html>
`;
const information: EventInformation = {
  startsAt: '2026-11-21T09:00:00.000Z',
  timeZone: 'Europe/Madrid',
  registrationOpensAt: null,
  description: 'Bring "sleeves" & dice',
  organizer: 'Club Nova',
  contact: '',
  address: 'Calle Mayor 1',
  fee: '',
  prizes: '',
  schedule: '',
  visibility: 'public',
};

let api: RunningApi;
let owner: ApiSession;
const webDir = mkdtempSync(path.join(os.tmpdir(), 'conclave-pages-'));
beforeAll(async () => {
  writeFileSync(path.join(webDir, 'index.html'), page);
  ({ api, owner } = await startStaffedApi({ webDir }));
});
afterAll(async () => {
  await api?.stop();
  rmSync(webDir, { recursive: true, force: true });
});

const told = async (address: string, language = 'en'): Promise<string> => {
  const answer = await fetch(`${api.url}${address}`, {
    headers: { accept: 'text/html', 'accept-language': language },
  });
  expect(answer.status).toBe(200);
  return answer.text();
};
const structuredIn = (html: string): string =>
  /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
const eventWith = async (name: string, changes: Partial<EventInformation>): Promise<string> => {
  const eventId = await openEvent(owner, { name });
  await owner.command('SetEventInformation', {
    eventId,
    information: { ...information, ...changes },
  });
  await api.settle();
  return eventId;
};

describe('the first HTML of a public page', () => {
  it('tells of an event what programs without scripts read', async () => {
    const eventId = await eventWith('Open </script><b>', {});
    const html = await told(`/e/${eventId}/standings`);
    expect(html).toContain('<title>Open &lt;/script&gt;&lt;b&gt; · Conclave</title>');
    expect(html).toContain('<meta property="og:title" content="Open &lt;/script&gt;&lt;b&gt;" />');
    expect(html).toContain(
      'content="Premier · Sat, 21 November 2026 · 10:00 CET · Hall · Bring &quot;sleeves&quot; &amp; dice"',
    );
    expect(html).toContain(`<link rel="canonical" href="${api.url}/e/${eventId}" />`);
    expect(html).not.toContain('Of the server');
    expect(html).not.toContain('noindex');
    const structured = eventJsonLd.read(structuredIn(html));
    expect(structured).toMatchObject({
      ok: true,
      value: {
        name: 'Open </script><b>',
        startDate: '2026-11-21T09:00:00Z',
        location: { name: 'Hall', address: 'Calle Mayor 1' },
        eventStatus: 'https://schema.org/EventScheduled',
      },
    });
    expect(await told(`/e/${eventId}`, 'es-ES,es;q=0.9')).toContain('21 de noviembre de 2026');
  });

  it('names the picture of what is shared, and a deck only once it is public', async () => {
    const settings = { ...defaultSettings, cutSize: 0 as const, swissRounds: 1 };
    const pictureOn = async (address: string): Promise<string> => {
      const html = await told(address);
      expect(html).toContain('<meta name="twitter:card" content="summary_large_image" />');
      expect(html).toContain(`<meta property="og:url" content="${api.url}${address}" />`);
      return /property="og:image" content="[^"]*?(\/pictures\/[^"?]+)/.exec(html)?.[1] ?? '';
    };
    for (const [decksPublic, picture] of [
      ['never', 'event.png'],
      ['always', 'deck.png'],
    ] as const) {
      const eventId = await openEvent(owner, { settings: { ...settings, decksPublic } });
      const { ids } = await owner.command('RegisterPlayer', { eventId, name: 'Ana' });
      const playerId = ids['playerId'] ?? '';
      await owner.command('SubmitDeck', { eventId, playerId, text: starterText('luke') });
      await api.settle();
      expect(await pictureOn(`/e/${eventId}/players/${playerId}`)).toBe(
        `/pictures/${eventId}/${picture}`,
      );
      for (const page of ['', '/standings', '/players/nobody'])
        expect(await pictureOn(`/e/${eventId}${page}`)).toBe(`/pictures/${eventId}/event.png`);
    }
  });

  it('lets the link of an unlisted event be shared, not found', async () => {
    const eventId = await eventWith('Evening of the club', { visibility: 'unlisted' });
    const html = await told(`/e/${eventId}`);
    expect(html).toContain('og:title" content="Evening of the club"');
    expect(html).toContain('noindex');
    expect(structuredIn(html)).toBe('');
    expect(await told('/sitemap.xml')).not.toContain(eventId);
  });

  it.each(['private event', 'unknown event', 'strange address'])(
    'tells nothing of a %s, not even to its owner',
    async (kind) => {
      const hidden =
        kind === 'private event' ? await eventWith('Secret', { visibility: 'private' }) : '';
      const address = {
        'private event': `/e/${hidden}`,
        'unknown event': '/e/abcdefghijkl',
        'strange address': `/e/${'a'.repeat(64)}`,
      }[kind];
      const answer = await fetch(`${api.url}${address}`, {
        headers: { accept: 'text/html', ...owner.identity() },
      });
      const html = await answer.text();
      expect(html).toContain('<title>Conclave</title>');
      expect(html).toContain('noindex');
      expect(html).not.toContain('Secret');
    },
  );

  it('tells of a convention its days, and of the server itself what it is', async () => {
    const { ids } = await owner.command('CreateConvention', {
      name: 'Weekend',
      date: '2026-12-05',
      venue: 'Hall 1',
      plan: weekendPlan({ players: 64, set: 'SOR' }),
    });
    const address = `/c/${ids['conventionId']}`;
    await expect.poll(async () => structuredIn(await told(address))).not.toBe('');
    const structured = JSON.parse(structuredIn(await told(address))) as object;
    expect(structured).toMatchObject({
      name: 'Weekend',
      startDate: '2026-12-05',
      endDate: '2026-12-06',
      subEvent: { length: 5 },
    });
    expect(await told('/archive')).toBe(page);
  });
});

describe('an address at which there is nothing', () => {
  it.each([
    '/wp-admin.php',
    '/.env',
    '/docs-json',
    '/.well-known/security.txt',
    '/API/queries/events',
    '/e/nothing',
    '/e/nothing/standings',
    '/c/nothing',
    '/s/nothing',
    '/e',
    '/events/new/more',
  ])('%s is answered as such, with the page for people', async (address) => {
    const answer = await fetch(`${api.url}${address}`, { headers: { accept: 'text/html' } });
    expect([answer.status, await answer.text()]).toEqual([
      404,
      expect.stringContaining('<title>Conclave</title>'),
    ]);
  });

  it.each(['/', '/practice/abc', '/e/free-abc/replay/abc/1', '/e/nothing?x=1'])(
    '%s is a page or names none',
    async (address) => {
      const { status } = await fetch(`${api.url}${address}`, { headers: { accept: 'text/html' } });
      expect(status).toBe(address.includes('nothing') ? 404 : 200);
    },
  );
});

it('names public events to search engines', async () => {
  const eventId = await eventWith('Found', {});
  expect(await told('/robots.txt')).toContain(`Sitemap: ${api.url}/sitemap.xml`);
  await expect.poll(() => told('/sitemap.xml')).toContain(`<loc>${api.url}/e/${eventId}</loc>`);
});

describe('the licence', () => {
  it('is told to everybody, and stands for the source where the operator names no place of it', async () => {
    const source = await fetch(`${api.url}/source`, { redirect: 'manual' });
    expect([source.status, source.headers.get('location')]).toEqual([302, '/licence']);
    const licence = await fetch(`${api.url}/licence`);
    expect(licence.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await licence.text()).toContain('GNU AFFERO GENERAL PUBLIC LICENSE');
  });
});
