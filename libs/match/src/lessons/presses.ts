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
 * How often whoever answers so presses at the table: a card is selected and then
 * committed to, a button is pressed once. An attack is its unit and its target, so that
 * the question for the target, which the second press answers, costs nothing more.
 */
export const pressesOf = ({ kind, options, max }: Decision, { pick = [] }: Move): number => {
  if (kind === 'defender' || pick.length === 0) return kind === 'defender' ? 0 : 1;
  const buttons = pick.every((index) => withButton.has(options[index]?.o ?? ''));
  if (buttons) return 1;
  return max === 1 ? 2 : pick.length + 1;
};
