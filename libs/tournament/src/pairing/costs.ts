import type { Field } from './field.js';
import {
  breaksPodRule,
  byeLevels,
  circumstanceLevels,
  circumstances,
  circumstancesOf,
  commonLevels,
  floatLevels,
  floatLevelsOf,
  podLevels,
} from './objective.js';

/**
 * The objective as one integer per table: each level weighs more than the maximum total of all
 * later levels, so a smaller sum is exactly an earlier value in lexicographic order. The integers
 * grow to hundreds of bits, hence bigint.
 */
export interface Costs {
  table(i: number, j: number): bigint;
  /**
   * The cost of the table without rematch, constraint and team: never more than `table`, and the
   * same for all players with the same score group, last float and pod.
   */
  floor(i: number, j: number): bigint;
  bye(i: number): bigint;
}

const mostPerLevel = (field: Field): number[] => {
  const players = field.players.length;
  const tables = Math.ceil(players / 2);
  const groups = field.groupSizes.length;
  const most: number[] = [];
  most[commonLevels.forbidden] = tables;
  most[commonLevels.rematches] = tables;
  most[commonLevels.secondByes] = 1;
  most[commonLevels.byeAboveLowest] = groups;
  if (field.podRule) {
    most[podLevels.rule] = tables;
    most[podLevels.opposite] = tables;
  }
  if (field.byStanding) return most;
  const levels = floatLevels(field);
  for (let g = 0; g < groups - 1; g += 1) {
    most[levels.downfloats(g)] = field.groupSizes[g]!;
    most[levels.distance(g)] = field.groupSizes[g]! * (groups - 1 - g);
  }
  most[levels.repeatedFloats] = players;
  most[levels.sameTeam] = tables;
  most[levels.otherPod] = tables;
  return most;
};

const weights = (most: readonly number[]): bigint[] => {
  const weight = most.map(() => 1n);
  for (let level = most.length - 2; level >= 0; level -= 1)
    weight[level] = weight[level + 1]! * BigInt(most[level + 1]! + 1);
  return weight;
};

export const costsOf = (field: Field): Costs => {
  const weight = weights(mostPerLevel(field));
  const groups = field.groupSizes.length;
  const weigh = (collect: (add: (level: number, amount: number) => void) => void): bigint => {
    let total = 0n;
    collect((level, amount) => {
      total += weight[level]! * BigInt(amount);
    });
    return total;
  };
  const floors = new Map<number, bigint>();
  const floor = (i: number, j: number): bigint => {
    const broken = breaksPodRule(field, i, j);
    if (field.byStanding) return broken ? weight[podLevels.rule]! : 0n;
    const [high, low] = field.group[i]! <= field.group[j]! ? [i, j] : [j, i];
    const last =
      (field.players[high]!.lastFloat === 'down' ? 2 : 0) +
      (field.players[low]!.lastFloat === 'up' ? 1 : 0);
    const key =
      ((field.group[high]! * groups + field.group[low]!) * 4 + last) * 2 + (broken ? 1 : 0);
    const known = floors.get(key);
    if (known !== undefined) return known;
    const total = weigh((add) => {
      if (broken) add(podLevels.rule, 1);
      floatLevelsOf(field, [i, j], add);
    });
    floors.set(key, total);
    return total;
  };
  /** The cost above the floor, for each combination of circumstances. */
  const surcharges = Array.from({ length: 2 ** circumstances }, (_, set) =>
    weigh((add) => circumstanceLevels(field, set, add)),
  );
  return {
    floor,
    table: (i, j) => {
      const set = circumstancesOf(field, i, j);
      return set === 0 ? floor(i, j) : floor(i, j) + surcharges[set]!;
    },
    bye: (i) => weigh((add) => byeLevels(field, i, add)),
  };
};
