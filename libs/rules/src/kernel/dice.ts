import { chacha20Words } from './chacha20.js';
import { sha256Words } from './sha256.js';
import type { State } from './state.js';

/**
 * sfc32 over four 32-bit words, for games whose seed was committed to before the keyed stream
 * existed.
 */
function sfc32(d: number[]): number {
  const [a, b, c, counter] = d as [number, number, number, number];
  const t = (a + b + counter) | 0;
  d[3] = (counter + 1) | 0;
  d[0] = b ^ (b >>> 9);
  d[1] = (c + (c << 3)) | 0;
  d[2] = (((c << 21) | (c >>> 11)) + t) | 0;
  return t >>> 0;
}

const KEY_WORDS = 8;

type Draw = () => number;

/** The next number of dice that consist of a key and the count of words drawn with it. */
function keyedDraw(d: number[]): Draw {
  const words = chacha20Words(d);
  return () => {
    const drawn = d[KEY_WORDS] as number;
    d[KEY_WORDS] = drawn + 1;
    return words(drawn);
  };
}

/**
 * Whether a seed, or the text it is derived from, names ChaCha20 as its stream: `chacha20:` and 64
 * hexadecimal digits. Older seeds name none.
 */
export const isKeyedSeed = (seed: string): boolean =>
  /(?:^|\/)chacha20:[0-9a-f]{64}(?:$|\/)/.test(seed);

/** The dice of a game as its state stores them: randomness is part of the data. */
export const diceFrom = (seed: string): number[] =>
  isKeyedSeed(seed)
    ? [...sha256Words(`dice/${seed}`), 0]
    : [...sha256Words(seed).subarray(0, KEY_WORDS / 2)];

type WithDice = Pick<State, 'dice'>;

const drawFrom = ({ dice }: WithDice): Draw =>
  dice.length > KEY_WORDS ? keyedDraw(dice) : () => sfc32(dice);

export const roll = (s: WithDice): number => drawFrom(s)();

/** 8.23.1: an integer in [0, n), every value with the same probability (rejection, no modulo bias). */
function evenly(draw: Draw, n: number): number {
  const limit = 0x1_0000_0000 - (0x1_0000_0000 % n);
  let x = draw();
  while (x >= limit) x = draw();
  return x % n;
}

export const below = (s: WithDice, n: number): number => evenly(drawFrom(s), n);

/** Fisher-Yates, in place. */
export function shuffle(s: State, cards: number[]): void {
  const draw = drawFrom(s);
  for (let i = cards.length - 1; i > 0; i--) {
    const j = evenly(draw, i + 1);
    const t = cards[i] as number;
    cards[i] = cards[j] as number;
    cards[j] = t;
  }
}
