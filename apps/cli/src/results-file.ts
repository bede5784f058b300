import { housePolicy, type RoundResult, type StandingsPolicy } from '#tournament';

/** The results of one event as a file gives them. */
export interface ResultsFile {
  readonly policy: StandingsPolicy;
  /** Everyone named in the rounds or in the published standings, in order of first mention. */
  readonly players: readonly string[];
  /** Rounds count from 1; those after `policy.swissRounds` are the playoff. */
  readonly results: readonly RoundResult[];
  readonly rounds: number;
}

/** What is wrong with a results file, and where: `rounds[2].matches[4].result: ...`. */
export class ResultsFileError extends Error {
  override readonly name = 'ResultsFileError';
}

type Json = Readonly<Record<string, unknown>>;

const fail = (place: string, message: string): never => {
  throw new ResultsFileError(`${place}: ${message}`);
};

const shown = (value: unknown): string =>
  value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 60);

const objectAt = (value: unknown, place: string): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Json)
    : fail(place, `an object is wanted, found ${shown(value)}`);

const listAt = (value: unknown, place: string): readonly unknown[] =>
  Array.isArray(value) ? value : fail(place, `a list is wanted, found ${shown(value)}`);

const nameAt = (value: unknown, place: string): string =>
  typeof value === 'string' && value.trim() !== ''
    ? value
    : fail(place, `the name of a player is wanted, found ${shown(value)}`);

const booleanAt = (value: unknown, place: string): boolean =>
  typeof value === 'boolean'
    ? value
    : fail(place, `true or false is wanted, found ${shown(value)}`);

const countAt = (value: unknown, place: string): number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
    ? value
    : fail(place, `a whole number from 0 is wanted, found ${shown(value)}`);

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
      `"bye" or games won, lost and drawn such as "2-1-0" are wanted, found ${shown(value)}`,
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
        `without an opponent only "bye" or a loss such as "0-2-0" is possible, found ${shown(result)}`,
      );
    return { kind: 'loss', round, player: a, games };
  }
  const opponent = nameAt(b, `${place}.b`);
  if (opponent === a) return fail(`${place}.b`, `${shown(a)} cannot play against himself`);
  if (result === 'bye') return fail(`${place}.result`, 'a bye has no opponent, b must be null');
  return { kind: 'match', round, a, b: opponent, games: gamesAt(result, `${place}.result`) };
};

const playersOf = (result: RoundResult): string[] =>
  result.kind === 'match' ? [result.a, result.b] : [result.player];

const roundAt = (value: unknown, index: number): RoundResult[] => {
  const place = `rounds[${index}]`;
  const seated = new Map<string, number>();
  return listAt(objectAt(value, place)['matches'], `${place}.matches`).map((match, m) => {
    const result = matchAt(match, `${place}.matches[${m}]`, index + 1);
    for (const player of playersOf(result)) {
      const earlier = seated.get(player);
      if (earlier !== undefined)
        fail(
          `${place}.matches[${m}]`,
          `${shown(player)} already plays in matches[${earlier}] of this round`,
        );
      seated.set(player, m);
    }
    return result;
  });
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    return fail('file', `not JSON (${error instanceof Error ? error.message : String(error)})`);
  }
};

/** Reads a results file. Throws a `ResultsFileError` that names the first place at fault. */
export const readResultsFile = (text: string): ResultsFile => {
  const file = objectAt(parsed(text.replace(/^\uFEFF/, '')), 'file');
  const policy = policyAt(file['policy']);
  const rounds = listAt(file['rounds'], 'rounds');
  const results = rounds.flatMap(roundAt);
  const published = file['standings'] === undefined ? [] : listAt(file['standings'], 'standings');
  const listed = published.map((row, i) =>
    nameAt(objectAt(row, `standings[${i}]`)['player'], `standings[${i}].player`),
  );
  return {
    policy,
    players: [...new Set([...results.flatMap(playersOf), ...listed])],
    results,
    rounds: rounds.length,
  };
};
