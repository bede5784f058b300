/**
 * 1.17: the handles by which cards are known in what is sent to a viewer. The row of a card is its
 * place in the registered list, and lists are the same in every game, so a row would reveal the
 * card. A handle is a keyed hash (HalfSipHash, with a key for each game) of the viewer, the card
 * and its copy number (8.6.4). For a card that the viewer may not see, it also changes with every
 * decision, so that the card cannot be tracked.
 */
import { type Card, NO_CARD, type Seat, Zone } from '../events/ids.js';
import type { State } from './state.js';

/** Whether the viewer may not see the face of the card in its zone (4.5.2, 4.6.1, 4.7.1). */
export function isHiddenFrom(s: State, viewer: Seat | null, c: Card): boolean {
  switch (s.zone[c]) {
    case Zone.deck:
      return true;
    case Zone.hand:
      return s.owner[c] !== viewer;
    case Zone.resource:
      return s.controller[c] !== viewer;
    default:
      return false;
  }
}

const turn = (x: number, n: number): number => (x << n) | (x >>> (32 - n));

/**
 * The high bits of a handle. 40 bits in all make a short number, yet two cards of a game
 * practically never get the same one.
 */
const HIGH = 0x100;

/** Rounds of HalfSipHash-2-4: two for each of the five words, four for each half of the result. */
const WORDS = 5;
const MIXED = WORDS * 2;
const LOW_DONE = MIXED + 4;
const HIGH_DONE = LOW_DONE + 4;

/**
 * HalfSipHash-2-4 over five 32-bit words; returns 40 bits of its 64. The rounds are one loop
 * without an inner function, whose closure would be allocated for each of the hundreds of handles
 * of a view.
 */
function keyedHash(
  k0: number,
  k1: number,
  words: readonly [number, number, number, number, number],
): number {
  let v0 = k0;
  let v1 = k1 ^ 0xee;
  let v2 = 0x6c796765 ^ k0;
  let v3 = 0x74656462 ^ k1;
  let low = 0;
  for (let i = 0; i < HIGH_DONE; i++) {
    const word = i < MIXED ? (words[i >> 1] as number) : 0;
    if (i < MIXED && (i & 1) === 0) v3 ^= word;
    if (i === MIXED) v2 ^= 0xee;
    if (i === LOW_DONE) {
      low = (v1 ^ v3) >>> 0;
      v1 ^= 0xdd;
    }
    v0 = (v0 + v1) | 0;
    v1 = turn(v1, 5) ^ v0;
    v0 = turn(v0, 16);
    v2 = (v2 + v3) | 0;
    v3 = turn(v3, 8) ^ v2;
    v0 = (v0 + v3) | 0;
    v3 = turn(v3, 7) ^ v0;
    v2 = (v2 + v1) | 0;
    v1 = turn(v1, 13) ^ v2;
    v2 = turn(v2, 16);
    if (i < MIXED && (i & 1) === 1) v0 ^= word;
  }
  return (((v1 ^ v3) >>> 0) % HIGH) * 0x1_0000_0000 + low;
}

/** A whole number below 2^40. A state without a key (a hand-made board) uses the rows of cards. */
export function handleOf(s: State, viewer: Seat | null, c: Card): number {
  const { veil } = s;
  if (veil === undefined || c === NO_CARD) return c;
  const hidden = isHiddenFrom(s, viewer, c);
  const who = (viewer ?? -1) * 2 + (hidden ? 1 : 0);
  return keyedHash(veil[0], veil[1], [
    veil[2],
    who,
    c,
    hidden ? s.at : (s.copy[c] as number),
    veil[3],
  ]);
}
