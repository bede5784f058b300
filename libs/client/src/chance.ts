/** A small seeded generator (sfc32): the same seed makes the same choices on any machine. Not for anything that must be unguessable. */
export class Chance {
  private constructor(private readonly state: Uint32Array) {}

  static from(seed: string): Chance {
    const state = new Uint32Array(4);
    for (let word = 0; word < 4; word += 1) state[word] = fnv1a(`${word}/${seed}`);
    const chance = new Chance(state);
    for (let i = 0; i < 12; i += 1) chance.next();
    return chance;
  }

  /** Uniform in [0, 1). */
  next(): number {
    const s = this.state;
    const sum = (s[0]! + s[1]! + s[3]!) >>> 0;
    s[3] = (s[3]! + 1) >>> 0;
    s[0] = s[1]! ^ (s[1]! >>> 9);
    s[1] = (s[2]! + (s[2]! << 3)) >>> 0;
    s[2] = (((s[2]! << 21) | (s[2]! >>> 11)) + sum) >>> 0;
    return sum / 2 ** 32;
  }

  /** Uniform integer in [0, below). */
  int(below: number): number {
    return Math.floor(this.next() * below);
  }

  /** True once in `1 / probability` draws. */
  happens(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(list: readonly T[]): T {
    if (list.length === 0) throw new RangeError('nothing to pick from');
    return list[this.int(list.length)]!;
  }
}

const fnv1a = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
};
