import type { EventRecord } from '#contracts';
import { cellsOf, csvFormat, type CsvTable } from './csv-table.js';
import {
  gamesOf,
  matchesOf,
  namesOf,
  numbersOf,
  recordText,
  resultTaker,
  swissRounds,
  type RecordRound,
  type RecordTable,
} from './record-view.js';

const standingsColumns = [
  'Rank',
  'Points',
  'MatchRecord',
  'GameRecord',
  'OpponentMatchWinPercentage',
  'TeamGameWinPercentage',
  'OpponentGameWinPercentage',
  'RoundNumber',
  'PhaseId',
  'TeamId',
  'TeamPlayers1ID',
  'TeamPlayers1Name',
  'TeamPlayers1FirstName',
  'TeamPlayers1LastName',
  'TeamPlayers1DisplayName',
  'TeamPlayers1Username',
  'TeamPlayers1AsmoConnectId',
] as const;

const matchesColumns = [
  'RoundNumber',
  'PhaseId',
  'TableNumber',
  'Team1Id',
  'Team1',
  'Player1NameLastFirst',
  'Team1WinsAndByes',
  'Team2Id',
  'Team2',
  'Player2NameLastFirst',
  'Team2WinsAndByes',
  'GameDraws',
  'MatchesPublished',
  'HasResult',
  'ByeReason',
  'AdminResultString',
  'TimeExtensionMinutes',
] as const;

/**
 * The two downloads of a tournament at Melee, with the columns that programs which read them use.
 */
export const meleeStandingsCsv = csvFormat({
  id: 'melee-standings-csv',
  required: ['Rank', 'MatchRecord', 'TeamPlayers1ID'],
  mark: true,
});
export const meleeMatchesCsv = csvFormat({
  id: 'melee-matches-csv',
  required: ['RoundNumber', 'Team1Id', 'Team1WinsAndByes', 'Team2Id', 'Team2WinsAndByes'],
  mark: true,
});
/** A similar file of another site. */
export const cardeStandingsCsv = csvFormat({
  id: 'carde-standings-csv',
  required: ['User ID', 'User Event Status ID', 'Record (W-L-D)', 'Match Points'],
  never: ['TeamPlayers1ID'],
  mark: true,
});

const lastFirst = (name: string): { first: string; last: string; whole: string } => {
  const [first = '', ...rest] = name.split(' ');
  const last = rest.join(' ');
  return { first, last, whole: last === '' ? first : `${last}, ${first}` };
};

const fraction = (value: number | undefined): string => (value === undefined ? '' : String(value));

/** The Swiss standings in Melee's format. */
export const meleeStandings = (record: EventRecord): CsvTable => {
  const numbers = numbersOf(record);
  const rounds = swissRounds(record);
  const rows = record.players
    .filter(({ swissRank }) => swissRank !== null)
    .toSorted((one, other) => (one.swissRank ?? 0) - (other.swissRank ?? 0));
  return {
    columns: standingsColumns,
    rows: rows.map(({ playerId, name, swissRank, points, tiebreaks }) => {
      const { first, last, whole } = lastFirst(name);
      const number = String(numbers.get(playerId) ?? '');
      return [
        String(swissRank),
        String(points),
        recordText(matchesOf(rounds, playerId)),
        recordText(gamesOf(record, playerId)),
        fraction(tiebreaks['omw']),
        fraction(tiebreaks['gw']),
        fraction(tiebreaks['ogw']),
        String(rounds.length),
        '1',
        ...[number, number, whole, first, last, name, '', ''],
      ];
    }),
  };
};

const resultText = (table: RecordTable, nameOf: (id: string) => string): string => {
  const { a, b, score } = table;
  if (score === null) return 'Not reported';
  const [more, less] = [Math.max(score.a, score.b), Math.min(score.a, score.b)];
  switch (resultTaker(table)) {
    case 'a':
      return `${nameOf(a)} won ${more}-${less}-${score.drawn}`;
    case 'b':
      return `${nameOf(b)} won ${more}-${less}-${score.drawn}`;
    case 'draw':
      return `${score.a}-${score.b}-${score.drawn} Draw`;
    default:
      return 'Both players were assigned a loss';
  }
};

const alone = (
  record: EventRecord,
  { number, phase }: RecordRound,
  playerId: string,
  bye: boolean,
): readonly string[] => {
  const name = namesOf(record).get(playerId) ?? '';
  const id = String(numbersOf(record).get(playerId) ?? '');
  return [
    ...[String(number), String(phase + 1), '', id, name, lastFirst(name).whole],
    bye ? String(record.bestOf === 3 ? 2 : 1) : '0',
    ...['', '', '', '', '', 'True', 'True', bye ? '1' : ''],
    bye ? `${name} was assigned a bye` : `${name} was assigned a loss`,
    '',
  ];
};

/** Every match in Melee's format; rounds are numbered across all phases. */
export const meleeMatches = (record: EventRecord): CsvTable => {
  const numbers = numbersOf(record);
  const names = namesOf(record);
  const nameOf = (id: string) => names.get(id) ?? '';
  const sideOf = (id: string, wins: number | undefined) => [
    ...[String(numbers.get(id) ?? ''), nameOf(id), lastFirst(nameOf(id)).whole],
    wins === undefined ? '' : String(wins),
  ];
  return {
    columns: matchesColumns,
    rows: record.rounds.flatMap((round) => [
      ...round.tables.map((table) => [
        ...[String(round.number), String(round.phase + 1), String(table.table)],
        ...sideOf(table.a, table.score?.a),
        ...sideOf(table.b, table.score?.b),
        table.score ? String(table.score.drawn) : '',
        'True',
        table.score ? 'True' : 'False',
        '',
        resultText(table, nameOf),
        '',
      ]),
      ...round.losses.map((id) => alone(record, round, id, false)),
      ...round.byes.map((id) => alone(record, round, id, true)),
    ]),
  };
};

/** A result in a file of matches: a table of two, or one player with a bye or an assigned loss. */
export type MeleeResult =
  | {
      readonly kind: 'match';
      readonly round: number;
      readonly a: string;
      readonly b: string;
      readonly wins: readonly [number, number];
      readonly drawn: number;
    }
  | { readonly kind: 'bye' | 'loss'; readonly round: number; readonly player: string };

/**
 * The results in the file; matches without a result are omitted. Players are identified by their
 * number in the file.
 */
export const meleeResults = (table: CsvTable): readonly MeleeResult[] =>
  table.rows.flatMap((row): readonly MeleeResult[] => {
    const cell = cellsOf(table, row);
    const round = Number(cell('RoundNumber'));
    const [a, b] = [cell('Team1Id'), cell('Team2Id')];
    if (cell('HasResult') === 'False') return [];
    const wins = [Number(cell('Team1WinsAndByes')), Number(cell('Team2WinsAndByes'))] as const;
    if (b === '') return [{ kind: wins[0] > 0 ? 'bye' : 'loss', round, player: a }];
    return [{ kind: 'match', round, a, b, wins, drawn: Number(cell('GameDraws')) }];
  });
