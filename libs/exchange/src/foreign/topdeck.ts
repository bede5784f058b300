import { foreignNotesOn } from '#contracts';
import { noteAssumed, placeByes } from './byes.js';
import { scoreWonBy, type BestOf } from './scores.js';
import type { ForeignMatch, ForeignTables } from './tables.js';
import type { TopdeckTournament } from '../topdeck.js';

type Table = TopdeckTournament['rounds'][number]['tables'][number];
type Row = TopdeckTournament['standings'][number];

/** The key of a seat, or of a row of the standings. */
const keyOf = ({ id, name }: { readonly id?: unknown; readonly name: string }): string =>
  typeof id === 'string' ? id : name;

const winnerAt = ({ players, ...table }: Table): number => {
  const winner = table['winner_id'] ?? table['winner'];
  return players.findIndex(({ id, name }) => winner === id || winner === name);
};

/** The winner is first, everybody else shares second place, since the site does not report more. */
const placesOf = (table: Table): readonly number[] | null => {
  const told: unknown = table['places'];
  const places = table.players.map((_, at) =>
    Array.isArray(told) ? Number(told[at]) : Number.NaN,
  );
  if (places.every((place) => Number.isInteger(place) && place > 0)) return places;
  if (table.status !== 'Completed') return null;
  if (table['winner'] === 'Draw') return table.players.map(() => 1);
  const winner = winnerAt(table);
  return winner === -1 ? null : table.players.map((_, at) => (at === winner ? 1 : 2));
};

const tableOf = (table: Table, round: number, bestOf: BestOf): readonly ForeignMatch[] => {
  const at = {
    ...{ round, phase: 'swiss' },
    table: typeof table.table === 'number' ? table.table : null,
  };
  const [one, other] = table.players;
  if (!one) return [];
  if (!other) return [{ ...at, kind: 'bye', player: keyOf(one) }];
  if (table.players.length > 2)
    return [
      { ...at, kind: 'multiplayer', seats: table.players.map(keyOf), places: placesOf(table) },
    ];
  const winner = winnerAt(table);
  const told = table['winner'] === 'Draw' ? 'draw' : winner === 0 ? 'a' : winner === 1 ? 'b' : null;
  const score = told === null || table.status !== 'Completed' ? null : scoreWonBy(told, bestOf);
  return [{ ...at, kind: 'match', a: keyOf(one), b: keyOf(other), score }];
};

type Swiss = readonly { readonly round: number; readonly tables: readonly Table[] }[];

/** All players of the standings and of the tables, with their decks unless these are links. */
const peopleIn = (standings: TopdeckTournament['standings'], swiss: Swiss) => [
  ...new Map(
    [...standings, ...swiss.flatMap(({ tables }) => tables.flatMap(({ players }) => players))].map(
      (row) => {
        const deck: unknown = 'decklist' in row ? row.decklist : null;
        const listed = typeof deck === 'string' && deck.includes('\n') ? { deck } : {};
        return [keyOf(row), { key: keyOf(row), name: row.name, ...listed }] as const;
      },
    ),
  ).values(),
];

const swissWins = (row: Row): number =>
  typeof row['winsSwiss'] === 'number' ? row['winsSwiss'] : row.wins;

/** Byes that the standings count and no table shows. */
const untoldByes = (
  standings: readonly Row[],
  matches: readonly ForeignMatch[],
): readonly ForeignMatch[] => {
  const alone = matches.flatMap((match) => (match.kind === 'bye' ? [match.player] : []));
  const left = standings.flatMap((row): readonly (readonly [string, number])[] => {
    const key = keyOf(row);
    const byes = typeof row['byes'] === 'number' ? row['byes'] : 0;
    const untold = byes - alone.filter((each) => each === key).length;
    return untold > 0 ? [[key, untold]] : [];
  });
  return placeByes(new Map(left), matches);
};

/** Rounds named by a number are Swiss; those of its cut have names. */
export const topdeckTables = (
  { standings, rounds, ...event }: TopdeckTournament,
  bestOf: BestOf,
): Omit<ForeignTables, 'source'> => {
  const swiss = rounds.flatMap(({ round, tables }) =>
    typeof round === 'number' ? [{ round, tables }] : [],
  );
  const people = peopleIn(standings, swiss);
  const completed = swiss
    .flatMap(({ tables }) => tables)
    .filter(({ status }) => status === 'Completed');
  const paired = completed.filter(({ players }) => players.length === 2);
  const shared = completed.filter(
    ({ players, ...table }) => players.length > 2 && !Array.isArray(table['places']),
  );
  const matches = swiss.flatMap(({ round, tables }) =>
    tables.flatMap((table) => tableOf(table, round, bestOf)),
  );
  const byes = untoldByes(standings, matches);
  const numbersOf = (tables: readonly Table[]) => tables.map(({ table }) => String(table));
  const cut = rounds.flatMap(({ round }) => (typeof round === 'number' ? [] : [round]));
  // At tables of three and four, points follow the organizer's own rules.
  const pointed = paired.length === 0 ? [] : standings;
  return {
    people,
    matches: [...matches, ...byes],
    standings: pointed.map((row) => ({
      ...{ key: keyOf(row), points: 3 * swissWins(row) + row.draws, values: {} },
    })),
    standingsAfter: event.swissNum,
    notes: [
      ...foreignNotesOn('games-unknown', numbersOf(paired)),
      ...noteAssumed(byes, people),
      ...foreignNotesOn('places-unknown', numbersOf(shared)),
      ...foreignNotesOn('cut-left', cut),
    ],
  };
};
