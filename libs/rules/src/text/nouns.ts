/**
 * Cards, numbers and conditions in words; they name each other, so they are rendered together. English needs an article and a plural, Spanish
 * agreement too.
 */
import {
  type Amount,
  type Condition,
  type FactQuery,
  type Filter,
  type Header,
  type Quality,
  type Ref,
  type Target,
  type Who,
} from '../effects/nodes.js';
import { type Language, list, type Pair, say } from './language.js';
import { ASPECT, KEYWORD, owned, pile, ref, trait, who } from './words.js';

interface Kind {
  readonly one: Pair;
  readonly many: Pair;
  readonly masculine?: true;
}
const TYPE: Record<string, Kind> = {
  Unit: { one: ['unit', 'unidad'], many: ['units', 'unidades'] },
  Base: { one: ['base', 'base'], many: ['bases', 'bases'] },
  Upgrade: { one: ['upgrade', 'mejora'], many: ['upgrades', 'mejoras'] },
  Event: { one: ['event', 'evento'], many: ['events', 'eventos'], masculine: true },
  Leader: { one: ['leader', 'líder'], many: ['leaders', 'líderes'], masculine: true },
};
const CARD: Kind = { one: ['card', 'carta'], many: ['cards', 'cartas'] };
const array = <T>(x: T | readonly T[]): readonly T[] =>
  Array.isArray(x) ? (x as readonly T[]) : [x as T];
const kinds = (f: Filter): readonly Kind[] =>
  f.type === undefined ? [CARD] : array(f.type).map((x) => TYPE[x] as Kind);

/** Whose a card is may be said by the sentence already: "you control". */
export function withoutSide({ side: _, ...rest }: Filter): Filter {
  return rest;
}

const plural = (l: Language, word: string): string =>
  l === 'en' || word.includes(' ') || /^\p{Lu}/u.test(word)
    ? word
    : /[aeiouáéíóú]$/.test(word)
      ? `${word}s`
      : `${word}es`;

type Flag = readonly [key: keyof Filter, yes: Pair, no?: Pair];
/** In the order in which English puts them before the noun. Spanish words are feminine here and agree below. */
const FLAGS: readonly Flag[] = [
  ['unique', ['unique', 'única'], ['non-unique', 'que no sea única']],
];
const STATES: readonly Flag[] = [
  ['damaged', ['damaged', 'dañada'], ['undamaged', 'sin daño']],
  ['ready', ['ready', 'preparada'], ['exhausted', 'agotada']],
  ['upgraded', ['upgraded', 'mejorada'], ['not upgraded', 'sin mejoras']],
  ['attacking', ['attacking', 'atacante']],
  ['defending', ['defending', 'defensora']],
];
const CLASSES: readonly Flag[] = [
  ['leader', ['leader', 'líder'], ['non-leader', 'que no sea líder']],
  ['token', ['token', 'ficha'], ['non-token', 'que no sea ficha']],
];

const flagged = (l: Language, f: Filter, flags: readonly Flag[]): string[] =>
  flags.flatMap(([key, yes, no]) => {
    if (f[key] === undefined || (f[key] === false && !no)) return [];
    return [say(l, f[key] === false ? (no as Pair) : yes)];
  });

/** States of a unit that can stand alone: "it is exhausted". */
export const STATE_KEYS: ReadonlySet<string> = new Set(STATES.map(([key]) => key));
export const states = (l: Language, f: Filter): string =>
  list(
    l,
    flagged(l, f, STATES).map((x) =>
      x.replace('atacante', 'atacando').replace('defensora', 'defendiendo'),
    ),
  );

const either = (l: Language, words: readonly string[]): string =>
  words.join(say(l, [' or ', ' o ']));

/** Descriptions that stand before the noun in English and after it in Spanish. */
function adjectives(l: Language, f: Filter): string[] {
  const out = flagged(l, f, FLAGS);
  if (f.side)
    out.push(say(l, f.side === 'friendly' ? ['friendly', 'aliada'] : ['enemy', 'enemiga']));
  out.push(...flagged(l, f, STATES), ...flagged(l, f, CLASSES));
  if (f.aspect !== undefined)
    out.push(
      say(l, ['{a}', 'de {a}'], {
        a: either(
          l,
          array(f.aspect).map((a) => say(l, ASPECT[a])),
        ),
      }),
    );
  if (f.notAspect !== undefined)
    out.push(say(l, ['non-{a}', 'que no sea de {a}'], { a: say(l, ASPECT[f.notAspect]) }));
  if (f.trait !== undefined) out.push(either(l, array(f.trait).map(trait)));
  if (f.notTrait !== undefined)
    out.push(say(l, ['non-{t}', 'que no sea {t}'], { t: trait(f.notTrait) }));
  if (f.arena)
    out.push(say(l, f.arena === 'Ground' ? ['ground', 'terrestre'] : ['space', 'espacial']));
  return out;
}

