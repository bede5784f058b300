import type { CountingSettings } from '#game';

/** Match points, opponents' match wins, own game wins, opponents' game wins. */
export type SwuColumn = 'points' | 'omw' | 'gw' | 'ogw';

/** How an event counts. Real events differ in each of these, so none is fixed in code. */
export interface StandingsPolicy {
  readonly winPoints: number;
  readonly drawPoints: number;
  readonly lossPoints: number;
  /** Match points of a bye; its games always count 2-0. */
  readonly byeMatchPoints: number;
  /** True: the own row of a dropped player uses results up to their last round only. */
  readonly freezeOnDrop: boolean;
  /**
   * True: the own game-win column is shown with the floor of
   * one third; inside opponents' game wins it always has it.
   */
  readonly floorOwnGameWin: boolean;
  /** Results of later rounds are the playoff and do not count. */
  readonly swissRounds: number;
  /** What decides, first to last; players equal in all of it are ordered at random from the seed. */
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

/** The policy that an event's settings ask for. */
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
