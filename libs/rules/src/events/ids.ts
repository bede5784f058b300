/**
 * Index into `State.players`. "The opponent" is always asked for, never computed, because there may
 * be several.
 */
export type Seat = number;

/** A physical card: the index of its row in the columns of the state. */
export type Card = number;

export const NO_CARD: Card = -1;

export const Zone = {
  deck: 0,
  hand: 1,
  discard: 2,
  resource: 3,
  /** Base zone: the base and a leader that is not deployed (4.2). */
  base: 4,
  ground: 5,
  space: 6,
  /** Attached to a unit (3.6.14). */
  attached: 7,
  captured: 8,
  /** Set aside, in no zone (4.11). */
  aside: 9,
} as const;
export type Zone = (typeof Zone)[keyof typeof Zone];

/** 12.5: the counters that can be taken in Twin Suns besides the initiative. */
export type Counter = 'blast' | 'plan';
