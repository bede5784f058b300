/**
 * "Choose an arena. Exhaust each unit in that arena": modes that differ only in the arena or the
 * aspect are worded as one instruction.
 */
import type { Effect } from '../effects/nodes.js';
import type { Of } from './tell.js';
import { ASPECT } from './words.js';

const ARENAS = ['Ground', 'Space'];

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
const isRecord = (x: Json): x is { readonly [key: string]: Json } =>
  typeof x === 'object' && x !== null && !Array.isArray(x);
const same = (all: readonly Json[]): boolean =>
  all.every((x) => JSON.stringify(x) === JSON.stringify(all[0]));

/** Thrown if the modes differ in more than that word. */
class Different extends Error {}

/**
 * The common part of all modes, with "of the chosen arena" (or aspect) in each filter in which they
 * differ by that word alone.
 * @throws Different if they differ in anything else.
 */
function common(modes: readonly Json[], key: 'arena' | 'aspect', words: readonly string[]): Json {
  const [first] = modes as readonly [Json];
  if (same(modes)) return first;
  if (modes.every(Array.isArray)) {
    const lists = modes as readonly (readonly Json[])[];
    if (new Set(lists.map((x) => x.length)).size > 1) throw new Different();
    return (first as readonly Json[]).map((_, i) =>
      common(
        lists.map((x) => x[i] as Json),
        key,
        words,
      ),
    );
  }
  if (!modes.every(isRecord)) throw new Different();
  const records = modes as readonly { readonly [key: string]: Json }[];
  if (!same(records.map((x) => Object.keys(x)))) throw new Different();
  const said = Object.keys(first as object).map((k): [string, Json] => {
    const values = records.map((x) => x[k] as Json);
    if (k === key && values.every((x, i) => x === words[i]))
      return key === 'arena' ? ['sameArenaAs', 'arena'] : ['sharesAspectWith', 'aspect'];
    return [k, common(values, key, words)];
  });
  return Object.fromEntries(said);
}

export interface OneInstruction {
  readonly what: 'arena' | 'aspect';
  readonly effect: Effect;
}

function inCommon(
  modes: readonly Effect[],
  what: OneInstruction['what'],
  words: readonly string[],
): Effect | null {
  try {
    const one = common(modes as unknown as readonly Json[], what, words);
    return same(modes as unknown as readonly Json[]) ? null : (one as unknown as Effect);
  } catch (error) {
    if (error instanceof Different) return null;
    throw error;
  }
}

/**
 * The one instruction that all modes share, if they differ only in the arena or the aspect; null if
 * they differ in more.
 */
export function oneInstruction({ modes, n, who, optional }: Of<'mode'>): OneInstruction | null {
  if (n !== undefined || who !== undefined || optional) return null;
  for (const [what, words] of [
    ['arena', ARENAS],
    ['aspect', Object.keys(ASPECT)],
  ] as const) {
    if (modes.length !== words.length) continue;
    const one = inCommon(modes, what, words) ?? inCommon(modes, what, [...words].reverse());
    if (one !== null) return { what, effect: one };
  }
  return null;
}
