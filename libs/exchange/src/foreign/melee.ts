import { cellsOf, type CsvTable } from '../csv-table.js';
import { meleeResults } from '../melee-csv.js';
import type { meleeDeckJson, meleeMatchesJson, meleePlayersJson } from '../melee-json.js';
import type { ValueOf } from '../reading.js';
import type { ForeignMatch, ForeignPerson, ForeignTables } from './tables.js';

type Matches = ValueOf<typeof meleeMatchesJson>['Content'];
type Players = ValueOf<typeof meleePlayersJson>['Content'];
export type MeleeDeck = ValueOf<typeof meleeDeckJson>;
/** A row of the standings, from the organizer API or from the page. */
export interface MeleeStanding {
  readonly Points: number;
  readonly [more: string]: unknown;
}

const numberIn = (value: unknown): number | null =>
  typeof value === 'number'
    ? value
    : typeof value === 'string' && value !== ''
      ? Number(value)
      : null;

const columns = {
  omw: 'OpponentMatchWinPercentage',
  gw: 'TeamGameWinPercentage',
  ogw: 'OpponentGameWinPercentage',
} as const;

const valuesIn = (cell: (column: string) => unknown): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(columns).flatMap(([id, column]) => {
      const value = numberIn(cell(column));
      return value === null || Number.isNaN(value) ? [] : [[id, value]];
    }),
  );

type Cell = ReturnType<typeof cellsOf>;

/** All players of the matches; the standings contain their handles. */
const peopleIn = (matches: CsvTable, standings: readonly Cell[]): readonly ForeignPerson[] => {
  const people = new Map<string, ForeignPerson>();
  const meet = (key: string, name: string): void => {
    if (key !== '' && !people.has(key)) people.set(key, { key, name });
  };
  for (const row of matches.rows) {
    const cell = cellsOf(matches, row);
    meet(cell('Team1Id'), cell('Team1'));
    meet(cell('Team2Id'), cell('Team2'));
  }
  for (const cell of standings) {
    const key = cell('TeamId');
    const known = people.get(key);
    const handle = cell('TeamPlayers1Username');
    if (known) people.set(key, { ...known, handle });
    else meet(key, cell('TeamPlayers1DisplayName'));
  }
  return [...people.values()];
};

/** The two downloads. They contain neither drops nor decks. */
export const meleeDownloads = (
  matches: CsvTable,
  standings: CsvTable | null,
): Omit<ForeignTables, 'source'> => {
  const rows = standings?.rows.map((row) => cellsOf(standings, row)) ?? [];
  const phases = matches.rows.map((row) => {
    const cell = cellsOf(matches, row);
    return [Number(cell('RoundNumber')), cell('PhaseId')] as const;
  });
  const phaseOf = new Map(phases);
  const open = matches.rows.flatMap((row): readonly ForeignMatch[] => {
    const cell = cellsOf(matches, row);
    if (cell('HasResult') !== 'False' || cell('Team2Id') === '') return [];
    const [a, b] = [cell('Team1Id'), cell('Team2Id')];
    const [round, phase] = [Number(cell('RoundNumber')), cell('PhaseId')];
    return [
      { kind: 'match', round, phase, table: numberIn(cell('TableNumber')), a, b, score: null },
    ];
  });
  const tableOf = new Map(
    matches.rows.map((row) => {
      const cell = cellsOf(matches, row);
      return [`${cell('RoundNumber')} ${cell('Team1Id')}`, numberIn(cell('TableNumber'))];
    }),
  );
  const played = meleeResults(matches).map((result): ForeignMatch => {
    const { round } = result;
    const at = { round, phase: phaseOf.get(round) ?? '' };
    if (result.kind !== 'match')
      return { ...at, kind: result.kind, player: result.player, table: null };
    const { a, b, wins, drawn } = result;
    const score = { a: wins[0], b: wins[1], drawn };
    return { ...at, kind: 'match', table: tableOf.get(`${round} ${a}`) ?? null, a, b, score };
  });
  return {
    people: peopleIn(matches, rows),
    matches: [...played, ...open],
    standings: rows.map((cell) => ({
      key: cell('TeamId'),
      points: Number(cell('Points')),
      values: valuesIn(cell),
    })),
    standingsAfter: numberIn(rows[0]?.('RoundNumber')),
    notes: [],
  };
};

