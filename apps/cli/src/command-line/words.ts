/** The command was called in a wrong way: exit code 2, with a hint at `--help`. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** An option of a verb: its placeholder, its description, and the parser of its text. */
export interface OptionWord<T> {
  readonly summary: string;
  /** The placeholder of its value in the help; null for a switch. */
  readonly placeholder: string | null;
  /** Throws a `UsageError` that describes the accepted values. */
  readonly read: (text: string) => T;
  /** The value if the option is omitted. */
  readonly fallback: T;
  readonly isRequired: boolean;
  readonly isRepeatable: boolean;
}

/** A positional argument of a verb. */
export interface ArgumentWord<T> {
  readonly summary: string;
  readonly kind: 'one' | 'optional' | 'several';
  /** Carries the type; never present at run time. */
  readonly value?: T;
}

export type OptionWords = Readonly<Record<string, OptionWord<unknown>>>;
export type ArgumentWords = Readonly<Record<string, ArgumentWord<unknown>>>;
export type OptionValues<W extends OptionWords> = {
  readonly [K in keyof W]: W[K] extends OptionWord<infer T> ? T : never;
};
export type ArgumentValues<W extends ArgumentWords> = {
  readonly [K in keyof W]: W[K] extends ArgumentWord<infer T> ? T : never;
};

const single = { isRequired: false, isRepeatable: false } as const;
const asIs = (text: string): string => text;

/** A switch, on if it is given. */
export const flag = (summary: string): OptionWord<boolean> => ({
  ...single,
  summary,
  placeholder: null,
  read: () => true,
  fallback: false,
});

/** Any text; undefined if omitted. */
export const text = (placeholder: string, summary: string): OptionWord<string | undefined> => ({
  ...single,
  summary,
  placeholder,
  read: asIs,
  fallback: undefined,
});

/** Any text, with a default. */
export const textOr = (
  fallback: string,
  placeholder: string,
  summary: string,
): OptionWord<string> => ({ ...single, summary, placeholder, read: asIs, fallback });

/** Any text; required. */
export const requiredText = (placeholder: string, summary: string): OptionWord<string> => ({
  ...textOr('', placeholder, summary),
  isRequired: true,
});

/** An option that may be repeated. */
export const texts = (placeholder: string, summary: string): OptionWord<readonly string[]> => ({
  summary,
  placeholder,
  read: (given) => [given],
  fallback: [],
  isRequired: false,
  isRepeatable: true,
});

interface Range {
  readonly from?: number;
  readonly to?: number;
}

const readNumber =
  ({ from = 0, to = Number.MAX_SAFE_INTEGER }: Range) =>
  (given: string): number => {
    const value = Number(given);
    if (given !== '' && Number.isSafeInteger(value) && value >= from && value <= to) return value;
    throw new UsageError(
      to === Number.MAX_SAFE_INTEGER
        ? `a whole number of at least ${from} is wanted`
        : `a whole number from ${from} to ${to} is wanted`,
    );
  };

/** A whole number, from 0 by default. */
export const numberOr = (
  fallback: number,
  summary: string,
  range: Range = {},
): OptionWord<number> => ({
  ...single,
  summary,
  placeholder: 'N',
  read: readNumber(range),
  fallback,
});

/** A whole number; undefined if omitted. */
export const number = (summary: string, range: Range = {}): OptionWord<number | undefined> => ({
  ...single,
  summary,
  placeholder: 'N',
  read: readNumber(range),
  fallback: undefined,
});

const readChoice =
  <T extends string>(choices: readonly T[]) =>
  (given: string): T => {
    const found = choices.find((choice) => choice === given);
    if (found !== undefined) return found;
    throw new UsageError(`one of ${choices.join(', ')} is wanted`);
  };

/** One of a few words. */
export const choiceOr = <const T extends string>(
  fallback: T,
  choices: readonly T[],
  summary: string,
): OptionWord<T> => ({
  ...single,
  summary,
  placeholder: choices.join('|'),
  read: readChoice(choices),
  fallback,
});

/** One of a few words; undefined if omitted. */
export const choice = <const T extends string>(
  choices: readonly T[],
  summary: string,
): OptionWord<T | undefined> => ({
  ...single,
  summary,
  placeholder: choices.join('|'),
  read: readChoice(choices),
  fallback: undefined,
});

export const argument = (summary: string): ArgumentWord<string> => ({ summary, kind: 'one' });
export const optionalArgument = (summary: string): ArgumentWord<string | undefined> => ({
  summary,
  kind: 'optional',
});
export const otherArguments = (summary: string): ArgumentWord<readonly string[]> => ({
  summary,
  kind: 'several',
});
