/** What digits come to among numbered buttons. */
export interface Typed {
  /** The digits that go on being typed. */
  readonly digits: string;
  /** Which number they are, by its place. */
  readonly at: number;
  /** No longer number begins with them, so that they answer. */
  readonly answers: boolean;
}

/** One more digit; what it cannot go on with begins anew. Null where no number begins so. */
export const typeDigit = (
  numbers: readonly number[],
  before: string,
  digit: string,
): Typed | null => {
  const words = numbers.map(String);
  for (const digits of [before + digit, digit]) {
    const at = words.indexOf(digits);
    const longer = words.some((word) => word !== digits && word.startsWith(digits));
    if (at >= 0) return { digits: longer ? digits : '', at, answers: !longer };
    if (longer)
      return { digits, at: words.findIndex((word) => word.startsWith(digits)), answers: false };
  }
  return null;
};

/**
 * A digit goes to the button with this number, and presses it where no longer
 * number begins so; else Enter does. What digits go on with stays at the table.
 */
export const pressNumber = (table: HTMLElement, digit: string): void => {
  const buttons = [...table.querySelectorAll<HTMLElement>('[data-number]:not([disabled])')];
  const numbers = buttons.map(({ dataset }) => Number(dataset['number']));
  const typed = typeDigit(numbers, table.dataset['typed'] ?? '', digit);
  if (typed === null) return;
  table.dataset['typed'] = typed.digits;
  buttons[typed.at]?.focus();
  if (typed.answers) buttons[typed.at]?.click();
};
