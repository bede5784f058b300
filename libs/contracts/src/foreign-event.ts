import { z } from 'zod';
import { displayName, gameScore } from './primitives.js';

/** Where an event began whose files are taken over, and what that program calls itself. */
export const foreignPrograms = {
  melee: 'Melee',
  topdeck: 'TopDeck',
  limitless: 'Limitless',
  challonge: 'Challonge',
} as const;

const mostForeignPlayers = 512;

/** What is read of the files of another program at most. */
export const foreignFilesLimits = { files: 20, characters: 4_000_000, name: 200 } as const;

/** A player by the place in the list, from 0. */
const seat = z
  .int()
  .min(0)
  .max(mostForeignPlayers - 1);
const seats = z.array(seat).max(mostForeignPlayers);
const tableNumber = z.int().min(1).max(9_999);

/** A round as another program has it. Whoever is named nowhere in it was not there. */
const foreignRound = z.strictObject({
  /** Null where the result is not in yet. */
  tables: z
    .array(z.strictObject({ table: tableNumber, a: seat, b: seat, score: gameScore.nullable() }))
    .max(mostForeignPlayers / 2),
  byes: seats,
  /** Lost without an opponent, as by coming late. */
  losses: seats,
  /** Tables of three and four; places from 1, those who are equal share one; null where none are known. */
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

/** An event that began in another program, as far as its files say. */
export const foreignEvent = z.strictObject({
  source: z.enum(Object.keys(foreignPrograms) as (keyof typeof foreignPrograms)[]),
  players: z
    .array(
      z.strictObject({
        name: displayName,
        /** The list as text. */
        deck: z.string().min(1).max(16_000).exactOptional(),
        /** Has left the event by the end of what was played. */
        dropped: z.boolean(),
      }),
    )
    .min(2)
    .max(mostForeignPlayers),
  /** Swiss rounds in their order. */
  rounds: z.array(foreignRound).max(20),
});
export type ForeignEvent = z.infer<typeof foreignEvent>;
export type ForeignRound = ForeignEvent['rounds'][number];

/** What the files leave open, or what of them is not taken. */
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
  /** Whom it is about, the first few. */
  names: z.array(z.string()),
});
export type ForeignNote = z.infer<typeof foreignNote>;

const mostNames = 5;

/** What the files leave open of these; nothing where there are none. */
export const foreignNotesOn = (
  code: ForeignNote['code'],
  names: readonly string[],
): readonly ForeignNote[] =>
  names.length === 0 ? [] : [{ code, count: names.length, names: names.slice(0, mostNames) }];

/** A row of the standings as the other program has them; columns that it does not tell are missing. */
export interface ForeignStanding {
  readonly player: number;
  readonly points?: number;
  readonly values: Readonly<Record<string, number>>;
}

/** The files of an event at another program, each as text. */
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
  /** Swiss rounds that are taken over at most; all of the files without it. */
  rounds: z.int().min(0).max(20).optional(),
});
export type ForeignFiles = z.infer<typeof foreignFiles>;

/** What a take-over would bring, before anything is stored. */
export const takeOverPreview = z.object({
  /** To be sent as it is, with `TakeOverEvent`. */
  foreign: foreignEvent,
  /** How many Swiss rounds it would have in all: those of the settings, or as many as were played. */
  swissRounds: z.int().nullable(),
  notes: z.array(foreignNote),
  /** Files that are none of an event that can be taken over, by name. */
  unread: z.array(z.string()),
  /** As they would stand here. */
  standings: z.array(z.object({ name: z.string(), rank: z.int(), points: z.number() })),
  /** Where the standings here would say something else than those of the files. */
  differences: z.array(
    z.object({ name: z.string(), column: z.string(), theirs: z.number(), ours: z.number() }),
  ),
  /** Figures of the files' standings that are the same here. */
  equal: z.int(),
  /** Pairs of the next round that have met before; null where no round could be paired yet. */
  rematches: z.int().nullable(),
});
export type TakeOverPreview = z.infer<typeof takeOverPreview>;
