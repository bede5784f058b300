import type { Field } from './field.js';
import { byeLevels, commonLevels, floatLevels, floatLevelsOf, tableLevels } from './objective.js';

/**
 * The objective as one integer per table: each level weighs more than all later levels together can come to, so a smaller sum is exactly
 * an earlier value in lexicographic order. The integers grow to hundreds of bits, hence bigint; equal kinds of tables share one value.
 */
export interface Costs {
  table(i: number, j: number): bigint;
  /** What the table would cost without rematch, constraint, team and pod: never more than `table`, the same for players of one score group and last float. */
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
  if (field.byStanding) return most;
  const levels = floatLevels(groups);
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
  for (let level = most.length - 2; level >= 0; level -= 1) weight[level] = weight[level + 1]! * BigInt(most[level + 1]! + 1);
  return weight;
};

export const costsOf = (field: Field): Costs => {
  const weight = weights(mostPerLevel(field));
  const kinds = new Map<string, bigint>();
  const plain = new Map<number, bigint>();
  const groups = field.groupSizes.length;
  const sum = (collect: (add: (level: number, amount: number) => void) => void): bigint => {
    let kind = '';
    collect((level, amount) => {
      kind += `${level}*${amount},`;
    });
    const known = kinds.get(kind);
    if (known !== undefined) return known;
    let total = 0n;
    collect((level, amount) => {
      total += weight[level]! * BigInt(amount);
    });
    kinds.set(kind, total);
    return total;
  };
  /** Most tables are neither rematch nor forbidden and know no team or pod: then groups and last floats say it all. */
  const plainKey = (i: number, j: number): number => {
    if (field.byStanding) return 0;
    const [high, low] = field.group[i]! <= field.group[j]! ? [i, j] : [j, i];
    const last = (field.players[high]!.lastFloat === 'down' ? 2 : 0) + (field.players[low]!.lastFloat === 'up' ? 1 : 0);
    return (field.group[high]! * groups + field.group[low]!) * 4 + last;
  };
  const isPlain = (i: number, j: number): boolean => {
    if (field.met[i]!.has(j) || field.forbidden[i]!.has(j)) return false;
    const [a, b] = [field.players[i]!, field.players[j]!];
    return (a.team === undefined || a.team !== b.team) && (a.pod === undefined || b.pod === undefined || a.pod === b.pod);
  };
  const floor = (i: number, j: number): bigint => {
    const key = plainKey(i, j);
    const known = plain.get(key);
    if (known !== undefined) return known;
    const total = field.byStanding ? 0n : sum((add) => floatLevelsOf(field, [i, j], add));
    plain.set(key, total);
    return total;
  };
  return {
    floor,
    table: (i, j) => (isPlain(i, j) ? floor(i, j) : sum((add) => tableLevels(field, [i, j], add))),
    bye: (i) => sum((add) => byeLevels(field, i, add)),
  };
};
