import type { Decision } from './decisions.js';
import type { GameEvent } from '../events/events.js';
import type { Attack, Frame, Trigger } from './frames.js';
import type { Guise } from '../events/guise.js';
import type { Card, Seat, Zone } from '../events/ids.js';
import type { Delayed, Lasting } from './lasting.js';

export { type Card, type Counter, NO_CARD, type Seat, Zone } from '../events/ids.js';

/** 1.4, 1.12.3: what one player has; every list holds card rows. */
export interface Player {
  base: Card;
  leaders: Card[];
  /** First element is the top card. */
  deck: Card[];
  hand: Card[];
  discard: Card[];
  resources: Card[];
  /** Units they control in both arenas, in order of arrival. */
  units: Card[];
  credits: number;
  force: boolean;
  /** Their last action was to pass, or they took the initiative (1.15.5B). */
  passed: boolean;
  eliminated: boolean;
}

export type Phase = 'setup' | 'action' | 'regroup' | 'over';

export interface Outcome {
  /** More than one winner is a draw among them (5.6.3). */
  winners: Seat[];
  reason: 'base-defeated' | 'card-effect' | 'draw' | 'concession' | 'stalled';
}

/**
 * 12.5: who has taken the Blast and the Plan counter this round (-1: nobody), and whether the game
 * ends after this phase (12.7.1).
 */
export interface TwinSuns {
  readonly blast: Seat;
  readonly plan: Seat;
  readonly ending: boolean;
}

/**
 * The whole game as plain JSON at every decision; whatever is partly resolved is on `frames`. Cards
 * are stored in columns (one array per attribute), so that a copy is a handful of array copies.
 */
export interface State {
  format: 1;
  /** Moves applied so far; the fence against stale moves. */
  at: number;
  /**
   * Four words of sfc32, or the eight words of a ChaCha20 key and the number of words drawn with
   * it.
   */
  dice: number[];
  /**
   * The key of the handles by which viewers know cards. It is never published and no part of the
   * hash; absent on hand-made boards.
   */
  veil?: readonly [number, number, number, number] | undefined;
  /**
   * The questions reveal nothing about hidden cards (1.17.4). Absent in games dealt before this
   * rule, which replay as they were played.
   */
  discreet?: true | undefined;
  phase: Phase;
  round: number;
  active: Seat;
  initiative: Seat;
  initiativeTaken: boolean;
  /** Only in a game of Twin Suns; replaced, never written in place. */
  twinSuns?: TwinSuns | undefined;
  players: Player[];

  /** Columns. `id` and `owner` are never written in place, so that copies may share them. */
  id: string[];
  owner: Seat[];
  controller: Seat[];
  zone: Zone[];
  ready: number[];
  damage: number[];
  /** The unit that an upgrade is attached to, or the guard of a captive; else NO_CARD. */
  host: Card[];
  /** Leader: 1 while its unit side is up. */
  deployed: number[];
  /** 1 once the epic action is spent (1.12.3). */
  epic: number[];
  /** The copy number, which grows whenever the card becomes a new copy (8.6.4). */
  copy: number[];
  /**
   * The player who last damaged the card or changed its HP (1.18.1); -1 for no particular player,
   * -2 if an effect expired.
   */
  blame: number[];

  /** Cards that are copies of others, by card (8.6); replaced, never written in place. */
  guises?: Readonly<Record<number, Guise>> | undefined;

  upgrades: Card[];
  captives: Card[];
  frames: Frame[];
  attacks: Attack[];
  /** Triggered abilities waiting for their window, oldest first. */
  waiting: Trigger[];
  lasting: Lasting[];
  delayed: Delayed[];
  /**
   * Delayed effects that are due; they come before anything else goes on (7.7.4B). Absent if there
   * are none.
   */
  due?: Trigger[] | undefined;
  /**
   * Cards about to be defeated whose controllers may choose something else instead (7.7.5), with
   * the player responsible. Absent if there are none.
   */
  falling?: { readonly card: Card; readonly by: Seat }[] | undefined;
  /**
   * Players whose base an ability has defeated although it has HP left (1.9.7). Absent if there are
   * none.
   */
  fallenBases?: readonly Seat[] | undefined;
  /** The events of this round that abilities may ask about ("this phase", 8.9). */
  history: GameEvent[];
  /** Abilities with limited uses that are used up: `card.copy.ability`. */
  spent: string[];
  /**
   * Named cards: the card and copy number that named it, the name, and the player who chose it
   * (8.18).
   */
  named: [Card, number, string, Seat][];
  /** Something changed, so 1.16.5 has to be checked before the game goes on. */
  unsettled: boolean;
  pending: Decision | null;
  outcome: Outcome | null;
}
