/**
 * The decks of the project (`test/samples/decks`) or of other folders, each checked by the rules
 * for which it was made, and played against the others.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isPlayable, swuLegality } from '#cards';
import { checkDeck, type Deck, formatRules, type FormatRules, parseDeck } from '#formats';
import type { SeatSetup } from '#rules';

export interface SampleDeck {
  readonly name: string;
  /** The format and day of the check. */
  readonly judgedBy: string;
  /** Codes of the problems by its format; empty: it is legal. */
  readonly problems: readonly string[];
  /** Its cards that cannot be played on screen. */
  readonly unplayable: readonly string[];
  readonly seat: SeatSetup;
}

const ENDING = '.swudb.json';
/** The last day before some of its cards were suspended. */
const HAN_SOLO = '2025-04-08';
/** The day for which the lists were generated. */
const GENERATED = '2026-11-21';

/** The first day of a set in Premier. */
function firstDay(set: string): string {
  const entry = swuLegality.entries.find((e) => e.kind === 'set' && e.set === set);
  if (!entry) throw new Error(`${set} is in no pool`);
  return entry.from;
}

const unplayableIn = ({ leaders, base, deck }: SeatSetup): readonly string[] =>
  [...new Set([...leaders, base, ...deck])].filter((id) => !isPlayable(id));

type RulesOfDay = FormatRules & { readonly on: string };

/** A starter is played as it was sold: in Premier, on the first day of its set. */
function rulesFor(file: string): RulesOfDay {
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

/** The formats of that day: Twin Suns for two leaders, Premier for one. */
const rulesOn =
  (on: string) =>
  (_file: string, { leaders }: Deck): RulesOfDay => ({
    ...(leaders.length > 1
      ? formatRules('twin-suns', { on, pool: 'eternal' })
      : formatRules('premier', { on })),
    on,
  });

/** Deck lists of a folder in SWUDB's format; other files are ignored. */
const decksIn = (
  folder: string,
  rulesOf: (file: string, deck: Deck) => RulesOfDay,
): readonly SampleDeck[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith(ENDING))
    .sort()
    .map((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      const rules = rulesOf(file, parseDeck(text).deck);
      const { deck, verdict } = checkDeck(text, rules);
      const seat = seatOf(deck);
      return {
        name: file.slice(0, -ENDING.length),
        judgedBy: `${rules.format}, ${rules.on}`,
        problems: verdict.legal ? [] : verdict.problems.map(({ code }) => code),
        unplayable: unplayableIn(seat),
        seat,
      };
    });

/** @param folder `test/samples/decks`, whose file names determine the rules for each list. */
export const sampleDecks = (folder: string): readonly SampleDeck[] => decksIn(folder, rulesFor);

/**
 * @param folder of lists that people play.
 * @param on the day whose rules apply, e.g. `2026-11-27`.
 */
export const playedDecks = (folder: string, on: string): readonly SampleDeck[] =>
  decksIn(folder, rulesOn(on));

/**
 * The decks at each table, by index, so that each plays so many games, against all others in turn.
 * `games` is a multiple of the players at a table.
 */
export function tablesOf(decks: number, games: number, players: number): number[][] {
  const seatsFrom = (deck: number, step: number) =>
    Array.from({ length: players }, (_, seat) => (deck + seat * step) % decks);
  const steps = Array.from({ length: decks - 1 }, (_, i) => i + 1).filter(
    (step) => new Set(seatsFrom(0, step)).size === players,
  );
  return Array.from(
    { length: steps.length > 0 ? games / players : 0 },
    (_, round) => round,
  ).flatMap((round) =>
    Array.from({ length: decks }, (_, deck) =>
      seatsFrom(deck, steps[round % steps.length] as number),
    ),
  );
}

/** The same for two players; `games` is even. */
export const pairsOf = (decks: number, games: number): [number, number][] =>
  tablesOf(decks, games, 2).map(([one = 0, other = 0]): [number, number] => [one, other]);
