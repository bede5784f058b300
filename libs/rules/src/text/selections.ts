/**
 * A choice that is used at once is worded where it is used: "heal up to 3 damage from a unit", not
 * "choose a unit; heal up to 3 damage from it".
 */
import type { Effect, EffectKind } from '../effects/nodes.js';
import { type Language, say } from './language.js';
import { countedNounIn, target } from './nouns.js';
import type { Of, Tell } from './tell.js';
import { ref, THAT_PLAYER } from './words.js';

/** Instructions that mention the chosen card themselves, in one clause. */
const USES: ReadonlySet<EffectKind> = new Set([
  'damage',
  'divide',
  'heal',
  'exhaust',
  'ready',
  'defeat',
  'token',
  'control',
  'capture',
  'put',
  'attach',
  'attack',
  'use-ability',
  'search',
  'rescue',
]);
const USES_PLAYER: ReadonlySet<EffectKind> = new Set([
  'indirect',
  'look',
  'reveal',
  'exhaust-resources',
  'mill',
  'exhaust',
  'put',
]);

/** The first thing that an instruction does. */
function firstOf(e: Effect): Effect {
  if (e.do === 'may') return firstOf(e.effect);
  if (e.do === 'if-do') return firstOf(e.first);
  if (e.do === 'seq' && e.effects[0]) return firstOf(withUpTo(e.effects)[0] as Effect);
  if (e.do === 'if' && !e.else && 'is' in e.when && Object.keys(e.when.a).length === 0)
    return firstOf(e.then);
  return e;
}

const isOneChosen = (e: Effect): e is Of<'select'> =>
  e.do === 'select' &&
  'choose' in e.to &&
  e.to.n === 1 &&
  !e.to.upTo &&
  !e.to.random &&
  (e.to.by === undefined || e.to.by === 'you');

/**
 * The acting player is mentioned within so many characters; a language that mentions them later
 * words the choice first.
 */
const NEAR_START = 20;

/** Cards that are chosen one after the other are worded first. */
const SERIES: ReadonlySet<string> = new Set(['first', 'second', 'third', 'fourth']);

/**
 * The text with the first occurrence of that word replaced; null if it does not occur as a word.
 */
function replaceWord(text: string, word: string, by: string): string | null {
  const alone = new RegExp(`(?<![\\p{L}’])${word}(?![\\p{L}’])`, 'gu');
  const [at, again] = [...text.matchAll(alone)];
  if (again && at && at.index > NEAR_START) return null;
  return at ? `${text.slice(0, at.index)}${by}${text.slice(at.index + word.length)}` : null;
}

/**
 * Whether the instruction requires something in common with the cards of that name, or attaches to
 * one of them.
 */
function isShared(name: string, next: Effect): boolean {
  const asked = JSON.stringify(next);
  return asked.includes(`With":"${name}"`) || asked.includes(`"onto":"${name}"`);
}

/**
 * The text of a choice together with the next instruction, or null if the choice has to be worded
 * first.
 */
export function usedAtOnce(l: Language, chosen: Effect, next: Effect, tell: Tell): string | null {
  const first = firstOf(next).do;
  if (chosen.do === 'choose-player')
    return !chosen.anyNumber && USES_PLAYER.has(first)
      ? replaceWord(
          tell.effect(l, next),
          say(l, THAT_PLAYER),
          say(l, chosen.among === 'opponents' ? 'an opponent' : 'a player'),
        )
      : null;
  if (chosen.do === 'select' && 'all' in chosen.to && isShared(chosen.as, next))
    return replaceWord(tell.effect(l, next), ref(l, chosen.as), countedNounIn(l, 1, chosen.to.all));
  if (!isOneChosen(chosen) || SERIES.has(chosen.as)) return null;
  return USES.has(first) || (next.do === 'play' && next.onto === chosen.as)
    ? replaceWord(tell.effect(l, next), ref(l, chosen.as), target(l, chosen.to))
    : null;
}

/** A number that is chosen only for an amount to heal: "heal up to 3 damage". */
function upTo(number: Effect, use: Effect | undefined): Effect | null {
  if (number.do !== 'number' || number.from !== 0 || use?.do !== 'heal') return null;
  if (typeof use.n !== 'object' || !('num' in use.n) || use.n.num !== number.as) return null;
  return 'ref' in use.to
    ? { do: 'divide', kind: 'heal', n: number.to, upTo: true, among: { is: use.to.ref } }
    : null;
}

export function withUpTo(effects: readonly Effect[]): readonly Effect[] {
  const out: Effect[] = [];
  for (let i = 0; i < effects.length; i++) {
    const one = upTo(effects[i] as Effect, effects[i + 1]);
    out.push(one ?? (effects[i] as Effect));
    if (one) i++;
  }
  return out;
}
