import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { declaredRoutes } from '../../apps/api/src/http/declared-routes.js';
import type { RunningApi } from '../../apps/api/test/running-api.js';
import { startStaffedApi } from '../../apps/api/test/staffed-api.js';
import { servedViews } from '../../libs/handover/src/examine-views.js';

let api: RunningApi;
beforeAll(async () => {
  ({ api } = await startStaffedApi());
});
afterAll(() => api?.stop());

const ofEvent = (what: string): string => `/api/events/:eventId/${what}`;

/**
 * Addresses that show nothing of an event but what its questions answer,
 * its lines as they stand, or what this server alone knows of it.
 */
const elsewhere: readonly string[] = [
  ...['calendar.ics', 'export', 'guest-codes', 'handover', 'qr.svg'].map(ofEvent),
  ...['checkpoint', 'consistency', 'cosigned', 'inclusion'].map((what) => ofEvent(`log/${what}`)),
  ...['', '/:endpointId/deliveries', '/live'].map((what) => ofEvent(`webhooks${what}`)),
  ...['', '/live', '/qr.svg'].map((what) => `/api/free-matches/:matchId${what}`),
  ...['deck', 'live', 'suggestion'].map((what) => `/api/pods/:podId/${what}`),
  ...['embed', 'overlay'].map((what) => `/${what}/:eventId/:board`),
  ...['caster/:eventId/:table', 'pictures/:eventId/:picture', 'watch/:eventId'].map(
    (what) => `/${what}`,
  ),
  ...['', '/:matchId'].map((what) => `/api/v1/events/:eventId/lives${what}`),
  ...['chat', 'live'].map((what) => `/api/tables/:matchId/${what}`),
  ...['', '/boards/:board', '/pairings', '/standings'].map(
    (what) => `/api/v1/events/:eventId${what}`,
  ),
];

it('looks at whatever an address shows of an event before its file is taken', () => {
  const shown = declaredRoutes(
    api.app.getHttpAdapter().getInstance() as unknown as FastifyInstance,
  ).flatMap(({ method, url }) =>
    method === 'GET' && /:(eventId|matchId|podId|playerId)\b/.test(url) ? [url] : [],
  );
  const looked = Object.values(servedViews).flatMap(({ routes }) => routes);
  expect([...new Set(shown)].sort()).toEqual([...new Set([...looked, ...elsewhere])].sort());
});
