import { type State } from './state.js';

/** sfc32: four 32-bit words, kept in the state, so that chance is part of the data. */
export function roll(s: State): number {
  const d = s.dice;
  const t = (d[0] + d[1] + d[3]) | 0;
  d[3] = (d[3] + 1) | 0;
  d[0] = d[1] ^ (d[1] >>> 9);
  d[1] = (d[2] + (d[2] << 3)) | 0;
  d[2] = (((d[2] << 21) | (d[2] >>> 11)) + t) | 0;
  return t >>> 0;
}

/** 8.23.1: an integer in [0, n), every value with the same probability (rejection, no modulo bias). */
export function below(s: State, n: number): number {
  const limit = 0x1_0000_0000 - (0x1_0000_0000 % n);
  let x = roll(s);
  while (x >= limit) x = roll(s);
  return x % n;
}

/** Fisher-Yates, in place. */
export function shuffle(s: State, cards: number[]): void {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = below(s, i + 1);
    const t = cards[i] as number;
    cards[i] = cards[j] as number;
    cards[j] = t;
  }
}
