import { z } from 'zod';
import type { Difference } from './difference.js';
import { texts } from './primitives.js';

/** A list as the game's players paste it. */
export const gameList = z.string().min(1).max(65_536);
/** Number of events of the game that the sender's board includes. */
export const step = z.int().min(0).max(100_000);
/** Index of a choice among those of the board. */
export const optionNumber = z.int().min(0).max(10_000);

/** One side of a die, as text and as symbol. */
const screenSide = z.object({
  text: texts,
  /** The id of the symbol. */
  sign: z.string(),
  /** Shown before the symbol, such as `2` or `+1`; empty if nothing is counted. */
  number: z.string(),
  /** The cost of resolving it. */
  price: z.number(),
});
export type ScreenSide = z.infer<typeof screenSide>;

/** A number on a piece, such as its cost or its damage. */
const screenMark = z.object({
  text: texts,
  sign: z.string(),
  value: z.number(),
  /** The maximum, such as the health that damage fills. */
  of: z.number().nullable(),
  /** A short word, if it lies on the piece as a token. */
  short: texts.optional(),
});

const facePiece = z.object({
  key: z.string(),
  form: z.enum(['card', 'die']),
  /** Null for a card hidden from the viewer. */
  name: z.string().nullable(),
  /** The type of the card. */
  kind: texts.nullable(),
  /** The id of the colour in which it is drawn. */
  colour: z.string().nullable(),
  marks: z.array(screenMark),
  /** The sides of its die; the one that is shown comes first. */
  sides: z.array(screenSide),
  /** The text of its abilities, one per line; null if it has none or is hidden. */
  says: texts.nullable(),
  exhausted: z.boolean(),
});
export const screenPiece = facePiece.extend({ attached: z.array(facePiece) });
export type ScreenPiece = z.infer<typeof screenPiece>;

export const screenSeat = z.object({
  /** `value` is null if the name is enough. */
  counters: z.array(z.object({ name: texts, value: z.number().nullable() })),
  zones: z.array(
    z.object({
      id: z.string(),
      /**
       * Where the zone lies: in front of its player, between the players, in the hand, or as a pile
       * to look through.
       */
      place: z.enum(['field', 'middle', 'hand', 'pile']),
      name: texts,
      /** Its name is shown above its pieces, also if it is empty. */
      titled: z.boolean(),
      pieces: z.array(screenPiece),
    }),
  ),
});
export type ScreenSeat = z.infer<typeof screenSeat>;

const outline = z.array(z.tuple([z.number(), z.number()]));

const screenShape = z.object({
  /** The key of the piece it represents, or one to which options refer. */
  key: z.string().nullable(),
  name: texts.nullable(),
  /** A few letters to draw on it. */
  label: z.string(),
  seat: z.number().nullable(),
  sort: z.enum(['piece', 'spot', 'rock', 'cloud']),
  outline,
  /** Degrees clockwise from the top. */
  heading: z.number().nullable(),
  /** The areas that it reaches, the farthest band first. */
  reach: z.array(outline),
});
export type ScreenShape = z.infer<typeof screenShape>;

/** Pieces on a surface, to scale; lower ones come first. */
const screenMap = z.object({
  width: z.number(),
  height: z.number(),
  unit: z.literal('mm'),
  shapes: z.array(screenShape),
});
export type ScreenMap = z.infer<typeof screenMap>;

export const screenOption = z.object({
  text: texts,
  /**
   * A shorter text for display next to the place concerned: only what differs from the other
   * choices there.
   */
  here: texts.optional(),
  /** Keys of the pieces concerned, the most important first. */
  pieces: z.array(z.string()),
  /** The amount, if the neighbouring choices differ only in this. */
  amount: z.number().optional(),
  /** On a map: outlines of the result; the last one is where a piece ends. */
  ghost: z.array(outline).optional(),
  /** A warning about what would go wrong there, as pieces lie now. */
  warns: texts.optional(),
});
export type ScreenOption = z.infer<typeof screenOption>;

/**
 * Dice that were rolled together; `again`: the die was rerolled. `colour` is the id of the dice's
 * colour.
 */
const screenRoll = z.object({
  name: texts,
  colour: z.string(),
  dice: z.array(z.object({ text: texts, sign: z.string(), again: z.boolean() })),
});
export type ScreenRoll = z.infer<typeof screenRoll>;

/**
 * Explains things on the boards of a game, under one title; `token`, `die`: the symbol that an
 * entry explains.
 */
export const screenLegend = z.object({
  /** The id to which the decision of a board refers. */
  id: z.string(),
  title: texts,
  entries: z.array(
    z.object({
      name: texts,
      says: texts,
      token: z.string().optional(),
      die: z.string().optional(),
    }),
  ),
});
export type ScreenLegend = z.infer<typeof screenLegend>;

/**
 * The board of a game that describes its own board, as one viewer may see it; seats in the game's
 * order.
 */
export const screenBoard = z.object({
  moment: texts,
  seats: z.array(screenSeat),
  /** Number of sides, each with its seats side by side; omitted if every seat is a side. */
  sides: z.number().optional(),
  /** Only in games played on a surface. */
  map: screenMap.optional(),
  /** Dice on the table, in games that do not show them as pieces. */
  rolls: z.array(screenRoll).optional(),
  /** The viewer's decision; null if there is none or another player's. */
  decision: z
    .object({
      question: texts,
      source: z.string().nullable(),
      /** More about the decision than the question says: lines of text. */
      says: texts.optional(),
      /** On a map: the key of the piece concerned. */
      about: z.string().optional(),
      /** The section of the game's legend that explains the options. */
      legend: z.string().optional(),
      options: z.array(screenOption),
    })
    .nullable(),
});
export type ScreenBoard = z.infer<typeof screenBoard>;

/** Something that happened; `signs`: symbols of the dice concerned. */
export const screenLine = z.object({
  seat: z.number().nullable(),
  text: texts,
  signs: z.array(z.string()).optional(),
});
export type ScreenLine = z.infer<typeof screenLine>;

/**
 * What the last moves did, latest first. `latest`: since the viewer's last move; for onlookers, the
 * last move.
 */
export const screenTurns = z.array(
  z.object({
    move: z.number(),
    latest: z.boolean(),
    lines: z.array(screenLine),
  }),
);
export type ScreenTurns = z.infer<typeof screenTurns>;

/**
 * The boards after each move since the viewer's last move, except the present one: `at` moves made;
 * `change` turns the present board into that one. They carry no decision; empty for onlookers.
 */
export const screenSteps = z.array(
  z.object({ at: z.number(), change: z.custom<Difference>().nullable() }),
);
export type ScreenSteps = z.infer<typeof screenSteps>;

/** How the viewer's board came about; comes with every board on which they may play. */
export const screenMoves = { turns: screenTurns, steps: screenSteps.default([]) };
