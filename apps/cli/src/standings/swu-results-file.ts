import type { RoundResult } from '#game';
import { housePolicy, type StandingsPolicy } from '#games';
import {
  booleanAt,
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

/** The results of one event as read from a file. */
export interface SwuResults {
  readonly policy: StandingsPolicy;
  /** Everyone named in the rounds or in the published standings, in order of first mention. */
  readonly players: readonly string[];
  /** Rounds count from 1; those after `policy.swissRounds` are the playoff. */
  readonly results: readonly RoundResult[];
  readonly rounds: number;
}

const policyAt = (value: unknown): StandingsPolicy => {
  const policy = objectAt(value, 'policy');
  return {
    ...housePolicy,
    freezeOnDrop: booleanAt(policy['freezeOnDrop'], 'policy.freezeOnDrop'),
    floorOwnGameWin: booleanAt(policy['floorOwnGameWin'], 'policy.floorOwnGameWin'),
    byeMatchPoints: countAt(policy['byeMatchPoints'], 'policy.byeMatchPoints'),
    swissRounds: countAt(policy['swissRounds'], 'policy.swissRounds'),
  };
};

const gamesAt = (value: unknown, place: string): [number, number, number] => {
  const found = typeof value === 'string' ? /^(\d{1,3})-(\d{1,3})-(\d{1,3})$/.exec(value) : null;
  if (!found)
    return fail(
      place,
      `"bye" or games won, lost and drawn such as "2-1-0" are wanted, found ${describeValue(value)}`,
    );
  return [Number(found[1]), Number(found[2]), Number(found[3])];
};

const matchAt = (value: unknown, place: string, round: number): RoundResult => {
  const match = objectAt(value, place);
  const a = nameAt(match['a'], `${place}.a`);
  const { b, result } = match;
  if (b === null) {
    if (result === 'bye') return { kind: 'bye', round, player: a };
    const games = gamesAt(result, `${place}.result`);
    if (games[0] >= games[1])
      return fail(
        `${place}.result`,
        `without an opponent only "bye" or a loss such as "0-2-0" is possible, found ${describeValue(result)}`,
      );
    return { kind: 'loss', round, player: a, games };
  }
  const opponent = nameAt(b, `${place}.b`);
  if (opponent === a)
    return fail(`${place}.b`, `${describeValue(a)} cannot play against themselves`);
  if (result === 'bye') return fail(`${place}.result`, 'a bye has no opponent, b must be null');
  return { kind: 'match', round, a, b: opponent, games: gamesAt(result, `${place}.result`) };
};

const playersOf = (result: RoundResult): string[] =>
  result.kind === 'match' ? [result.a, result.b] : [result.player];

const roundAt = (value: unknown, index: number): RoundResult[] => {
  const place = `rounds[${index}]`;
  const matches = listAt(objectAt(value, place)['matches'], `${place}.matches`);
  const results = matches.map((match, m) => matchAt(match, `${place}.matches[${m}]`, index + 1));
  eachOnce(results.map(playersOf), place);
  return results;
};

/**
 * Reads the results of an event of Star Wars: Unlimited. Throws a `ResultsFileError` with the first
 * faulty place.
 */
export const readSwuResults = (file: Fields): SwuResults => {
  const policy = policyAt(file['policy']);
  const rounds = listAt(file['rounds'], 'rounds');
  const results = rounds.flatMap(roundAt);
  return {
    policy,
    players: [...new Set([...results.flatMap(playersOf), ...publishedPlayers(file)])],
    results,
    rounds: rounds.length,
  };
};
