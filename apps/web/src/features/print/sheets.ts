import type { Paper } from '../../navigation/print-search.js';

/** The printed sheets of an event. */
const sheets = [
  'pairings-by-name',
  'pairings-by-table',
  'slips',
  'standings',
  'prizes',
  'players',
  'deck-check',
  'signs',
  'poster',
  'pods',
  'seat-codes',
] as const;
export type Sheet = (typeof sheets)[number];
export const isSheet = (text: string): text is Sheet => sheets.some((sheet) => sheet === text);

/** Paper sizes in millimetres; below, the margin that no printer reaches. */
export const paperSize: Readonly<
  Record<Paper, { readonly css: string; readonly width: number; readonly height: number }>
> = {
  a4: { css: 'A4', width: 210, height: 297 },
  letter: { css: 'letter', width: 215.9, height: 279.4 },
};
export const marginMm = 11;