export const HEADER: Record<Header, Pair> = {
  defeated: ['“When Defeated”', '«Cuando se derrote»'],
  played: ['“When Played”', '«Cuando se juegue»'],
  'attack-declared': ['“On Attack”', '«Al atacar»'],
};

const WITH: readonly [keyof Filter, Pair][] = [
  ['maxPower', ['{n} or less power', '{n} o menos de Poder']],
  ['minPower', ['{n} or more power', '{n} o más de Poder']],
  ['minDamage', ['{n} or more damage on it', '{n} o más de daño']],
  ['maxHp', ['{n} or less HP', '{n} PG o menos']],
  ['minHp', ['{n} or more HP', '{n} PG o más']],
  ['maxRemaining', ['{n} or less remaining HP', '{n} PG restantes o menos']],
  ['minRemaining', ['{n} or more remaining HP', '{n} PG restantes o más']],
];

function withWhat(l: Language, f: Filter): string[] {
  const out = WITH.flatMap(([k, pair]) =>
    f[k] === undefined ? [] : [say(l, pair, { n: amount(l, f[k] as number) })],
  );
  if (f.keyword !== undefined) out.push(say(l, KEYWORD[f.keyword]));
  if (f.bearing !== undefined)
    out.push(say(l, ['{x} on it', '{x}'], { x: counted(l, 1, f.bearing) }));
  if (f.header !== undefined)
    out.push(say(l, ['a {h} ability', 'una capacidad {h}'], { h: say(l, HEADER[f.header]) }));
  if (f.anyKeyword) out.push(say(l, ['any keyword', 'alguna palabra clave']));
  if (f.namedBySource) out.push(say(l, ['that name', 'ese nombre']));
  if (f.hasPilot) out.push(say(l, ['a Pilot on it', 'un Piloto']));
  if (f.extreme !== undefined) {
    const [direction, what] = f.extreme.split('-') as [string, string];
    const of: Record<string, Pair> = {
      power: ['power', 'Poder'],
      remaining: ['remaining HP', 'PG restantes'],
      cost: ['cost', 'coste'],
    };
    out.push(
      say(l, direction === 'most' ? ['the most {x}', 'más {x}'] : ['the least {x}', 'menos {x}'], {
        x: say(l, of[what] as Pair),
      }),
    );
  }
  return out;
}

function costClause(l: Language, f: Filter): string[] {
  const say1 = (n: Filter['maxCost'], number: Pair, other: Pair): string[] =>
    n === undefined
      ? []
      : [
          say(l, typeof n === 'number' ? number : other, {
            n: typeof n === 'object' && 'cost' in n ? ref(l, n.cost) : amount(l, n),
          }),
        ];
  return [
    ...say1(
      f.maxCost,
      ['costs {n} or less', 'cueste {n} o menos'],
      ['costs the same as or less than {n}', 'cueste lo mismo que {n} o menos'],
    ),
    ...say1(
      f.minCost,
      ['costs {n} or more', 'cueste {n} o más'],
      ['costs the same as or more than {n}', 'cueste lo mismo que {n} o más'],
    ),
  ];
}

