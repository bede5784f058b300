/**
 * Filters whose result cannot change as long as no card moves, changes sides or gets a lasting
 * effect, because they ask only about print, place and side. Their results are kept for a whole
 * layout (`kernel/board.ts`).
 */
import type { Filter } from './nodes.js';
import { perNode } from './per-node.js';

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

export const isSteady = perNode((f: Filter) => Object.keys(f).every((k) => STEADY.has(k)));
