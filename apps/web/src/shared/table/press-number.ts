/** The result of typing digits among numbered buttons. */
export interface Typed {
  /** The digits to which further digits are appended. */
  readonly digits: string;
  /** The index of the number that they match. */
  readonly at: number;
  /** Whether no longer number begins with these digits, so that they press the button. */
  readonly answers: boolean;
}

/**
 * Adds a digit; if the result begins no number, the digit starts anew. Null if no number begins
 * with it.
 */
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
 * Focuses the button with the typed number. If no longer number begins with these digits, it also
 * presses the button; otherwise Enter does. The digits are stored on the table's element.
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
