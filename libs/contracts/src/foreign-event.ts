import { z } from 'zod';
import { displayName, gameScore } from './primitives.js';

/** The programs from which tournaments can be taken over, by their own names. */
export const foreignPrograms = {
  melee: 'Melee',
  topdeck: 'TopDeck',
  limitless: 'Limitless',
  challonge: 'Challonge',
} as const;

const mostForeignPlayers = 512;

/** Limits for the files of another program. */
export const foreignFilesLimits = { files: 20, characters: 4_000_000, name: 200 } as const;

/** A player, as 0-based index in the list. */
const seat = z
  .int()
  .min(0)
  .max(mostForeignPlayers - 1);
const seats = z.array(seat).max(mostForeignPlayers);
const tableNumber = z.int().min(1).max(9_999);

/** A round in another program. A player who is named nowhere in it was not there. */
const foreignRound = z.strictObject({
  /** `score`: null if the result is not in yet. */
  tables: z
    .array(z.strictObject({ table: tableNumber, a: seat, b: seat, score: gameScore.nullable() }))
    .max(mostForeignPlayers / 2),
  byes: seats,
  /** Players who lost without an opponent, for example by coming late. */
  losses: seats,
  /**
   * Tables of three and four. Places are 1-based and tied players share one; null if they are
   * unknown.
   */
  multiplayer: z
    .array(
      z.strictObject({
        table: tableNumber,
        seats: z.array(seat).min(3).max(4),
        places: z.array(z.int().min(1).max(4)).max(4).nullable(),
      }),
    )
    .max(200)
    .exactOptional(),
});

/** A tournament that began in another program, as far as its files describe it. */
export const foreignEvent = z.strictObject({
  source: z.enum(Object.keys(foreignPrograms) as (keyof typeof foreignPrograms)[]),
  players: z
    .array(
      z.strictObject({
        name: displayName,
        deck: z.string().min(1).max(16_000).exactOptional(),
        /** Whether the player had left by the end of the played rounds. */
        dropped: z.boolean(),
      }),
    )
    .min(2)
    .max(mostForeignPlayers),
  /** Swiss rounds in order. */
  rounds: z.array(foreignRound).max(20),
});
export type ForeignEvent = z.infer<typeof foreignEvent>;
export type ForeignRound = ForeignEvent['rounds'][number];

/** What the files do not say, or what is not taken over from them. */
const foreignNotes = [
  'games-unknown',
  'byes-assumed',
  'drops-assumed',
  'names-apart',
  'cut-left',
  'tables-open',
  'places-unknown',
  'decks-missing',
  'decks-unreadable',
] as const;
const foreignNote = z.object({
  code: z.enum(foreignNotes),
  count: z.int(),
  /** The first few players concerned. */
  names: z.array(z.string()),
});
export type ForeignNote = z.infer<typeof foreignNote>;

const mostNames = 5;

/** A note about these players; none if there are no players. */
export const foreignNotesOn = (
  code: ForeignNote['code'],
  names: readonly string[],
): readonly ForeignNote[] =>
  names.length === 0 ? [] : [{ code, count: names.length, names: names.slice(0, mostNames) }];

/** A row of the standings in the other program; columns missing there are absent. */
export interface ForeignStanding {
  readonly player: number;
  readonly points?: number;
  readonly values: Readonly<Record<string, number>>;
}

/** The files of a tournament in another program, each as text. */
export const foreignFiles = z.strictObject({
  files: z
    .array(
      z.strictObject({
        name: z.string().max(foreignFilesLimits.name),
        text: z.string().max(foreignFilesLimits.characters),
      }),
    )
    .min(1)
    .max(foreignFilesLimits.files),
  /** Maximum number of Swiss rounds to take over; omitted: all in the files. */
  rounds: z.int().min(0).max(20).optional(),
});
export type ForeignFiles = z.infer<typeof foreignFiles>;

/** The outcome of a take-over, before anything is stored. */
export const takeOverPreview = z.object({
  /** To be sent unchanged with `TakeOverEvent`. */
  foreign: foreignEvent,
  /** Number of Swiss rounds in all: that of the settings, or the number of rounds played. */
  swissRounds: z.int().nullable(),
  notes: z.array(foreignNote),
  /** Names of files that do not belong to a tournament that can be taken over. */
  unread: z.array(z.string()),
  /** The standings here after the take-over. */
  standings: z.array(z.object({ name: z.string(), rank: z.int(), points: z.number() })),
  /** Values that differ between the standings here and those in the files. */
  differences: z.array(
    z.object({ name: z.string(), column: z.string(), theirs: z.number(), ours: z.number() }),
  ),
  /** Number of values that are equal in both. */
  equal: z.int(),
  /** Pairs of the next round who have met before; null if no round can be paired yet. */
  rematches: z.int().nullable(),
});
export type TakeOverPreview = z.infer<typeof takeOverPreview>;