function clauses(l: Language, f: Filter): string[] {
  const out: string[] = [];
  if (f.controlledBy !== undefined)
    out.push(
      f.controlledBy === 'you'
        ? say(l, ['you control', 'controlas'])
        : say(l, ['{w} controls', 'controle {w}'], { w: who(l, f.controlledBy) }),
    );
  if (f.ownedBy !== undefined)
    out.push(
      f.ownedBy === 'you'
        ? say(l, ['you own', 'sea tuya'])
        : say(l, ['{w} owns', 'pertenezca a {w}'], { w: who(l, f.ownedBy) }),
    );
  out.push(...costClause(l, f));
  const add = (on: unknown, text: Pair, parts: Record<string, string> = {}) => {
    if (on !== undefined && on !== false) out.push(say(l, text, parts));
  };
  add(f.named, ['is named {x}', 'se llame {x}'], { x: f.named ?? '' });
  add(f.noKeyword, ['does not have {x}', 'no tenga {x}'], {
    x: f.noKeyword ? say(l, KEYWORD[f.noKeyword]) : '',
  });
  if (f.playedThisPhase !== undefined)
    out.push(
      f.playedThisPhase === 'you'
        ? say(l, ['you played this phase', 'hayas jugado en esta fase'])
        : say(l, ['{w} played this phase', 'haya jugado {w} en esta fase'], {
            w: who(l, f.playedThisPhase),
          }),
    );
  add(f.enteredThisPhase, ['entered play this phase', 'haya entrado en juego en esta fase']);
  add(f.defeatedThisPhase, ['was defeated this phase', 'haya sido derrotada en esta fase']);
  if (f.attacked !== undefined)
    out.push(
      say(
        l,
        f.attacked
          ? ['attacked this phase', 'haya atacado en esta fase']
          : ['did not attack this phase', 'no haya atacado en esta fase'],
      ),
    );
  add(f.attackingWith, ['is attacking using {k}', 'ataque usando {k}'], {
    k: f.attackingWith ? say(l, KEYWORD[f.attackingWith]) : '',
  });
  add(f.attackingUnit, ['is attacking a unit', 'ataque a una unidad']);
  add(f.attackedBaseOf, ['attacked {b} this phase', 'haya atacado {b} en esta fase'], {
    b: owned(l, f.attackedBaseOf ?? 'you', ['base', 'base', 'la']),
  });
  add(f.discardedThisPhase, ['was discarded this phase', 'haya sido descartada en esta fase']);
  add(f.on, ['is attached to {x}', 'esté vinculada a {x}'], { x: f.on ? counted(l, 1, f.on) : '' });
  add(f.bears, ['{x} is attached to', 'lleve {x}'], { x: ref(l, f.bears ?? '') });
  add(f.canBear, ['{x} can be attached to', 'pueda llevar {x}'], { x: ref(l, f.canBear ?? '') });
  add(f.attachedTo, ['is attached to {x}', 'esté vinculada a {x}'], {
    x: ref(l, f.attachedTo ?? ''),
  });
  add(f.sameArenaAs, ['is in the same arena as {x}', 'esté en el mismo campo de batalla que {x}'], {
    x: ref(l, f.sameArenaAs ?? ''),
  });
  add(f.sameNameAs, ['has the same name as {x}', 'se llame como {x}'], {
    x: ref(l, f.sameNameAs ?? ''),
  });
  add(f.sharesTraitWith, ['shares a trait with {x}', 'comparta un rasgo con {x}'], {
    x: ref(l, f.sharesTraitWith ?? ''),
  });
  add(f.sharesAspectWith, ['shares an aspect with {x}', 'comparta un aspecto con {x}'], {
    x: ref(l, f.sharesAspectWith ?? ''),
  });
  add(f.guarding, ['is guarding a unit', 'custodie una unidad']);
  if (f.pilotless || f.hasPilot === false) out.push(say(l, ['has no Pilot', 'no tenga Piloto']));
  return out;
}

/** Agreement of the feminine words above. */
const masculine = (word: string): string =>
  word.replace(
    /(aliad|enemig|dañad|preparad|agotad|mejorad|defensor|únic|otr)a\b/g,
    (_, stem: string) => (stem === 'defensor' ? stem : `${stem}o`),
  );

/** Any other than one of which was spoken before. */
const isOther = (f: Filter): boolean => f.other === true || f.not !== undefined;

/** Verbs agree with several cards: "that are attached to it". */
const pluralClause = (l: Language, text: string): string =>
  l === 'en'
    ? text.replace(
        /^(is|was|has|does|costs|shares)\b/,
        (v) =>
          ({ is: 'are', was: 'were', has: 'have', does: 'do', costs: 'cost', shares: 'share' })[
            v
          ] ?? v,
      )
    : text
        .replace(
          /^(no )?(se llam|cuest|hay|est|teng|compart|custodi|se)(e|é|a)(?=[ ,]|$)/,
          (_, no: string | undefined, stem: string, end: string) => `${no ?? ''}${stem}${end}n`,
        )
        .replace(/^((?:no )?(?:estén|hayan sido) \w+a)\b/, '$1s');

