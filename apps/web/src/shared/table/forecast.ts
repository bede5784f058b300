import type { TableBoard, TableUnit } from '#contracts';
import { type Handle, halfAt, seatsOf, shieldsOn } from './visible.js';

/**
 * The damage of an attack, computed from what both players can see; a choice or a hidden card may
 * change it.
 */
export interface Forecast {
  readonly deals: number;
  readonly left: number;
  readonly takes: number;
  readonly own: number;
}

const unitOn = (board: TableBoard, card: Handle): TableUnit | undefined =>
  seatsOf(board)
    .flatMap((side) => halfAt(board, side).units)
    .find((unit) => unit.card === card);

const hpLeft = ({ hp, damage }: { readonly hp: number; readonly damage: number }): number =>
  Math.max(0, hp - damage);

/** The damage that an attack on this card deals and takes; null if it is not an attack. */
export const forecastOf = (
  board: TableBoard,
  attacker: Handle,
  target: Handle,
): Forecast | null => {
  const unit = unitOn(board, attacker);
  const base = seatsOf(board)
    .map((side) => halfAt(board, side).base)
    .find(({ card }) => card === target);
  const defender = unitOn(board, target);
  const hit = base ?? defender;
  if (unit === undefined || hit === undefined) return null;
  const marked = (wanted: string) => unit.keywords.find(({ keyword }) => keyword === wanted);
  const raid = marked('raid')?.n ?? 0;
  const isPrevented =
    defender !== undefined && shieldsOn(board, defender) > 0 && marked('saboteur') === undefined;
  return {
    deals: isPrevented ? 0 : unit.power + raid,
    left: hpLeft(hit),
    takes: defender === undefined || shieldsOn(board, unit) > 0 ? 0 : defender.power,
    own: hpLeft(unit),
  };
};
