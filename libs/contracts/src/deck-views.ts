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
 * One finding about a deck; text in both languages is rendered by the server so that any client can show it.
 */
export const deckProblem = z.object({
  code: z.string(),
  severity: z.enum(['error', 'warning', 'notice']),
  line: z.number().nullable(),
  path: z.string().nullable(),
  text: texts,
  /** Cards that may be meant by what was written, as they are written in a list. */
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
   * Its cards that cannot be played on screen yet, by name; none: it can.
   * Absent where that is not asked: of another game, of an empty list.
   */
  notOnScreen: z.array(z.string()).exactOptional(),
  /**
   * A list of another game: its parts as they are shown, and
   * its text to take away. The four parts above are empty then.
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

/** The three decks of a Trilogy player; a problem names the decks it concerns, counted from 1. */
export const trioView = z.object({
  revision: z.number(),
  submittedAt: isoTime.nullable(),
  legal: z.boolean(),
  decks: z.array(deckView),
  problems: z.array(deckProblem.extend({ decks: z.array(z.number()) })),
});
export type TrioView = z.infer<typeof trioView>;