/** Without an article: "friendly ground unit that costs 3 or less". `n` is how many: 1, or more. */
export function noun(l: Language, f: Filter, n: 1 | 2 = 1): string {
  if (f.is !== undefined) return ref(l, f.is);
  if (f.or)
    return either(
      l,
      f.or.map((o, i) => (i === 0 ? noun(l, o, n) : counted(l, 1, o, n === 2))),
    );
  const men = kinds(f).every((k) => k.masculine);
  const core = either(
    l,
    kinds(f).map((k) => say(l, n === 1 ? k.one : k.many)),
  );
  const described = adjectives(l, f)
    .map((a) => (n === 1 ? a : plural(l, a)))
    .map((a) => (men ? masculine(a) : a));
  const before = described.filter((a) => !a.startsWith('que '));
  const words = l === 'en' ? [...before, core] : [core, ...before];
  const held = withWhat(l, f);
  const rest = [
    ...described.filter((a) => a.startsWith('que ')).map((a) => a.slice(4)),
    ...clauses(l, f),
  ].map((x) => (n === 1 ? x : pluralClause(l, x)));
  const tail = `${held.length > 0 ? ` ${say(l, ['with', 'con'])} ${list(l, held)}` : ''}${rest.length > 0 ? ` ${say(l, ['that', 'que'])} ${list(l, rest)}` : ''}`;
  const excepted =
    f.except && f.except.is === undefined
      ? say(l, [' except {x}', ' salvo {x}'], { x: noun(l, f.except, 2) })
      : '';
  return `${words.join(' ')}${tail}${excepted}`;
}

const vowel = (word: string): boolean => /^[aeiouh]/i.test(word) && !/^(uni|h[aeou])/i.test(word);

/** With article or number: "a unit", "another friendly unit", "up to 3 units". */
export function counted(l: Language, n: number | string, f: Filter, bare = false): string {
  const text = noun(l, f, n === 1 ? 1 : 2);
  const men = kinds(f).every((k) => k.masculine);
  if (bare || (f.is !== undefined && n === 1)) return text;
  if (n === 1) {
    const first = kinds(f)[0]?.masculine;
    const article: Pair = isOther(f)
      ? ['another', first ? 'otro' : 'otra']
      : [vowel(text) ? 'an' : 'a', first ? 'un' : 'una'];
    return `${say(l, article)} ${text}`;
  }
  const other = isOther(f) ? say(l, ['other ', men ? 'otros ' : 'otras ']) : '';
  return l === 'en' ? `${n} ${other}${text}` : `${other}${n} ${text}`;
}

/** "each other friendly unit". */
export const every = (l: Language, f: Filter): string =>
  f.is !== undefined && f.keyword !== undefined
    ? say(l, ['each card with {k} among {x}', 'cada carta con {k} entre {x}'], {
        k: say(l, KEYWORD[f.keyword]),
        x: ref(l, f.is),
      })
    : f.is !== undefined
      ? f.not === undefined
        ? ref(l, f.is)
        : say(l, ['the rest', 'las demás'])
      : `${say(l, isOther(f) ? ['each other', 'cada otra'] : ['each', 'cada'])} ${noun(l, f)}`;

export function target(l: Language, t: Target): string {
  if ('ref' in t) return ref(l, t.ref);
  if ('all' in t && t.from === 'deck' && t.all.is !== undefined)
    return say(l, ['the rest', 'las demás']);
  if ('all' in t)
    return `${every(l, t.all)}${t.from && t.all.is === undefined ? say(l, [' in {p}', ' de {p}'], { p: pile(l, t.from, t.of) }) : ''}`;
  if ('several' in t)
    return list(
      l,
      t.several.map((x) => target(l, x)),
    );
  if ('baseOf' in t)
    return t.baseOf === 'opponent'
      ? say(l, ['an enemy base', 'una base enemiga'])
      : owned(l, t.baseOf, ['base', 'base', 'la']);
  if ('topOf' in t) {
    const deck = pile(l, 'deck', t.topOf);
    return t.n === undefined || t.n === 1
      ? say(l, ['the top card of {d}', 'la primera carta de {d}'], { d: deck })
      : say(l, ['the top {n} cards of {d}', 'las primeras {n} cartas de {d}'], {
          n: amount(l, t.n),
          d: deck,
        });
  }
  const any = typeof t.n !== 'number' && t.upTo;
  const n = any
    ? say(l, ['any number of', 'cualquier número de'])
    : t.n === 1 && !t.upTo
      ? 1
      : `${t.upTo ? say(l, ['up to ', 'hasta ']) : ''}${amount(l, t.n)}`;
  const what =
    t.from === 'deck' && t.choose.is !== undefined
      ? `${n} ${say(l, ['of those cards', 'de esas cartas'])}`
      : t.from === 'resource'
        ? resources(l, n, t.of === undefined || t.of === 'you')
        : counted(l, n, t.choose);
  const where =
    t.from && t.from !== 'resource' && t.choose.is === undefined
      ? say(l, [' from {p}', ' de {p}'], { p: pile(l, t.from, t.of) })
      : '';
  const chance = t.random ? say(l, [' at random', ' al azar']) : '';
  const by =
    t.by === undefined || t.by === 'you'
      ? ''
      : say(l, [', chosen by {w}', ', a elección de {w}'], { w: who(l, t.by) });
  return `${what}${where}${chance}${by}`;
}

