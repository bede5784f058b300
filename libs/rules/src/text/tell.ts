/**
 * Connects the parts of a text without circular imports: abilities contain effects, and effects
 * give abilities.
 */
import type { Ability, Amount, Effect, EffectKind, TokenName, Who } from '../effects/nodes.js';
import { type Language, type Phrase, say } from './language.js';
import { amount, forEach } from './nouns.js';
import { voice } from './verbs.js';
import { ref, who } from './words.js';

export interface Tell {
  /** With verbs still waiting for their subject; clauses are separated by "; ". */
  readonly effect: (l: Language, e: Effect) => string;
  /** The same inside another sentence: "deal 1 damage to it and ready it". */
  readonly nested: (l: Language, e: Effect) => string;
  readonly ability: (l: Language, a: Ability) => string;
}

export type Of<K extends EffectKind> = Extract<Effect, { do: K }>;
export type Rows<K extends EffectKind> = {
  readonly [X in K]: (l: Language, e: Of<X>, tell: Tell) => string;
};

const TOKEN: Record<TokenName, Phrase> = {
  shield: 'Shield',
  experience: 'Experience',
  advantage: 'Advantage',
  weakness: 'Weakness',
  'battle-droid': 'Battle Droid',
  'clone-trooper': 'Clone Trooper',
  'tie-fighter': 'TIE Fighter',
  'x-wing': 'X-Wing',
  spy: 'Spy',
  mandalorian: 'Mandalorian',
  beast: 'Beast',
};
/** The name of a token in this language; cards have the same name in all languages. */
export const tokenName = (l: Language, name: string): string => {
  const known = Object.values(TOKEN).find((phrase) => phrase === name);
  return known === undefined ? name : say(l, known);
};
export const UNTIL: Record<string, Phrase> = {
  phase: 'for this phase',
  round: 'for this round',
  attack: 'for this attack',
  play: 'while it is in play',
  source: 'while this card is in play',
};

/** An amount that is dealt or given: the part before its target, and the parts after it. */
export interface Much {
  readonly what: string;
  readonly equal: string;
  /** "for each friendly unit": at the very end. */
  readonly each: string;
}

const equalTo = (l: Language, n: Amount): string =>
  say(l, 'so many| equal to {n}', { n: amount(l, n) });

const plain = (what: string): Much => ({ what, equal: '', each: '' });

/** "a card", "2 cards", "cards" with "equal to the number of ...". */
export function things(l: Language, n: Amount, one: string, many: string): Much {
  const some = (count: number): Much => plain(count === 1 ? one : `${count} ${many}`);
  if (typeof n === 'number') return some(n);
  const each = forEach(l, n);
  if (each) return { ...some(each.n), each: ` ${each.each}` };
  return { what: say(l, 'a number of|{x}', { x: many }), equal: equalTo(l, n), each: '' };
}
export const whole = ({ what, equal, each }: Much): string => `${what}${equal}${each}`;
export const cards = (l: Language, n: Amount): string =>
  whole(things(l, n, say(l, 'a card'), say(l, 'cards')));
export const tokens = (l: Language, token: TokenName, n: Amount): Much => {
  const name = say(l, TOKEN[token]);
  return things(
    l,
    n,
    say(l, /^[AEX]/.test(name) ? 'an {x} token' : 'a {x} token', { x: name }),
    say(l, '{x} tokens', { x: name }),
  );
};
export const resources = (l: Language, n: Amount): string =>
  whole(things(l, n, say(l, 'a resource'), say(l, 'resources')));

/** Amounts that the dealer has itself. */
const OWN = [
  ['power', 'its power'],
  ['raid', 'its Raid'],
  ['remaining', 'its remaining HP'],
] as const satisfies readonly (readonly [string, Phrase])[];

/** "its power", if the amount is what that card has itself; undefined if it is not. */
export const ownNumber = (n: Amount, card: string | undefined): Phrase | undefined =>
  typeof n === 'object' && card !== undefined
    ? OWN.find(([key]) => key in n && n[key as never] === card)?.[1]
    : undefined;

export function damageOf(l: Language, n: Amount, by?: string): Much {
  if (typeof n === 'number') return plain(say(l, '{n} damage', { n }));
  if ('num' in n && (n.num === 'healed' || n.num === 'n')) return plain(say(l, 'that much damage'));
  if ('num' in n && n.num === 'excess') return plain(amount(l, n));
  const each = 'times' in n || 'every' in n ? forEach(l, n) : null;
  if (each) return { ...plain(say(l, '{n} damage', { n: each.n })), equal: ` ${each.each}` };
  const own = ownNumber(n, by);
  return {
    ...plain(say(l, 'damage')),
    equal: say(l, ' equal to {n}', { n: own ? say(l, own) : amount(l, n) }),
  };
}

/** The clause with its subject; none if that is the reader. */
export const does = (l: Language, w: Who, phrase: string): string =>
  w === 'you' ? phrase : `${who(l, w)} ${voice(l, 'third', phrase)}`;
export const actor = (l: Language, by: string | undefined, phrase: string): string =>
  by === undefined ? phrase : `${ref(l, by)} ${voice(l, 'third', phrase)}`;
