import type { StrengthOfSchedule, XwingColumn, XwingPolicy, XwingResult } from '#games';
import {
  countAt,
  eachOnce,
  fail,
  listAt,
  nameAt,
  objectAt,
  publishedPlayers,
  describeValue,
  type Fields,
} from './reading.js';

export interface XwingResults {
  readonly policy: XwingPolicy;
  readonly players: readonly string[];
  readonly results: readonly XwingResult[];
}

const COLUMNS: readonly XwingColumn[] = ['score', 'mov', 'sos'];

/** `either`: both readings of the strength of schedule fit the published numbers. */
const STRENGTHS: Readonly<Record<string, StrengthOfSchedule>> = {
  sum: 'sum',
  'per-opponent': 'per-opponent',
  'per-round': 'per-round',
  either: 'per-opponent',
};

const columnAt = (value: unknown, place: string): XwingColumn =>
  COLUMNS.find((column) => column === value) ??
  fail(place, `one of ${COLUMNS.join(', ')} is wanted, found ${describeValue(value)}`);

const strengthAt = (value: unknown, place: string): StrengthOfSchedule =>
  (typeof value === 'string' && Object.hasOwn(STRENGTHS, value) ? STRENGTHS[value] : undefined) ??
  fail(
    place,
    `one of ${Object.keys(STRENGTHS).join(', ')} is wanted, found ${describeValue(value)}`,
  );

const modifiedWinAt = (policy: Fields): Pick<XwingPolicy, 'modifiedWin'> =>
  policy['modifiedWin'] === undefined
    ? {}
    : {
        modifiedWin: {
          points: countAt(policy['modifiedWin'], 'policy.modifiedWin'),
          modifiedBelow: countAt(policy['modifiedBelow'], 'policy.modifiedBelow'),
        },
      };

const policyAt = (value: unknown): XwingPolicy => {
  const policy = objectAt(value, 'policy');
  const number = (name: string): number => countAt(policy[name], `policy.${name}`);
  return {
    win: number('win'),
    ...modifiedWinAt(policy),
    draw: number('draw'),
    loss: number('loss'),
    bye: number('bye'),
    squadPoints: number('squadPoints'),
    byeMargin: number('byeMov'),
    strengthOfSchedule: strengthAt(policy['sos'], 'policy.sos'),
    chain: listAt(policy['chain'], 'policy.chain').map((column, i) =>
      columnAt(column, `policy.chain[${i}]`),
    ),
  };
};

const winnerAt = (value: unknown, place: string): 'a' | 'b' | null =>
  value === 'a' || value === 'b' || value === null
    ? value
    : fail(place, `"a", "b" or null is wanted, found ${describeValue(value)}`);

const matchAt = (value: unknown, place: string): XwingResult => {
  const match = objectAt(value, place);
  const a = nameAt(match['a'], `${place}.a`);
  if (match['b'] === null)
    return match['result'] === 'bye'
      ? { kind: 'bye', player: a }
      : fail(
          `${place}.result`,
          `without an opponent "bye" is wanted, found ${describeValue(match['result'])}`,
        );
  const b = nameAt(match['b'], `${place}.b`);
  if (b === a) return fail(`${place}.b`, `${describeValue(a)} cannot play against themselves`);
  const points = listAt(match['points'], `${place}.points`);
  if (points.length !== 2)
    return fail(`${place}.points`, `two numbers are wanted, found ${describeValue(points)}`);
  return {
    kind: 'match',
    a,
    b,
    points: [countAt(points[0], `${place}.points[0]`), countAt(points[1], `${place}.points[1]`)],
    winner: winnerAt(match['winner'], `${place}.winner`),
  };
};

const playersOf = (result: XwingResult): string[] =>
  result.kind === 'match' ? [result.a, result.b] : [result.player];

const roundAt = (value: unknown, index: number): XwingResult[] => {
  const place = `rounds[${index}]`;
  const matches = listAt(objectAt(value, place)['matches'], `${place}.matches`);
  const results = matches.map((match, m) => matchAt(match, `${place}.matches[${m}]`));
  eachOnce(results.map(playersOf), place);
  return results;
};

/**
 * Reads the Swiss results of an X-Wing event. Throws a `ResultsFileError` with the first faulty
 * place.
 */
export const readXwingResults = (file: Fields): XwingResults => {
  const policy = policyAt(file['policy']);
  const results = listAt(file['rounds'], 'rounds').flatMap(roundAt);
  return {
    policy,
    players: [...new Set([...results.flatMap(playersOf), ...publishedPlayers(file)])],
    results,
  };
};
