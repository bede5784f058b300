import { z } from 'zod';
import { apiToken } from './tokens.js';
import { displayName, id, isoTime } from './primitives.js';

/** How another program's account is tied to one here: a code that its owner reads here and types there. */
export const linkCode = z.object({
  /** As `LINK-7QF2-MXD9`; good once. */
  code: z.string(),
  expiresAt: isoTime,
});
export type LinkCode = z.infer<typeof linkCode>;

/** GET /api/me/link-codes: the programs that take such a code here. */
export const linkOffer = z.object({ discord: z.boolean() });
export type LinkOffer = z.infer<typeof linkOffer>;

/** So long a code may be typed in, in seconds. */
export const linkCodeSeconds = 600;

/** POST /api/v1/links: the code against a token. `name`: what its owner's list of tokens calls it. */
export const newLink = z.strictObject({ code: z.string().min(4).max(32), name: displayName });
export type NewLink = z.infer<typeof newLink>;

/** The token acts for the account until its owner revokes it; its text is told this once. */
export const madeLink = z.object({
  account: z.object({ name: z.string() }),
  made: apiToken,
  token: z.string(),
});
export type MadeLink = z.infer<typeof madeLink>;

/** POST /api/v1/seats: a guest's seat code against a token that acts for this seat alone. */
export const newSeatToken = z.strictObject({ eventId: id, code: z.string().min(1).max(32) });
export type NewSeatToken = z.infer<typeof newSeatToken>;

/** Worth nothing any more once the seat has another code that ended its devices. */
export const seatToken = z.object({ eventId: id, playerId: id, token: z.string() });
export type SeatToken = z.infer<typeof seatToken>;