function resources(l: Language, n: number | string, own: boolean): string {
  if (n === 1)
    return say(
      l,
      own
        ? ['a resource you control', 'un recurso que controles']
        : ['an enemy resource', 'un recurso enemigo'],
    );
  return say(
    l,
    own
      ? ['{n} friendly resources', '{n} recursos aliados']
      : ['{n} enemy resources', '{n} recursos enemigos'],
    { n },
  );
}

// Numbers -------------------------------------------------------------------------------------------------------------------------
const OF_CARD: Record<string, readonly [en: string, es: string, its: Pair]> = {
  power: ['the power of {x}', 'el Poder de {x}', ['its power', 'su Poder']],
  hp: ['the HP of {x}', 'los PG de {x}', ['its HP', 'sus PG']],
  remaining: [
    'the remaining HP of {x}',
    'los PG restantes de {x}',
    ['its remaining HP', 'sus PG restantes'],
  ],
  damageOn: ['the damage on {x}', 'el daño de {x}', ['the damage on it', 'su daño']],
  costGap: [
    'the difference between the costs of {x}',
    'la diferencia entre los costes de {x}',
    ['the difference between their costs', 'la diferencia entre sus costes'],
  ],
  cost: ['the cost of {x}', 'el coste de {x}', ['its cost', 'su coste']],
  upgradesOn: [
    'the number of upgrades on {x}',
    'el número de mejoras de {x}',
    ['the number of upgrades on it', 'el número de sus mejoras'],
  ],
};

const NUM: Record<string, Pair> = {
  excess: ['the excess damage', 'el daño sobrante'],
  healed: ['the damage healed this way', 'el daño curado así'],
  upgrades: ['the number of upgrades that were on it', 'el número de mejoras que tenía'],
  paid: ['the number of resources paid this way', 'el número de recursos pagados así'],
};

const QUALITY: Record<Quality, Pair> = {
  trait: ['traits', 'rasgos'],
  aspect: ['aspects', 'aspectos'],
  cost: ['costs', 'costes'],
  name: ['names', 'nombres'],
  arena: ['arenas', 'campos de batalla'],
};

const since = (l: Language, q: FactQuery): string =>
  say(l, q.since === 'round' ? ['this round', 'en esta ronda'] : ['this phase', 'en esta fase']);

function total(l: Language, q: FactQuery): string {
  const done: Pair =
    q.e === 'damaged'
      ? q.by === 'you'
        ? ['the damage you dealt to {x} {p}', 'el daño que has infligido a {x} {p}']
        : ['the damage dealt to {x} {p}', 'el daño infligido a {x} {p}']
      : q.e === 'healed'
        ? ['the damage healed from {x} {p}', 'el daño curado a {x} {p}']
        : ['that amount {p}', 'esa cantidad {p}'];
  return say(l, done, {
    x: q.card ? counted(l, 1, q.card) : say(l, ['a card', 'una carta']),
    p: since(l, q),
  });
}

function howOften(l: Language, q: FactQuery): string {
  const x = q.card ? noun(l, q.card, 2) : say(l, ['cards', 'cartas']);
  const done: Pair =
    q.e === 'played'
      ? ['the number of {x} you played {p}', 'el número de {x} que has jugado {p}']
      : q.e === 'defeated'
        ? ['the number of {x} defeated {p}', 'el número de {x} derrotadas {p}']
        : ['how often it happened {p}', 'las veces que ha ocurrido {p}'];
  return say(l, done, { x, p: since(l, q) });
}

