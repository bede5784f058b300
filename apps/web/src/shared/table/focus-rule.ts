/** What a button of the table says of itself in the page: its attributes by name. */
export type Attributes = Readonly<Record<string, string>>;

/**
 * How early the focus comes to this button: an answer in the bar, one in the list, a card (a deployed
 * leader before the place that it left), then what sends or passes. Infinite for one that answers nothing.
 * Of several equal ones the first in the page is it.
 */
const rankOf = (of: Attributes): number => {
  const has = (name: string): boolean => of[name] !== undefined;
  if (has('disabled')) return Number.POSITIVE_INFINITY;
  if (has('data-option') || has('data-more')) return 2;
  if (has('data-choice') && has('data-answer')) return of['data-kind'] === 'primary' ? 0 : 1;
  if (has('data-choice') && has('data-card')) return has('data-away') ? 4 : 3;
  if (has('data-confirm')) return 5;
  if (has('data-initiative')) return 6;
  return of['data-answer'] === 'pass' ? 7 : Number.POSITIVE_INFINITY;
};

/** Which of these buttons, in the order of the page, is the first choice; -1 where there is none. */
export const firstChoice = (buttons: readonly Attributes[]): number => {
  const ranks = buttons.map(rankOf);
  const best = Math.min(...ranks);
  return Number.isFinite(best) ? ranks.indexOf(best) : -1;
};

/** Attributes of the bar and of what answers questions. */
const atTable = [
  ...['data-ask', 'data-card', 'data-choice', 'data-answer', 'data-option', 'data-more'],
  ...['data-confirm', 'data-undo', 'data-initiative'],
];

/**
 * Whether a new question may take the focus from there: from nowhere, from the bar and from what answers
 * questions; not from what somebody writes, reads or sets meanwhile. `null`: nothing has the focus.
 */
export const yieldsFocus = (held: Attributes | null): boolean =>
  held === null || held['data-area'] === 'ask' || atTable.some((name) => held[name] !== undefined);
