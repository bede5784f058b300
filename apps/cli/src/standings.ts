/**
 * npm run standings -- FILE: the standings of a results file, one JSON row a line, best first. Percentages have 8 decimals, rounded
 * half up once. Faults go to the error output and end with exit code 1.
 */
import { readFileSync } from 'node:fs';
import { rankWithPlayoff, standings, toDecimal, type RoundResult } from '#tournament';
import { readResultsFile, ResultsFileError, type ResultsFile } from './results-file.js';

export interface PrintedRow {
  readonly rank: number;
  readonly player: string;
  readonly points: number;
  readonly omwp: number;
  readonly gwp: number;
  readonly ogwp: number;
}

/** Players who did not play to the last Swiss round there are results of; from a file nobody else can be known to have left. */
const droppedIn = ({ players, results, policy, rounds }: ResultsFile): string[] => {
  const lastSwissRound = Math.min(policy.swissRounds, rounds);
  const still = new Set(
    results
      .filter(({ round }) => round === lastSwissRound)
      .flatMap((result) => (result.kind === 'match' ? [result.a, result.b] : [result.player])),
  );
  return players.filter((player) => !still.has(player));
};

/** The rows of a results file: Swiss results only, ranked with the playoff where there is one. */
export const standingsOfFile = (file: ResultsFile): PrintedRow[] => {
  const { players, results, policy } = file;
  const isPlayoff = ({ round }: RoundResult) => round > policy.swissRounds;
  const rows = standings({
    players,
    results,
    policy,
    seed: 'standings of a results file',
    dropped: droppedIn(file),
  });
  return rankWithPlayoff(rows, results.filter(isPlayoff)).map(
    ({ rank, player, points, omwp, gwp, ogwp }) => ({
      rank,
      player,
      points,
      omwp: Number(toDecimal(omwp)),
      gwp: Number(toDecimal(gwp)),
      ogwp: Number(toDecimal(ogwp)),
    }),
  );
};

const textOf = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new ResultsFileError(
      `cannot read the file (${error instanceof Error ? error.message : String(error)})`,
    );
  }
};

/** The command itself: returns the exit code. */
export const run = (
  args: readonly string[],
  print: (line: string) => void,
  complain: (line: string) => void,
): number => {
  const [path, ...rest] = args;
  if (path === undefined || rest.length > 0) {
    complain('usage: npm run standings -- FILE');
    return 1;
  }
  try {
    for (const row of standingsOfFile(readResultsFile(textOf(path)))) print(JSON.stringify(row));
    return 0;
  } catch (error) {
    if (!(error instanceof ResultsFileError)) throw error;
    complain(`${path}: ${error.message}`);
    return 1;
  }
};

if (import.meta.filename === process.argv[1]) {
  process.exitCode = run(
    process.argv.slice(2),
    (line) => console.log(line),
    (line) => console.error(line),
  );
}
