import { z } from 'zod';
import { isPersonName, keptName, longestName } from './person-name.js';

/** The server makes ids, in lower-case base32 or hex; clients must not interpret them. */
export const id = z.string().regex(/^[a-z0-9-]{6,64}$/);
export const isoDate = z.iso.date();
export const isoTime = z.iso.datetime();
/** The normalized name of a person or a tournament: 1 to 80 visible characters (person-name.ts). */
export const displayName = z
  .string()
  .max(longestName * 4)
  .overwrite(keptName)
  .min(1)
  .max(longestName)
  .refine(isPersonName, { error: 'holds characters that cannot be seen' });
/**
 * Free text: trimmed, no control characters except tabs and line breaks, and none that change the
 * direction of the surrounding text (embeddings, overrides and isolates of Unicode's bidi
 * algorithm; the marks with which Hebrew and Arabic are typed are allowed).
 */
export const freeText = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    // eslint-disable-next-line no-control-regex
    .regex(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]*$/);
export const note = freeText(500);

/** A set as printed on its cards, such as SOR; a card by set and number, such as SOR_010. */
export const setCode = z.string().regex(/^[A-Z0-9]{2,6}$/);
export const cardId = z.string().regex(/^[A-Z0-9]{2,6}_[0-9]{3}$/);

/** The payload of a command about one tournament, or about one match. */
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
 * Games won by each side and drawn, or the points of both; `winner` in matches by points if the
 * numbers do not decide it.
 */
export const gameScore = z.object({
  a: z.int().min(0).max(2000),
  b: z.int().min(0).max(2000),
  drawn: z.int().min(0).max(9),
  winner: z.enum(['a', 'b', 'draw', 'double-loss']).exactOptional(),
  /** Between teams: the winners at seats A, B and C. */
  seats: z
    .array(z.enum(['a', 'b', 'draw']))
    .length(3)
    .readonly()
    .exactOptional(),
});
export type GameScore = z.infer<typeof gameScore>;

/**
 * The tag of a page's language: "en", "pt-br". Texts for its reader are in English if they do not
 * exist in that language.
 */
export const languageTag = z.string().regex(/^[a-z]{2,3}(-[a-z0-9]{2,8}){0,3}$/i);

/** A text in the languages in which it exists; readers of any other language see the English. */
export const texts = z.object({ en: z.string() }).catchall(z.string());
export type Texts = z.infer<typeof texts>;

/** The variant for a language, by its tag; English if there is none. */
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

/** A stable code with its data; the web turns it into text. */
export const reason = z.object({
  code: z.string(),
  data: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
});
export type Reason = z.infer<typeof reason>;

export const tablePurpose = z.enum(['watch', 'deck-check']);
