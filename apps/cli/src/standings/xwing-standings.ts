import { seededOrder } from '#chance';
import { formatOf, toDecimal } from '#game';
import {
  gameOf,
  isListFortress,
  ListFortressFault,
  readListFortress,
  xwingPolicyOf,
  xwingStandings,
  type XwingPolicy,
  type XwingResult,
} from '#games';
import { fail, type Fields } from './reading.js';
import { readXwingResults } from './xwing-results-file.js';

/** A row; strength of schedule has 8 decimals. */
export type XwingRow = Readonly<{
  rank: number;
  player: string;
  score: number;
  mov: number;
  sos: number;
}>;

interface Counted {
  readonly policy: XwingPolicy;
  readonly players: readonly string[];
  readonly results: readonly XwingResult[];
}

/**
 * A file of List Fortress names no policy: it is counted like a new event of the second edition.
 */
const ofListFortress = (json: Fields): Counted => {
  const { points, chain, scoring } = formatOf(gameOf('xwing'), 'second-edition')?.defaults ?? {};
  if (!points || !chain || !scoring) return fail('file', 'the second edition has no policy');
  try {
    const { players, results } = readListFortress(json);
    const tiebreaks = { chain, freezeOnDrop: false, floorOwnGameWin: false };
    return { policy: xwingPolicyOf({ points, tiebreaks, scoring }), players, results };
  } catch (error) {
    if (!(error instanceof ListFortressFault)) throw error;
    const [place = '', ...message] = error.message.split(': ');
    return fail(place, message.join(': '));
  }
};

/** The Swiss rows of a results file of X-Wing, or of one of List Fortress. */
export const xwingStandingsOf = (json: Fields): readonly XwingRow[] =>
  xwingStandings({
    ...(isListFortress(json) ? ofListFortress(json) : readXwingResults(json)),
    lot: seededOrder('standings of a results file'),
  }).map(({ rank, player, values: { score, mov, sos } }) => ({
    rank,
    player,
    score: Number(score.numerator),
    mov: Number(mov.numerator),
    sos: Number(toDecimal(sos)),
  }));
