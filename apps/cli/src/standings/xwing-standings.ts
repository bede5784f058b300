import { seededOrder } from '#chance';
import { toDecimal, xwingStandings } from '#games';
import { type Json } from './reading.js';
import { readXwingResults } from './xwing-results-file.js';

/** A row; strength of schedule has 8 decimals. */
export type XwingRow = Readonly<{
  rank: number;
  player: string;
  score: number;
  mov: number;
  sos: number;
}>;

/** The Swiss rows of a results file of X-Wing. */
export const xwingStandingsOf = (json: Json): readonly XwingRow[] =>
  xwingStandings({
    ...readXwingResults(json),
    lot: seededOrder('standings of a results file'),
  }).map(({ rank, player, values: { score, mov, sos } }) => ({
    rank,
    player,
    score: Number(score.numerator),
    mov: Number(mov.numerator),
    sos: Number(toDecimal(sos)),
  }));
