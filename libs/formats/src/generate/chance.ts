import { seededRandom } from '#chance';

/** Numbers in [0, 1) that depend on the seed alone: the same deck for the same seed on every machine. */
export type Chance = () => number;

const steps = 2 ** 32;

export const chanceFrom = (seed: string): Chance => {
  const random = seededRandom(seed);
  return () => random.below(steps) / steps;
};

/** A copy in random order. */
export const shuffled = <T>(items: readonly T[], chance: Chance): T[] => {
  const copy = [...items];
  for (let i = copy.length - 1; i > 0; i -= 1) {
    const j = Math.floor(chance() * (i + 1));
    [copy[i], copy[j]] = [copy[j] as T, copy[i] as T];
  }
  return copy;
};
