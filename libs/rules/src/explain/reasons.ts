/**
 * Why something cannot be done: a stable code, the rule, and the card that causes it, so that it
 * can be explained in any language.
 */
import type { Filter } from '../effects/nodes.js';
import type { Card } from '../kernel/state.js';
import type { RuleId } from '../manifest/rule-id.js';

export type ReasonCode =
  | 'game-over'
  | 'waiting'
  | 'other-question'
  | 'not-offered'
  | 'not-wanted'
  | 'no-such-card'
  | 'not-yours'
  | 'not-in-hand'
  | 'no-smuggle'
  | 'not-played'
  | 'too-expensive'
  | 'named'
  | 'forbidden'
  | 'extra-cost'
  | 'nothing-to-bear-it'
  | 'not-a-unit'
  | 'exhausted'
  | 'cannot-attack'
  | 'must-attack-with'
  | 'must-attack-base'
  | 'nothing-to-attack'
  | 'own-card'
  | 'other-arena'
  | 'guarded'
  | 'hidden'
  | 'cannot-be-attacked'
  | 'cannot-attack-units'
  | 'cannot-attack-bases'
  | 'units-only'
  | 'bases-only'
  | 'no-action'
  | 'blank'
  | 'used-up'
  | 'action-cost'
  | 'condition';

export interface Reason {
  readonly code: ReasonCode;
  readonly rule: RuleId | null;
  /** The card that causes it, or NO_CARD. */
  readonly source: Card;
  /**
   * For costs: `cost` to pay, `printed`, `penalty` for missing icons, `purse` what can be paid.
   * `player`: who has to decide.
   */
  readonly numbers: Readonly<Record<string, number>>;
  /** What may be chosen instead. */
  readonly wanted: Filter | null;
}

type More = Partial<Pick<Reason, 'source' | 'numbers' | 'wanted'>>;

export const because = (code: ReasonCode, rule: RuleId | null, more: More = {}): Reason => ({
  code,
  rule,
  source: more.source ?? -1,
  numbers: more.numbers ?? {},
  wanted: more.wanted ?? null,
});

/** What a player wants to do; cards are handles of their view (`View`). */
export type Intention =
  | { readonly want: 'play'; readonly card: number }
  | { readonly want: 'attack'; readonly card: number; readonly target?: number }
  | { readonly want: 'use'; readonly card: number }
  | { readonly want: 'choose'; readonly card: number };
