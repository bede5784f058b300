import type { TableDecision } from '#contracts';
import type { Handle } from './visible.js';

const silent = { en: '', es: '' };

/** The answer that has this card attack, as it stands among the actions of a turn. */
export const attackOption = (decision: TableDecision, card: Handle): number | undefined => {
  const index = decision.options.findIndex((each) => each.o === 'attack' && each.card === card);
  return index < 0 ? undefined : index;
};

/** What the card may attack; empty where it may not attack now. */
export const targetsOf = (decision: TableDecision, card: Handle): readonly Handle[] => {
  const index = attackOption(decision, card);
  return (index === undefined ? undefined : decision.options[index]?.targets) ?? [];
};

/**
 * The question for the target, put by the page before the attack
 * is declared: until a target is pressed nothing has been done.
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
