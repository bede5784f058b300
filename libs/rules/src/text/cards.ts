/**
 * Cards in words: "a friendly ground unit that costs 3 or less". English needs an article and a
 * plural; Spanish also needs agreement.
 */
import type {
  Amount,
  Choose,
  FactQuery,
  Filter,
  Ref,
  Target,
  Total,
  Who,
} from '../effects/nodes.js';
import { allRead } from '../effects/all-read.js';
import {
  kinds,
  basesLast,
  either,
  type AdjectiveField,
  adjectives,
  HEADER,
  isOther,
  nonOf,
} from './filter-words.js';
import type { Phrases } from './phrases.js';
import { grammarOf, list, type Phrase, say } from './language.js';
import { KEYWORD, ownedThing, pile, ref, who } from './words.js';

const NO_PILOT: Phrase = 'has no Pilot';

/** Fields worded after "with": "a unit with 3 or less power". */
type HeldField =
  | 'maxPower'
  | 'minPower'
  | 'minDamage'
  | 'maxRemaining'
  | 'minRemaining'
  | 'keyword'
  | 'bearing'
  | 'header'
  | 'minKeywords'
  | 'anyKeyword'
  | 'abilityless'
  | 'namedBySource'
  | 'hasPilot'
  | 'extreme'
  | 'sameNameAs';

/** The words for one field of a filter; null if its value needs none. */
type Words<K extends keyof Filter> = (
  p: Phrases,
  wanted: NonNullable<Filter[K]>,
  f: Filter,
) => string | null;

const measurePhrase =
  (pair: Phrase, other: Phrase = pair) =>
  (p: Phrases, n: Amount): string =>
    say(p.l, typeof n === 'number' ? pair : other, {
      n: typeof n === 'object' && 'power' in n ? ref(p.l, n.power) : p.amount(n),
    });

const EXTREME: Readonly<Record<string, Phrase>> = {
  power: 'power',
  remaining: 'remaining HP',
  cost: 'cost',
};

function extreme(p: Phrases, wanted: NonNullable<Filter['extreme']>, f: Filter): string {
  const [direction, what] = wanted.split('-') as [string, string];
  return say(p.l, direction === 'most' ? 'the most {x}{a}' : 'the least {x}{a}', {
    x: say(p.l, EXTREME[what] as Phrase),
    a: f.extremeAmong ? say(p.l, ' among {y} or more', { y: noun(p, f.extremeAmong, 2) }) : '',
  });
}

const HELD: { readonly [K in HeldField]: Words<K> } = {
  maxPower: measurePhrase('{n} or less power', 'power equal to or less than {n}'),
  minPower: measurePhrase('{n} or more power'),
  minDamage: measurePhrase('{n} or more damage on it'),
  maxRemaining: measurePhrase('{n} or less remaining HP'),
  minRemaining: measurePhrase('{n} or more remaining HP'),
  keyword: (p, k) => say(p.l, KEYWORD[k]),
  bearing: (p, x) => say(p.l, '{x} on it', { x: countedNoun(p, 1, x) }),
  header: (p, h) => say(p.l, 'a {h} ability', { h: say(p.l, HEADER[h]) }),
  minKeywords: (p, n) => say(p.l, '{n} or more different keywords', { n }),
  anyKeyword: (p) => say(p.l, 'any keyword'),
  abilityless: (p) => say(p.l, 'no abilities'),
  namedBySource: (p) => say(p.l, 'that name'),
  hasPilot: (p, wanted) => (wanted ? say(p.l, 'a Pilot on it') : null),
  extreme,
  sameNameAs: (p, r) => say(p.l, 'the same name as {x}', { x: ref(p.l, r) }),
};

/**
 * If both limits are the same number there is one phrase: "power equal to your ready resources".
 */
const EXACT: readonly [HeldField, HeldField, Phrase][] = [
  ['minPower', 'maxPower', 'power equal to {n}'],
  ['minRemaining', 'maxRemaining', 'remaining HP equal to {n}'],
];

