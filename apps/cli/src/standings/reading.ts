/** Reading of results files: every fault names its place, such as `rounds[2].matches[4].result: ...`. */

/** The fault of a results file, and its place. */
export class ResultsFileError extends Error {
  override readonly name = 'ResultsFileError';
}

export type Fields = Readonly<Record<string, unknown>>;

export const fail = (place: string, message: string): never => {
  throw new ResultsFileError(`${place}: ${message}`);
};

export const describeValue = (value: unknown): string =>
  value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 60);

export const objectAt = (value: unknown, place: string): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Fields)
    : fail(place, `an object is wanted, found ${describeValue(value)}`);

export const listAt = (value: unknown, place: string): readonly unknown[] =>
  Array.isArray(value) ? value : fail(place, `a list is wanted, found ${describeValue(value)}`);

export const nameAt = (value: unknown, place: string): string =>
  typeof value === 'string' && value.trim() !== ''
    ? value
    : fail(place, `the name of a player is wanted, found ${describeValue(value)}`);

export const booleanAt = (value: unknown, place: string): boolean =>
  typeof value === 'boolean'
    ? value
    : fail(place, `true or false is wanted, found ${describeValue(value)}`);

export const countAt = (value: unknown, place: string): number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
    ? value
    : fail(place, `a whole number from 0 is wanted, found ${describeValue(value)}`);

/** Parses the JSON of a file; a byte order mark at its start is ignored. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    return fail('file', `not JSON (${error instanceof Error ? error.message : String(error)})`);
  }
};

/** Fails if a player is named twice in the matches of one round. */
export const eachOnce = (round: readonly (readonly string[])[], place: string): void => {
  const seated = new Map<string, number>();
  for (const [index, players] of round.entries())
    for (const player of players) {
      const earlier = seated.get(player);
      if (earlier !== undefined)
        fail(
          `${place}.matches[${index}]`,
          `${describeValue(player)} already plays in matches[${earlier}] of this round`,
        );
      seated.set(player, index);
    }
};

/** The names in the published rows, if the file has any. */
export const publishedPlayers = (file: Fields): string[] =>
  (file['standings'] === undefined ? [] : listAt(file['standings'], 'standings')).map((row, i) =>
    nameAt(objectAt(row, `standings[${i}]`)['player'], `standings[${i}].player`),
  );
