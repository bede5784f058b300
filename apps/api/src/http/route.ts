import type { FastifyRequest } from 'fastify';

/**
 * The route that the router chose, as it was declared, such as `/api/commands/:name`;
 * null where nothing answers. Rights, limits and logs go by this and never by the address
 * as it was sent: an address can be spelled in many ways that reach the same route.
 */
export const routeOf = (request: FastifyRequest): string | null => request.routeOptions.url ?? null;

/**
 * Whether the chosen route belongs to the interface for programs and pages. What nothing answers does not.
 */
export const isApiRoute = (request: FastifyRequest): boolean =>
  routeOf(request)?.startsWith('/api/') ?? false;

/**
 * The parameters of the route that are ids or names of ours.
 * Others, such as texts after a wildcard, may be secrets.
 */
const told = new Set([
  'name',
  'eventId',
  'matchId',
  'podId',
  'playerId',
  'tokenId',
  'practiceId',
  'gameId',
]);

/** What a log may say of where a request went. */
export const placeOf = (
  request: FastifyRequest,
): { readonly route: string | null; readonly params?: Readonly<Record<string, string>> } => {
  const params = Object.entries((request.params ?? {}) as Record<string, unknown>).filter(
    (entry): entry is [string, string] =>
      told.has(entry[0]) && typeof entry[1] === 'string' && /^[A-Za-z0-9-]{1,64}$/.test(entry[1]),
  );
  return {
    route: routeOf(request),
    ...(params.length === 0 ? {} : { params: Object.fromEntries(params) }),
  };
};
