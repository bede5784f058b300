import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ApiSession } from '#client';
import { openEvent } from '../../test/people.js';
import type { RunningApi } from '../../test/running-api.js';
import { startStaffedApi } from '../../test/staffed-api.js';

let api: RunningApi;
let owner: ApiSession;
beforeAll(async () => {
  ({ api, owner } = await startStaffedApi());
  await openEvent(owner, { name: 'Café & "Friends" <1>', venue: 'North Club' });
  await openEvent(owner, { name: `${'🎲'.repeat(30)}, Sunday`, venue: 'South Club' });
  await api.settle();
});
afterAll(() => api?.stop());

const text = async (path: string): Promise<string> => (await fetch(`${api.url}${path}`)).text();

it('a club’s feed is RSS with its own events, names as texts', async () => {
  const feed = await text('/feed.xml?search=north%20club');
  expect(feed).toContain('<title>Café &amp; &quot;Friends&quot; &lt;1&gt;</title>');
  expect(feed.match(/<item>/g)).toHaveLength(1);
  expect(feed).toMatch(/<guid isPermaLink="true">http:\/\/[^<]+\/e\/[a-z0-9-]+<\/guid>/);
});

it('a club’s calendar is one that strict readers take', async () => {
  const calendar = await text('/events.ics');
  expect(calendar.match(/^BEGIN:VEVENT\r$/gm)).toHaveLength(2);
  expect(calendar.match(/^UID:[a-z0-9-]+@conclave\r$/gm)).toHaveLength(2);
  expect(calendar.match(/^DTSTAMP:\d{8}T\d{6}Z\r$/gm)).toHaveLength(2);
  expect(calendar.match(/^DTSTART;VALUE=DATE:20261121\r$/gm)).toHaveLength(2);
  expect(calendar.match(/^DURATION:P1D\r$/gm)).toHaveLength(2);
  for (const line of calendar.split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(line).not.toMatch(/[\r\n]|\ufffd/);
  }
  expect(await text('/events.ics?search=south')).toContain('Sunday');
  expect(await text('/events.ics?search=nobody')).toMatch(
    /^BEGIN:VCALENDAR\r\n[^]*END:VCALENDAR\r\n$/,
  );
});
