/**
 * 1.17: what a card is called in what a viewer is sent. The row of a card is its place in the registered
 * list, and lists are the same in every game, so that a row tells which card it is. A handle is a keyed
 * hash (HalfSipHash, with a key of the game's own) of the viewer, the card and its copy (8.6.4); of a card
 * that the viewer may not see it changes with every decision as well, so that nothing can be followed.
 */
import { type Card, NO_CARD, type Seat, Zone } from '../events/ids.js';
import type { State } from './state.js';

/** Whether the face of the card is hidden from the viewer where it lies (4.5.2, 4.6.1, 4.7.1). */
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

/** Bits of a handle: few enough for a short number, too many for two cards of a game to meet. */
const HIGH = 0x100;

/** Rounds of HalfSipHash-2-4: two for each word, four for each half of the answer. */
const WORDS = 5;
const MIXED = WORDS * 2;
const LOW_DONE = MIXED + 4;
const HIGH_DONE = LOW_DONE + 4;

/**
 * HalfSipHash-2-4 over five 32-bit words; 40 bits of its 64. The rounds stand in one loop without an
 * inner function, whose variables would be allocated anew for each of the hundreds of handles of a view.
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

/**
 * A whole number below 2^40. A state without a key (a board put together by hand) calls cards by their rows.
 */
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
