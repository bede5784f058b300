import { dice } from '#rules';
import { SHARED, SIDE } from '../../libs/rules/src/bots/board-vector.js';
import type { Network } from '../../libs/rules/src/bots/learned-chance.js';
import { chanceOf, type Example, WIDTH } from './examples.js';

const BATCH = 64;
const DECAY = 1e-3;
const RATE = 0.004;
const LAST_RATE = 0.0002;
const DIGITS = 4;

/** Mean log loss of predictions of the winner, given as logarithms of odds. */
export const logLoss = (
  examples: readonly Example[],
  odds: (example: Example) => number,
): number => {
  let sum = 0;
  for (const example of examples) {
    const chance = Math.min(0.999, Math.max(0.001, chanceOf(odds(example))));
    sum -= Math.log(example.won ? chance : 1 - chance);
  }
  return sum / Math.max(1, examples.length);
};

/** Root mean squares of the numbers; both sides share theirs. */
function scalesOf(examples: readonly Example[]): Float64Array {
  const sums = new Float64Array(WIDTH);
  for (const { numbers } of examples)
    for (let i = 0; i < WIDTH; i++) sums[i]! += numbers[i]! ** 2 / examples.length;
  for (let i = 0; i < SIDE; i++) {
    const mean = (sums[i]! + sums[SIDE + i]!) / 2;
    sums[i] = sums[SIDE + i] = mean;
  }
  return sums.map((sum) => Math.sqrt(sum) || 1);
}

/**
 * All weights in one array: the linear ones, then for each hidden unit own, foe, shared and out.
 */
class Fit {
  weights: Float64Array;
  private readonly slope: Float64Array;
  private readonly first: Float64Array;
  private readonly second: Float64Array;
  private readonly here: Float64Array;
  private readonly there: Float64Array;
  private steps = 0;

  constructor(
    private readonly hidden: number,
    roll: (n: number) => number,
  ) {
    const size = SIDE + hidden * (WIDTH + 1);
    const small = (): number => roll(2_000_001) / 1_000_000 - 1;
    this.weights = new Float64Array(size);
    for (let i = SIDE; i < size; i++) this.weights[i] = 0.1 * small();
    this.slope = new Float64Array(size);
    this.first = new Float64Array(size);
    this.second = new Float64Array(size);
    this.here = new Float64Array(hidden);
    this.there = new Float64Array(hidden);
  }

  odds(x: Float32Array): number {
    const { weights: w, here, there } = this;
    let sum = 0;
    for (let i = 0; i < SIDE; i++) sum += w[i]! * (x[i]! - x[SIDE + i]!);
    for (let h = 0; h < this.hidden; h++) {
      const at = SIDE + h * (WIDTH + 1);
      let [p, q] = [0, 0];
      for (let i = 0; i < SIDE; i++) {
        p += w[at + i]! * x[i]! + w[at + SIDE + i]! * x[SIDE + i]!;
        q += w[at + i]! * x[SIDE + i]! + w[at + SIDE + i]! * x[i]!;
      }
      for (let i = 2 * SIDE; i < WIDTH; i++) {
        p += w[at + i]! * x[i]!;
        q += w[at + i]! * x[i]!;
      }
      const [mine, theirs] = [Math.tanh(p), Math.tanh(q)];
      here[h] = mine;
      there[h] = theirs;
      sum += w[at + WIDTH]! * (mine - theirs);
    }
    return sum;
  }

  private learn({ numbers: x, aim }: Example): void {
    const { weights: w, slope, here, there } = this;
    const miss = chanceOf(this.odds(x)) - aim;
    for (let i = 0; i < SIDE; i++) slope[i]! += miss * (x[i]! - x[SIDE + i]!);
    for (let h = 0; h < this.hidden; h++) {
      const at = SIDE + h * (WIDTH + 1);
      const out = w[at + WIDTH]!;
      slope[at + WIDTH]! += miss * (here[h]! - there[h]!);
      const p = miss * out * (1 - here[h]! ** 2);
      const q = -miss * out * (1 - there[h]! ** 2);
      for (let i = 0; i < SIDE; i++) {
        slope[at + i]! += p * x[i]! + q * x[SIDE + i]!;
        slope[at + SIDE + i]! += p * x[SIDE + i]! + q * x[i]!;
      }
      for (let i = 2 * SIDE; i < WIDTH; i++) slope[at + i]! += (p + q) * x[i]!;
    }
  }

  /** One step of Adam on these examples. */
  step(batch: readonly Example[], rate: number): void {
    const { weights, slope, first, second } = this;
    slope.fill(0);
    for (const example of batch) this.learn(example);
    this.steps += 1;
    const [due, dueSquares] = [1 - 0.9 ** this.steps, 1 - 0.999 ** this.steps];
    for (let i = 0; i < weights.length; i++) {
      const by = slope[i]! / batch.length + DECAY * weights[i]!;
      first[i] = 0.9 * first[i]! + 0.1 * by;
      second[i] = 0.999 * second[i]! + 0.001 * by * by;
      weights[i]! -= (rate * (first[i]! / due)) / (Math.sqrt(second[i]! / dueSquares) + 1e-8);
    }
  }

  /** The weights for unscaled numbers. */
  network(scales: Float64Array): Network {
    const { weights, hidden } = this;
    const part = (at: number, from: number, count: number): number[] =>
      Array.from({ length: count }, (_, i) =>
        Number((weights[at + from + i]! / scales[from + i]!).toPrecision(DIGITS)),
      );
    return {
      linear: part(0, 0, SIDE),
      hidden: Array.from({ length: hidden }, (_, h) => {
        const at = SIDE + h * (WIDTH + 1);
        return {
          own: part(at, 0, SIDE),
          foe: part(at, SIDE, SIDE),
          shared: part(at, 2 * SIDE, SHARED),
          out: Number(weights[at + WIDTH]!.toPrecision(DIGITS)),
        };
      }),
    };
  }
}

export interface Fitted {
  readonly network: Network;
  /** Log loss on the validation examples. */
  readonly loss: number;
}

/** Fits a network to the examples, in so many passes through all of them. */
export function fitNetwork(
  examples: readonly Example[],
  {
    hidden,
    rounds,
    seed,
    told,
  }: {
    readonly hidden: number;
    readonly rounds: number;
    readonly seed: number;
    readonly told: (round: number, loss: number) => void;
  },
): Fitted {
  const roll = dice(seed);
  const scales = scalesOf(examples);
  const scaled = examples.map((example) => ({
    ...example,
    numbers: example.numbers.map((x, i) => x / scales[i]!),
  }));
  const [kept, leftOut] = [
    scaled.filter(({ isLeftOut }) => !isLeftOut),
    scaled.filter(({ isLeftOut }) => isLeftOut),
  ];
  const fit = new Fit(hidden, roll);
  let loss = NaN;
  for (let round = 0; round < rounds; round++) {
    for (let i = kept.length - 1; i > 0; i--) {
      const j = roll(i + 1);
      [kept[i], kept[j]] = [kept[j]!, kept[i]!];
    }
    const rate = RATE * (1 - round / rounds) + LAST_RATE;
    for (let from = 0; from + BATCH <= kept.length; from += BATCH)
      fit.step(kept.slice(from, from + BATCH), rate);
    loss = logLoss(leftOut, ({ numbers }) => fit.odds(numbers));
    told(round + 1, loss);
  }
  return { network: fit.network(scales), loss };
}