const sections = [
  ['Leaders', 6],
  ['Base', 7],
  ['Deck', 0],
  ['Sideboard', 99],
] as const;

/** A deck as its page shows it: sections, and `count | name | subtitle`. */
export const meleeDeckText = ({ Records }: Pick<MeleeDeck, 'Records'>): string =>
  sections
    .map(([title, section]) => {
      const cards = Records.filter(({ c }) => c === section).map(({ n, s, q }) =>
        [q, n, ...(s ? [s] : [])].join(' | '),
      );
      return [title, ...cards].join('\n');
    })
    .join('\n\n');

interface TeamLike {
  readonly ID?: unknown;
  readonly StatusDescription?: unknown;
  readonly Players: readonly Players[number][] | readonly { readonly DisplayName: string }[];
}

const nameIn = (player: {
  readonly DisplayName: string;
  readonly [more: string]: unknown;
}): string => {
  const whole = player['Name'] ?? player['PlayerName'];
  return typeof whole === 'string' && whole.trim() !== '' ? whole : player.DisplayName;
};

const droppedIn = (status: unknown): boolean =>
  typeof status === 'string' && status !== 'Active' && status !== '';

const competitorMatch = (match: Matches[number]): ForeignMatch | null => {
  const [one, other] = match.Competitors;
  const at = {
    ...{ round: match.RoundNumber, table: match.TableNumber },
    phase: String(match['PhaseId'] ?? ''),
  };
  if (!one) return null;
  if (!other) {
    const lost = match['LossReason'] !== null && match['LossReason'] !== undefined;
    return { ...at, kind: lost ? 'loss' : 'bye', player: String(one.TeamId) };
  }
  const wins = ({ GameWinsAndGameByes, GameWins }: Record<string, unknown>): number =>
    numberIn(GameWinsAndGameByes ?? GameWins) ?? 0;
  const score = { a: wins(one), b: wins(other), drawn: numberIn(match['GameDraws']) ?? 0 };
  return {
    ...{ ...at, kind: 'match', a: String(one.TeamId), b: String(other.TeamId) },
    score: match.HasResult ? score : null,
  };
};

/** Responses of the organizer API: matches, and players, standings and decks if present. */
export const meleeAnswers = (
  matches: Matches,
  more: {
    readonly players: Players;
    readonly standings: readonly MeleeStanding[];
    readonly decks: readonly MeleeDeck[];
  },
): Omit<ForeignTables, 'source'> => {
  const people = new Map<string, ForeignPerson>();
  const deckOf = new Map(
    more.decks.map((deck) => [String(deck['TeamId'] ?? ''), meleeDeckText(deck)]),
  );
  const meet = (key: string, person: Omit<ForeignPerson, 'key'>): void => {
    const deck = deckOf.get(key);
    if (!people.has(key)) people.set(key, { key, ...person, ...(deck ? { deck } : {}) });
  };
  for (const player of more.players)
    meet(String(player['TeamId'] ?? player.ID), {
      name: nameIn(player),
      handle: player.Username,
      dropped: droppedIn(player.StatusDescription),
    });
  for (const { Competitors } of matches)
    for (const { TeamId, Team } of Competitors) {
      const [first] = Team.Players;
      const status = (Team as TeamLike).StatusDescription;
      if (first)
        meet(String(TeamId), {
          name: nameIn(first),
          handle: first.Username,
          ...(status === undefined ? {} : { dropped: droppedIn(status) }),
        });
    }
  const rounds = more.standings.map((row) => numberIn(row['RoundNumber']));
  return {
    people: [...people.values()],
    matches: matches.flatMap((match) => competitorMatch(match) ?? []),
    standings: more.standings.map((row) => ({
      key: String(row['TeamId'] ?? ''),
      points: row.Points,
      values: valuesIn((column) => row[column]),
    })),
    standingsAfter: rounds[0] ?? null,
    notes: [],
  };
};
