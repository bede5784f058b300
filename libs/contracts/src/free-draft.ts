import { z } from 'zod';
import { displayName, id } from './primitives.js';
import { boosterChoice, poolView } from './limited.js';

/**
 * Drafts of no tournament: alone against bots, or with friends by a link. Nobody needs an account.
 */
export const freeDraftCommands = {
  /**
   * Seats the sender with bots. `friends`: the pod waits, so that others can take seats from bots.
   * Answer: ids.podId.
   */
  StartFreeDraft: z.strictObject({
    ...boosterChoice,
    seats: z.int().min(2).max(8),
    friends: z.boolean(),
    name: displayName,
  }),
  /** Takes the first seat that a bot holds, until the draft begins. */
  JoinFreeDraft: z.strictObject({ podId: id, name: displayName }),
} as const;

/**
 * GET /api/pods/<podId>/deck: the cards that the asker drafted in a free pod, to build a deck, and
 * the decks of the others to play against.
 */
export const freePool = z.object({
  pool: poolView,
  /** The bots' decks, as SWUDB JSON. */
  against: z.array(z.object({ name: z.string(), text: z.string() })),
});
export type FreePool = z.infer<typeof freePool>;
