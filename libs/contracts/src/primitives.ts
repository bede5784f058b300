import { z } from 'zod';
import { isPersonName, keptName, longestName } from './person-name.js';

/** Ids are lower-case base32 or hex made by the server; opaque to clients. */
export const id = z.string().regex(/^[a-z0-9-]{6,64}$/);
export const isoDate = z.iso.date();
export const isoTime = z.iso.datetime();
/** A person's or event's name in its one spelling: 1 to 80 characters that can be seen (person-name.ts). */
export const displayName = z
  .string()
  .max(longestName * 4)
  .overwrite(keptName)
  .min(1)
  .max(longestName)
  .refine(isPersonName, { error: 'holds characters that cannot be seen' });
/**
 * What people write in free words: trimmed, of control characters only tabs and line breaks,
 * and nothing that turns the direction of what stands around it (embeddings, overrides and
 * isolates of Unicode's bidi algorithm; the marks that Hebrew and Arabic are typed with stay).
 */
export const freeText = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    // eslint-disable-next-line no-control-regex
    .regex(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]*$/);
/** What somebody writes about a decision. */
export const note = freeText(500);

/** A set as printed on its cards, as SOR; a card by set and number, as SOR_010. */
export const setCode = z.string().regex(/^[A-Z0-9]{2,6}$/);
export const cardId = z.string().regex(/^[A-Z0-9]{2,6}_[0-9]{3}$/);

/** The payload of a command about one event, or about one match. */
export const ofEvent = <S extends z.ZodRawShape>(shape: S) =>
  z.strictObject({ eventId: id, ...shape });
export const ofMatch = <S extends z.ZodRawShape>(shape: S) =>
  z.strictObject({ matchId: id, ...shape });

export const eventRole = z.enum([
  'owner',
  'organizer',
  'head-judge',
  'judge',
  'scorekeeper',
  'registration',
  'caster',
]);
export type EventRole = z.infer<typeof eventRole>;

/**
 * Games won by both sides and drawn, or the points of both;
 * `winner` in matches by points, where the numbers do not name it.
 */
export const gameScore = z.object({
  a: z.int().min(0).max(2000),
  b: z.int().min(0).max(2000),
  drawn: z.int().min(0).max(9),
  winner: z.enum(['a', 'b', 'draw', 'double-loss']).exactOptional(),
  /** Between teams: who won at seats A, B and C. */
  seats: z
    .array(z.enum(['a', 'b', 'draw']))
    .length(3)
    .readonly()
    .exactOptional(),
});
export type GameScore = z.infer<typeof gameScore>;

/**
 * The tag of the language that a page is read in: "en", "pt-br".
 * Whoever writes to its reader does so in English where it lacks that.
 */
export const languageTag = z.string().regex(/^[a-z]{2,3}(-[a-z0-9]{2,8}){0,3}$/i);

/** A text in the languages that it was written in; whoever reads another one is shown the English. */
export const texts = z.object({ en: z.string() }).catchall(z.string());
export type Texts = z.infer<typeof texts>;

/** What is written for a language, by its tag; in English where it is not written. */
export const inLanguage = <Written>(
  written: { readonly en: Written; readonly [tag: string]: Written },
  tag: string,
): Written => (Object.hasOwn(written, tag) ? written[tag] : undefined) ?? written.en;

export const roundKey = z.object({
  phase: z.int().min(0).max(9),
  round: z.int().min(1).max(30),
  attempt: z.int().min(1).max(99),
});
export type RoundKey = z.infer<typeof roundKey>;

export const missedRound = z.object({ round: z.int().min(1).max(30), as: z.enum(['loss', 'bye']) });
export const penaltyLevel = z.enum([
  'caution',
  'warning',
  'game-loss',
  'match-loss',
  'disqualification',
]);
export type PenaltyLevel = z.infer<typeof penaltyLevel>;

/** A stable code and its facts, rendered to people by the web. */
export const reason = z.object({
  code: z.string(),
  data: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
});
export type Reason = z.infer<typeof reason>;

/** Why a judge is at a table. */
export const tablePurpose = z.enum(['watch', 'deck-check']);
