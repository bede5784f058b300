import { z } from 'zod';
import { defaultSettings as offered } from '#vocabulary';
import { limitedSettings } from './limited.js';
import { cardId, setCode } from './primitives.js';

export const eventFormat = z.enum(['premier', 'trilogy', 'sealed', 'draft']);
export type EventFormat = z.infer<typeof eventFormat>;
/** The id of a game or of one of its formats (query `games`). */
export const gameId = z.string().regex(/^[a-z][a-z0-9-]{1,30}$/);

export const eventStructure = z.enum([
  'swiss',
  'round-robin',
  'single-elimination',
  'double-elimination',
]);
export type EventStructure = z.infer<typeof eventStructure>;

export const publishPairings = z.enum(['at-once', 'by-hand', 'by-hand-above-16']);

/** How games on screen end when the round's time is over. */
export const endOfRound = z.enum(['next-action-phase', 'one-more-round', 'draw']);

/** Thinking time in games on screen, in seconds; its type explains it. */
export const thinkingTime = z
  .strictObject({
    reserve: z.int().min(0).max(7_200),
    increment: z.int().min(0).max(120),
    perMove: z.int().min(0).max(600),
    atZero: z.enum(['warning', 'choice', 'loss']),
  })
  .refine(({ reserve, perMove }) => reserve + perMove >= 10)
  .refine(({ perMove, atZero }) => atZero !== 'choice' || perMove >= 5);

export const eventSettings = z.object({
  swissRounds: z.int().min(1).max(20).nullable(),
  cutSize: z.union([
    z.literal(0),
    z.literal(2),
    z.literal(4),
    z.literal(8),
    z.literal(16),
    z.literal(32),
  ]),
  bestOf: z.union([z.literal(1), z.literal(3)]),
  roundMinutes: z.int().min(0).max(240),
  cutRoundMinutes: z.int().min(0).max(240),
  points: z.object({
    win: z.int().min(0).max(10),
    draw: z.int().min(0).max(10),
    loss: z.int().min(0).max(10),
    bye: z.int().min(0).max(10),
  }),
  tiebreaks: z.object({
    /**
     * Columns of the game's standings (query `games`) in order of importance; `points` are the
     * match points.
     */
    chain: z
      .array(z.string().regex(/^[a-z]{1,20}$/))
      .min(1)
      .max(6),
    freezeOnDrop: z.boolean(),
    floorOwnGameWin: z.boolean(),
  }),
  /** Settings that only this game has, by the ids of its options. */
  scoring: z
    .record(
      z.string().regex(/^[a-zA-Z]{1,40}$/),
      z.union([z.int().min(0).max(10_000), z.string().max(40)]),
    )
    .exactOptional(),
  lastRoundByStanding: z.boolean(),
  drawByAgreement: z.enum(['allowed', 'forbidden']),
  confirmAfterMinutes: z.int().min(0).max(240),
  deckRequired: z.boolean(),
  decksPublic: z.enum(['never', 'after-event', 'always']),
  /** Opponents in the cut see each other's deck. */
  openCutDecks: z.boolean().optional(),
  selfCheckIn: z.boolean(),
  /** When a new round becomes public: at once (the default), or once staff have published it. */
  publishPairings: publishPairings.optional(),
  /** Registrations wait for acceptance by staff. */
  approval: z.boolean().optional(),
  /** Games on screen: how many seconds later than the players onlookers see them. */
  watchDelaySeconds: z.int().min(0).max(3_600).optional(),
  /** Games on screen: casters see both hands, without delay. */
  castersSeeHands: z.boolean().optional(),
  /** Games on screen: the two players of a match may send each other messages. */
  tableChat: z.boolean().optional(),
  /**
   * Games on screen: how running games end when the round's time is over; omitted: left to the
   * judges.
   */
  endOfRound: z.union([endOfRound, z.literal('judges')]).optional(),
  /** Games on screen: thinking time; omitted or null: unlimited. */
  thinkingTime: thinkingTime.nullable().optional(),
  /** Trilogy: seconds to ban and to pick a deck; 0: no limit. */
  banSeconds: z.int().min(0).max(1800).optional(),
  pickSeconds: z.int().min(0).max(1800).optional(),
  /**
   * Trilogy: when the ban clock starts: once both sit at the table, at the latest with the round's
   * clock; with that clock; or with the pairing.
   */
  banClock: z.enum(['table', 'round', 'pairing']).optional(),
  legality: z.object({
    addSets: z.array(setCode).max(50),
    removeSets: z.array(setCode).max(50),
    allowCards: z.array(cardId).max(500),
    banCards: z.array(cardId).max(500),
  }),
  /** How players are paired; omitted: Swiss rounds, then the cut. */
  structure: eventStructure.optional(),
  /** Players of a team, at seats A, B and C. */
  teamSeats: z.literal(3).optional(),
  /** Formats at tables of three and four: points for the first place, the second and so on. */
  placePoints: z.array(z.int().min(0).max(20)).length(4).readonly().optional(),
  /** Sealed and Draft only, and required there. */
  limited: limitedSettings.optional(),
});
export type EventSettings = z.infer<typeof eventSettings>;

/** The settings that the form for a new tournament starts with. */
export const defaultSettings: EventSettings = offered;

/** Where a default comes from; the form shows it beside the field. */
export type DefaultSource = 'event-data' | 'judge-program' | 'organizers' | 'house';

export const defaultSources: Record<keyof EventSettings, DefaultSource> = {
  swissRounds: 'house',
  cutSize: 'organizers',
  bestOf: 'organizers',
  roundMinutes: 'organizers',
  cutRoundMinutes: 'house',
  points: 'judge-program',
  tiebreaks: 'event-data',
  lastRoundByStanding: 'event-data',
  drawByAgreement: 'house',
  confirmAfterMinutes: 'house',
  deckRequired: 'organizers',
  decksPublic: 'house',
  openCutDecks: 'house',
  selfCheckIn: 'house',
  approval: 'house',
  publishPairings: 'house',
  watchDelaySeconds: 'house',
  castersSeeHands: 'house',
  tableChat: 'house',
  endOfRound: 'organizers',
  thinkingTime: 'house',
  banSeconds: 'house',
  pickSeconds: 'house',
  banClock: 'house',
  legality: 'organizers',
  limited: 'house',
  scoring: 'event-data',
  structure: 'house',
  teamSeats: 'house',
  placePoints: 'organizers',
};