/** Quantities of a player's things. */
function ofPlayer(l: Language, a: Extract<Amount, object>): string {
  if ('resources' in a)
    return a.resources === 'you'
      ? say(l, ['the number of resources you control', 'el número de recursos que controlas'])
      : say(l, ['the number of resources {w} controls', 'el número de recursos que controla {w}'], {
          w: who(l, a.resources),
        });
  const counts = (p: string): string =>
    say(l, ['the number of cards in {p}', 'el número de cartas de {p}'], { p });
  if ('handSize' in a) return counts(owned(l, a.handSize, ['hand', 'mano', 'la']));
  if ('discardSize' in a)
    return counts(owned(l, a.discardSize, ['discard pile', 'pila de descartes', 'la']));
  if ('deckSize' in a) return counts(owned(l, a.deckSize, ['deck', 'mazo', 'el']));
  if ('baseDamage' in a)
    return say(l, ['the damage on {b}', 'el daño de {b}'], {
      b: owned(l, a.baseDamage, ['base', 'base', 'la']),
    });
  if ('baseRemaining' in a)
    return say(l, ['the remaining HP of {b}', 'los PG restantes de {b}'], {
      b: owned(l, a.baseRemaining, ['base', 'base', 'la']),
    });
  return say(l, ['that much', 'esa cantidad']);
}

function reckoned(l: Language, a: Extract<Amount, object>): string | null {
  if ('plus' in a) return a.plus.map((x) => amount(l, x)).join(say(l, [' plus ', ' más ']));
  if ('times' in a)
    return say(l, ['{n} times {x}', '{n} veces {x}'], { n: a.times[0], x: amount(l, a.times[1]) });
  if ('minus' in a) return a.minus.map((x) => amount(l, x)).join(say(l, [' minus ', ' menos ']));
  if ('half' in a)
    return say(
      l,
      a.up
        ? ['half of {x}, rounded up', 'la mitad de {x}, redondeada hacia arriba']
        : ['half of {x}', 'la mitad de {x}'],
      { x: amount(l, a.half) },
    );
  if ('least' in a)
    return say(l, ['the least of {x}', 'el menor de {x}'], {
      x: a.least.map((x) => amount(l, x)).join(', '),
    });
  if ('most' in a)
    return say(l, ['the most of {x}', 'el mayor de {x}'], {
      x: a.most.map((x) => amount(l, x)).join(', '),
    });
  if ('either' in a)
    return say(l, ['{a} if {c}, else {b}', '{a} si {c}, si no {b}'], {
      c: condition(l, a.either[0]),
      a: amount(l, a.either[1]),
      b: amount(l, a.either[2]),
    });
  return null;
}

export function amount(l: Language, a: Amount): string {
  if (typeof a === 'number') return String(a);
  const sum = reckoned(l, a);
  if (sum !== null) return sum;
  if ('count' in a)
    return say(l, ['the number of {x}', 'el número de {x}'], {
      x: `${isOther(a.count) ? say(l, ['other ', 'otras ']) : ''}${noun(l, a.count.side === 'friendly' ? { ...withoutSide(a.count), controlledBy: 'you' } : a.count, 2)}`,
    });
  if ('distinct' in a)
    return say(
      l,
      ['the number of different {k} among {x}', 'el número de {k} diferentes entre {x}'],
      {
        k: say(l, QUALITY[a.distinct]),
        x:
          'among' in a
            ? a.among === 'discarded'
              ? say(l, ['the discarded cards', 'las cartas descartadas'])
              : ref(l, a.among)
            : `${a.of.other ? say(l, ['other ', 'otras ']) : ''}${noun(l, a.of, 2)}${a.from ? say(l, [' in {p}', ' de {p}'], { p: pile(l, a.from) }) : ''}`,
      },
    );
  if ('total' in a) return total(l, a.total);
  if ('happened' in a) return howOften(l, a.happened);
  if ('howMany' in a)
    return a.a
      ? say(l, ['the number of {x} among them', 'el número de {x} entre ellas'], {
          x: noun(l, a.a, 2),
        })
      : say(l, ['the number of those cards', 'el número de esas cartas']);
  if ('num' in a) return say(l, NUM[a.num] ?? ['that number', 'ese número']);
  const [key, value] = Object.entries(a)[0] as [string, string];
  const of = OF_CARD[key];
  return of
    ? value === 'it'
      ? say(l, of[2])
      : say(l, [of[0], of[1]], { x: ref(l, value) })
    : ofPlayer(l, a);
}

