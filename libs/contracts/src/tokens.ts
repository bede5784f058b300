import { z } from 'zod';
import { displayName, id, isoTime } from './primitives.js';

/** What a token may do in its account's name: only look, or everything the account may. */
export const tokenAccess = z.enum(['read', 'act']);
export type TokenAccess = z.infer<typeof tokenAccess>;

/** The parts of an event that a token can be limited to. */
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

/** One part, and whether a token may change it or only read it. Who may change a part may read it too. */
export const tokenScope = z.enum(
  tokenResources.flatMap((part) => [`${part}:read` as const, `${part}:write` as const]),
);
export type TokenScope = z.infer<typeof tokenScope>;

/** So long tokens may live, in days. */
export const tokenDays = [7, 30, 90, 365] as const;

/** At most so many tokens of one account at a time. */
export const mostTokens = 20;

/** POST /api/me/tokens. */
export const newToken = z.strictObject({
  name: displayName,
  access: tokenAccess,
  /** The one event it shall be good for; null: all that its account may see. */
  eventId: id.nullable(),
  /** Null: until it is revoked. */
  days: z.literal(tokenDays).nullable(),
  /** Absent: every part that its account may use. With `read` access a right to write is of no use. */
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
  /** To the minute; null: never. */
  lastUsedAt: isoTime.nullable(),
});
export type ApiToken = z.infer<typeof apiToken>;

/** GET /api/me/tokens, newest first. */
export const tokenList = z.object({ tokens: z.array(apiToken) });
export type TokenList = z.infer<typeof tokenList>;

/** The answer to a new token: the only time its text is told. */
export const madeToken = z.object({ made: apiToken, token: z.string() });
export type MadeToken = z.infer<typeof madeToken>;
