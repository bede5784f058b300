import { readFileSync } from 'node:fs';
import { isListFortress } from '#games';
import {
  fail,
  objectAt,
  parseJson,
  ResultsFileError,
  describeValue,
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

/** The rows of a results file. Throws a `ResultsFileError` with the first faulty place. */
export const standingsOfFile = (text: string): readonly PrintedRow[] => {
  const file = objectAt(parseJson(text), 'file');
  const { game = isListFortress(file) ? 'xwing' : 'swu' } = file;
  if (typeof game !== 'string' || !Object.hasOwn(GAMES, game))
    return fail(
      'game',
      `one of ${Object.keys(GAMES).join(', ')} is wanted, found ${describeValue(game)}`,
    );
  return GAMES[game]?.(file) ?? [];
};

/** The rows of the results file at a path. Throws a `ResultsFileError` with path and place. */
export const standingsAt = (path: string): readonly PrintedRow[] => {
  try {
    return standingsOfFile(textOf(path));
  } catch (error) {
    if (!(error instanceof ResultsFileError)) throw error;
    throw new ResultsFileError(`${path}: ${error.message}`);
  }
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
