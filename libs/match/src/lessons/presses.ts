import type { Decision, Move } from '#rules';

const withButton: ReadonlySet<string> = new Set([
  'yes',
  'no',
  'seat',
  'mode',
  'number',
  'trait',
  'pass',
  'take-initiative',
  'take-counter',
]);

/**
 * How many presses this answer takes at the table: a card is selected and then confirmed, a button
 * is pressed once. An attack is two presses, unit and target; the second one also answers the
 * question for the target, which therefore counts 0.
 */
export const pressesOf = ({ kind, options, max }: Decision, { pick = [] }: Move): number => {
  if (kind === 'defender' || pick.length === 0) return kind === 'defender' ? 0 : 1;
  const buttons = pick.every((index) => withButton.has(options[index]?.o ?? ''));
  if (buttons) return 1;
  return max === 1 ? 2 : pick.length + 1;
};
