import { seededRandom, type Random } from '#chance';

/**
 * Random numbers by key: the same key gives the same numbers. The n-th number of a game is drawn
 * with the key `n`.
 */
export type Chance = (key: string) => Pick<Random, 'below'>;

/** The random numbers of a game, derived from one secret: every key has its own stream. */
export const keyedChance =
  (secret: string): Chance =>
  (key) =>
    seededRandom(`${secret}\u0000${key}`);

/** How many numbers a game has drawn so far. */
interface Drawing {
  drawn: number;
}

export interface Numbers {
  /** An integer from 0 to `bound` - 1. */
  readonly below: (bound: number) => number;
  /** The numbers drawn so far, to be stored in the event. */
  readonly drawn: number[];
}

/** Draws new numbers for a game and records them. */
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

/** Replays the numbers stored in an event, in the order in which they were drawn. */
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
