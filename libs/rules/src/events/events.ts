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
  /** Not there on what was remembered before it was asked for. */
  ready?: boolean;
  /** Whose printed attributes it had, where they were not its own (8.6). */
  guise?: Guise;
  /** Where they were others than the printed ones. */
  traits?: readonly string[];
  /** Where they were others than the printed ones. */
  keywords?: readonly string[];
}

/**
 * Past facts, in the order in which they happened. Plain data:
 * the log, the triggers and "this phase" read the same record.
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
  /** By whom. Credit tokens (3.7.13) are counted and have no card of their own. */
  | { e: 'created'; seat: Seat; card: Card; id: string }
  | { e: 'attached'; card: Card; to: Card; seat: Seat }
  /** 3.6.14: off the unit it was attached to, onto another one or out of play. */
  | { e: 'unattached'; card: Card; from: Card; seat: Seat }
  /** `traits`: those the attacker had beside its printed ones, where it had any. */
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
  /** `excess`: how much of combat damage was more than it took to defeat the unit (1.9.11), where any was. */
  | {
      e: 'damaged';
      card: Card;
      n: number;
      seat: Seat;
      from: Card;
      /** The unit whose ability has that other one deal it, and deals it too (1.18.2B). */
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
  /** `from`: where the card lay face down, so that others learn only that there was one. */
  | { e: 'returned'; card: Card; seat: Seat; from?: typeof Zone.resource }
  | { e: 'discarded'; card: Card; seat: Seat; from: Zone }
  | { e: 'revealed'; seat: Seat; cards: Card[] }
  /** Shown before they are played from where nobody else sees them, which reveals nothing (7.6.3A). */
  | { e: 'shown'; seat: Seat; cards: Card[] }
  | { e: 'looked'; seat: Seat; cards: Card[] }
  | { e: 'searched'; seat: Seat; n: number }
  /** `stats`: what it does to power and HP, and until when, where it does. */
  | { e: 'modified'; card: Card; stats?: { power: number; hp: number; until: string } }
  | { e: 'control-taken'; card: Card; seat: Seat }
  | { e: 'captured'; card: Card; id: string; seat: Seat; by: Seat; guard: Card; was: LastKnown }
  | { e: 'rescued'; card: Card; seat: Seat }
  | { e: 'named'; seat: Seat; name: string }
  /** 8.5: one of the instructions that the card offers; an `Effect`, which knows events itself. */
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

/** What cards may count and answer: all but what is told for the log alone. */
export type CardEventName = Exclude<EventName, 'mode-chosen'>;
