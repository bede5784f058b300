import type { ForeignEvent, ForeignFiles } from '#contracts';
import { cardeStandingsCsv, meleeMatchesCsv, meleeStandingsCsv } from '../melee-csv.js';
import {
  meleeDeckJson,
  meleeMatchesJson,
  meleePageStandingsJson,
  meleePlayersJson,
  meleeStandingsJson,
} from '../melee-json.js';
import {
  limitlessDetailsJson,
  limitlessPairingsJson,
  limitlessStandingsJson,
} from '../limitless.js';
import type { ExchangeFormat, Reading, ValueOf } from '../reading.js';
import { refusedAt } from '../reading.js';
import { topdeckTournamentJson } from '../topdeck.js';
import { assembleForeign } from './assemble.js';
import { challongeTables, challongeTournamentJson } from './challonge.js';
import { limitlessTables } from './limitless.js';
import { meleeAnswers, meleeDownloads } from './melee.js';
import type { BestOf } from './scores.js';
import type { ForeignReading, ForeignTables } from './tables.js';
import { topdeckTables } from './topdeck.js';

const formats = {
  meleeMatchesCsv,
  meleeStandingsCsv,
  cardeStandingsCsv,
  meleeMatchesJson,
  meleePlayersJson,
  meleeStandingsJson,
  meleePageStandingsJson,
  meleeDeckJson,
  limitlessPairingsJson,
  limitlessStandingsJson,
  limitlessDetailsJson,
  topdeckTournamentJson,
  challongeTournamentJson,
} as const satisfies Readonly<Record<string, ExchangeFormat<unknown>>>;
type Formats = typeof formats;
type Known = {
  [N in keyof Formats]: { readonly as: N; readonly value: ValueOf<Formats[N]> };
}[keyof Formats];

/** An empty list does not identify a file. */
const isEmpty = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

const recognise = (text: string): Known | null => {
  for (const [name, format] of Object.entries(formats)) {
    const read = (format as ExchangeFormat<unknown>).read(text);
    if (read.ok && !isEmpty(read.value)) return { as: name, value: read.value } as Known;
  }
  return null;
};

const all = <N extends keyof Formats>(files: readonly Known[], name: N): ValueOf<Formats[N]>[] =>
  files.flatMap((file) => (file.as === name ? [file.value as ValueOf<Formats[N]>] : []));

type Tables = Omit<ForeignTables, 'source'>;

/** The tables of the one program from which all these files come. */
const tablesOf = (
  files: readonly Known[],
  bestOf: BestOf,
): (Tables & { readonly source: ForeignEvent['source'] }) | null => {
  const [matchesCsv] = all(files, 'meleeMatchesCsv');
  if (matchesCsv) {
    const [standings = null] = all(files, 'meleeStandingsCsv');
    return { source: 'melee', ...meleeDownloads(matchesCsv, standings) };
  }
  const pages = all(files, 'meleeMatchesJson');
  const players = all(files, 'meleePlayersJson').flatMap(({ Content }) => Content);
  if (pages.length > 0 || players.length > 0) {
    const standings = [
      ...all(files, 'meleeStandingsJson').flatMap(({ Content }) => Content),
      ...all(files, 'meleePageStandingsJson').flatMap(({ data }) => data),
    ];
    const decks = all(files, 'meleeDeckJson');
    const matches = pages.flatMap(({ Content }) => Content);
    return { source: 'melee', ...meleeAnswers(matches, { players, standings, decks }) };
  }
  const pairings = all(files, 'limitlessPairingsJson').flat();
  const limitless = all(files, 'limitlessStandingsJson').flat();
  if (pairings.length > 0 || limitless.length > 0)
    return { source: 'limitless', ...limitlessTables(pairings, limitless, bestOf) };
  const [topdeck] = all(files, 'topdeckTournamentJson').flat();
  if (topdeck) return { source: 'topdeck', ...topdeckTables(topdeck, bestOf) };
  const [challonge] = all(files, 'challongeTournamentJson');
  return challonge
    ? { source: 'challonge', ...challongeTables(challonge.tournament, bestOf) }
    : null;
};

/**
 * Reads an event from the files of the program in which it began, whatever their order and names.
 * `bestOf`: of the event as it continues here, for programs that report winners only. `unread`:
 * names of files that were not used.
 */
export const readForeignEvent = (
  { files, rounds }: ForeignFiles,
  bestOf: BestOf,
): Reading<ForeignReading & { readonly unread: readonly string[] }> => {
  const read = files.map(({ name, text }) => ({ name, known: recognise(text) }));
  const unread = read.flatMap(({ name, known }) => (known === null ? [name] : []));
  const tables = tablesOf(
    read.flatMap(({ known }) => known ?? []),
    bestOf,
  );
  if (tables === null) return refusedAt('exchange/unknown-format', 'files', unread.join(', '));
  const assembled = assembleForeign(tables, rounds);
  return assembled.ok ? { ok: true, value: { ...assembled.value, unread } } : assembled;
};
