import { z } from 'zod';
import type { ScreenChoice, ScreenSetup } from '#game';
import { gameScore, id, isoTime, note, roundKey } from '#contracts';

/**
 * The id of a player. No dashes: names of streams and decks are an event's id, a dash and a
 * player's id, and must be decomposable in only one way.
 */
export const playerId = id.regex(/^[^-]*$/);
/** The id of a deck or a stream, composed of several ids. */
export const joinedIds = z.string().regex(/^[a-z0-9-]{6,200}$/);
/** Hashes, nonces, seeds, digests, keys: printable ASCII. */
export const token = z.string().regex(/^[!-~]{0,200}$/);
/**
 * Text that people type, other than names: without control characters and without marks that change
 * the writing direction.
 */
export const line = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]*$/u);

const first = '2020';
const last = '2200';
/** An instant in UTC in a plausible range, so that times computed from it are valid too. */
export const instant = isoTime.refine((text) => text >= first && text < last, {
  error: 'is no time of a tournament',
});
export const date = z.iso.date().refine((text) => text >= first && text < last, {
  error: 'is no date of a tournament',
});
/** The data of an erased person is replaced by an empty text. */
export const erasable = <S extends z.ZodType>(schema: S) => z.union([z.literal(''), schema]);

/** Digests of card bundles. */
export const bundles = z.array(z.string().regex(/^[0-9a-f]{64}$/)).max(64);

export { id };
export const side = z.enum(['a', 'b']);
export const winner = z.enum(['a', 'b', 'draw']);
export const score = gameScore.strict();
export const tableNumber = z.int().min(1).max(9_999);
export const gameNumber = z.int().min(1).max(99);
export const roundNumber = z.int().min(0).max(30);
export const phaseNumber = roundKey.shape.phase;
export const seconds = z.int().min(-86_400).max(86_400);
/** Moves of a game. */
export const moves = z.int().min(0).max(1_000_000);
export const players = z.array(playerId).max(4_096);
export const setting = note;

const mostDepth = 12;

const holds = (value: unknown, depth: number, left: { count: number }): boolean => {
  left.count -= typeof value === 'string' ? 1 + value.length : 8;
  if (left.count < 0 || depth > mostDepth) return false;
  if (Array.isArray(value)) return value.every((each) => holds(each, depth + 1, left));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).every(
      ([key, each]) =>
        !key.startsWith('__') && holds(`${key}`, depth, left) && holds(each, depth + 1, left),
    );
  return (
    typeof value === 'string' ||
    typeof value === 'boolean' ||
    value === null ||
    Number.isFinite(value)
  );
};

/**
 * JSON in a format that another library defines, with limited depth and at most so many characters;
 * `works` tests whether that library can use it.
 */
export const json = <T>(most: number, works: (value: T) => unknown = () => undefined) =>
  z.custom<T>(
    (value) => {
      if (typeof value !== 'object' || value === null) return false;
      if (!holds(value, 0, { count: most })) return false;
      try {
        works(value as T);
        return true;
      } catch {
        return false;
      }
    },
    { error: 'is not of the form that is needed here' },
  );

/** A seat of a game on screen. */
export const seat = z.int().min(0).max(3);
/** The setup of a player in a game that describes its own board, and a move of it. */
export const setup = json<ScreenSetup>(65_536);
export const screenMove = z.strictObject({ seat, option: json<ScreenChoice>(20_000) });
