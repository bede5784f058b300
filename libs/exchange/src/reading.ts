/** Why a file was refused: a stable code, the place, and what was found there. */
export interface ExchangeProblem {
  readonly code:
    | 'exchange/too-long'
    | 'exchange/not-json'
    | 'exchange/wrong-shape'
    | 'exchange/missing-column'
    | 'exchange/uneven-row'
    | 'exchange/bad-line'
    | 'exchange/points-differ'
    | 'exchange/unknown-format';
  /** For example `line 4` or `Content[2].Rank`. */
  readonly place: string;
  readonly found: string;
}

export type Reading<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly ExchangeProblem[] };

/** One file format that other programs write or read. */
export interface ExchangeFormat<T> {
  readonly id: string;
  readonly ending: string;
  readonly media: string;
  /** Never throws; reports every fault with its place. */
  read(text: string): Reading<T>;
  write(value: T): string;
}

/** The type of the values that a format reads and writes. */
export type ValueOf<Format> = Format extends { write(value: infer Value): string } ? Value : never;

/** In characters. A complete event of 4,096 players needs less. */
export const MOST_CHARACTERS = 16_000_000;

export const readAs = <T>(value: T): Reading<T> => ({ ok: true, value });

const longestExcerpt = 80;

export const refusedAt = (
  code: ExchangeProblem['code'],
  place: string,
  found: string,
): Reading<never> => ({
  ok: false,
  problems: [{ code, place, found: found.slice(0, longestExcerpt) }],
});

export const withoutMark = (text: string): string => text.replace(/^\uFEFF/, '');
