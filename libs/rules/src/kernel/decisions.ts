import type { Card, Counter, Seat } from '../events/ids.js';

/** An option that can be picked in a decision. */
export type Option =
  | {
      o: 'play';
      card: Card;
      as: 'unit' | 'upgrade' | 'event' | 'pilot' | 'smuggle' | 'smuggle-pilot';
    }
  | { o: 'attack'; card: Card }
  | { o: 'use'; card: Card; ability: number }
  | { o: 'take-initiative' }
  | { o: 'take-counter'; counter: Counter }
  | { o: 'pass' }
  | { o: 'card'; card: Card }
  | { o: 'seat'; seat: Seat }
  | { o: 'trigger'; card: Card; index: number }
  | { o: 'number'; n: number }
  | { o: 'mode'; index: number }
  | { o: 'trait'; trait: string }
  | { o: 'yes' }
  | { o: 'no' };

export type DecisionKind =
  | 'first-player'
  | 'mulligan'
  | 'resource'
  | 'action'
  | 'defender'
  | 'target'
  | 'optional'
  | 'order'
  | 'whose-order'
  | 'mode'
  | 'number'
  | 'seat'
  | 'name'
  | 'trait'
  | 'divide'
  | 'search'
  | 'payment'
  | 'unique';

/**
 * One question to one player. `options` is complete: every pick of `min` to `max` different options
 * is legal, and nothing else is. `divide`: numbers parallel to the options, each at most its `caps`
 * entry, with a sum of exactly `total` (or at most, if `less`). `name`: there are no options, the
 * move names a card (8.18).
 */
export interface Decision {
  at: number;
  seat: Seat;
  kind: DecisionKind;
  options: Option[];
  min: number;
  max: number;
  /** The card whose ability asks. */
  source: Card;
  /** Cards shown to the decider while they decide (searching, looking). */
  shown?: Card[];
  total?: number;
  less?: boolean;
  /** Assigning nothing at all is allowed as well (8.5.6). */
  none?: boolean;
  caps?: number[];
  /**
   * The purpose of the answer, as the kind of the instruction or cost that asks (`damage`,
   * `defeat`, `exploit` ...).
   */
  note?: string;
}

/** An answer; `at` is the position that the player saw. */
export interface Move {
  seat: Seat;
  at: number;
  pick?: number[];
  amounts?: number[];
  name?: string;
  concede?: true;
}

/**
 * `picked`: the picked options themselves, because listing the options a second time may be
 * expensive or give another order; `option`: the first of them.
 */
export interface Answer {
  pick: number[];
  amounts: number[];
  name: string;
  option: Option | null;
  picked: Option[];
}

/** The cards among the picked options. */
export function pickedCards({ picked }: Pick<Answer, 'picked'>): Card[] {
  const out: Card[] = [];
  for (const option of picked) if (option.o === 'card') out.push(option.card);
  return out;
}
