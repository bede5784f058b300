import { z } from 'zod';
import { isoTime, texts } from './primitives.js';

export const deckLine = z.object({
  id: z.string(),
  name: z.string(),
  subtitle: z.string().nullable(),
  type: z.string(),
  cost: z.number().nullable(),
  aspects: z.array(z.string()),
  count: z.number(),
});
/**
 * One problem with a deck. The server renders the text in every language, so that any client can
 * show it.
 */
export const deckProblem = z.object({
  code: z.string(),
  severity: z.enum(['error', 'warning', 'notice']),
  line: z.number().nullable(),
  path: z.string().nullable(),
  text: texts,
  /** Cards that may be meant by the written name, in the spelling of a list. */
  instead: z.object({ written: z.string(), names: z.array(z.string()) }).exactOptional(),
});
export type DeckProblem = z.infer<typeof deckProblem>;
export const deckView = z.object({
  revision: z.number(),
  submittedAt: isoTime.nullable(),
  legal: z.boolean(),
  leaders: z.array(deckLine),
  bases: z.array(deckLine),
  main: z.array(deckLine),
  sideboard: z.array(deckLine),
  problems: z.array(deckProblem),
  /**
   * Names of its cards that cannot be played on screen yet; empty: the deck can be played. Absent
   * if this was not checked: for another game or an empty list.
   */
  notOnScreen: z.array(z.string()).exactOptional(),
  /**
   * A list of another game: its sections as shown, and its text to copy. The four sections above
   * are empty then.
   */
  sections: z
    .array(
      z.object({
        title: texts,
        lines: z.array(
          z.object({
            id: z.string(),
            name: z.string(),
            detail: z.string().nullable(),
            count: z.number(),
            points: z.number().nullable(),
          }),
        ),
      }),
    )
    .exactOptional(),
  text: z.string().exactOptional(),
});
export type DeckView = z.infer<typeof deckView>;

/** The three decks of a Trilogy player; a problem names the decks it concerns, 1-based. */
export const trioView = z.object({
  revision: z.number(),
  submittedAt: isoTime.nullable(),
  legal: z.boolean(),
  decks: z.array(deckView),
  problems: z.array(deckProblem.extend({ decks: z.array(z.number()) })),
});
export type TrioView = z.infer<typeof trioView>;
