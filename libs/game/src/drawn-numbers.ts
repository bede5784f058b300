import { seededRandom, type Random } from '#chance';

/**
 * Chance by key: the same key gives the same numbers. The
 * n-th number of a game is asked for under the key `n`.
 */
export type Chance = (key: string) => Pick<Random, 'below'>;

/** Chance for a game from one secret: every key has a stream of its own. */
export const keyedChance =
  (secret: string): Chance =>
  (key) =>
    seededRandom(`${secret}\u0000${key}`);

/** How many numbers a game has drawn so far. */
interface Drawing {
  drawn: number;
}

export interface Numbers {
  /** An integer from 0 to below `bound`. */
  readonly below: (bound: number) => number;
  /** The numbers drawn, for the event. */
  readonly drawn: number[];
}

/** The next numbers of a game from its chance. */
export const fromChance = (state: Drawing, chance: Chance): Numbers => {
  const drawn: number[] = [];
  const below = (bound: number): number => {
    const number = chance(String(state.drawn)).below(bound);
    state.drawn += 1;
    drawn.push(number);
    return number;
  };
  return { below, drawn };
};

/** The numbers of an event again, in the order in which they were drawn. */
export const recordedNumbers = (state: Drawing, numbers: readonly number[]): Numbers => {
  let at = 0;
  const below = (): number => {
    const number = numbers[at];
    if (number === undefined) throw new Error('the event holds too few numbers');
    at += 1;
    state.drawn += 1;
    return number;
  };
  return { below, drawn: [] };
};
