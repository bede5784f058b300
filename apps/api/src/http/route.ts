import type { FastifyRequest } from 'fastify';

/**
 * The route that the router chose, as declared, such as `/api/commands/:name`; null if none
 * matches. Rights, limits and logs use this and never the address as sent, because many spellings
 * of an address can reach the same route.
 */
export const routeOf = (request: FastifyRequest): string | null => request.routeOptions.url ?? null;

/**
 * Whether the chosen route belongs to the API for programs and pages; false if no route matches.
 */
export const isApiRoute = (request: FastifyRequest): boolean =>
  routeOf(request)?.startsWith('/api/') ?? false;

/**
 * Route parameters that are ids or names of ours. Others, such as texts after a wildcard, may be
 * secrets.
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

/** What a log may record about the target of a request. */
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
