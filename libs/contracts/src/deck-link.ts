import { z } from 'zod';

/** POST /api/decks/from-link: a link to a deck on another site, as people paste it. */
export const deckLinkQuestion = z.strictObject({ link: z.string().min(1).max(300) });

/** The list at the linked page; `site`: the site's usual name. */
export const linkedDeck = z.object({ site: z.string(), text: z.string() });
export type LinkedDeck = z.infer<typeof linkedDeck>;
