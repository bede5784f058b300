import { seededRandom, type Random } from '#chance';

/** Random choices of bots and load tests: the same seed gives the same choices on every machine. */
export class Chance {
  private constructor(private readonly random: Random) {}

  static from(seed: string): Chance {
    return new Chance(seededRandom(seed));
  }

  /** Uniform in [0, 1). */
  next(): number {
    return this.random.fraction();
  }

  /** Uniform integer in [0, below). */
  int(below: number): number {
    return this.random.below(below);
  }

  /** True with this probability. */
  happens(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(list: readonly T[]): T {
    if (list.length === 0) throw new RangeError('nothing to pick from');
    return list[this.int(list.length)]!;
  }
}
