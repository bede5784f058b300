import { z } from 'zod';

/** What a hall needs on paper. */
export const sheets = ['pairings-by-name', 'pairings-by-table', 'slips', 'standings', 'players', 'deck-check', 'signs'] as const;
export type Sheet = (typeof sheets)[number];
export const isSheet = (text: string): text is Sheet => sheets.some((sheet) => sheet === text);

export const papers = ['a4', 'letter'] as const;
export type Paper = (typeof papers)[number];

/** Sizes of the sheets in millimetres, and what no printer reaches. */
export const paperSize: Readonly<Record<Paper, { readonly css: string; readonly width: number; readonly height: number }>> = {
  a4: { css: 'A4', width: 210, height: 297 },
  letter: { css: 'letter', width: 215.9, height: 279.4 },
};
export const marginMm = 11;

const place = (most: number) => z.coerce.number().int().min(0).max(most).optional().catch(undefined);

/** Options of a sheet, in its address: paper, the round (the current one if none), the player of a deck check, the tables of signs. */
export const printSearch = z.object({
  paper: z.enum(papers).catch('a4').default('a4'),
  phase: place(9),
  round: place(30),
  player: z.string().max(64).optional().catch(undefined),
  from: place(2_000),
  to: place(2_000),
});
export type PrintSearch = z.infer<typeof printSearch>;
