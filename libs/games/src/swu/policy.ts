import type { CountingSettings } from '#game';

/** Match points, opponents' match wins, the player's own game wins, opponents' game wins. */
export type SwuColumn = 'points' | 'omw' | 'gw' | 'ogw';

/** How an event counts. Real events differ in all of these values, so none is hard-coded. */
export interface StandingsPolicy {
  readonly winPoints: number;
  readonly drawPoints: number;
  readonly lossPoints: number;
  /** Match points of a bye; its games always count 2-0. */
  readonly byeMatchPoints: number;
  /** True: the row of a dropped player uses results only up to their last round. */
  readonly freezeOnDrop: boolean;
  /**
   * True: the player's own game-win column is shown with the floor of one third; inside opponents'
   * game wins the floor always applies.
   */
  readonly floorOwnGameWin: boolean;
  /** Results of later rounds belong to the playoff and do not count. */
  readonly swissRounds: number;
  /**
   * The columns that decide, first to last; players equal in all of them are ordered at random from
   * the seed.
   */
  readonly chain: readonly SwuColumn[];
}

export const housePolicy: StandingsPolicy = {
  winPoints: 3,
  drawPoints: 1,
  lossPoints: 0,
  byeMatchPoints: 3,
  freezeOnDrop: false,
  floorOwnGameWin: true,
  swissRounds: Number.MAX_SAFE_INTEGER,
  chain: ['points', 'omw', 'gw', 'ogw'],
};

const columns: ReadonlySet<string> = new Set(housePolicy.chain);
const isColumn = (name: string): name is SwuColumn => columns.has(name);

/** The policy that follows from an event's settings. */
export const policyOf = (
  { points, tiebreaks }: CountingSettings,
  swissRounds: number,
): StandingsPolicy => ({
  winPoints: points.win,
  drawPoints: points.draw,
  lossPoints: points.loss,
  byeMatchPoints: points.bye,
  freezeOnDrop: tiebreaks.freezeOnDrop,
  floorOwnGameWin: tiebreaks.floorOwnGameWin,
  swissRounds,
  chain: tiebreaks.chain.filter(isColumn),
});
