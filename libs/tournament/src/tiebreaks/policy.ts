import type { EventSettings, TiebreakName } from '../settings.js';

/** How an event counts. Real events differ in each of these, so none is fixed in code. */
export interface StandingsPolicy {
  readonly winPoints: number;
  readonly drawPoints: number;
  readonly lossPoints: number;
  /** Match points of a bye; its games always count 2-0. */
  readonly byeMatchPoints: number;
  /** True: the own row of a dropped player uses results up to his last round only. */
  readonly freezeOnDrop: boolean;
  /** True: the own game-win column is shown with the floor of one third; inside opponents' game wins it always has it. */
  readonly floorOwnGameWin: boolean;
  /** Results of later rounds are the playoff and do not count. */
  readonly swissRounds: number;
  /** What decides, first to last; players equal in all of it are ordered at random from the seed. */
  readonly chain: readonly TiebreakName[];
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

/** The policy that an event's settings ask for. */
export const policyOf = (settings: EventSettings, swissRounds: number): StandingsPolicy => ({
  winPoints: settings.points.win,
  drawPoints: settings.points.draw,
  lossPoints: settings.points.loss,
  byeMatchPoints: settings.points.bye,
  freezeOnDrop: settings.tiebreaks.freezeOnDrop,
  floorOwnGameWin: settings.tiebreaks.floorOwnGameWin,
  swissRounds,
  chain: settings.tiebreaks.chain,
});
