import type { TokenAccess, TokenResource, TokenScope } from '#contracts';

/** What a token is good for. */
export interface TokenLimits {
  readonly tokenId: string;
  readonly access: TokenAccess;
  readonly eventId: string | null;
  /** Null: every part of an event. */
  readonly scopes: readonly TokenScope[] | null;
}

const harmless = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a token may be used for requests of this method:
 * one that only reads changes nothing, whatever the route.
 */
export const mayRequest = ({ access }: TokenLimits, method: string): boolean =>
  access === 'act' || harmless.has(method);

/**
 * Whether a token reaches this event; null: what belongs to
 * no event. A token for one event is good for nothing else.
 */
export const reaches = ({ eventId }: TokenLimits, asked: string | null): boolean =>
  eventId === null || eventId === asked;

/**
 * The scope that a token lacks for a request of this method; null when it may go on.
 * @param resource the part that the route belongs to; `open`
 *   asks for none, `closed` is shut to tokens that have scopes.
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
