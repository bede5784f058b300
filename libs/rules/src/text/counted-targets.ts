/** "For each friendly unit, exhaust an enemy unit": as many as are counted, one by one. */
import type { Effect } from '../effects/nodes.js';
import { type Language, say } from './language.js';
import { forEach } from './nouns.js';
import type { Tell } from './tell.js';

/**
 * The words for an instruction about as many cards as are counted; null if their number is worded
 * differently.
 */
export function countedTargets(l: Language, e: Effect, tell: Tell): string | null {
  if (!('to' in e) || typeof e.to !== 'object' || !('choose' in e.to)) return null;
  const { n, upTo } = e.to;
  if (upTo || typeof n !== 'object') return null;
  const each = forEach(l, n);
  if (!each) return null;
  return say(l, '{e}, {x}', {
    e: each.each,
    x: tell.nested(l, { ...e, to: { ...e.to, n: each.n } } as Effect),
  });
}
