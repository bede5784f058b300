import {
  foreignEvent,
  type ForeignEvent,
  foreignNotesOn,
  type ForeignRound,
  keptName,
} from '#contracts';
import { readAs, refusedAt, type Reading } from '../reading.js';
import {
  type ForeignMatch,
  type ForeignReading,
  type ForeignTables,
  namedIn,
  roundNumbersIn,
} from './tables.js';

interface Round {
  readonly phase: string;
  readonly matches: readonly ForeignMatch[];
}

const roundsOf = (matches: readonly ForeignMatch[]): readonly Round[] =>
  roundNumbersIn(matches).map((number) => {
    const of = matches.filter(({ round }) => round === number);
    return { phase: of[0]?.phase ?? '', matches: of };
  });

const isPowerOfTwo = (size: number): boolean => size > 0 && Number.isInteger(Math.log2(size));

/**
 * A later phase with fewer players, as many as fit a bracket, is the cut: it is paired anew here.
 */
const isCut = (round: Round, before: readonly Round[]): boolean => {
  const [first] = before;
  if (!first || round.phase === first.phase) return false;
  const players = (of: Round) => new Set(of.matches.flatMap(namedIn)).size;
  return (
    round.matches.every(({ kind }) => kind === 'match') &&
    isPowerOfTwo(players(round)) &&
    players(round) < players(first)
  );
};

const swissOf = (rounds: readonly Round[]): readonly Round[] => {
  const cut = rounds.findIndex((round, index) => isCut(round, rounds.slice(0, index)));
  return cut === -1 ? rounds : rounds.slice(0, cut);
};

/** Makes names unique: players who share one get their handle or a number appended. */
const namesApart = (
  people: ForeignTables['people'],
): { readonly names: readonly string[]; readonly changed: readonly string[] } => {
  const taken = new Set<string>();
  const changed: string[] = [];
  const names = people.map(({ name, handle }) => {
    const whole = keptName(name).slice(0, 80);
    const cut = whole.slice(0, 60);
    const ways = [whole, ...(handle ? [`${cut} (${keptName(handle).slice(0, 16)})`] : [])];
    for (let number = 2; ways.length < people.length + 3; number += 1)
      ways.push(`${cut} (${number})`);
    const free = ways.find((each) => !taken.has(each.toLowerCase())) ?? whole;
    taken.add(free.toLowerCase());
    if (free !== whole) changed.push(free);
    return free;
  });
  return { names, changed };
};

/** Tables keep their numbers; those without one, or with one already used, get the next free. */
const tableNumbersOf = (matches: readonly ForeignMatch[]): ReadonlyMap<ForeignMatch, number> => {
  const seated = matches.filter(({ kind }) => kind === 'match' || kind === 'multiplayer');
  const numbers = new Map<ForeignMatch, number>();
  const taken = new Set<number>();
  for (const match of seated) {
    if (match.table === null || match.table < 1 || taken.has(match.table)) continue;
    taken.add(match.table);
    numbers.set(match, match.table);
  }
  let next = 1;
  for (const match of seated) {
    if (numbers.has(match)) continue;
    while (taken.has(next)) next += 1;
    taken.add(next);
    numbers.set(match, next);
  }
  return numbers;
};

const roundOf = ({ matches }: Round, seatOf: (key: string) => number): ForeignRound => {
  const numbers = tableNumbersOf(matches);
  const alone = (wanted: 'bye' | 'loss') =>
    matches.flatMap((match) => (match.kind === wanted ? [seatOf(match.player)] : []));
  const shared = matches.flatMap((match) =>
    match.kind === 'multiplayer'
      ? [
          {
            table: numbers.get(match) ?? 1,
            seats: match.seats.map(seatOf),
            places: match.places === null ? null : [...match.places],
          },
        ]
      : [],
  );
  return {
    tables: matches
      .flatMap((match) =>
        match.kind === 'match'
          ? [
              {
                ...{ table: numbers.get(match) ?? 1, a: seatOf(match.a), b: seatOf(match.b) },
                score: match.score,
              },
            ]
          : [],
      )
      .toSorted((one, other) => one.table - other.table),
    byes: alone('bye'),
    losses: alone('loss'),
    ...(shared.length > 0 ? { multiplayer: shared } : {}),
  };
};

