/**
 * The decks that the project carries (`test/samples/decks`), each
 * judged by the rules it was made for and paired with the others.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { swuLegality } from '#cards';
import { checkDeck, type Deck, formatRules, type FormatRules } from '#formats';
import type { SeatSetup } from '#rules';

export interface SampleDeck {
  readonly name: string;
  /** Format and day by which it was judged. */
  readonly judgedBy: string;
  /** Codes of what its format refuses; none: it is legal. */
  readonly problems: readonly string[];
  readonly seat: SeatSetup;
}

const ENDING = '.swudb.json';
/** The last day before cards of it were suspended. */
const HAN_SOLO = '2025-04-08';
/** The day for which the lists were generated. */
const GENERATED = '2026-11-21';

/** The first day of a set in Premier. */
function firstDay(set: string): string {
  const entry = swuLegality.entries.find((e) => e.kind === 'set' && e.set === set);
  if (!entry) throw new Error(`${set} is in no pool`);
  return entry.from;
}

/** A starter is played as it was sold: in Premier, on the first day of its set. */
function rulesFor(file: string): FormatRules & { readonly on: string } {
  const starter = /^starter-([a-z0-9]+)-/.exec(file)?.[1];
  const on = starter
    ? firstDay(starter.toUpperCase())
    : file.startsWith('premier-')
      ? GENERATED
      : HAN_SOLO;
  return { ...formatRules('premier', { on }), on };
}

const seatOf = ({ leaders, bases, main }: Deck): SeatSetup => ({
  leaders: leaders.map(({ id }) => id),
  base: bases[0]?.id ?? '',
  deck: main.flatMap(({ id, count }) => Array.from({ length: count }, () => id)),
});

/** @param folder of deck lists as SWUDB writes them; other files in it are passed over. */
export const sampleDecks = (folder: string): readonly SampleDeck[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith(ENDING))
    .sort()
    .map((file) => {
      const rules = rulesFor(file);
      const { deck, verdict } = checkDeck(readFileSync(join(folder, file), 'utf8'), rules);
      return {
        name: file.slice(0, -ENDING.length),
        judgedBy: `${rules.format}, ${rules.on}`,
        problems: verdict.legal ? [] : verdict.problems.map(({ code }) => code),
        seat: seatOf(deck),
      };
    });

/**
 * Pairs of decks by their places in the list, so that each plays
 * so many games, against all others in turn. `games` is even.
 */
export function pairsOf(decks: number, games: number): [number, number][] {
  const rounds = Array.from({ length: games / 2 }, (_, round) => 1 + (round % (decks - 1)));
  return rounds.flatMap((step) =>
    Array.from({ length: decks }, (_, deck): [number, number] => [deck, (deck + step) % decks]),
  );
}
