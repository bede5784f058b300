/**
 * "Deal 1 damage to a unit; if you control a leader, deal 2 damage instead": one of two
 * alternatives is worded as the rule, the other as its exception.
 */
import type { Amount, Condition, Effect } from '../effects/nodes.js';
import { type Language, say } from './language.js';
import { condition } from './nouns.js';
import { actor, damageOf, type Tell, whole } from './tell.js';
import { voice } from './verbs.js';

type Either = Extract<Amount, { either: unknown }>;
const isEither = (n: unknown): n is Either => typeof n === 'object' && n !== null && 'either' in n;

/** The amount of an instruction, if it is one of two. */
const eitherOf = (e: Effect): Either | null =>
  'n' in e && isEither(e.n)
    ? e.n
    : e.do === 'lasting' && e.mods[0]?.m === 'stats' && isEither(e.mods[0].power)
      ? e.mods[0].power
      : null;

/** The same instruction with one of its two amounts. */
function withAmount(e: Effect, either: Either, at: 1 | 2): Effect {
  const n = either.either[at];
  if (e.do !== 'lasting') return { ...e, n } as Effect;
  const same = JSON.stringify(either);
  const pick = (x: Amount): Amount => (JSON.stringify(x) === same ? n : x);
  return {
    ...e,
    mods: e.mods.map((m) => (m.m === 'stats' ? { ...m, power: pick(m.power), hp: pick(m.hp) } : m)),
  };
}

/** A shorter text that does not repeat the target. */
function shortly(l: Language, e: Effect, tell: Tell): string {
  if (e.do === 'damage' && 'choose' in e.to)
    return actor(l, e.by, say(l, '@deal@ {d}', { d: whole(damageOf(l, e.n)) }));
  if (e.do === 'heal' && 'choose' in e.to && e.n !== 'all')
    return `@heal@ ${whole(damageOf(l, e.n))}`;
  if (e.do === 'indirect' && typeof e.n === 'number')
    return say(l, '@deal@ {n} indirect damage', { n: e.n });
  if (
    (e.do === 'token' && 'ref' in e.to) ||
    ((e.do === 'token' || e.do === 'lasting') && typeof e.to === 'object' && 'choose' in e.to)
  )
    return tell.nested(l, { ...e, to: { ref: 'it' } });
  return tell.nested(l, e);
}

const exception = (l: Language, c: Condition, then: string): string =>
  say(l, 'if {c}, {x} instead', { c: condition(l, c), x: then });

/** The text of an instruction whose amount depends on a condition; null if it does not. */
export function insteadText(l: Language, e: Effect, tell: Tell): string | null {
  const inner = e.do === 'may' && e.who === undefined ? e.effect : e;
  const either = eitherOf(inner);
  if (!either) return null;
  const usual = withAmount(inner, either, 2);
  const other = withAmount(inner, either, 1);
  const may = (x: Effect): Effect => (e.do === 'may' ? { ...e, effect: x } : x);
  const said = shortly(l, other, tell);
  const short = e.do === 'may' ? `${say(l, 'you may')} ${voice(l, 'may', said)}` : said;
  return `${tell.effect(l, may(usual))}; ${exception(l, either.either[0], short)}`;
}

/** Whether both instructions are of one kind, so that the second can be worded as the rule. */
const isRule = (then: Effect, other: Effect): boolean =>
  then.do === other.do &&
  (then.do === 'may' && other.do === 'may'
    ? then.effect.do === other.effect.do
    : then.do === 'token' && other.do === 'token'
      ? then.token === other.token
      : ['lasting', 'damage', 'heal', 'token', 'divide'].includes(then.do));

/** "If X, do A; otherwise, do B", if A is only more of B: "do B; if X, do A instead". */
export const exceptionText = (
  l: Language,
  { when, then, else: other }: Extract<Effect, { do: 'if' }>,
  tell: Tell,
): string | null =>
  other && isRule(then, other)
    ? `${tell.effect(l, other)}; ${exception(l, when, shortly(l, then, tell))}`
    : null;