// Conditions ----------------------------------------------------------------------------------------------------------------------
const UNITS: ReadonlySet<Ref> = new Set(['attached', 'defender', 'attacker']);

/** "the attached unit is Luke Skywalker", "it is undamaged", "it is a Force card". */
function isA(l: Language, r: Ref, a: Filter, no = false): string {
  const keys = Object.keys(a);
  const x = ref(l, r);
  if (keys.length === 0) return say(l, ['there is such a card', 'hay tal carta']);
  if (keys.every((k) => STATE_KEYS.has(k)))
    return say(l, ['{x} is {s}', '{x} está {s}'], { x, s: states(l, a) });
  if (keys.length === 1 && a.named !== undefined)
    return say(l, ['{x} is {n}', '{x} es {n}'], { x, n: a.named });
  return say(l, no ? ['{x} is not {n}', '{x} no es {n}'] : ['{x} is {n}', '{x} es {n}'], {
    x,
    n: counted(l, 1, UNITS.has(r) ? { type: 'Unit', ...a } : a),
  });
}

/** Among all players it takes one of them. */
const controls = (l: Language, w: Who, x: string): string =>
  w === 'you'
    ? say(l, ['you control {x}', 'controlas {x}'], { x })
    : say(l, ['{w} controls {x}', '{w} controla {x}'], {
        w: w === 'each' ? say(l, ['a player', 'un jugador']) : who(l, w),
        x,
      });

function control(l: Language, c: Extract<Condition, { control: Filter }>): string {
  const by = c.by ?? 'you';
  const free = c.control.side === 'enemy' ? c.control : withoutSide(c.control);
  if (free.named !== undefined) return controls(l, by, free.named);
  return controls(
    l,
    by,
    c.atLeast === undefined || c.atLeast === 1
      ? counted(l, 1, free)
      : say(l, ['{n} or more {x}', '{n} o más {x}'], {
          n: amount(l, c.atLeast),
          x: noun(l, free, 2),
        }),
  );
}

const FACT: Record<string, Pair> = {
  defeated: ['{x} was defeated', '{x} ha sido derrotada'],
  'left-play': ['{x} left play', '{x} ha abandonado el juego'],
  played: ['{x} was played', 'se ha jugado {x}'],
  'attack-declared': ['{x} attacked', '{x} ha atacado'],
  damaged: ['{x} was damaged', '{x} ha recibido daño'],
  healed: ['{x} was healed', '{x} ha sido curada'],
  discarded: ['{x} was discarded', 'se ha descartado {x}'],
  entered: ['{x} entered play', '{x} ha entrado en juego'],
  'force-used': ['the Force was used', 'se ha utilizado la Fuerza'],
};
const YOU_DID: Record<string, Pair> = {
  played: ['you played {x}', 'has jugado {x}'],
  damaged: ['you damaged {x}', 'has dañado {x}'],
  discarded: ['you discarded {x}', 'has descartado {x}'],
  'attack-declared': ['you attacked with {x}', 'has atacado con {x}'],
  defeated: ['you defeated {x}', 'has derrotado {x}'],
};

/** Whose unit it was is told by the side it was on. */
function subject(l: Language, q: FactQuery, atLeast: number): string {
  const f: Filter = q.card ?? {};
  const unit: Filter =
    Array.isArray(f.type) && f.type.includes('Unit') ? { ...f, type: 'Unit' } : f;
  const sided: Filter =
    (q.e === 'defeated' || q.e === 'left-play') && q.by
      ? { ...unit, side: q.by === 'you' ? 'friendly' : 'enemy' }
      : unit;
  return atLeast > 1
    ? say(l, ['{n} or more {x}', '{n} o más {x}'], { n: atLeast, x: noun(l, sided, 2) })
    : counted(l, 1, sided);
}

function happened(l: Language, c: Extract<Condition, { happened: FactQuery }>): string {
  const q = c.happened;
  const words = ((q.by === 'you' && q.e !== 'defeated') || q.cause === 'you'
    ? YOU_DID[q.e]
    : undefined) ??
    FACT[q.e] ?? ['that happened', 'eso ha ocurrido'];
  return `${say(l, words as Pair, { x: subject(l, q, c.atLeast ?? 1) })}${q.from ? say(l, q.from === 'hand' ? [' from hand', ' de la mano'] : [' from a deck', ' de un mazo']) : ''} ${say(l, q.since === 'round' ? ['this round', 'en esta ronda'] : ['this phase', 'en esta fase'])}`;
}

