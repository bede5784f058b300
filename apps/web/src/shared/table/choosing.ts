import type { TableDecision, TableMove } from '#contracts';

/** The player's unfinished answer to one decision. */
export interface Choice {
  /** Position of the decision that it answers; a choice for another decision is discarded. */
  readonly at: number;
  readonly picked: readonly number[];
  readonly amounts: readonly number[];
}

/** Whether any option is about a card, on the board or elsewhere. */
export const isAboutCards = ({ options }: TableDecision): boolean =>
  options.some(({ card }) => card !== undefined);

export const blankChoice = (decision: TableDecision): Choice => ({
  at: decision.at,
  picked: [],
  amounts: decision.options.map(() => 0),
});

/** The choice if it belongs to this decision, otherwise an empty one. */
export const choiceFor = (decision: TableDecision, choice: Choice | null): Choice =>
  choice?.at === decision.at ? choice : blankChoice(decision);

/**
 * Picks an option or removes it again. If only one may be picked, the new one replaces the old;
 * otherwise nothing is added once the maximum is reached.
 */
export const toggle = (decision: TableDecision, choice: Choice, option: number): Choice => {
  if (choice.picked.includes(option))
    return { ...choice, picked: choice.picked.filter((each) => each !== option) };
  if (decision.max === 1) return { ...choice, picked: [option] };
  return choice.picked.length < decision.max
    ? { ...choice, picked: [...choice.picked, option] }
    : choice;
};

export const give = (choice: Choice, option: number, amount: number): Choice => ({
  ...choice,
  amounts: choice.amounts.map((each, index) => (index === option ? amount : each)),
});

export const sumAmounts = (choice: Choice): number =>
  choice.amounts.reduce((sum, each) => sum + each, 0);

/** The choice as a move; null while it is incomplete. */
export const moveOf = (decision: TableDecision, choice: Choice): TableMove | null => {
  const { at, division, min, max } = decision;
  if (division) {
    const sum = sumAmounts(choice);
    const whole =
      sum === division.total ||
      (division.less && sum < division.total) ||
      (division.none && sum === 0);
    return whole ? { at, amounts: [...choice.amounts] } : null;
  }
  return choice.picked.length >= min && choice.picked.length <= max
    ? { at, pick: [...choice.picked] }
    : null;
};

/**
 * Whether the maximum is picked or distributed, so that another press could only remove something.
 */
export const isComplete = (decision: TableDecision, choice: Choice): boolean =>
  decision.division
    ? sumAmounts(choice) === decision.division.total
    : choice.picked.length === decision.max && moveOf(decision, choice) !== null;

/** Whether one press answers the decision: exactly one option is to be picked. */
export const answersAtOnce = ({ min, max, division, names }: TableDecision): boolean =>
  min === 1 && max === 1 && division === null && names === null;

/**
 * The card to which all options belong, if a question other than for an action offers several
 * options of one card; otherwise null.
 */
export const onlyCardOf = (decision: TableDecision | null): number | null => {
  if (decision === null || decision.kind === 'action' || decision.options.length < 2) return null;
  const [first] = decision.options;
  const card = first?.card;
  return card !== undefined &&
    answersAtOnce(decision) &&
    decision.options.every((o) => o.card === card)
    ? card
    : null;
};

/** The indices of the options that are about a card. */
export const optionsOf = (decision: TableDecision | null, card: number): readonly number[] =>
  (decision?.options ?? []).flatMap((option, index) => (option.card === card ? [index] : []));
