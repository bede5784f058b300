import type { RuleId } from '../manifest/rule-id.js';

/** Stable codes: texts and clients depend on them. */
export type RefusalCode =
  | 'rules/game-over'
  | 'rules/stale-move'
  | 'rules/not-your-decision'
  | 'rules/unknown-seat'
  | 'rules/illegal-pick'
  | 'rules/illegal-division'
  | 'rules/unknown-name'
  | 'rules/corrupt-state'
  | 'rules/bad-setup';

export interface Refusal {
  refused: true;
  code: RefusalCode;
  /** The rule that the move would break, if there is one such number. */
  rule: RuleId | null;
  detail: string;
}

export const refuse = (code: RefusalCode, rule: RuleId | null, detail: string): Refusal => ({
  refused: true,
  code,
  rule,
  detail,
});

/** A bug in the engine or in a card, never a player's mistake. */
export class InvariantError extends Error {
  override readonly name = 'InvariantError';
}
