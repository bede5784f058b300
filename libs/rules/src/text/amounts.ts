/** Numbers in words. */
import { type Amount, type FactQuery, type Quality } from '../effects/nodes.js';
import { HEADER, isOther, withoutSide } from './filter-words.js';
import { noun, counted } from './cards.js';
import { type Phrases } from './phrases.js';
import { type Pair, say } from './language.js';
import { ASPECT, owned, pile, ref, who } from './words.js';

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
  dealt: ['the damage dealt this way', 'el daño infligido así'],
  upgrades: ['the number of upgrades that were on it', 'el número de mejoras que tenía'],
  resourcesPaid: [
    'the number of resources paid to play it',
    'el número de recursos pagados para jugarla',
  ],
  divided: ['the number of tokens given this way', 'el número de fichas dadas así'],
  paid: ['the number of resources paid this way', 'el número de recursos pagados así'],
};

const QUALITY: Record<Quality, Pair> = {
  trait: ['traits', 'rasgos'],
  aspect: ['aspects', 'aspectos'],
  cost: ['costs', 'costes'],
  name: ['names', 'nombres'],
  arena: ['arenas', 'campos de batalla'],
  keyword: ['keywords', 'palabras clave'],
};

const SINCE: Record<NonNullable<FactQuery['since']>, Pair> = {
  phase: ['this phase', 'en esta fase'],
  round: ['this round', 'en esta ronda'],
  attack: ['this attack', 'en este ataque'],
};
const since = (p: Phrases, q: FactQuery): string => say(p.l, SINCE[q.since ?? 'phase']);

function total(p: Phrases, q: FactQuery): string {
  const done: Pair =
    q.e === 'damaged'
      ? q.by === 'you'
        ? ['the damage you dealt to {x} {p}', 'el daño que has infligido a {x} {p}']
        : q.combat
          ? ['the combat damage dealt to {x} {p}', 'el daño de combate infligido a {x} {p}']
          : ['the damage dealt to {x} {p}', 'el daño infligido a {x} {p}']
      : q.e === 'healed'
        ? ['the damage healed from {x} {p}', 'el daño curado a {x} {p}']
        : q.e === 'drawn'
          ? ['the number of cards you have drawn {p}', 'el número de cartas que has robado {p}']
          : ['that amount {p}', 'esa cantidad {p}'];
  return say(p.l, done, {
    x: q.card ? counted(p, 1, q.card) : say(p.l, ['a card', 'una carta']),
    p: since(p, q),
  });
}

function howOften(p: Phrases, q: FactQuery): string {
  const sided =
    q.card && q.e === 'defeated' && (q.by === 'you' || q.by === 'opponents')
      ? { ...q.card, side: q.by === 'you' ? ('friendly' as const) : ('enemy' as const) }
      : q.card;
  const x = sided ? noun(p, sided, 2) : say(p.l, ['cards', 'cartas']);
  const done: Pair =
    q.e === 'force-used'
      ? [
          'the number of times the Force was used {p}',
          'las veces que se ha utilizado la Fuerza {p}',
        ]
      : q.e === 'played' && typeof q.by === 'object'
        ? ['the number of {x} {w} played {p}', 'el número de {x} que ha jugado {w} {p}']
        : q.e === 'played'
          ? ['the number of {x} you played {p}', 'el número de {x} que has jugado {p}']
          : q.e === 'defeated'
            ? ['the number of {x} defeated {p}', 'el número de {x} derrotadas {p}']
            : q.e === 'discarded' && q.by === 'you' && q.from === 'hand'
              ? [
                  'the number of {x} discarded from your hand {p}',
                  'el número de {x} descartadas de tu mano {p}',
                ]
              : ['how often it happened {p}', 'las veces que ha ocurrido {p}'];
  return say(p.l, done, { x, p: since(p, q), w: who(p.l, q.by ?? 'you') });
}

/** Quantities of a player's things. */
function ofPlayer(p: Phrases, a: Extract<Amount, object>): string {
  if ('resources' in a && a.ready)
    return say(
      p.l,
      ['the number of ready resources {w} control', 'el número de recursos preparados de {w}'],
      { w: a.resources === 'you' ? say(p.l, ['you', 'tu zona']) : who(p.l, a.resources) },
    );
  if ('resources' in a)
    return a.resources === 'you'
      ? say(p.l, ['the number of resources you control', 'el número de recursos que controlas'])
      : say(
          p.l,
          ['the number of resources {w} controls', 'el número de recursos que controla {w}'],
          {
            w: who(p.l, a.resources),
          },
        );
  const counts = (where: string): string =>
    say(p.l, ['the number of cards in {p}', 'el número de cartas de {p}'], { p: where });
  if ('credits' in a)
    return say(
      p.l,
      ['the number of Credit tokens {w} controls', 'el número de fichas de Crédito de {w}'],
      {
        w: who(p.l, a.credits),
      },
    );
  if ('handSize' in a) return counts(owned(p.l, a.handSize, ['hand', 'mano', 'la']));
  if ('discardSize' in a)
    return counts(owned(p.l, a.discardSize, ['discard pile', 'pila de descartes', 'la']));
  if ('deckSize' in a) return counts(owned(p.l, a.deckSize, ['deck', 'mazo', 'el']));
  if ('baseDamage' in a)
    return say(p.l, ['the damage on {b}', 'el daño de {b}'], {
      b: owned(p.l, a.baseDamage, ['base', 'base', 'la']),
    });
  if ('baseRemaining' in a)
    return say(p.l, ['the remaining HP of {b}', 'los PG restantes de {b}'], {
      b: owned(p.l, a.baseRemaining, ['base', 'base', 'la']),
    });
  return say(p.l, ['that much', 'esa cantidad']);
}

