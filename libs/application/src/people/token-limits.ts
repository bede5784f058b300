import type { TokenAccess, TokenResource, TokenScope } from '#contracts';

/** What a token allows. */
export interface TokenLimits {
  readonly tokenId: string;
  readonly access: TokenAccess;
  readonly eventId: string | null;
  /** Null: every part of a tournament. */
  readonly scopes: readonly TokenScope[] | null;
}

const harmless = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a token may be used for requests of this method: a token that only reads changes nothing,
 * whatever the route.
 */
export const mayRequest = ({ access }: TokenLimits, method: string): boolean =>
  access === 'act' || harmless.has(method);

/**
 * Whether a token covers this tournament; null: what belongs to none. A token for one tournament is
 * valid for nothing else.
 */
export const reaches = ({ eventId }: TokenLimits, asked: string | null): boolean =>
  eventId === null || eventId === asked;

/**
 * The scope that a token lacks for a request of this method; null if it may go on.
 * @param resource the part that the route belongs to; `open` needs no scope, `closed` refuses
 * tokens that have scopes.
 */
export const lackingScope = (
  { scopes }: TokenLimits,
  method: string,
  resource: TokenResource | 'open' | 'closed',
): TokenScope | 'all' | null => {
  if (scopes === null || resource === 'open') return null;
  if (resource === 'closed') return 'all';
  const change = `${resource}:write` as const;
  const look = `${resource}:read` as const;
  if (scopes.includes(change)) return null;
  if (!harmless.has(method)) return change;
  return scopes.includes(look) ? null : look;
};
