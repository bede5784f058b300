import type { Decision, Move } from '../kernel/decisions.js';

/**
 * Integers below n from a small seeded generator (mulberry32); bots have dice of their own, never
 * the game's.
 */
export type Dice = (n: number) => number;

export function dice(seed: number): Dice {
  let a = seed | 0;
  return (n) => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 0x1_0000_0000) * n);
  };
}

function division(d: Decision, roll: Dice): number[] {
  const amounts = d.options.map(() => 0);
  let left = d.none && roll(4) === 0 ? 0 : (d.total ?? 0);
  if (d.less && left > 0) left = roll(left + 1);
  const open = d.options.map((_, i) => i);
  while (left > 0 && open.length > 0) {
    const at = roll(open.length);
    const i = open[at] as number;
    if ((amounts[i] as number) >= (d.caps?.[i] ?? 0)) open.splice(at, 1);
    else {
      amounts[i] = (amounts[i] as number) + 1;
      left--;
    }
  }
  return amounts;
}

function picks(d: Decision, roll: Dice): number[] {
  const n = d.min + (d.max > d.min ? roll(d.max - d.min + 1) : 0);
  if (n === 1) return [roll(d.options.length)];
  const left = d.options.map((_, i) => i);
  const out: number[] = [];
  while (out.length < n) out.push(...left.splice(roll(left.length), 1));
  return out;
}

/** Any legal move, all about equally likely. */
export function randomMove(d: Decision, roll: Dice, names: readonly string[]): Move {
  if (d.kind === 'divide') return { seat: d.seat, at: d.at, amounts: division(d, roll) };
  if (d.kind === 'name')
    return { seat: d.seat, at: d.at, name: names[roll(names.length)] as string };
  return { seat: d.seat, at: d.at, pick: picks(d, roll) };
}
