/**
 * Filters whose answer cannot change as long as no card moves, changes sides or gets a lasting effect: they ask about print, place and side only.
 * What such a filter found is kept for a whole layout (`kernel/board.ts`).
 */
import { type Filter } from './nodes.js';

const STEADY: ReadonlySet<string> = new Set<keyof Filter>([
  'type',
  'arena',
  'trait',
  'notTrait',
  'aspect',
  'notAspect',
  'named',
  'nameNot',
  'unique',
  'token',
  'side',
  'other',
]);

const known = new WeakMap<Filter, boolean>();

export function isSteady(f: Filter): boolean {
  let steady = known.get(f);
  if (steady === undefined) {
    steady = Object.keys(f).every((k) => STEADY.has(k));
    known.set(f, steady);
  }
  return steady;
}