/**
 * Players who dropped: those that the files name, otherwise those who are not in the last round.
 */
const leavers = (
  { people }: ForeignTables,
  rounds: readonly Round[],
): { readonly gone: ReadonlySet<string>; readonly assumed: readonly string[] } => {
  const last = new Set(rounds.at(-1)?.matches.flatMap(namedIn));
  const assumed = people.filter(
    ({ key, dropped }) => dropped === undefined && rounds.length > 0 && !last.has(key),
  );
  const told = people.filter(({ dropped }) => dropped === true);
  return {
    gone: new Set([...told, ...assumed].map(({ key }) => key)),
    assumed: assumed.map(({ name }) => name),
  };
};

/** The tables of another program as one event, with as many of its Swiss rounds as requested. */
export const assembleForeign = (
  tables: ForeignTables,
  most: number | undefined,
): Reading<ForeignReading> => {
  const { source, people } = tables;
  const seats = new Map(people.map(({ key }, index) => [key, index]));
  const stranger = tables.matches.flatMap(namedIn).find((key) => !seats.has(key));
  if (stranger !== undefined) return refusedAt('exchange/bad-line', 'matches', stranger);
  const all = roundsOf(tables.matches);
  const swiss = swissOf(all);
  const rounds = swiss.slice(0, most);
  const whole = rounds.length === swiss.length;
  const seatOf = (key: string): number => seats.get(key) ?? 0;
  const { names, changed } = namesApart(people);
  // At an earlier round the later rounds show who had dropped by then.
  const { gone, assumed } = whole
    ? leavers(tables, rounds)
    : { gone: leftBefore(swiss, rounds.length, people), assumed: [] };
  const event: ForeignEvent = {
    source,
    players: people.map(({ key, deck }, index) => ({
      name: names[index] ?? '',
      ...(deck === undefined ? {} : { deck }),
      dropped: gone.has(key),
    })),
    rounds: rounds.map((round) => roundOf(round, seatOf)),
  };
  const checked = foreignEvent.safeParse(event);
  if (!checked.success) {
    const [issue] = checked.error.issues;
    return refusedAt('exchange/wrong-shape', issue?.path.join('.') ?? 'file', issue?.message ?? '');
  }
  const open = event.rounds.at(-1)?.tables.filter(({ score }) => score === null) ?? [];
  return readAs({
    event: checked.data,
    standings:
      tables.standingsAfter === null || tables.standingsAfter === rounds.length
        ? tables.standings.map(({ key, ...row }) => ({ ...row, player: seatOf(key) }))
        : [],
    notes: [
      ...tables.notes,
      ...foreignNotesOn('drops-assumed', assumed),
      ...foreignNotesOn('names-apart', changed),
      ...foreignNotesOn(
        'cut-left',
        all.slice(swiss.length).map((_, index) => String(swiss.length + index + 1)),
      ),
      ...foreignNotesOn(
        'tables-open',
        open.map(({ table }) => String(table)),
      ),
      ...foreignNotesOn(
        'decks-missing',
        people.filter(({ deck }) => deck === undefined).map(({ name }) => name),
      ),
    ],
  });
};

/** Players of earlier rounds who are in no later round had dropped. */
const leftBefore = (
  swiss: readonly Round[],
  played: number,
  people: ForeignTables['people'],
): ReadonlySet<string> => {
  const later = new Set(swiss.slice(played).flatMap(({ matches }) => matches.flatMap(namedIn)));
  const earlier = new Set(
    swiss.slice(0, played).flatMap(({ matches }) => matches.flatMap(namedIn)),
  );
  return new Set(people.map(({ key }) => key).filter((key) => earlier.has(key) && !later.has(key)));
};
