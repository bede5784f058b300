import glicko2 from 'glicko2-lite';

/** A match of two people, one of them the winner or neither. */
export interface RatedMatch {
  readonly a: string;
  readonly b: string;
  /** What the first side takes: 1, 0.5 or 0. */
  readonly score: 0 | 0.5 | 1;
}

export interface Rating {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
  readonly matches: number;
}

/** Where everybody begins (Glickman, 2013). */
const start: Rating = { rating: 1500, deviation: 350, volatility: 0.06, matches: 0 };
/** Small: games with luck say less about skill. */
const tau = 0.5;
/** A deviation above this says that little is known. */
export const provisionalFrom = 110;

type Opponent = readonly [rating: number, deviation: number, score: number];

/**
 * Ratings after one period. Everybody is rated against the others as they were before it, and opponents
 * are taken in the order of their ids, so that the same results give the same numbers to the last bit.
 */
const afterPeriod = (
  before: ReadonlyMap<string, Rating>,
  matches: readonly RatedMatch[],
): ReadonlyMap<string, Rating> => {
  const of = (person: string): Rating => before.get(person) ?? start;
  const met = new Map<string, { person: string; score: number }[]>();
  const add = (person: string, opponent: string, score: number): void => {
    met.set(person, [...(met.get(person) ?? []), { person: opponent, score }]);
  };
  for (const { a, b, score } of matches) {
    add(a, b, score);
    add(b, a, 1 - score);
  }
  const after = new Map(before);
  for (const [person, opponents] of met) {
    const own = of(person);
    const played = [...opponents]
      .sort((one, other) => (one.person < other.person ? -1 : 1))
      .map(({ person: opponent, score }): Opponent => [
        of(opponent).rating,
        of(opponent).deviation,
        score,
      ]);
    const { rating, rd, vol } = glicko2(
      own.rating,
      own.deviation,
      own.volatility,
      played.map((each) => [...each] as [number, number, number]),
      { tau },
    );
    after.set(person, {
      rating,
      deviation: Math.min(rd, start.deviation),
      volatility: vol,
      matches: own.matches + opponents.length,
    });
  }
  return after;
};

/**
 * Glicko-2 over periods in their order; an event is one
 * period. Idle players keep their deviation within a season.
 */
export const ratingsOver = (
  periods: readonly (readonly RatedMatch[])[],
): ReadonlyMap<string, Rating> =>
  periods.reduce<ReadonlyMap<string, Rating>>(afterPeriod, new Map());