function atLeast(
  l: Language,
  [a, b]: Extract<Condition, { atLeast: readonly unknown[] }>['atLeast'] & readonly unknown[],
): string {
  const [x, y] = [a, b] as [Parameters<typeof amount>[1], Parameters<typeof amount>[1]];
  const n = amount(l, y);
  if (typeof x === 'object' && 'resources' in x)
    return controls(l, x.resources, say(l, ['{n} or more resources', '{n} recursos o más'], { n }));
  if (typeof x === 'object' && 'baseDamage' in x)
    return say(l, ['{b} has {n} or more damage', '{b} tiene {n} o más de daño'], {
      b: owned(l, x.baseDamage, ['base', 'base', 'la']),
      n,
    });
  if (typeof x === 'number')
    return say(l, ['{y} is {x} or less', '{y} es {x} o menos'], { x, y: n });
  return say(l, ['{x} is {n} or more', '{x} es {n} o más'], { x: amount(l, x), n });
}

const attack = (l: Language, c: Extract<Condition, { attacking: true }>): string =>
  c.base
    ? say(l, ['attacking a base', 'ataca una base'])
    : c.unit
      ? say(l, ['attacking {x}', 'ataca {x}'], { x: counted(l, 1, { type: 'Unit', ...c.unit }) })
      : say(l, ['attacking', 'ataca']);

/** That a card was found at all is said by what is done with it. */
export const isThere = (c: Condition): boolean => 'is' in c && Object.keys(c.a).length === 0;

export function condition(l: Language, c: Condition): string {
  if ('control' in c) return control(l, c);
  if ('happened' in c) return happened(l, c);
  if ('atLeast' in c) return atLeast(l, c.atLeast as never);
  if ('is' in c) return isA(l, c.is, c.a);
  if ('inPlay' in c)
    return say(l, ['{r} is in play', '{r} está en juego'], { r: ref(l, c.inPlay) });
  if ('initiative' in c)
    return c.initiative === 'you'
      ? say(l, ['you have the initiative', 'tienes la iniciativa'])
      : say(l, ['{w} has the initiative', '{w} tiene la iniciativa'], { w: who(l, c.initiative) });
  if ('equal' in c)
    return say(l, ['{a} is {b}', '{a} es {b}'], {
      a: amount(l, c.equal[0]),
      b: amount(l, c.equal[1]),
    });
  if ('force' in c)
    return say(l, ['the Force is with {w}', 'la Fuerza acompaña a {w}'], {
      w: c.force === 'you' ? say(l, ['you', 'ti']) : who(l, c.force),
    });
  if ('attacking' in c) return attack(l, c);
  if ('defending' in c) return say(l, ['defending', 'defiende']);
  if ('did' in c) return say(l, ['you did', 'lo has hecho']);
  if ('has' in c)
    return say(l, ['there is {x} in {p}', 'hay {x} en {p}'], {
      x: counted(l, 1, c.card),
      p: pile(l, c.has, c.of),
    });
  if ('sameSeat' in c)
    return say(l, ['that is {w}', 'se trata de {w}'], { w: who(l, c.sameSeat[1]) });
  if ('canPlay' in c)
    return say(l, ['{x} can be played', '{x} puede jugarse'], {
      x: typeof c.canPlay === 'string' ? ref(l, c.canPlay) : counted(l, 1, c.canPlay.cards),
    });
  if ('phase' in c)
    return say(
      l,
      c.phase === 'action'
        ? ['it is the action phase', 'es la fase de acción']
        : ['it is the regroup phase', 'es la fase de reagrupamiento'],
    );
  if ('no' in c && 'is' in c.no) return isA(l, c.no.is, c.no.a, true);
  if ('no' in c)
    return 'attacking' in c.no
      ? say(l, ['not {x}', 'no {x}'], { x: condition(l, c.no) })
      : say(l, ['it is not so that {x}', 'no se cumple que {x}'], { x: condition(l, c.no) });
  if ('and' in c)
    return c.and
      .filter((x) => !isThere(x))
      .map((x) => condition(l, x))
      .join(say(l, [' and ', ' y ']));
  if ('any' in c) return c.any.map((x) => condition(l, x)).join(say(l, [' or ', ' o ']));
  return '';
}
