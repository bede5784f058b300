/**
 * Kinds of modifiers as bits of a number. Which kinds a card may have (`Gifts.kinds`) depends only
 * on what can give it modifiers, so it is known for a whole layout without checking a condition.
 * Only a question about one of those kinds has to evaluate which modifiers apply now.
 */
import type { Modifier } from '../effects/nodes.js';
import { perNode } from '../effects/per-node.js';
import { unfoldAbility } from './definition.js';

/** The kinds by which modifiers are asked for; `stats` are asked for by what they change. */
type Kind = Exclude<Modifier['m'], 'stats'> | 'power' | 'hp';

export const KIND: Readonly<Record<Kind, number>> = Object.freeze({
  power: 1 << 0,
  hp: 1 << 1,
  gain: 1 << 2,
  'gain-ability': 1 << 3,
  'gain-keywords-of': 1 << 4,
  lose: 1 << 5,
  'lose-keywords': 1 << 6,
  'lose-trait': 1 << 7,
  'lose-all': 1 << 8,
  trait: 1 << 9,
  cannot: 1 << 10,
  can: 1 << 11,
  must: 1 << 12,
  strikes: 1 << 13,
  'damage-taken': 1 << 14,
  'damage-dealt': 1 << 15,
  'named-leader': 1 << 16,
  survives: 1 << 17,
  'search-twice': 1 << 18,
  printed: 1 << 19,
  double: 1 << 20,
  'strikes-with-hp': 1 << 21,
  'enters-ready': 1 << 22,
  'indirect-dealt': 1 << 23,
  redirect: 1 << 24,
  ward: 1 << 25,
  'provides-icons': 1 << 26,
  banned: 1 << 27,
  turns: 1 << 28,
  'excess-to': 1 << 29,
});

export const ANY_KIND = -1;

/** The kinds of modifiers that can affect a card's keywords. */
export const KEYWORD_KINDS =
  KIND.gain |
  KIND['gain-ability'] |
  KIND['gain-keywords-of'] |
  KIND.lose |
  KIND.turns |
  KIND['lose-keywords'] |
  KIND['lose-all'];

function kindsOfOne(mod: Modifier): number {
  switch (mod.m) {
    case 'stats':
      return (mod.power === 0 ? 0 : KIND.power) | (mod.hp === 0 ? 0 : KIND.hp);
    // Coordinate brings the ability after it (7.5.15), which may do anything.
    case 'gain-keywords-of':
      return ANY_KIND;
    case 'gain-ability': {
      let kinds = KIND['gain-ability'];
      for (const given of unfoldAbility(mod.ability))
        if (given.a === 'constant') kinds |= kindsOf(given.mods);
      return kinds;
    }
    default:
      return KIND[mod.m];
  }
}

/** The kinds of these modifiers, and of those in the abilities that they give. */
export const kindsOf: (mods: readonly Modifier[]) => number = perNode((mods) =>
  mods.reduce((sum, mod) => sum | kindsOfOne(mod), 0),
);