function reckoned(p: Phrases, a: Extract<Amount, object>): string | null {
  if ('plus' in a) return a.plus.map((x) => amount(p, x)).join(say(p.l, [' plus ', ' más ']));
  if ('times' in a)
    return say(p.l, ['{n} times {x}', '{n} veces {x}'], {
      n: a.times[0],
      x: amount(p, a.times[1]),
    });
  if ('minus' in a) return a.minus.map((x) => amount(p, x)).join(say(p.l, [' minus ', ' menos ']));
  if ('half' in a)
    return say(
      p.l,
      a.up
        ? ['half of {x}, rounded up', 'la mitad de {x}, redondeada hacia arriba']
        : ['half of {x}', 'la mitad de {x}'],
      { x: amount(p, a.half) },
    );
  if ('every' in a)
    return say(p.l, ['1 for every {n} of {x}', '1 por cada {n} de {x}'], {
      n: a.every,
      x: amount(p, a.per),
    });
  if ('abilities' in a)
    return say(p.l, ['the number of {h} abilities of {x}', 'el número de capacidades {h} de {x}'], {
      h: say(p.l, HEADER[a.abilities]),
      x: ref(p.l, a.on),
    });
  if ('least' in a)
    return say(p.l, ['the least of {x}', 'el menor de {x}'], {
      x: a.least.map((x) => amount(p, x)).join(', '),
    });
  if ('most' in a)
    return say(p.l, ['the most of {x}', 'el mayor de {x}'], {
      x: a.most.map((x) => amount(p, x)).join(', '),
    });
  if ('either' in a)
    return say(p.l, ['{a} if {c}, else {b}', '{a} si {c}, si no {b}'], {
      c: p.condition(a.either[0]),
      a: amount(p, a.either[1]),
      b: amount(p, a.either[2]),
    });
  return null;
}

export function amount(p: Phrases, a: Amount): string {
  if (typeof a === 'number') return String(a);
  const sum = reckoned(p, a);
  if (sum !== null) return sum;
  if ('count' in a)
    return say(p.l, ['the number of {x}', 'el número de {x}'], {
      x: `${isOther(a.count) ? say(p.l, ['other ', 'otras ']) : ''}${noun(p, a.count.side === 'friendly' ? { ...withoutSide(a.count), controlledBy: 'you' } : a.count, 2)}${a.from ? say(p.l, [' in {p}', ' de {p}'], { p: pile(p.l, a.from, a.of) }) : ''}`,
    });
  if ('distinct' in a)
    return say(
      p.l,
      ['the number of different {k} among {x}', 'el número de {k} diferentes entre {x}'],
      {
        k: say(p.l, QUALITY[a.distinct]),
        x:
          'among' in a
            ? a.among === 'discarded'
              ? say(p.l, ['the discarded cards', 'las cartas descartadas'])
              : ref(p.l, a.among)
            : `${a.of.other ? say(p.l, ['other ', 'otras ']) : ''}${noun(p, a.of, 2)}${a.from ? say(p.l, [' in {p}', ' de {p}'], { p: pile(p.l, a.from) }) : ''}`,
      },
    );
  if ('icons' in a)
    return say(
      p.l,
      ['the number of {a} aspect icons among {x}', 'el número de iconos de {a} entre {x}'],
      { a: say(p.l, ASPECT[a.icons]), x: noun(p, a.among, 2) },
    );
  if ('upgradesOn' in a && a.filter)
    return say(p.l, ['the number of {x} on {y}', 'el número de {x} en {y}'], {
      x: noun(p, { type: 'Upgrade', ...a.filter }, 2),
      y: ref(p.l, a.upgradesOn),
    });
  if ('total' in a) return total(p, a.total);
  if ('happened' in a) return howOften(p, a.happened);
  if ('howMany' in a)
    return a.a
      ? say(p.l, ['the number of {x} among them', 'el número de {x} entre ellas'], {
          x: noun(p, a.a, 2),
        })
      : say(p.l, ['the number of those cards', 'el número de esas cartas']);
  if ('num' in a) return say(p.l, NUM[a.num] ?? ['that number', 'ese número']);
  const [key, value] = Object.entries(a)[0] as [string, string];
  const of = OF_CARD[key];
  return of
    ? value === 'it'
      ? say(p.l, of[2])
      : say(p.l, [of[0], of[1]], { x: ref(p.l, value) })
    : ofPlayer(p, a);
}
