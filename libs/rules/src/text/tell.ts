/** How the parts of a text reach each other: abilities hold effects, effects give abilities away, and no file imports in a ring. */
import {
  type Ability,
  type Amount,
  type Effect,
  type EffectKind,
  type TokenName,
  type Who,
} from '../effects/nodes.js';
import { type Language, type Pair, say } from './language.js';
import { amount } from './nouns.js';
import { voice } from './verbs.js';
import { ref, who } from './words.js';

export interface Tell {
  /** With its verbs still waiting for who acts; clauses parted by "; ". */
  readonly effect: (l: Language, e: Effect) => string;
  /** The same inside another sentence: "deal 1 damage to it and ready it". */
  readonly nested: (l: Language, e: Effect) => string;
  readonly ability: (l: Language, a: Ability) => string;
}

export type Of<K extends EffectKind> = Extract<Effect, { do: K }>;
export type Rows<K extends EffectKind> = {
  readonly [X in K]: (l: Language, e: Of<X>, tell: Tell) => string;
};

const TOKEN: Record<TokenName, Pair> = {
  shield: ['Shield', 'Escudo'],
  experience: ['Experience', 'Experiencia'],
  advantage: ['Advantage', 'Ventaja'],
  weakness: ['Weakness', 'Debilidad'],
  'battle-droid': ['Battle Droid', 'Droide de combate'],
  'clone-trooper': ['Clone Trooper', 'Soldado clon'],
  'tie-fighter': ['TIE Fighter', 'Caza TIE'],
  'x-wing': ['X-Wing', 'Ala-X'],
  spy: ['Spy', 'Espía'],
  mandalorian: ['Mandalorian', 'Mandaloriano'],
  beast: ['Beast', 'Bestia'],
};
export const UNTIL: Record<string, Pair> = {
  phase: ['for this phase', 'en esta fase'],
  round: ['for this round', 'en esta ronda'],
  attack: ['for this attack', 'durante este ataque'],
  play: ['while it is in play', 'mientras esté en juego'],
  source: ['while this card is in play', 'mientras esta carta esté en juego'],
};

/** How much is dealt or given: what stands before the one it goes to, and behind. */
export interface Much {
  readonly what: string;
  readonly equal: string;
}

const equalTo = (l: Language, n: Amount): string =>
  say(l, [' equal to {n}', ' en cantidad igual a {n}'], { n: amount(l, n) });

/** "a card", "2 cards", "cards" with "equal to the number of ...". */
export function things(l: Language, n: Amount, one: Pair, many: Pair): Much {
  if (n === 1) return { what: say(l, one), equal: '' };
  if (typeof n === 'number') return { what: `${n} ${say(l, many)}`, equal: '' };
  return { what: say(l, many), equal: equalTo(l, n) };
}
export const whole = ({ what, equal }: Much): string => `${what}${equal}`;
export const cards = (l: Language, n: Amount): string =>
  whole(things(l, n, ['a card', 'una carta'], ['cards', 'cartas']));
export const tokens = (l: Language, token: TokenName, n: Amount): Much => {
  const name = say(l, TOKEN[token]);
  return things(
    l,
    n,
    [`a${/^[AEX]/.test(name) ? 'n' : ''} ${name} token`, `una ficha de ${name}`],
    [`${name} tokens`, `fichas de ${name}`],
  );
};
export const resources = (l: Language, n: Amount): string =>
  whole(things(l, n, ['a resource', 'un recurso'], ['resources', 'recursos']));

export function damageOf(l: Language, n: Amount, by?: string): Much {
  if (typeof n === 'number')
    return { what: say(l, ['{n} damage', '{n} de daño'], { n }), equal: '' };
  if ('num' in n && n.num === 'healed')
    return { what: say(l, ['that much damage', 'esa cantidad de daño']), equal: '' };
  if ('num' in n && n.num === 'excess') return { what: amount(l, n), equal: '' };
  const own = by !== undefined && 'power' in n && n.power === by;
  return {
    what: say(l, ['damage', 'daño']),
    equal: say(l, [' equal to {n}', ' igual a {n}'], {
      n: own ? say(l, ['its power', 'su Poder']) : amount(l, n),
    }),
  };
}

/** Who does it: nobody is named where it is the reader. */
export const does = (l: Language, w: Who, phrase: string): string =>
  w === 'you' ? phrase : `${who(l, w)} ${voice(l, 'third', phrase)}`;
export const actor = (l: Language, by: string | undefined, phrase: string): string =>
  by === undefined ? phrase : `${ref(l, by)} ${voice(l, 'third', phrase)}`;