/** The words of a table for the fields that the filter has, in the order of the table. */
function wordsOf<K extends keyof Filter>(
  p: Phrases,
  f: Filter,
  table: { readonly [X in K]: Words<X> },
  without: readonly (keyof Filter)[] = [],
): string[] {
  return (Object.keys(table) as K[]).flatMap((k) => {
    const wanted = f[k];
    if (wanted === undefined || without.includes(k)) return [];
    return (table[k] as Words<keyof Filter>)(p, wanted, f) ?? [];
  });
}

function withWhat(p: Phrases, f: Filter): string[] {
  const exact = EXACT.filter(([least, most]) => f[least] !== undefined && f[least] === f[most]);
  return [
    ...exact.map(([k, , pair]) => say(p.l, pair, { n: p.amount(f[k] as number) })),
    ...wordsOf(
      p,
      f,
      HELD,
      exact.flatMap(([least, most]) => [least, most]),
    ),
  ];
}

const pricePhrase =
  (number: Phrase, other: Phrase) =>
  (p: Phrases, n: Amount): string =>
    say(p.l, typeof n === 'number' ? number : other, {
      n: typeof n === 'object' && 'cost' in n ? ref(p.l, n.cost) : p.amount(n),
    });

const lessCost = pricePhrase('costs {n} or less', 'costs the same as or less than {n}');
const moreCost = pricePhrase('costs {n} or more', 'costs the same as or more than {n}');
const sameCost = pricePhrase('costs {n}', 'costs the same as {n}');

const OTHERWISE: Phrase = 'that happened to';
const UNDERWENT: Partial<Record<string, Phrase>> = {
  damaged: 'was damaged this phase',
  healed: 'was healed this phase',
};

const underwent = (q: FactQuery): Phrase =>
  q.dealer?.is === 'self' && q.since === 'attack' && q.combat
    ? 'was dealt combat damage by this card this attack'
    : q.dealer
      ? 'was dealt that damage'
      : (UNDERWENT[q.e] ?? OTHERWISE);

const always =
  (pair: Phrase) =>
  (p: Phrases): string =>
    say(p.l, pair);
const toCard =
  (pair: Phrase) =>
  (p: Phrases, r: Ref): string =>
    say(p.l, pair, { x: ref(p.l, r) });

/** Fields that determine which card is meant at all; `noun` and its neighbours handle them. */
type CoreField = 'type' | 'other' | 'not' | 'is' | 'or' | 'except' | 'extremeAmong';
type ClauseField = Exclude<keyof Filter, CoreField | AdjectiveField | HeldField>;

/**
 * The words after "that", for every field that is neither core, adjective nor held. A new field of
 * `Filter` does not compile until it has its words here, or in one of those tables, in every
 * language.
 */
