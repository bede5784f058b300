/**
 * What a constant ability or a lasting effect does to a card, as a predicate: "gets +1/+0 and gains Raid 1".
 */
import type { Ability, Amount, Modifier, Permission, Prohibition } from '../effects/nodes.js';
import { type Language, list, type Phrase, say } from './language.js';
import { target, amount, countedNounIn, forEach } from './nouns.js';
import { KEYWORD, ref, trait } from './words.js';

const PROHIBITED: Record<Prohibition, Phrase> = {
  attack: 'can’t attack',
  'attack-you': 'can’t attack your base or units you control',
  'attack-bases': 'can’t attack bases',
  'attack-units': 'can’t attack units',
  'be-attacked': 'can’t be attacked',
  ready: 'can’t ready',
  'be-healed': 'can’t be healed',
  'be-damaged-by-abilities': 'can’t be damaged by enemy card abilities',
  'be-defeated-by-enemy': 'can’t be defeated by enemy card abilities',
  'be-captured-by-enemy': 'can’t be captured by enemy card abilities',
  'be-damaged': 'can’t be damaged',
  'play-events': 'can’t play events',
  'return-by-enemy': 'can’t be returned to hand by enemy card abilities',
  'deal-combat-damage': 'can’t deal combat damage',
  'be-taken-by-enemy': 'can’t be taken over by opponents',
  'gain-abilities': 'can’t gain abilities',
  'exhaust-by-enemy': 'can’t be exhausted by enemy card abilities',
};
const ALLOWED: Record<Permission, Phrase> = {
  'attack-ground-units': 'can attack ground units',
  'attack-space-units': 'can attack space units',
  'extra-pilot': 'can have 1 more Pilot on it',
  'attack-exhausted': 'can attack while exhausted',
  'attack-two-units': 'can attack 2 units instead of 1',
  'ambush-bases': 'can attack bases while using Ambush',
};

/** "+2/+0", "-1/-0": a zero takes the sign of the other number. */
export function statsChange(power: number, hp: number): string {
  const sign = (n: number, other: number): string =>
    n < 0 || (n === 0 && other < 0) ? `-${Math.abs(n)}` : `+${n}`;
  return `${sign(power, hp)}/${sign(hp, power)}`;
}

function stats(l: Language, power: Amount, hp: Amount): string {
  if (typeof power === 'number' && typeof hp === 'number') return statsChange(power, hp);
  const unknown = typeof power === 'number' ? hp : power;
  const each = forEach(l, unknown);
  if (each)
    return `${statsChange(typeof power === 'number' ? power : each.n, typeof hp === 'number' ? hp : each.n)} ${each.each}`;
  if (typeof power === 'object' && 'times' in power && power.times[0] === -1)
    return say(l, '-X/-0, where X is {n}', {
      n: amount(l, power.times[1]),
    });
  const part = (a: Amount): string => (typeof a === 'number' ? `+${a}` : '+X');
  return say(l, '{s}, where X is {n}', {
    s: `${part(power)}/${part(hp)}`,
    n: amount(l, unknown),
  });
}

function keyword(l: Language, m: Extract<Modifier, { m: 'gain' }>): string {
  const k = say(l, KEYWORD[m.keyword]);
  if (m.n === undefined) return k;
  const each = forEach(l, m.n);
  if (each) return `${k} ${each.n} ${each.each}`;
  return typeof m.n === 'number'
    ? `${k} ${m.n}`
    : say(l, '{k} X, where X is {n}', { k, n: amount(l, m.n) });
}

/** What can be worded as a thing that is given: "+2/+2", "Sentinel". */
export const gift = (l: Language, m: Modifier): string | null =>
  m.m === 'stats' ? stats(l, m.power, m.hp) : m.m === 'gain' ? keyword(l, m) : null;

type RenderAbility = (l: Language, a: Ability) => string;

function noDamage(l: Language, m: Extract<Modifier, { m: 'damage-taken' }>): string {
  if (m.next) return say(l, 'takes no damage the next time it would be dealt damage');
  if (m.dealer)
    return say(l, 'takes no damage from {x}', {
      x: countedNounIn(l, 1, m.dealer),
    });
  if (m.combatOnly) return say(l, 'takes no combat damage');
  return say(
    l,
    m.first
      ? 'takes no damage the first time it would be dealt damage each phase'
      : 'takes no damage',
  );
}

function damageTaken(
  l: Language,
  m: Extract<Modifier, { m: 'damage-taken' }>,
  ability: RenderAbility,
): string {
  if (m.all && m.fromAmount !== undefined)
    return say(l, 'takes no damage if it would be dealt {n} or more at once{x}', {
      n: m.fromAmount,
      x: m.then ? say(l, '; then “{x}”', { x: ability(l, { a: 'event', effect: m.then }) }) : '',
    });
  if (m.all) return noDamage(l, m);
  if (m.times !== undefined)
    return say(l, m.times === 2 ? 'takes twice as much damage' : 'takes {n} times as much damage', {
      n: m.times,
    });
  const from =
    m.from === undefined
      ? ''
      : say(l, m.from === 'another-card' ? ' from other cards' : ' from enemy card abilities');
  if (m.atMost !== undefined)
    return say(l, 'takes no more than {n} damage at once{f}', { n: amount(l, m.atMost), f: from });
  if (m.next)
    return say(l, 'takes {n} less damage the next time it would be dealt damage', {
      n: amount(l, m.less ?? 0),
    });
  const words: Phrase =
    m.plus === undefined ? 'takes {n} less damage{f}' : 'takes {n} more damage{f}';
  return say(l, words, { n: amount(l, m.plus ?? m.less ?? 0), f: from });
}

