/**
 * npm run standings -- FILE: the standings of a results file, one JSON row a line, best first: rank, player and a field for each column of
 * the file's game (`game`, Star Wars: Unlimited where it is missing; a file of List Fortress is X-Wing). Fractions have 8 decimals, rounded half up once. Faults go to the
 * error output and end with exit code 1.
 */
import { readFileSync } from 'node:fs';
import { isListFortress } from '#games';
import {
  fail,
  objectAt,
  parsed,
  ResultsFileError,
  shown,
  type Fields,
} from './standings/reading.js';
import { swuStandings } from './standings/swu-standings.js';
import { xwingStandingsOf } from './standings/xwing-standings.js';

/** A printed row: `rank`, `player`, then the columns of the game. */
export type PrintedRow = Readonly<Record<string, number | string>> & {
  readonly rank: number;
  readonly player: string;
};

const GAMES: Readonly<Record<string, (file: Fields) => readonly PrintedRow[]>> = {
  swu: swuStandings,
  xwing: xwingStandingsOf,
};

/** The rows of a results file. Throws a `ResultsFileError` that names the first place at fault. */
export const standingsOfFile = (text: string): readonly PrintedRow[] => {
  const file = objectAt(parsed(text), 'file');
  const { game = isListFortress(file) ? 'xwing' : 'swu' } = file;
  if (typeof game !== 'string' || !Object.hasOwn(GAMES, game))
    return fail('game', `one of ${Object.keys(GAMES).join(', ')} is wanted, found ${shown(game)}`);
  return GAMES[game]?.(file) ?? [];
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
    for (const row of standingsOfFile(textOf(path))) print(JSON.stringify(row));
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