const CLAUSES: { readonly [K in ClauseField]-?: Words<K> } = {
  controlledBy: (p, w) =>
    w === 'you' ? say(p.l, 'you control') : say(p.l, '{w} controls', { w: who(p.l, w) }),
  ownedBy: (p, w) => (w === 'you' ? say(p.l, 'you own') : say(p.l, '{w} owns', { w: who(p.l, w) })),
  maxCost: (p, n, f) =>
    f.minCost !== undefined && JSON.stringify(f.minCost) === JSON.stringify(n)
      ? sameCost(p, n)
      : lessCost(p, n),
  minCost: (p, n, f) =>
    f.maxCost !== undefined && JSON.stringify(f.maxCost) === JSON.stringify(n)
      ? null
      : moreCost(p, n),
  named: (p, x) => say(p.l, 'is named {x}', { x }),
  nameNot: (p, x) => say(p.l, 'is not named {x}', { x }),
  playedThisPhase: (p, w) =>
    w === 'each'
      ? say(p.l, 'was played this phase')
      : say(p.l, w === 'you' ? 'you played this phase' : '{w} played this phase', {
          w: who(p.l, w),
        }),
  oddCost: always('has an odd cost'),
  healedThisPhase: always('was healed this phase'),
  enteredThisPhase: always('entered play this phase'),
  dealtDamageTo: (p, x) =>
    say(p.l, 'dealt damage to {x} this phase', {
      x: countedNoun(p, 1, x),
    }),
  underwent: (p, q) => say(p.l, underwent(q)),
  defeatedThisPhase: always('was defeated this phase'),
  attacked: (p, wanted) => say(p.l, wanted ? 'attacked this phase' : 'did not attack this phase'),
  attackingWith: (p, k) => say(p.l, 'is attacking using {k}', { k: say(p.l, KEYWORD[k]) }),
  attackingUnit: always('is attacking a unit'),
  attackedBaseOf: (p, w) =>
    say(p.l, 'attacked {b} this phase', {
      b: ownedThing(p.l, w, 'base'),
    }),
  discardedThisPhase: always('was discarded this phase'),
  on: (p, x) => say(p.l, 'is attached to {x}', { x: countedNoun(p, 1, x) }),
  bears: toCard('{x} is attached to'),
  canBear: toCard('{x} can be attached to'),
  fitsOn: toCard('can be attached to {x}'),
  attachedTo: toCard('is attached to {x}'),
  copyOf: (p, of) =>
    say(p.l, 'is a copy of {x}', {
      x: ref(p.l, typeof of === 'string' ? of : ''),
    }),
  sharesKeywordWith: (p, other) =>
    say(p.l, 'shares a keyword with {x}', {
      x: typeof other === 'object' ? countedNoun(p, 1, other) : ref(p.l, other),
    }),
  sameArenaAs: (p, r) =>
    r === 'arena'
      ? say(p.l, 'is in that arena')
      : say(p.l, 'is in the same arena as {x}', { x: ref(p.l, r) }),
  sharesTraitWith: (p, other) =>
    say(p.l, 'shares a trait with {x}', {
      x: typeof other === 'object' ? countedNoun(p, 1, other) : ref(p.l, other),
    }),
  sharesAspectWith: (p, r) =>
    r === 'aspect'
      ? say(p.l, 'has the chosen aspect')
      : say(p.l, 'shares an aspect with {x}', { x: ref(p.l, r) }),
  guarding: always('is guarding a unit'),
  pilotless: always(NO_PILOT),
};

function clauses(p: Phrases, f: Filter): string[] {
  const said = wordsOf(p, f, CLAUSES);
  return f.hasPilot === false && !f.pilotless ? [...said, say(p.l, NO_PILOT)] : said;
}

/** Whether the filter means cards of one kind among those just discarded. */
const ofDiscarded = (f: Filter): boolean =>
  f.is === 'discarded' && (f.trait !== undefined || f.aspect !== undefined || f.type !== undefined);

interface Lacking {
  readonly held?: string;
  readonly clause?: string;
}

/**
 * "with less power than it", for a filter that excludes cards with that much or more; null if it is
 * no such limit.
 */
function lessThan(p: Phrases, f: Filter): Lacking | null {
  const [key, ...more] = Object.keys(f);
  if (f.extreme === 'most-power' && f.extremeAmong && more.length === 1)
    return { held: say(p.l, 'less power than {x}', { x: countedNoun(p, 1, f.extremeAmong) }) };
  if (more.length > 0) return null;
  const n = (a: Amount): string =>
    typeof a === 'object' && 'cost' in a ? ref(p.l, a.cost) : p.amount(a);
  if (key === 'minPower' && f.minPower !== undefined)
    return typeof f.minPower === 'object' && 'power' in f.minPower
      ? { held: say(p.l, 'less power than {x}', { x: ref(p.l, f.minPower.power) }) }
      : null;
  if (key === 'minRemaining' && f.minRemaining !== undefined)
    return {
      held: say(p.l, 'less remaining HP than {x}', {
        x:
          typeof f.minRemaining === 'object' && 'remaining' in f.minRemaining
            ? ref(p.l, f.minRemaining.remaining)
            : n(f.minRemaining),
      }),
    };
  if (key === 'minCost' && f.minCost !== undefined)
    return { clause: say(p.l, 'costs less than {x}', { x: n(f.minCost) }) };
  if (key === 'maxCost' && f.maxCost !== undefined)
    return { clause: say(p.l, 'costs more than {x}', { x: n(f.maxCost) }) };
  if (key === 'enteredThisPhase') return { clause: say(p.l, 'didn’t enter play this phase') };
  return null;
}

/**
 * Without an article: "friendly ground unit that costs 3 or less". `n`: 1 for singular, 2 for
 * plural.
 */
