/** Numbers in words. */
import type { Amount, FactQuery, Filter, Pile, Quality, Who } from '../effects/nodes.js';
import { HEADER, isOther, withoutSide } from './filter-words.js';
import { noun, countedNoun } from './cards.js';
import type { Phrases } from './phrases.js';
import { type Phrase, say } from './language.js';
import { ASPECT, ownedThing, pile, ref, who } from './words.js';

const OF_CARD: Record<string, readonly [of: Phrase, its: Phrase]> = {
  power: ['the power of {x}', 'its power'],
  hp: ['the HP of {x}', 'its HP'],
  remaining: ['the remaining HP of {x}', 'its remaining HP'],
  raid: ['the Raid of {x}', 'its Raid'],
  damageOn: ['the damage on {x}', 'the damage on it'],
  costGap: ['the difference between the costs of {x}', 'the difference between their costs'],
  cost: ['the cost of {x}', 'its cost'],
  upgradesOn: ['the number of upgrades on {x}', 'the number of upgrades on it'],
};

const NUM: Record<string, Phrase> = {
  excess: 'the excess damage',
  healed: 'the damage healed this way',
  dealt: 'the damage dealt this way',
  upgrades: 'the number of upgrades that were on it',
  resourcesPaid: 'the number of resources paid to play it',
  divided: 'the number of tokens given this way',
  paid: 'the number of resources paid this way',
};

const QUALITY: Record<Quality, Phrase> = {
  trait: 'traits',
  aspect: 'aspects',
  cost: 'costs',
  name: 'names',
  arena: 'arenas',
  keyword: 'keywords',
};

const SINCE: Record<NonNullable<FactQuery['since']>, Phrase> = {
  phase: 'this phase',
  round: 'this round',
  attack: 'this attack',
};
export const since = (p: Phrases, q: FactQuery): string => say(p.l, SINCE[q.since ?? 'phase']);

function total(p: Phrases, q: FactQuery): string {
  const done: Phrase =
    q.e === 'damaged'
      ? q.by === 'you'
        ? 'the damage you dealt to {x} {p}'
        : q.combat
          ? 'the combat damage dealt to {x} {p}'
          : 'the damage dealt to {x} {p}'
      : q.e === 'healed'
        ? 'the damage healed from {x} {p}'
        : q.e === 'drawn'
          ? 'the number of cards you have drawn {p}'
          : 'that amount {p}';
  return say(p.l, done, {
    x: q.card ? countedNoun(p, 1, q.card) : say(p.l, 'a card'),
    p: since(p, q),
  });
}

function howOften(p: Phrases, q: FactQuery): string {
  const sided =
    q.card && q.e === 'defeated' && (q.by === 'you' || q.by === 'opponents')
      ? { ...q.card, side: q.by === 'you' ? ('friendly' as const) : ('enemy' as const) }
      : q.card;
  const x = sided ? noun(p, sided, 2) : say(p.l, 'cards');
  const done: Phrase =
    q.e === 'force-used'
      ? 'the number of times the Force was used {p}'
      : q.e === 'played' && typeof q.by === 'object'
        ? 'the number of {x} {w} played {p}'
        : q.e === 'played'
          ? 'the number of {x} you played {p}'
          : q.e === 'defeated'
            ? 'the number of {x} defeated {p}'
            : q.e === 'discarded' && q.by === 'you' && q.from === 'hand'
              ? 'the number of {x} discarded from your hand {p}'
              : 'how often it happened {p}';
  return say(p.l, done, { x, p: since(p, q), w: who(p.l, q.by ?? 'you') });
}

/** What happened to the counted cards: the phrase for one of them, and for their number. */
export const DONE: Readonly<Record<string, readonly [one: Phrase, number: Phrase]>> = {
  defeated: ['{x} defeated this way', 'the number of {x} defeated this way'],
  revealed: ['{x} revealed this way', 'the number of {x} revealed this way'],
  discarded: ['{x} discarded this way', 'the number of {x} discarded this way'],
};
const HOW_MANY: Readonly<Record<string, Phrase>> = {
  exhausted: 'the number of units exhausted this way',
  defeated: 'the number of units defeated this way',
  discarded: 'the number of cards discarded this way',
};

