/**
 * "Choose an arena. Exhaust each unit in that arena": modes that
 * differ only in where, or in what aspect, are one instruction.
 */
import type { Effect } from '../effects/nodes.js';
import type { Of } from './tell.js';
import { ASPECT } from './words.js';

const ARENAS = ['Ground', 'Space'];

/**
 * The instruction, as JSON, with "of the chosen arena" or
 * aspect in each filter that names one of these words.
 */
function without(mode: Effect, key: 'arena' | 'aspect', words: readonly string[]): string {
  return JSON.stringify(mode, (_, x: unknown) => {
    if (typeof x !== 'object' || x === null || !(key in x)) return x;
    const { [key]: said, ...rest } = x as Record<string, unknown>;
    const chosen = key === 'arena' ? { sameArenaAs: 'arena' } : { sharesAspectWith: 'aspect' };
    return words.includes(said as string) ? { ...rest, ...chosen } : x;
  });
}

export interface OneInstruction {
  readonly what: 'arena' | 'aspect';
  readonly effect: Effect;
}

/** What all modes do, where they differ only in the arena or the aspect; null where they differ in more. */
export function oneInstruction({ modes, n, who, optional }: Of<'mode'>): OneInstruction | null {
  if (n !== undefined || who !== undefined || optional) return null;
  for (const [what, words] of [
    ['arena', ARENAS],
    ['aspect', Object.keys(ASPECT)],
  ] as const) {
    if (modes.length !== words.length) continue;
    const said = new Set(modes.map((m) => without(m, what, words)));
    const [one] = said;
    if (said.size === 1 && one?.includes(`"${what}"`))
      return { what, effect: JSON.parse(one) as Effect };
  }
  return null;
}