type Rows = {
  readonly [K in Modifier['m']]: (
    l: Language,
    m: Extract<Modifier, { m: K }>,
    ability: RenderAbility,
  ) => string;
};
/** A new kind of modifier does not compile until it has a row. */
const MODIFIER: Rows = {
  stats: (l, m) => say(l, 'gets {x}', { x: stats(l, m.power, m.hp) }),
  gain: (l, m) => say(l, 'gains {x}', { x: keyword(l, m) }),
  'gain-ability': (l, m, ability) => say(l, 'gains “{x}”', { x: ability(l, m.ability) }),
  turns: (l, m) =>
    say(l, 'has any {k} it has or gains replaced with {o}', {
      k: say(l, KEYWORD[m.keyword]),
      o: say(l, KEYWORD[m.into]),
    }),
  lose: (l, m) => say(l, 'loses {k}', { k: say(l, KEYWORD[m.keyword]) }),
  'lose-all': (l, m) =>
    m.except === undefined
      ? say(l, 'loses all abilities')
      : say(l, 'loses all abilities except {k}', {
          k: m.except === 'epic' ? say(l, 'epic actions') : say(l, KEYWORD[m.except]),
        }),
  'search-twice': (l) => say(l, 'lets you search twice that number of cards'),
  'lose-keywords': (l) => say(l, 'loses its keywords and can’t gain keywords'),
  'lose-trait': (l, m) =>
    m.trait === undefined
      ? say(l, 'loses that trait')
      : say(l, 'loses the {t} trait', { t: trait(m.trait) }),
  trait: (l, m) => say(l, 'gains the {t} trait', { t: trait(m.trait) }),
  cannot: (l, m) => say(l, PROHIBITED[m.what]),
  can: (l, m) => say(l, ALLOWED[m.what]),
  must: (l, m) =>
    say(
      l,
      m.what === 'attack-base'
        ? 'must attack a base if able'
        : 'must attack a unit, if able, as the next action of its controller',
    ),
  redirect: (l, m) => say(l, 'passes all damage it would be dealt to {x}', { x: ref(l, m.to) }),
  strikes: (l, m) =>
    say(
      l,
      m.when === 'first'
        ? 'deals combat damage before the other unit'
        : 'deals combat damage after the other unit',
    ),
  'excess-to': (l, m) =>
    say(l, 'may deal its excess damage to {x}', { x: target(l, { choose: m.cards, n: 1 }) }),
  'gain-keywords-of': (l, m) =>
    say(l, 'gains the keywords of {x}', {
      x: ref(l, m.ref),
    }),
  'damage-taken': damageTaken,
  'damage-dealt': (l, m) => say(l, 'deals {n} more damage', { n: amount(l, m.plus) }),
  'named-leader': (l) => say(l, 'is a leader unit'),
  printed: (l, m) =>
    say(
      l,
      m.power === undefined
        ? 'has printed HP of {h}'
        : 'has a printed power of {p} and printed HP of {h}',
      { p: m.power ?? '', h: m.hp ?? '' },
    ),
  double: (l, m) => say(l, 'has its {k} doubled', { k: say(l, KEYWORD[m.keyword]) }),
  'strikes-with-hp': (l) =>
    say(l, 'deals combat damage equal to its remaining HP instead of its power'),
  'enters-ready': (l, m) =>
    say(
      l,
      m.how === 'created'
        ? 'enters play ready when created'
        : m.how === 'rescued'
          ? 'enters play ready when rescued'
          : 'enters play ready',
    ),
  ward: (l, m) =>
    say(l, 'takes no damage whenever you defeat {x} as it would be dealt any, which you may do', {
      x: countedNounIn(l, 1, m.by),
    }),
  'provides-icons': (l) => say(l, 'provides its aspect icons while you are paying costs'),
  banned: (l) => say(l, 'nobody can play cards with the named name'),
  'indirect-dealt': (l, m) =>
    m.assigns
      ? say(l, 'assigns the indirect damage it deals')
      : say(l, 'deals {n} more indirect damage', {
          n: m.plus ?? 0,
        }),
  survives: (l) => say(l, 'isn’t defeated by having no remaining HP'),
};

const modifier = (l: Language, m: Modifier, ability: RenderAbility): string =>
  (MODIFIER[m.m] as (l: Language, m: Modifier, ability: RenderAbility) => string)(l, m, ability);

/**
 * `ability` renders the gained abilities; it is passed in because abilities consist of effects,
 * which contain modifiers.
 */
export const predicate = (l: Language, mods: readonly Modifier[], ability: RenderAbility): string =>
  list(
    l,
    mods.map((m) => modifier(l, m, ability)),
  );
