/**
 * What is worded once although the nodes repeat it for each: one of several tokens, places,
 * keywords; damage that is dealt unit by unit.
 */
import type { Amount, Effect, Filter, Target } from '../effects/nodes.js';
import { either } from './filter-words.js';
import { type Language, list, type Phrase, say } from './language.js';
import { every, target } from './nouns.js';
import { damageOf, type Of, UNTIL } from './tell.js';
import { voice } from './verbs.js';
import { KEYWORD } from './words.js';

type Mode = Of<'mode'>;

/** Whether it means a token of any kind: a unit, an upgrade, a Credit or the Force. */
export const isAnyToken = (e: Effect): boolean =>
  e.do === 'mode' &&
  e.ofWhatThereIs === true &&
  e.modes.map((m) => m.do).join() === 'defeat,defeat-credits,defeat-force';

/** The same card goes to the top or the bottom of a deck. */
function topOrBottom(l: Language, [top, bottom, ...more]: readonly Effect[]): string | null {
  if (top?.do !== 'put' || bottom?.do !== 'put' || more.length > 0) return null;
  if (top.where !== 'top' || bottom.where !== 'bottom') return null;
  if (JSON.stringify(top.to) !== JSON.stringify(bottom.to)) return null;
  return say(l, '@put@ {t} on the top or bottom of its owner’s deck', { t: target(l, top.to) });
}

/** All of them gain one of several keywords. */
function oneKeyword(l: Language, modes: readonly Effect[]): string | null {
  const gains = modes.map((m) => {
    if (m.do !== 'prevail' || m.mods.length !== 1 || m.mods[0]?.m !== 'gain') return null;
    const { keyword, n } = m.mods[0];
    if (n !== undefined && typeof n !== 'number') return null;
    const { mods: _, ...rest } = m;
    return { name: `${say(l, KEYWORD[keyword])}${n === undefined ? '' : ` ${n}`}`, rest, of: m };
  });
  const [first] = gains;
  if (!first || gains.some((g) => JSON.stringify(g?.rest) !== JSON.stringify(first.rest)))
    return null;
  return say(l, '@choose@ {k}; {x} gains the chosen keyword {u}', {
    k: either(
      l,
      gains.map((g) => g?.name ?? ''),
    ),
    x: every(l, first.of.over),
    u: say(l, UNTIL[first.of.until] as Phrase),
  });
}

/**
 * The text of a choice that is one instruction about one of several things; null if its modes have
 * less in common.
 */
export const choiceOfOne = (l: Language, e: Mode): string | null =>
  isAnyToken(e)
    ? say(l, '@defeat@ a friendly token')
    : (topOrBottom(l, e.modes) ?? oneKeyword(l, e.modes));

/** The damage to the unit with this name: "4 if it is the first, else 3". */
function amountFor(n: Amount, name: string): Amount {
  if (typeof n !== 'object' || !('either' in n)) return n;
  const [when, then, other] = n.either;
  const isIt = 'is' in when && when.is === 'dealtTo' && when.a.is === name;
  return isIt ? then : amountFor(other, name);
}

const NAMES = ['first', 'second', 'third', 'fourth'];
/** "Another" is any card that was not chosen before. */
function plainly({ not, except: _, ...kind }: Filter): Filter {
  return not === undefined ? kind : { ...kind, other: true };
}

/**
 * "Deal 2 damage to a unit; you may deal 1 damage to another": units that are chosen first and
 * dealt damage one by one.
 */
export function dealtOneByOne(
  l: Language,
  effects: readonly Effect[],
): { readonly said: string; readonly used: number } | null {
  const at = effects.findIndex((e) => e.do === 'damage');
  const damage = effects[at];
  if (damage?.do !== 'damage' || !('several' in damage.to) || at < 2) return null;
  const chosen = effects.slice(0, at).map((e) => (e.do === 'may' ? e.effect : e));
  const asked = damage.to.several.map((t) => ('ref' in t ? t.ref : ''));
  if (asked.join() !== NAMES.slice(0, at).join()) return null;
  if (typeof damage.n !== 'object' || !('either' in damage.n)) return null;
  const parts = chosen.map((e, i) => {
    if (e.do !== 'select' || e.as !== NAMES[i] || !('choose' in e.to)) return null;
    const to: Target = { ...e.to, choose: plainly(e.to.choose) };
    const dealt = say(l, '{d} to {t}{n}', {
      n: '',
      d: damageOf(l, amountFor(damage.n, e.as)).what,
      t: target(l, to),
    });
    return { dealt, may: effects[i]?.do === 'may' };
  });
  if (parts.some((p) => p === null)) return null;
  const must = parts.flatMap((p) => (p && !p.may ? [p.dealt] : []));
  const may = parts.flatMap((p) => (p?.may ? [p.dealt] : []));
  const said = [
    `@deal@ ${list(l, must)}`,
    ...may.map((x) => `${say(l, 'you may')} ${voice(l, 'may', `@deal@ ${x}`)}`),
  ].join('; ');
  return { said, used: at + 1 };
}
