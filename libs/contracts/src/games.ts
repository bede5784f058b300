import { z } from 'zod';
import { texts } from './primitives.js';

/** A column of a game's standings; `percent`: a share from 0 to 1, shown as a percentage. */
export const ledgerColumn = z.object({
  id: z.string(),
  name: texts,
  short: texts,
  unit: z.enum(['number', 'percent']),
  digits: z.number(),
});
export type LedgerColumn = z.infer<typeof ledgerColumn>;

/**
 * How a match is scored: by games, or by points with the winner named separately; `most`: the
 * maximum for one side.
 */
export const matchShape = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('games'),
    bestOf: z.union([z.literal(1), z.literal(3)]),
    /** Matches of two teams: each game is the match of one seat, and all games are played. */
    seats: z.number().exactOptional(),
  }),
  z.object({ kind: z.literal('points'), most: z.number() }),
]);
export type MatchShape = z.infer<typeof matchShape>;

const points = z.object({
  win: z.number(),
  draw: z.number(),
  loss: z.number(),
  bye: z.number(),
});
export const scoringOption = z.discriminatedUnion('kind', [
  z.object({
    id: z.string(),
    name: texts,
    kind: z.literal('number'),
    min: z.number(),
    max: z.number(),
  }),
  z.object({
    id: z.string(),
    name: texts,
    kind: z.literal('choice'),
    choices: z.array(z.object({ id: z.string(), name: texts })),
  }),
]);
export type ScoringOption = z.infer<typeof scoringOption>;

/** What the form for a new tournament needs to know about a game. */
export const gameView = z.object({
  id: z.string(),
  name: texts,
  formats: z.array(
    z.object({
      id: z.string(),
      name: texts,
      /**
       * The settings with which a new tournament of this format starts, if they differ from the
       * house defaults.
       */
      defaults: z.object({
        points: points.exactOptional(),
        chain: z.array(z.string()).exactOptional(),
        scoring: z.record(z.string(), z.union([z.number(), z.string()])).exactOptional(),
        bestOf: z.union([z.literal(1), z.literal(3)]).exactOptional(),
        roundMinutes: z.number().exactOptional(),
        cutRoundMinutes: z.number().exactOptional(),
        lastRoundByStanding: z.boolean().exactOptional(),
        drawByAgreement: z.enum(['allowed', 'forbidden']).exactOptional(),
        placePoints: z.array(z.number()).readonly().exactOptional(),
      }),
    }),
  ),
  columns: z.array(ledgerColumn),
  chains: z.array(z.array(z.string())),
  options: z.array(scoringOption),
  /** The game has a mat on which a judge measures. */
  judgesMat: z.boolean().exactOptional(),
  /** The game can be played against a bot, on a board that it describes itself. */
  practice: z.boolean().exactOptional(),
  /** The game has a first game that shows newcomers what to choose. */
  firstGame: z.boolean().exactOptional(),
  /** Tables other than that of two: number of seats and of sides. */
  tables: z.array(z.object({ seats: z.number(), sides: z.number(), name: texts })).exactOptional(),
  /** One line of help: what players paste as a list. */
  listHelp: texts.exactOptional(),
  /** Starter decks, as lists that players could paste. */
  starters: z.array(z.object({ name: z.string(), list: z.string() })).exactOptional(),
});
export type GameView = z.infer<typeof gameView>;
