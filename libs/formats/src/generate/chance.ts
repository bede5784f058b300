/** Numbers in [0, 1) that depend on the seed alone: the same deck for the same seed on every machine. */
export type Chance = () => number;

/** FNV-1a over the seed's code units, salted so that one seed gives several independent words. */
const word = (seed: string, salt: number): number => {
  let hash = 0x811c9dc5 ^ salt;
  for (let i = 0; i < seed.length; i += 1) hash = Math.imul(hash ^ seed.charCodeAt(i), 0x01000193);
  return hash >>> 0;
};

/** sfc32, a small generator of good quality and a period far beyond need. Not for anything secret. */
export const chanceFrom = (seed: string): Chance => {
  let [a, b, c, counter] = [word(seed, 1), word(seed, 2), word(seed, 3), 1];
  const next = (): number => {
    const sum = (a + b + counter) >>> 0;
    counter = (counter + 1) >>> 0;
    a = (b ^ (b >>> 9)) >>> 0;
    b = (c + (c << 3)) >>> 0;
    c = (((c << 21) | (c >>> 11)) + sum) >>> 0;
    return sum / 0x1_0000_0000;
  };
  for (let i = 0; i < 12; i += 1) next();
  return next;
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
