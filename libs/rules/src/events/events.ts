import type { Card, Counter, Seat, Zone } from './ids.js';
import type { Guise } from './guise.js';

/** What was last known of a card that left play (8.12). */
export interface LastKnown {
  power: number;
  hp: number;
  damage: number;
  cost: number;
  controller: Seat;
  zone: Zone;
  upgrades: Card[];
  captives: number;
  leader: boolean;
  /** Absent on information stored before this field existed. */
  ready?: boolean;
  /** The card whose printed attributes it had as a copy, if it was one (8.6). */
  guise?: Guise;
  /** Present if they differed from the printed ones. */
  traits?: readonly string[];
  /** Present if they differed from the printed ones. */
  keywords?: readonly string[];
}

/**
 * Past facts in the order in which they happened. Plain data: the log, the triggers and "this
 * phase" read the same record.
 */
export type GameEvent =
  | { e: 'game-started'; seat: Seat }
  | { e: 'mulligan'; seat: Seat; taken: boolean }
  | { e: 'round-started'; round: number }
  | { e: 'phase-started'; phase: 'action' | 'regroup'; round: number }
  | { e: 'phase-ended'; phase: 'action' | 'regroup'; round: number }
  | { e: 'passed'; seat: Seat }
  | { e: 'initiative-taken'; seat: Seat }
  | { e: 'counter-taken'; seat: Seat; counter: Counter }
  | { e: 'drawn'; seat: Seat; n: number; cards: Card[] }
  | { e: 'deck-empty'; seat: Seat; n: number }
  | { e: 'resourced'; seat: Seat; card: Card }
  | { e: 'paid'; seat: Seat; n: number }
  /** `paid`: how many resources and tokens it took; `exploited`: the units given up for it. */
  | {
      e: 'played';
      seat: Seat;
      card: Card;
      from: Zone;
      as: PlayedAs;
      id: string;
      blank?: boolean;
      paid?: number;
      exploited?: Card[];
    }
  | {
      e: 'entered';
      seat: Seat;
      card: Card;
      how: 'played' | 'deployed' | 'created' | 'rescued' | 'other';
    }
  | { e: 'deployed'; seat: Seat; card: Card }
  /** `seat` created it. Credit tokens (3.7.13) are only counted and have no card of their own. */
  | { e: 'created'; seat: Seat; card: Card; id: string }
  | { e: 'attached'; card: Card; to: Card; seat: Seat }
  /** 3.6.14: detached from its unit, because it moves to another one or leaves play. */
  | { e: 'unattached'; card: Card; from: Card; seat: Seat }
  /** `traits`: traits that the attacker had beyond its printed ones, if any. */
  | {
      e: 'attack-declared';
      seat: Seat;
      card: Card;
      defender: Card;
      others?: Card[];
      traits?: readonly string[];
    }
  | {
      e: 'attack-ended';
      seat: Seat;
      card: Card;
      defender: Card;
      defeated: boolean;
      fallen?: number;
      excess: number;
      base: boolean;
      survived: boolean;
    }
  /** `excess`: combat damage beyond what defeated the unit (1.9.11), if any. */
  | {
      e: 'damaged';
      card: Card;
      n: number;
      seat: Seat;
      from: Card;
      /** A second dealer: the unit whose ability makes the other one deal the damage (1.18.2B). */
      also?: Card;
      combat: boolean;
      indirect?: true;
      excess?: number;
    }
  | { e: 'prevented'; card: Card; n: number }
  | { e: 'healed'; card: Card; n: number; seat: Seat }
  | { e: 'exhausted'; card: Card; seat: Seat }
  /** The ready step of a regroup phase, for one player (5.5). */
  | { e: 'cards-readied'; seat: Seat }
  | { e: 'readied'; card: Card; seat: Seat }
  | {
      e: 'defeated';
      card: Card;
      id: string;
      seat: Seat;
      by: Seat;
      was: LastKnown;
      inCombatBy: Card;
      /** By combat damage. */
      combat?: true;
      /** While it attacked. */
      attacking?: true;
    }
  | { e: 'left-play'; card: Card; id: string; seat: Seat; to: Zone; was: LastKnown }
  /** `from`: the zone where the card was face down; others then learn only that a card returned. */
  | { e: 'returned'; card: Card; seat: Seat; from?: typeof Zone.resource }
  | { e: 'discarded'; card: Card; seat: Seat; from: Zone }
  | { e: 'revealed'; seat: Seat; cards: Card[] }
  /**
   * Shown because they are played from a hidden place; this does not count as revealing (7.6.3A).
   */
  | { e: 'shown'; seat: Seat; cards: Card[] }
  | { e: 'looked'; seat: Seat; cards: Card[] }
  | { e: 'searched'; seat: Seat; n: number }
  /** `stats`: the change of power and HP and how long it lasts, if there is one. */
  | { e: 'modified'; card: Card; stats?: { power: number; hp: number; until: string } }
  | { e: 'control-taken'; card: Card; seat: Seat }
  | { e: 'captured'; card: Card; id: string; seat: Seat; by: Seat; guard: Card; was: LastKnown }
  | { e: 'rescued'; card: Card; seat: Seat }
  | { e: 'named'; seat: Seat; name: string }
  /**
   * 8.5: the chosen one of the card's modes. `effect` is an `Effect`, typed loosely because that
   * module imports this one.
   */
  | { e: 'mode-chosen'; seat: Seat; card: Card; effect: { readonly do: string } }
  | { e: 'moved'; card: Card; zone: Zone }
  | { e: 'force-gained'; seat: Seat }
  | { e: 'force-used'; seat: Seat }
  /** `bounty` is the effect that was collected, a node of `effects/`. */
  | { e: 'bounty-collected'; seat: Seat; card: Card; bounty: object; was: LastKnown }
  | { e: 'eliminated'; seat: Seat }
  | { e: 'ability-used'; card: Card; seat: Seat }
  /** A triggered ability with that header has been resolved (7.6.17). */
  | { e: 'trigger-used'; card: Card; seat: Seat; header: 'defeated' | 'played' | 'attack-declared' }
  | { e: 'flipped'; card: Card; seat: Seat }
  | { e: 'game-ended'; winners: Seat[]; reason: string };

export type PlayedAs = 'unit' | 'upgrade' | 'event' | 'pilot' | 'smuggle' | 'plot';
export type EventName = GameEvent['e'];

/** Events that cards may count and react to: all except those recorded only for the log. */
export type CardEventName = Exclude<EventName, 'mode-chosen'>;
