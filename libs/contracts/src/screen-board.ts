import { z } from 'zod';
import type { Difference } from './difference.js';
import { texts } from './primitives.js';

/** A list as the game's players paste it. */
export const gameList = z.string().min(1).max(65_536);
/** The facts of the game that the sender has seen. */
export const step = z.int().min(0).max(100_000);
/** The place of a choice among those of the board. */
export const optionNumber = z.int().min(0).max(10_000);

/** One side of a die: in words, and as it is drawn. */
const screenSide = z.object({
  text: texts,
  /** Names the symbol. */
  sign: z.string(),
  /** Before the symbol, such as `2` or `+1`; empty where nothing is counted. */
  number: z.string(),
  /** What resolving it costs. */
  price: z.number(),
});
export type ScreenSide = z.infer<typeof screenSide>;

/** A number to know about a piece, such as its cost or its damage. */
const screenMark = z.object({
  text: texts,
  sign: z.string(),
  value: z.number(),
  /** The most that there can be, such as the health that damage fills. */
  of: z.number().nullable(),
  /** A word for it, where it lies there as a token. */
  short: texts.optional(),
});

const facePiece = z.object({
  key: z.string(),
  form: z.enum(['card', 'die']),
  /** Null for a card that the viewer may not see. */
  name: z.string().nullable(),
  /** What kind of card it is. */
  kind: texts.nullable(),
  /** Names the colour in which it is drawn. */
  colour: z.string().nullable(),
  marks: z.array(screenMark),
  /** Sides of its die, the one that is shown first. */
  sides: z.array(screenSide),
  /** What its abilities say, a line each; null where it has none or is hidden. */
  says: texts.nullable(),
  exhausted: z.boolean(),
});
export const screenPiece = facePiece.extend({ attached: z.array(facePiece) });
export type ScreenPiece = z.infer<typeof screenPiece>;

export const screenSeat = z.object({
  /** `value` null where the name says it all. */
  counters: z.array(z.object({ name: texts, value: z.number().nullable() })),
  zones: z.array(
    z.object({
      id: z.string(),
      /** Where it lies: before its player, between both, in the hand, or on a pile to look through. */
      place: z.enum(['field', 'middle', 'hand', 'pile']),
      name: texts,
      /** Its name stands over its pieces, and also where it is empty. */
      titled: z.boolean(),
      pieces: z.array(screenPiece),
    }),
  ),
});
export type ScreenSeat = z.infer<typeof screenSeat>;

const outline = z.array(z.tuple([z.number(), z.number()]));

const screenShape = z.object({
  /** The piece that it stands for, or a key that options name. */
  key: z.string().nullable(),
  name: texts.nullable(),
  /** A few letters to be drawn on it. */
  label: z.string(),
  seat: z.number().nullable(),
  sort: z.enum(['piece', 'spot', 'rock', 'cloud']),
  outline,
  /** Degrees clockwise from the top. */
  heading: z.number().nullable(),
  /** What it reaches, the farthest band first. */
  reach: z.array(outline),
});
export type ScreenShape = z.infer<typeof screenShape>;

/** Where pieces lie on a surface, to scale; what lies below comes first. */
const screenMap = z.object({
  width: z.number(),
  height: z.number(),
  unit: z.literal('mm'),
  shapes: z.array(screenShape),
});
export type ScreenMap = z.infer<typeof screenMap>;

export const screenOption = z.object({
  text: texts,
  /** The same beside the place that it is about: only what differs from the other choices there. */
  here: texts.optional(),
  /** Pieces that it is about, the first of them most of all. */
  pieces: z.array(z.string()),
  /** How much, where it differs from the choices beside it by this alone. */
  amount: z.number().optional(),
  /** On a map: outlines of what it would make of it, the last of them where a piece ends. */
  ghost: z.array(outline).optional(),
  /** What would go wrong there, as pieces lie now. */
  warns: texts.optional(),
});
export type ScreenOption = z.infer<typeof screenOption>;

/** Dice that were rolled together; `again`: the die was rolled again. `colour` names that of the dice. */
const screenRoll = z.object({
  name: texts,
  colour: z.string(),
  dice: z.array(z.object({ text: texts, sign: z.string(), again: z.boolean() })),
});
export type ScreenRoll = z.infer<typeof screenRoll>;

/** What things on a board mean, under one title; `token`, `die`: the sign that an entry is about. */
const screenLegend = z.object({
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

/** The board of a game that describes it itself, as one viewer may see it; seats in the order of the game. */
export const screenBoard = z.object({
  moment: texts,
  seats: z.array(screenSeat),
  /** So many sides of seats side by side, where not everybody is one. */
  sides: z.number().optional(),
  /** Only in games that are played on a surface. */
  map: screenMap.optional(),
  /** Dice that lie on the table, in games that do not show them as pieces. */
  rolls: z.array(screenRoll).optional(),
  /** What is chosen now comes first. */
  legend: z.array(screenLegend).optional(),
  /** What the viewer has to decide; null where nobody or somebody else has to. */
  decision: z
    .object({
      question: texts,
      source: z.string().nullable(),
      /** What it is asked for, where the question does not say it: lines of text. */
      says: texts.optional(),
      /** On a map: the key of the piece that it is about. */
      about: z.string().optional(),
      options: z.array(screenOption),
    })
    .nullable(),
});
export type ScreenBoard = z.infer<typeof screenBoard>;

/** Something that happened; `signs`: of the dice that it tells of. */
export const screenLine = z.object({
  seat: z.number().nullable(),
  text: texts,
  signs: z.array(z.string()).optional(),
});
export type ScreenLine = z.infer<typeof screenLine>;

/**
 * What the last moves did, the latest first. `latest`:
 * since the viewer moved last; for onlookers the last move.
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
 * The boards on the way since the viewer moved last, but for the one that stands now: `at` moves made;
 * `change` makes it of the board that stands now. Nobody decides on them; none for onlookers.
 */
export const screenSteps = z.array(
  z.object({ at: z.number(), change: z.custom<Difference>().nullable() }),
);
export type ScreenSteps = z.infer<typeof screenSteps>;

/** How the viewer's board came about, beside every board that they may play on. */
export const screenMoves = { turns: screenTurns, steps: screenSteps.default([]) };