/** Quantities of a player's things. */
function ofPlayer(p: Phrases, a: Extract<Amount, object>): string {
  if ('resources' in a && a.ready)
    return say(p.l, 'the number of ready resources {w} control', {
      w: a.resources === 'you' ? say(p.l, 'resources of|you') : who(p.l, a.resources),
    });
  if ('resources' in a)
    return a.resources === 'you'
      ? say(p.l, 'the number of resources you control')
      : say(p.l, 'the number of resources {w} controls', {
          w: who(p.l, a.resources),
        });
  const counts = (where: string): string => say(p.l, 'the number of cards in {p}', { p: where });
  if ('credits' in a)
    return say(p.l, 'the number of Credit tokens {w} controls', {
      w: who(p.l, a.credits),
    });
  if ('handSize' in a) return counts(ownedThing(p.l, a.handSize, 'hand'));
  if ('discardSize' in a) return counts(ownedThing(p.l, a.discardSize, 'discard'));
  if ('baseDamage' in a)
    return say(p.l, 'the damage on {b}', {
      b: ownedThing(p.l, a.baseDamage, 'base'),
    });
  if ('baseRemaining' in a)
    return say(p.l, 'the remaining HP of {b}', {
      b: ownedThing(p.l, a.baseRemaining, 'base'),
    });
  return say(p.l, 'that much');
}

function reckonedAmount(p: Phrases, a: Extract<Amount, object>): string | null {
  if ('plus' in a) return a.plus.map((x) => amount(p, x)).join(say(p.l, ' plus '));
  if ('times' in a)
    return a.times[0] === 2
      ? say(p.l, 'twice {x}', { x: amount(p, a.times[1]) })
      : say(p.l, '{n} times {x}', { n: a.times[0], x: amount(p, a.times[1]) });
  if ('minus' in a) return a.minus.map((x) => amount(p, x)).join(say(p.l, ' minus '));
  if ('half' in a)
    return say(p.l, a.up ? 'half of {x}, rounded up' : 'half of {x}', { x: amount(p, a.half) });
  if ('every' in a)
    return say(p.l, '1 for every {n} of {x}', {
      n: a.every,
      x: amount(p, a.per),
    });
  if ('abilities' in a)
    return say(p.l, 'the number of {h} abilities of {x}', {
      h: say(p.l, HEADER[a.abilities]),
      x: ref(p.l, a.on),
    });
  if ('most' in a)
    return say(p.l, 'the most of {x}', {
      x: a.most.map((x) => amount(p, x)).join(', '),
    });
  if ('either' in a)
    return say(p.l, '{a} if {c}, else {b}', {
      c: p.condition(a.either[0]),
      a: amount(p, a.either[1]),
      b: amount(p, a.either[2]),
    });
  return null;
}

interface Counted {
  readonly count: Filter;
  readonly from?: Pile | undefined;
  readonly of?: Who | undefined;
}

/**
 * The counted things and their place: "other unit in your discard pile". `n`: 1 for singular, 2 for
 * plural.
 */
export function countedThings(p: Phrases, { count, from, of }: Counted, n: 1 | 2): string {
  const other = isOther(count) ? say(p.l, n === 1 ? 'one|other ' : 'other ') : '';
  const where = from ? say(p.l, ' in {p}', { p: pile(p.l, from, of) }) : '';
  return `${other}${noun(p, count, n)}${where}`;
}

export function amount(p: Phrases, a: Amount): string {
  if (typeof a === 'number') return String(a);
  const sum = reckonedAmount(p, a);
  if (sum !== null) return sum;
  if ('count' in a)
    return say(p.l, 'the number of {x}', {
      x: countedThings(
        p,
        a.count.side === 'friendly'
          ? { ...a, count: { ...withoutSide(a.count), controlledBy: 'you' } }
          : a,
        2,
      ),
    });
  if ('distinct' in a)
    return say(p.l, 'the number of different {k} among {x}', {
      k: say(p.l, QUALITY[a.distinct]),
      x:
        'among' in a
          ? a.among === 'discarded'
            ? say(p.l, 'the discarded cards')
            : ref(p.l, a.among)
          : countedThings(p, { count: a.of, from: a.from }, 2),
    });
  if ('icons' in a)
    return say(p.l, 'the number of {a} aspect icons among {x}', {
      a: say(p.l, ASPECT[a.icons]),
      x: noun(p, a.among, 2),
    });
  if ('upgradesOn' in a && a.filter)
    return say(p.l, 'the number of {x} on {y}', {
      x: noun(p, { type: 'Upgrade', ...a.filter }, 2),
      y: ref(p.l, a.upgradesOn),
    });
  if ('total' in a) return total(p, a.total);
  if ('happened' in a) return howOften(p, a.happened);
  if ('howMany' in a)
    return a.a
      ? say(p.l, DONE[a.howMany]?.[1] ?? 'the number of {x} among them', {
          x: noun(p, a.a, 2),
        })
      : say(p.l, HOW_MANY[a.howMany] ?? 'the number of those cards');
  if ('num' in a) return say(p.l, NUM[a.num] ?? 'that number');
  const [key, value] = Object.entries(a)[0] as [string, string];
  const of = OF_CARD[key];
  return of
    ? value === 'it'
      ? say(p.l, of[1])
      : say(p.l, of[0], { x: ref(p.l, value) })
    : ofPlayer(p, a);
}
