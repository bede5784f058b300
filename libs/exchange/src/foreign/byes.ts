import { type ForeignNote, foreignNotesOn } from '#contracts';
import { type ForeignMatch, type ForeignPerson, namedIn, roundNumbersIn } from './tables.js';

/** All rounds, and for each player the rounds in which they have no match. */
const absences = (keys: readonly string[], matches: readonly ForeignMatch[]) => {
  const rounds = roundNumbersIn(matches);
  const seated = new Map(keys.map((key) => [key, new Set<number>()]));
  for (const match of matches) for (const key of namedIn(match)) seated.get(key)?.add(match.round);
  return keys.map((key) => {
    const played = seated.get(key) ?? new Set();
    const last = Math.max(Number.NEGATIVE_INFINITY, ...played);
    const missed = rounds.filter((round) => !played.has(round));
    return {
      key,
      /** Rounds missed before the player's last match. */
      between: missed.filter((round) => round < last),
      /**
       * The first missed round after the last match, if the player played the round right before
       * it.
       */
      next: missed.find((round) => round > last && rounds[rounds.indexOf(round) - 1] === last),
      isNewest: (round: number) => round === rounds.at(-1),
    };
  });
};

/** Reports that byes were assumed, and for which players. */
export const noteAssumed = (
  byes: readonly ForeignMatch[],
  people: readonly Pick<ForeignPerson, 'key' | 'name'>[],
): readonly ForeignNote[] => {
  const nameOf = new Map(people.map(({ key, name }) => [key, name]));
  return foreignNotesOn(
    'byes-assumed',
    byes.flatMap(namedIn).map((key) => nameOf.get(key) ?? ''),
  );
};

const byeIn = (round: number, player: string): ForeignMatch => ({
  ...{ kind: 'bye', round, phase: 'swiss', table: null, player },
});

/**
 * Guesses byes if the files do not show them: for players who play again after a round without a
 * match, or who have none in the newest round and have not dropped.
 */
export const guessByes = (
  people: readonly Pick<ForeignPerson, 'key' | 'dropped'>[],
  matches: readonly ForeignMatch[],
): readonly ForeignMatch[] => {
  const gone = new Set(people.flatMap(({ key, dropped }) => (dropped === true ? [key] : [])));
  const keys = people.map(({ key }) => key);
  return absences(keys, matches).flatMap(({ key, between, next, isNewest }) => [
    ...between.map((round) => byeIn(round, key)),
    ...(next !== undefined && isNewest(next) && !gone.has(key) ? [byeIn(next, key)] : []),
  ]);
};

/**
 * Places byes if only their number is known: in the latest rounds without a match, since late
 * entrants miss the first ones; then in the round after the last match.
 */
export const placeByes = (
  byes: ReadonlyMap<string, number>,
  matches: readonly ForeignMatch[],
): readonly ForeignMatch[] =>
  absences([...byes.keys()], matches).flatMap(({ key, between, next }) => {
    const most = byes.get(key) ?? 0;
    return [...between.toReversed(), ...(next === undefined ? [] : [next])]
      .slice(0, most)
      .map((round) => byeIn(round, key));
  });
