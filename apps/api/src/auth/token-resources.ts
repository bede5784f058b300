import type { CommandName, QueryName, TokenResource } from '#contracts';
import { commandDefinitions } from '#application';
import { queryDefinitions } from '#read-models';

/** The part of an event that a route is about; `open`: holds nothing of anybody, `closed`: shut to tokens that have scopes. */
export type RouteResource = TokenResource | 'open' | 'closed';

/** Routes below these, the first that fits. What fits none is closed. */
const routeResources: readonly (readonly [route: string, resource: RouteResource])[] = [
  ['/api/me/', 'closed'],
  ['/api/me', 'open'],
  ['/api/address', 'open'],
  ['/api/sign-in-ways', 'open'],
  ['/api/transfer-key', 'open'],
  ['/api/live', 'events'],
  ['/api/events/:eventId/qr.svg', 'events'],
  ['/api/events/:eventId/calendar.ics', 'events'],
  ['/api/events/:eventId/log/', 'events'],
  ['/api/events/:eventId/guest-codes', 'players'],
  ['/api/events/:eventId/export', 'files'],
  ['/api/decks/', 'decks'],
  ['/api/pools/', 'decks'],
  ['/api/pods/', 'play'],
  ['/api/tables/', 'play'],
  ['/api/practice/', 'play'],
  ['/api/twin-suns/', 'play'],
  ['/api/duels/', 'play'],
];

export const resourceOf = (route: string, name: string): RouteResource => {
  if (route === '/api/commands/:name')
    return Object.hasOwn(commandDefinitions, name)
      ? commandDefinitions[name as CommandName].token
      : 'closed';
  if (route === '/api/queries/:name')
    return Object.hasOwn(queryDefinitions, name)
      ? queryDefinitions[name as QueryName].token
      : 'closed';
  return routeResources.find(([start]) => route.startsWith(start))?.[1] ?? 'closed';
};

/** Routes that concern no event, and do not ask whether a token is for one. Commands and questions ask where rights are judged. */
const ofNoEvent = [
  '/api/demo',
  '/api/events/import',
  '/api/push/',
  '/api/practice/',
  '/api/twin-suns/',
  '/api/duels/',
];

export const isOfNoEvent = (route: string): boolean =>
  ofNoEvent.some((start) => route.startsWith(start));
