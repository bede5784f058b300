/** The attributes of a button of the table, by name. */
export type Attributes = Readonly<Record<string, string>>;

/**
 * The rank of a button as first focus: an answer in the bar, one in the list, a card (a deployed
 * leader before the place that it left), then buttons that send or pass. Infinity if the button
 * answers nothing. Of several buttons of equal rank, the first on the page gets the focus.
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

/** The index of the first choice among these buttons, in page order; -1 if there is none. */
export const firstChoice = (buttons: readonly Attributes[]): number => {
  const ranks = buttons.map(rankOf);
  const best = Math.min(...ranks);
  return Number.isFinite(best) ? ranks.indexOf(best) : -1;
};

/** Attributes of the bar and of the elements that answer questions. */
const atTable = [
  ...['data-ask', 'data-card', 'data-choice', 'data-answer', 'data-option', 'data-more'],
  ...['data-confirm', 'data-undo', 'data-initiative'],
];

/**
 * Whether a new question may take the focus: yes if nothing has it (`null`), or the bar or an
 * element that answers questions; no while the viewer writes, reads or sets something.
 */
export const yieldsFocus = (held: Attributes | null): boolean =>
  held === null || held['data-area'] === 'ask' || atTable.some((name) => held[name] !== undefined);
