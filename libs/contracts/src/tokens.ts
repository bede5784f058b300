import { z } from 'zod';
import { displayName, id, isoTime } from './primitives.js';

/** What a token may do in its account's name: only read, or everything that the account may. */
export const tokenAccess = z.enum(['read', 'act']);
export type TokenAccess = z.infer<typeof tokenAccess>;

/** The parts of a tournament to which a token can be limited. */
export const tokenResources = [
  'events',
  'players',
  'decks',
  'rounds',
  'judging',
  'play',
  'files',
] as const;
export type TokenResource = (typeof tokenResources)[number];

/**
 * One part, and whether a token may change it or only read it. The right to change a part includes
 * reading it.
 */
export const tokenScope = z.enum(
  tokenResources.flatMap((part) => [`${part}:read` as const, `${part}:write` as const]),
);
export type TokenScope = z.infer<typeof tokenScope>;

/** The possible lifetimes of tokens, in days. */
export const tokenDays = [7, 30, 90, 365] as const;

/** Maximum number of tokens of one account at a time. */
export const mostTokens = 20;

/** POST /api/me/tokens. */
export const newToken = z.strictObject({
  name: displayName,
  access: tokenAccess,
  /** The one tournament for which it is valid; null: all that its account may see. */
  eventId: id.nullable(),
  /** Null: valid until it is revoked. */
  days: z.literal(tokenDays).nullable(),
  /**
   * Absent: every part that its account may use. With `read` access, a scope to write has no
   * effect.
   */
  scopes: z
    .array(tokenScope)
    .min(1)
    .max(2 * tokenResources.length)
    .optional(),
});
export type NewToken = z.infer<typeof newToken>;

export const apiToken = z.object({
  tokenId: id,
  name: z.string(),
  /** Its last characters. */
  hint: z.string(),
  access: tokenAccess,
  eventId: id.nullable(),
  /** Null: every part. */
  scopes: z.array(tokenScope).nullable(),
  createdAt: isoTime,
  expiresAt: isoTime.nullable(),
  expired: z.boolean(),
  /** Precise to the minute; null: never used. */
  lastUsedAt: isoTime.nullable(),
});
export type ApiToken = z.infer<typeof apiToken>;

/** GET /api/me/tokens, newest first. */
export const tokenList = z.object({ tokens: z.array(apiToken) });
export type TokenList = z.infer<typeof tokenList>;

/** The answer to a new token; only this answer holds its text. */
export const madeToken = z.object({ made: apiToken, token: z.string() });
export type MadeToken = z.infer<typeof madeToken>;
