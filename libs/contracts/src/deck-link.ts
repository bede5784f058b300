import { z } from 'zod';

/** POST /api/decks/from-link: a link to a deck of another site, as people paste it. */
export const deckLinkQuestion = z.strictObject({ link: z.string().min(1).max(300) });

/** The list behind a link: `site` is the name people know. */
export const linkedDeck = z.object({ site: z.string(), text: z.string() });
export type LinkedDeck = z.infer<typeof linkedDeck>;
