import { pairsByStanding } from './by-standing.js';
import { costsOf } from './costs.js';
import { fieldOf, type Field } from './field.js';
import { mixEqualPairs } from './mixing.js';
import { commonLevels, objectiveOfField } from './objective.js';
import { bye, optimalPairs } from './optimum.js';
import { byeReasons, summarise, tableReasons } from './reasons.js';
import type { SwissInput, SwissPairing } from './swiss-input.js';
import { numberTables } from './tables.js';

interface Choice {
  readonly tables: readonly (readonly [number, number])[];
  readonly bye: number | null;
}

const chooseTables = (field: Field): Choice => {
  const fixed = new Set(field.fixed.flat());
  const members = field.players.map((_, i) => i).filter((i) => !fixed.has(i));
  if (members.length % 2 === 1) members.push(bye);
  const costs = costsOf(field);
  const pairs = field.byStanding
    ? pairsByStanding(field, costs, members)
    : optimalPairs(field, costs, members);
  if (!field.byStanding) mixEqualPairs(field, costs, pairs);
  const tables = [...pairs.opponent].filter(([i, j]) => i !== bye && i < j);
  return { tables: [...field.fixed, ...tables], bye: pairs.opponent.get(bye) ?? null };
};

/**
 * Pairs one Swiss round: everyone exactly once, one bye if their number is odd, and the best
 * possible value of `objectiveOf`. Pure: the same input gives the same pairing, and unless
 * `byStanding` is set the order of the players does not matter. Throws if the input contradicts
 * itself (a player listed twice, or in two fixed pairs).
 */
export const pairSwiss = (input: SwissInput): SwissPairing => {
  const field = fieldOf(input);
  const choice = chooseTables(field);
  const objective = objectiveOfField(field, choice.tables, choice.bye);
  const groups = summarise(field, choice.tables, choice.bye);
  const idOf = (i: number): string => field.players[i]!.id;
  return {
    tables: numberTables(field, choice.tables).map((numbered) => ({
      table: numbered.table,
      a: idOf(numbered.a),
      b: idOf(numbered.b),
      reasons: tableReasons(field, numbered, groups),
    })),
    bye:
      choice.bye === null
        ? null
        : { playerId: idOf(choice.bye), reasons: byeReasons(field, choice.bye) },
    objective,
    unavoidableRematches: objective[commonLevels.rematches]!,
  };
};
