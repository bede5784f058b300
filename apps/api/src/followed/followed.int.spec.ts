import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ApiSession } from '#client';
import { openEvent } from '../../test/people.js';
import type { RunningApi } from '../../test/running-api.js';
import { startStaffedApi } from '../../test/staffed-api.js';

let north: { readonly api: RunningApi; readonly owner: ApiSession };
let south: { readonly api: RunningApi; readonly owner: ApiSession };
const nowhere = 'http://127.0.0.1:9';
beforeAll(async () => {
  north = await startStaffedApi({ secret: 'another-server-has-another-secret-of-its-own' });
  const key = (await (await fetch(`${north.api.url}/.well-known/conclave-key`)).text()).trim();
  const followedServers = [nowhere, north.api.url].map((url) => ({ url, key }));
  south = await startStaffedApi({ followedServers });
  await openEvent(north.owner, { name: 'North, soon', date: '2099-12-05' });
  await openEvent(north.owner, { name: 'North, long ago', date: '2020-01-01' });
  await openEvent(south.owner, { name: 'South', date: '2099-12-04', venue: 'Hall' });
  await north.api.settle();
  await south.api.settle();
});
afterAll(async () => {
  await north?.api.stop();
  await south?.api.stop();
});

const text = async (path: string): Promise<string> =>
  (await fetch(`${south.api.url}${path}`)).text();

it('a calendar over several servers names the one that fails and has the events of the other', async () => {
  const told = JSON.parse(await text('/api/v1/followed')) as object;
  expect(told).toMatchObject({
    servers: [
      { address: nowhere, fault: 'unreachable', readAt: null, events: [] },
      { address: north.api.url, fault: null, events: [{ name: 'North, soon' }] },
    ],
  });
  const calendar = await text('/followed.ics');
  expect(calendar.match(/^SUMMARY:.*/gm)).toEqual(['SUMMARY:South', 'SUMMARY:North\\, soon']);
  const addresses = calendar.replaceAll('\r\n ', '').match(/^URL:.*(?=\/e\/)/gm);
  expect(addresses?.[1]).toBe(`URL:${north.api.url}`);
  // A server that follows nobody has its own events there.
  expect(await (await fetch(`${north.api.url}/api/v1/followed`)).json()).toEqual({ servers: [] });
});
