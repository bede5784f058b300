import { fieldOf, type Field } from './field.js';
import type { SwissInput } from './swiss-input.js';

/**
 * The objective of a Swiss pairing: a list of numbers, each to be minimized, earlier ones before
 * all later ones (docs/adr/0004-pairing-objective.md). The levels that apply to every pairing:
 */
export const commonLevels = {
  forbidden: 0,
  rematches: 1,
  secondByes: 2,
  byeAboveLowest: 3,
} as const;

/**
 * Only if the event pairs by pod: tables that break its rule, and tables of the first round whose
 * players did not sit opposite each other.
 */
export const podLevels = { rule: 4, opposite: 5 } as const;

/** The number of levels before the floats or, by standing, before the opponents' places. */
const firstLevels = ({ podRule }: Pick<Field, 'podRule'>): number => (podRule ? 6 : 4);

/**
 * The positions of the remaining levels. For each score group but the lowest, from the top: how
 * many of its players are paired down, and by how many groups in total. Then repeated floats,
 * tables within one team, tables across pods.
 */
export const floatLevels = (field: Pick<Field, 'podRule' | 'groupSizes'>) => {
  const groups = field.groupSizes.length;
  const first = firstLevels(field);
  const after = first + 2 * Math.max(0, groups - 1);
  return {
    downfloats: (group: number) => first + 2 * group,
    distance: (group: number) => first + 2 * group + 1,
    repeatedFloats: after,
    sameTeam: after + 1,
    otherPod: after + 2,
    count: after + 3,
  };
};

type Add = (level: number, amount: number) => void;

/**
 * Calls `add` with each level that a table adds to because of its players' score groups and last
 * floats.
 */
export const floatLevelsOf = (field: Field, [i, j]: readonly [number, number], add: Add): void => {
  const levels = floatLevels(field);
  const [high, low] = field.group[i]! <= field.group[j]! ? [i, j] : [j, i];
  const distance = field.group[low]! - field.group[high]!;
  if (distance > 0) {
    add(levels.downfloats(field.group[high]!), 1);
    add(levels.distance(field.group[high]!), distance);
    const repeated =
      (field.players[high]!.lastFloat === 'down' ? 1 : 0) +
      (field.players[low]!.lastFloat === 'up' ? 1 : 0);
    if (repeated > 0) add(levels.repeatedFloats, repeated);
  }
};

/**
 * Whether the table breaks the event's rule about pods. Under either rule, players who drafted in
 * no pod should meet each other.
 */
export const breaksPodRule = ({ podRule, pod }: Field, i: number, j: number): boolean => {
  if (podRule === 'in-pod') return pod[i] !== pod[j];
  return podRule === 'cross-pod' && pod[i] === pod[j] && pod[i] !== 0;
};

/**
 * The number of circumstances of a table besides score groups and floats; a set of them is a bit
 * mask.
 */
export const circumstances = 5;

/**
 * The circumstances of a table as a bit mask: forbidden 1,
 * met before 2, one team 4, two pods 8, not opposite 16.
 */
export const circumstancesOf = (field: Field, i: number, j: number): number => {
  const apart = (field.opposite[i] ?? j) !== j || (field.opposite[j] ?? i) !== i;
  const common =
    (field.forbidden[i]!.has(j) ? 1 : 0) + (field.met[i]!.has(j) ? 2 : 0) + (apart ? 16 : 0);
  if (field.byStanding) return common;
  const [a, b] = [field.players[i]!, field.players[j]!];
  const team = a.team !== undefined && a.team === b.team ? 4 : 0;
  return (
    common +
    team +
    (!field.podRule && a.pod !== undefined && b.pod !== undefined && a.pod !== b.pod ? 8 : 0)
  );
};

/** Calls `add` with each level that a set of circumstances adds to. */
export const circumstanceLevels = (field: Field, set: number, add: Add): void => {
  if (set & 1) add(commonLevels.forbidden, 1);
  if (set & 2) add(commonLevels.rematches, 1);
  if (field.podRule && set & 16) add(podLevels.opposite, 1);
  if (field.byStanding) return;
  const levels = floatLevels(field);
  if (set & 4) add(levels.sameTeam, 1);
  if (set & 8) add(levels.otherPod, 1);
};

/** Calls `add` with each level that a table of players i and j adds to, and the amount. */
const tableLevels = (field: Field, [i, j]: readonly [number, number], add: Add): void => {
  circumstanceLevels(field, circumstancesOf(field, i, j), add);
  if (breaksPodRule(field, i, j)) add(podLevels.rule, 1);
  if (!field.byStanding) floatLevelsOf(field, [i, j], add);
};

/** Calls `add` with each level that a bye of player i adds to. */
export const byeLevels = (field: Field, i: number, add: Add): void => {
  if (field.players[i]!.hadBye) add(commonLevels.secondByes, 1);
  const above = field.groupSizes.length - 1 - field.group[i]!;
  if (above > 0) add(commonLevels.byeAboveLowest, above);
};

/**
 * By standing, the objective continues with the place of each player's opponent in the standings,
 * the best placed player first; a bye counts as the last place.
 */
const opponentPlaces = (field: Field, tables: readonly (readonly [number, number])[]): number[] => {
  const places = field.players.map(() => field.players.length);
  for (const [i, j] of tables) [places[i], places[j]] = [j, i];
  return places;
};

export const objectiveOfField = (
  field: Field,
  tables: readonly (readonly [number, number])[],
  bye: number | null,
): number[] => {
  const levels = field.byStanding ? firstLevels(field) : floatLevels(field).count;
  const value = Array.from({ length: levels }, () => 0);
  const add = (level: number, amount: number) => {
    value[level]! += amount;
  };
  for (const table of tables) tableLevels(field, table, add);
  if (bye !== null) byeLevels(field, bye, add);
  return field.byStanding ? [...value, ...opponentPlaces(field, tables)] : value;
};

/** The objective value of any pairing of the players of `input`, however it was made. */
export const objectiveOf = (
  input: SwissInput,
  pairing: {
    readonly tables: readonly { readonly a: string; readonly b: string }[];
    readonly bye: string | null;
  },
): number[] => {
  const field = fieldOf(input);
  const number = (id: string): number => {
    const found = field.numberOf.get(id);
    if (found === undefined) throw new Error(`pairing: ${id} does not play in this round`);
    return found;
  };
  const tables = pairing.tables.map(({ a, b }) => [number(a), number(b)] as const);
  return objectiveOfField(field, tables, pairing.bye === null ? null : number(pairing.bye));
};

/** Negative when the first value is better. */
export const compareObjectives = (a: readonly number[], b: readonly number[]): number => {
  for (let i = 0; i < Math.max(a.length, b.length); i += 1) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
};
