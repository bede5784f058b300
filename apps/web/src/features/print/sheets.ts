import type { SearchSchemaInput } from '@tanstack/react-router';

/** What a hall needs on paper. */
const sheets = [
  'pairings-by-name',
  'pairings-by-table',
  'slips',
  'standings',
  'players',
  'deck-check',
  'signs',
  'pods',
] as const;
export type Sheet = (typeof sheets)[number];
export const isSheet = (text: string): text is Sheet => sheets.some((sheet) => sheet === text);

export const papers = ['a4', 'letter'] as const;
export type Paper = (typeof papers)[number];

/** Sizes of the sheets in millimetres, and what no printer reaches. */
export const paperSize: Readonly<
  Record<Paper, { readonly css: string; readonly width: number; readonly height: number }>
> = {
  a4: { css: 'A4', width: 210, height: 297 },
  letter: { css: 'letter', width: 215.9, height: 279.4 },
};
export const marginMm = 11;

/** Options of a sheet, in its address: paper, the round (the current one if none), the player of a deck check, the tables of signs. */
export interface PrintSearch {
  readonly paper: Paper;
  readonly phase?: number | undefined;
  readonly round?: number | undefined;
  readonly player?: string | undefined;
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

const place = (given: unknown, most: number): number | undefined => {
  const number = typeof given === 'string' && given !== '' ? Number(given) : given;
  return typeof number === 'number' && Number.isInteger(number) && number >= 0 && number <= most
    ? number
    : undefined;
};

/** Reads the options without a schema: the routes are part of every phone's first view. What makes no sense counts as not given. */
export const printSearch = ({
  paper,
  phase,
  round,
  player,
  from,
  to,
}: Partial<PrintSearch> & SearchSchemaInput): PrintSearch => ({
  paper: papers.find((one) => one === paper) ?? 'a4',
  phase: place(phase, 9),
  round: place(round, 30),
  player: typeof player === 'string' && player.length <= 64 ? player : undefined,
  from: place(from, 2_000),
  to: place(to, 2_000),
});
