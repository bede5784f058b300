import { type ForeignNote, foreignNotesOn } from '#contracts';
import { type ForeignMatch, type ForeignPerson, namedIn, roundNumbersIn } from './tables.js';

/** The rounds there are, and for each player those in which they are in no match. */
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
      /** Missed, and played again afterwards. */
      between: missed.filter((round) => round < last),
      /** The first that was missed with none after it, by whoever played the one before it. */
      next: missed.find((round) => round > last && rounds[rounds.indexOf(round) - 1] === last),
      isNewest: (round: number) => round === rounds.at(-1),
    };
  });
};

/** That byes were assumed, and whose. */
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
 * Where nothing is said of byes: whoever plays again after a round
 * without a match, or has none in the newest and has not left.
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
 * Where only their number is told: the latest rounds without a match, for those
 * who come late miss the first ones; then the one after the last match.
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
