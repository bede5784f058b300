import glicko2 from 'glicko2-lite';

/** A match of two people, won by one of them or drawn. */
export interface RatedMatch {
  readonly a: string;
  readonly b: string;
  /** The score of the first side: 1, 0.5 or 0. */
  readonly score: 0 | 0.5 | 1;
}

export interface Rating {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
  readonly matches: number;
}

/** The initial rating (Glickman, 2013). */
const start: Rating = { rating: 1500, deviation: 350, volatility: 0.06, matches: 0 };
/** Small, because results of games with luck say less about skill. */
const tau = 0.5;
/** A rating with a larger deviation is provisional. */
export const provisionalFrom = 110;

type Opponent = readonly [rating: number, deviation: number, score: number];

/**
 * Ratings after one period. All players are rated against the ratings before it, and opponents are
 * processed in the order of their ids, so that the same results give the same numbers to the last
 * bit.
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
 * Glicko-2 over consecutive periods; an event is one period. Idle players keep their deviation
 * within a season.
 */
export const ratingsOver = (
  periods: readonly (readonly RatedMatch[])[],
): ReadonlyMap<string, Rating> =>
  periods.reduce<ReadonlyMap<string, Rating>>(afterPeriod, new Map());