export function noun(p: Phrases, f: Filter, n: 1 | 2 = 1): string {
  if (ofDiscarded(f)) {
    const { is: _, ...kind } = f;
    return `${noun(p, kind, n)} ${say(p.l, n === 1 ? 'discarded this way' : 'several|discarded this way')}`;
  }
  if (f.is !== undefined) return ref(p.l, f.is);
  if (f.or)
    return either(
      p.l,
      basesLast(f.or).map((o, i) =>
        i === 0 || n === 2 ? noun(p, o, n) : countedNoun(p, 1, o, false),
      ),
    );
  const grammar = grammarOf(p.l);
  const men = kinds(f).every((k) => k.masculine);
  const core = either(
    p.l,
    kinds(f).map((k) => say(p.l, n === 1 ? k.one : k.many)),
  );
  const none = f.except ? nonOf(p.l, f.except) : null;
  const described = [...adjectives(p.l, f), ...(none ?? [])]
    .map((a) => (n === 1 ? a : grammar.plural(a)))
    .map((a) => (men ? grammar.masculine(a) : a));
  const { relative, relativeInPhrase } = grammar;
  const before = described.filter((a) => !a.startsWith(relative));
  const words = grammar.adjectivesFirst ? [...before, core] : [core, ...before];
  const less = f.except ? lessThan(p, f.except) : null;
  const held = less?.held ? [...withWhat(p, f), less.held] : withWhat(p, f);
  const rest = [
    ...described
      .filter((a) => a.startsWith(relative))
      .map((a) => (relativeInPhrase ? a : a.slice(relative.length))),
    ...clauses(p, f),
    ...(less?.clause ? [less.clause] : []),
  ].map((x) => (n === 1 ? x : grammar.pluralClause(x)));
  const tail = `${held.length > 0 ? ` ${say(p.l, 'with')} ${list(p.l, held)}` : ''}${rest.length > 0 ? ` ${relativeInPhrase ? '' : relative}${list(p.l, rest)}` : ''}`;
  const excepted =
    f.except && none === null && f.except.is === undefined && lessThan(p, f.except) === null
      ? say(p.l, ' except {x}', { x: noun(p, f.except, 2) })
      : '';
  return `${words.join(' ')}${tail}${excepted}`;
}

/** Whether it is the player's own base, of which there is only one. */
const isYourBase = (f: Filter): boolean =>
  f.type === 'Base' && f.side === 'friendly' && Object.keys(f).length === 2;

/** With article or number: "a unit", "another friendly unit", "up to 3 units". */
export function countedNoun(p: Phrases, n: number | string, f: Filter, bare = false): string {
  const grammar = grammarOf(p.l);
  const text = noun(p, f, n === 1 || /(^| )1$/.test(String(n)) ? 1 : 2);
  const men = kinds(f).every((k) => k.masculine);
  if (n === 1 && !bare && isYourBase(f)) return ownedThing(p.l, 'you', 'base');
  if (n === 1 && !bare && f.or?.every(isOther)) {
    const [first, ...more] = basesLast(f.or).map(
      ({ other: _, not: __, ...kind }) => kind as Filter,
    );
    return either(p.l, [
      countedNoun(p, 1, { ...first, other: true }),
      ...more.map((kind) => countedNoun(p, 1, kind)),
    ]);
  }
  const first = f.or ? basesLast(f.or)[0] : f;
  if (bare || (first?.is !== undefined && n === 1 && !ofDiscarded(first))) return text;
  if (n === 1) {
    const man = kinds(f)[0]?.masculine === true;
    return `${isOther(f) ? grammar.another(man) : grammar.article(text, man)} ${text}`;
  }
  const other = isOther(f) ? grammar.others(men) : '';
  return grammar.numberFirst ? `${n} ${other}${text}` : `${other}${n} ${text}`;
}

/** "each other friendly unit". */
export const every = (p: Phrases, f: Filter): string =>
  f.is !== undefined && f.keyword !== undefined
    ? say(p.l, 'each card with {k} among {x}', {
        k: say(p.l, KEYWORD[f.keyword]),
        x: ref(p.l, f.is),
      })
    : f.is !== undefined
      ? f.oddCost
        ? say(p.l, 'each card with an odd cost among {x}', {
            x: ref(p.l, f.is),
          })
        : f.not === undefined
          ? ref(p.l, f.is)
          : say(p.l, 'the rest')
      : `${say(p.l, isOther(f) ? 'each other' : 'each')} ${noun(p, f)}`;

