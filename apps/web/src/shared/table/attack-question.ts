import type { TableDecision } from '#contracts';
import type { Handle } from './visible.js';

const silent = { en: '', es: '' };

/** The option, among the actions of a turn, that attacks with this card. */
export const attackOption = (decision: TableDecision, card: Handle): number | undefined => {
  const index = decision.options.findIndex((each) => each.o === 'attack' && each.card === card);
  return index < 0 ? undefined : index;
};

/** The cards that this card can attack; empty if it cannot attack now. */
export const targetsOf = (decision: TableDecision, card: Handle): readonly Handle[] => {
  const index = attackOption(decision, card);
  return (index === undefined ? undefined : decision.options[index]?.targets) ?? [];
};

/**
 * The question for the target, asked by the page before the attack is declared: until a target is
 * pressed, nothing is sent.
 */
export const attackQuestion = (
  decision: TableDecision,
  attacker: { readonly card: Handle; readonly id: string },
  text: string,
): TableDecision => ({
  at: decision.at,
  kind: 'defender',
  text: { en: text, es: text, fr: text },
  source: attacker,
  options: targetsOf(decision, attacker.card).map((card) => ({ o: 'card', card, text: silent })),
  min: 1,
  max: 1,
  division: null,
  names: null,
  shown: [],
});
