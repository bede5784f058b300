import { z } from 'zod';
import { texts } from './primitives.js';

/** A column of a game's standings; `percent`: a share from 0 to 1, shown times 100. */
export const ledgerColumn = z.object({
  id: z.string(),
  name: texts,
  short: texts,
  unit: z.enum(['number', 'percent']),
  digits: z.number(),
});
export type LedgerColumn = z.infer<typeof ledgerColumn>;

/**
 * How a match is scored: by games, or by points with the
 * winner named apart; `most` is what one side can score.
 */
export const matchShape = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('games'),
    bestOf: z.union([z.literal(1), z.literal(3)]),
    /** Two teams: each game is the match of one seat, and all are played. */
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

/** A game as the form of a new event needs it. */
export const gameView = z.object({
  id: z.string(),
  name: texts,
  formats: z.array(
    z.object({
      id: z.string(),
      name: texts,
      /** What a new event of this format starts with, where it is not the house default. */
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
  /** There is a mat on which a judge of this game measures. */
  judgesMat: z.boolean().exactOptional(),
  /** It can be played against a bot on a board that it describes itself. */
  practice: z.boolean().exactOptional(),
  /** It has a first game, which shows a newcomer what to choose. */
  firstGame: z.boolean().exactOptional(),
  /** Its tables beside that of two: so many seats on so many sides. */
  tables: z.array(z.object({ seats: z.number(), sides: z.number(), name: texts })).exactOptional(),
  /** What players paste as a list, in a line of help. */
  listHelp: texts.exactOptional(),
  /** Starter decks that can be played with at once, as lists that players paste. */
  starters: z.array(z.object({ name: z.string(), list: z.string() })).exactOptional(),
});
export type GameView = z.infer<typeof gameView>;