const TOGETHER: Readonly<Record<Total['of'], Phrase>> = {
  cost: ' with a combined cost of {n} or less',
  power: ' with a combined power of {n} or less',
  remaining: ' with a total of {n} or less remaining HP',
};

export function target(p: Phrases, t: Target): string {
  if ('ref' in t) return ref(p.l, t.ref);
  if ('all' in t && t.from === 'deck' && t.all.is !== undefined) return say(p.l, 'the rest');
  if ('all' in t)
    return `${every(p, t.all)}${t.from && t.all.is === undefined ? say(p.l, ' in {p}', { p: pile(p.l, t.from, t.of) }) : ''}`;
  if ('several' in t)
    return list(
      p.l,
      t.several.map((x) => target(p, x)),
    );
  if ('baseOf' in t)
    return t.baseOf === 'opponent' ? say(p.l, 'an enemy base') : ownedThing(p.l, t.baseOf, 'base');
  if ('topOf' in t) {
    const deck = pile(p.l, 'deck', t.topOf);
    return t.n === undefined || t.n === 1
      ? say(p.l, 'the top card of {d}', { d: deck })
      : say(p.l, 'the top {n} cards of {d}', {
          n: p.amount(t.n),
          d: deck,
        });
  }
  return chosenCards(p, t);
}

/** Of cards that were looked at: any of them, or those of a kind. */
function amongThose(p: Phrases, n: number | string, { is: _, ...kind }: Filter): string {
  return Object.keys(kind).length === 0
    ? `${n} ${say(p.l, 'of those cards')}`
    : say(p.l, '{x} among those cards', { x: countedNoun(p, n, kind) });
}

/** "up to 3 friendly units with a combined cost of 6 or less, chosen by an opponent". */
function chosenCards(p: Phrases, t: Choose): string {
  const { choose, n: many, upTo, by, as: _name, from, of, ...more } = t;
  const { random, total, sharing, ofEach, ...rest } = more;
  allRead(rest);
  const any = typeof many !== 'number' && upTo;
  const n = any
    ? say(p.l, 'any number of')
    : typeof many === 'object' && 'howMany' in many && many.a === undefined
      ? say(p.l, 'so many|that many')
      : many === 1 && !upTo
        ? 1
        : `${upTo ? say(p.l, 'up to ') : ''}${p.amount(many)}`;
  const what =
    from === 'deck' && choose.is !== undefined
      ? amongThose(p, n, choose)
      : from === 'resource'
        ? resources(p, n, of)
        : countedNoun(p, n, choose);
  const where =
    from && from !== 'resource' && choose.is === undefined
      ? say(p.l, ' from {p}', { p: pile(p.l, from, of) })
      : '';
  const together = total ? say(p.l, TOGETHER[total.of], { n: p.amount(total.most) }) : '';
  const alike = sharing
    ? say(p.l, sharing === 'trait' ? ' that share the same trait' : ' in the same arena')
    : '';
  const whose = ofEach ? say(p.l, ' controlled by {w}', { w: who(p.l, ofEach) }) : '';
  const chance = random ? say(p.l, ' at random') : '';
  const chooser =
    by === undefined || by === 'you' ? '' : say(p.l, ', chosen by {w}', { w: who(p.l, by) });
  return `${what}${whose}${alike}${together}${where}${chance}${chooser}`;
}

/**
 * Resources with their owner: the reader's own, an opponent's, or those of the player that the text
 * is about.
 */
function resources(p: Phrases, n: number | string, of: Who = 'you'): string {
  const own: Phrase =
    of === 'you'
      ? 'a resource you control'
      : of === 'each'
        ? 'a resource'
        : typeof of === 'object'
          ? 'a resource {w} controls'
          : 'an enemy resource';
  if (n === 1) return say(p.l, own, { w: who(p.l, of) });
  return say(p.l, of === 'you' ? '{n} friendly resources' : '{n} enemy resources', { n });
}
