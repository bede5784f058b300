import { z } from 'zod';
import { apiToken } from './tokens.js';
import { displayName, id, isoTime } from './primitives.js';

/**
 * Links another program's account to one here: its owner reads this code here and types it there.
 */
export const linkCode = z.object({
  /** Such as `LINK-7QF2-MXD9`; valid once. */
  code: z.string(),
  expiresAt: isoTime,
});
export type LinkCode = z.infer<typeof linkCode>;

/** GET /api/me/link-codes: the programs here that accept such a code. */
export const linkOffer = z.object({ discord: z.boolean() });
export type LinkOffer = z.infer<typeof linkOffer>;

/** In seconds. */
export const linkCodeSeconds = 600;

/**
 * POST /api/v1/links: exchanges the code for a token. `name`: the token's name in its owner's list.
 */
export const newLink = z.strictObject({ code: z.string().min(4).max(32), name: displayName });

/** The token acts for the account until its owner revokes it; only this answer holds its text. */
export const madeLink = z.object({
  account: z.object({ name: z.string() }),
  made: apiToken,
  token: z.string(),
});
export type MadeLink = z.infer<typeof madeLink>;

/** POST /api/v1/seats: exchanges a guest's seat code for a token that acts only for this seat. */
export const newSeatToken = z.strictObject({ eventId: id, code: z.string().min(1).max(32) });

/** Invalid once a newer code of the seat has ended its devices. */
export const seatToken = z.object({ eventId: id, playerId: id, token: z.string() });
export type SeatToken = z.infer<typeof seatToken>;
