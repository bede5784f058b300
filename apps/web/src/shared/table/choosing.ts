import type { TableDecision, TableMove } from '#contracts';

/** What the player has put together so far as their answer to one decision. */
export interface Choice {
  /** Position of the decision it answers: a choice made for another is forgotten. */
  readonly at: number;
  readonly picked: readonly number[];
  readonly amounts: readonly number[];
}

/** Whether any option is about a card, on the board or beside it. */
export const isAboutCards = ({ options }: TableDecision): boolean =>
  options.some(({ card }) => card !== undefined);

export const blankChoice = (decision: TableDecision): Choice => ({
  at: decision.at,
  picked: [],
  amounts: decision.options.map(() => 0),
});

/** The choice as it stands for this decision. */
export const choiceFor = (decision: TableDecision, choice: Choice | null): Choice =>
  choice?.at === decision.at ? choice : blankChoice(decision);

/**
 * Picks an option or takes it back; with one to pick a new one
 * replaces the old, with more a full hand takes no further.
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

/** The choice as a move, or null while it is no whole answer yet. */
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

/** Everything that may be picked is picked, or all is given out: another press could only take it back. */
export const isComplete = (decision: TableDecision, choice: Choice): boolean =>
  decision.division
    ? sumAmounts(choice) === decision.division.total
    : choice.picked.length === decision.max && moveOf(decision, choice) !== null;

/** One press answers it: exactly one option is to be picked. */
export const answersAtOnce = ({ min, max, division, names }: TableDecision): boolean =>
  min === 1 && max === 1 && division === null && names === null;

/**
 * The card that every answer belongs to, where a question other
 * than for an action offers several of one card; null otherwise.
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

/** Options by the card they are about. */
export const optionsOf = (decision: TableDecision | null, card: number): readonly number[] =>
  (decision?.options ?? []).flatMap((option, index) => (option.card === card ? [index] : []));
