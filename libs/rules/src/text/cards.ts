/** Cards in words: "a friendly ground unit that costs 3 or less". English needs an article and a plural, Spanish agreement too. */
import { type Filter, type Target, type Total, type Who } from '../effects/nodes.js';
import {
  kinds,
  plural,
  either,
  adjectives,
  HEADER,
  masculine,
  isOther,
  pluralClause,
  vowel,
} from './filter-words.js';
import { type Phrases } from './phrases.js';
import { list, type Pair, say } from './language.js';
import { KEYWORD, owned, pile, ref, who } from './words.js';

const WITH: readonly [keyof Filter, Pair][] = [
  ['maxPower', ['{n} or less power', '{n} o menos de Poder']],
  ['minPower', ['{n} or more power', '{n} o más de Poder']],
  ['minDamage', ['{n} or more damage on it', '{n} o más de daño']],
  ['maxHp', ['{n} or less HP', '{n} PG o menos']],
  ['minHp', ['{n} or more HP', '{n} PG o más']],
  ['maxRemaining', ['{n} or less remaining HP', '{n} PG restantes o menos']],
  ['minRemaining', ['{n} or more remaining HP', '{n} PG restantes o más']],
];

/** Where both limits are one number there is one word: "power equal to your ready resources". */
const EXACT: readonly [keyof Filter, keyof Filter, Pair][] = [
  ['minPower', 'maxPower', ['power equal to {n}', 'un Poder igual a {n}']],
  ['minRemaining', 'maxRemaining', ['remaining HP equal to {n}', 'PG restantes iguales a {n}']],
];

function withWhat(p: Phrases, f: Filter): string[] {
  const exact = EXACT.filter(([least, most]) => f[least] !== undefined && f[least] === f[most]);
  const said = exact.flatMap(([least, most]) => [least, most]);
  const out = [
    ...exact.map(([k, , pair]) => say(p.l, pair, { n: p.amount(f[k] as number) })),
    ...WITH.flatMap(([k, pair]) =>
      f[k] === undefined || said.includes(k)
        ? []
        : [say(p.l, pair, { n: p.amount(f[k] as number) })],
    ),
  ];
  if (f.keyword !== undefined) out.push(say(p.l, KEYWORD[f.keyword]));
  if (f.bearing !== undefined)
    out.push(say(p.l, ['{x} on it', '{x}'], { x: counted(p, 1, f.bearing) }));
  if (f.header !== undefined)
    out.push(say(p.l, ['a {h} ability', 'una capacidad {h}'], { h: say(p.l, HEADER[f.header]) }));
  if (f.minKeywords !== undefined)
    out.push(
      say(p.l, ['{n} or more different keywords', '{n} o más palabras clave diferentes'], {
        n: f.minKeywords,
      }),
    );
  if (f.anyKeyword) out.push(say(p.l, ['any keyword', 'alguna palabra clave']));
  if (f.namedBySource) out.push(say(p.l, ['that name', 'ese nombre']));
  if (f.hasPilot) out.push(say(p.l, ['a Pilot on it', 'un Piloto']));
  if (f.extreme !== undefined) {
    const [direction, what] = f.extreme.split('-') as [string, string];
    const of: Record<string, Pair> = {
      power: ['power', 'Poder'],
      remaining: ['remaining HP', 'PG restantes'],
      cost: ['cost', 'coste'],
    };
    out.push(
      say(
        p.l,
        direction === 'most'
          ? ['the most {x}{a}', 'más {x}{a}']
          : ['the least {x}{a}', 'menos {x}{a}'],
        {
          x: say(p.l, of[what] as Pair),
          a: f.extremeAmong
            ? say(p.l, [' among {y} or more', ' entre {y} o más'], {
                y: noun(p, f.extremeAmong, 2),
              })
            : '',
        },
      ),
    );
  }
  return out;
}

function costClause(p: Phrases, f: Filter): string[] {
  const say1 = (n: Filter['maxCost'], number: Pair, other: Pair): string[] =>
    n === undefined
      ? []
      : [
          say(p.l, typeof n === 'number' ? number : other, {
            n: typeof n === 'object' && 'cost' in n ? ref(p.l, n.cost) : p.amount(n),
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

type Add = (on: unknown, text: Pair, parts?: Record<string, string>) => void;

/** Whose it is and what it costs. */
function standing(p: Phrases, f: Filter): string[] {
  const out: string[] = [];
  if (f.controlledBy !== undefined)
    out.push(
      f.controlledBy === 'you'
        ? say(p.l, ['you control', 'controlas'])
        : say(p.l, ['{w} controls', 'controle {w}'], { w: who(p.l, f.controlledBy) }),
    );
  if (f.ownedBy !== undefined)
    out.push(
      f.ownedBy === 'you'
        ? say(p.l, ['you own', 'sea tuya'])
        : say(p.l, ['{w} owns', 'pertenezca a {w}'], { w: who(p.l, f.ownedBy) }),
    );
  return [...out, ...costClause(p, f)];
}

const OTHERWISE: Pair = ['that happened to', 'a la que le haya ocurrido eso'];
const UNDERWENT: Partial<Record<string, Pair>> = {
  damaged: ['was damaged this phase', 'haya recibido daño en esta fase'],
  healed: ['was healed this phase', 'haya sido curada en esta fase'],
};

/** What happened to it or what it did. */
function history(p: Phrases, f: Filter, add: Add): void {
  add(
    f.playedThisPhase,
    f.playedThisPhase === 'you'
      ? ['you played this phase', 'hayas jugado en esta fase']
      : ['{w} played this phase', 'haya jugado {w} en esta fase'],
    { w: who(p.l, f.playedThisPhase ?? 'you') },
  );
  add(f.oddCost, ['has an odd cost', 'tenga un coste impar']);
  add(f.healedThisPhase, ['was healed this phase', 'haya sido curada en esta fase']);
  add(f.enteredThisPhase, ['entered play this phase', 'haya entrado en juego en esta fase']);
  if (f.dealtDamageTo !== undefined)
    add(true, ['dealt damage to {x} this phase', 'haya infligido daño a {x} en esta fase'], {
      x: counted(p, 1, f.dealtDamageTo),
    });
  if (f.underwent !== undefined)
    add(
      true,
      f.underwent.dealer?.is === 'self' && f.underwent.since === 'attack' && f.underwent.combat
        ? [
            'was dealt combat damage by this card this attack',
            'haya recibido daño de combate de esta carta en este ataque',
          ]
        : f.underwent.dealer
          ? ['was dealt that damage', 'haya recibido ese daño']
          : (UNDERWENT[f.underwent.e] ?? OTHERWISE),
    );
  add(f.defeatedThisPhase, ['was defeated this phase', 'haya sido derrotada en esta fase']);
  add(f.attacked, ['attacked this phase', 'haya atacado en esta fase']);
  add(f.attacked === false, ['did not attack this phase', 'no haya atacado en esta fase']);
  add(f.attackingWith, ['is attacking using {k}', 'ataque usando {k}'], {
    k: f.attackingWith ? say(p.l, KEYWORD[f.attackingWith]) : '',
  });
  add(f.attackingUnit, ['is attacking a unit', 'ataque a una unidad']);
  add(f.attackedBaseOf, ['attacked {b} this phase', 'haya atacado {b} en esta fase'], {
    b: owned(p.l, f.attackedBaseOf ?? 'you', ['base', 'base', 'la']),
  });
  add(f.discardedThisPhase, ['was discarded this phase', 'haya sido descartada en esta fase']);
}

/** How it stands to another card. */
function relations(p: Phrases, f: Filter, add: Add): void {
  const to = (r: Filter['is']) => ({ x: ref(p.l, r ?? '') });
  add(f.on, ['is attached to {x}', 'esté vinculada a {x}'], { x: f.on ? counted(p, 1, f.on) : '' });
  add(f.bears, ['{x} is attached to', 'lleve {x}'], to(f.bears));
  add(f.canBear, ['{x} can be attached to', 'pueda llevar {x}'], to(f.canBear));
  add(f.fitsOn, ['can be attached to {x}', 'pueda vincularse a {x}'], to(f.fitsOn));
  add(f.attachedTo, ['is attached to {x}', 'esté vinculada a {x}'], to(f.attachedTo));
  add(
    f.copyOf,
    ['is a copy of {x}', 'sea una copia de {x}'],
    to(typeof f.copyOf === 'string' ? f.copyOf : undefined),
  );
  add(
    f.sharesKeywordWith,
    ['shares a keyword with {x}', 'comparta una palabra clave con {x}'],
    typeof f.sharesKeywordWith === 'object'
      ? { x: counted(p, 1, f.sharesKeywordWith) }
      : to(f.sharesKeywordWith),
  );
  add(
    f.sameArenaAs,
    ['is in the same arena as {x}', 'esté en el mismo campo de batalla que {x}'],
    to(f.sameArenaAs),
  );
  add(f.sameNameAs, ['has the same name as {x}', 'se llame como {x}'], to(f.sameNameAs));
  add(
    f.sharesTraitWith,
    ['shares a trait with {x}', 'comparta un rasgo con {x}'],
    to(f.sharesTraitWith),
  );
  add(
    f.sharesAspectWith,
    ['shares an aspect with {x}', 'comparta un aspecto con {x}'],
    to(f.sharesAspectWith),
  );
  add(f.guarding, ['is guarding a unit', 'custodie una unidad']);
  add(f.pilotless || f.hasPilot === false, ['has no Pilot', 'no tenga Piloto']);
}

function clauses(p: Phrases, f: Filter): string[] {
  const out = standing(p, f);
  const add: Add = (on, text, parts = {}) => {
    if (on !== undefined && on !== false) out.push(say(p.l, text, parts));
  };
  add(f.named, ['is named {x}', 'se llame {x}'], { x: f.named ?? '' });
  add(f.nameNot, ['is not named {x}', 'no se llame {x}'], { x: f.nameNot ?? '' });
  add(f.noKeyword, ['does not have {x}', 'no tenga {x}'], {
    x: f.noKeyword ? say(p.l, KEYWORD[f.noKeyword]) : '',
  });
  history(p, f, add);
  relations(p, f, add);
  return out;
}

/** One kind of the cards that were just discarded. */
const ofDiscarded = (f: Filter): boolean =>
  f.is === 'discarded' && (f.trait !== undefined || f.aspect !== undefined || f.type !== undefined);

/** Without an article: "friendly ground unit that costs 3 or less". `n` is how many: 1, or more. */
export function noun(p: Phrases, f: Filter, n: 1 | 2 = 1): string {
  if (ofDiscarded(f)) {
    const { is: _, ...kind } = f;
    return `${noun(p, kind, n)} ${say(p.l, ['discarded this way', n === 1 ? 'descartada así' : 'descartadas así'])}`;
  }
  if (f.is !== undefined) return ref(p.l, f.is);
  if (f.or)
    return either(
      p.l,
      f.or.map((o, i) => (i === 0 ? noun(p, o, n) : counted(p, 1, o, n === 2))),
    );
  const men = kinds(f).every((k) => k.masculine);
  const core = either(
    p.l,
    kinds(f).map((k) => say(p.l, n === 1 ? k.one : k.many)),
  );
  const described = adjectives(p.l, f)
    .map((a) => (n === 1 ? a : plural(p.l, a)))
    .map((a) => (men ? masculine(a) : a));
  const before = described.filter((a) => !a.startsWith('que '));
  const words = p.l === 'en' ? [...before, core] : [core, ...before];
  const held = withWhat(p, f);
  const rest = [
    ...described.filter((a) => a.startsWith('que ')).map((a) => a.slice(4)),
    ...clauses(p, f),
  ].map((x) => (n === 1 ? x : pluralClause(p.l, x)));
  const tail = `${held.length > 0 ? ` ${say(p.l, ['with', 'con'])} ${list(p.l, held)}` : ''}${rest.length > 0 ? ` ${say(p.l, ['that', 'que'])} ${list(p.l, rest)}` : ''}`;
  const excepted =
    f.except && f.except.is === undefined
      ? say(p.l, [' except {x}', ' salvo {x}'], { x: noun(p, f.except, 2) })
      : '';
  return `${words.join(' ')}${tail}${excepted}`;
}

/** With article or number: "a unit", "another friendly unit", "up to 3 units". */
export function counted(p: Phrases, n: number | string, f: Filter, bare = false): string {
  const text = noun(p, f, n === 1 ? 1 : 2);
  const men = kinds(f).every((k) => k.masculine);
  if (bare || (f.is !== undefined && n === 1 && !ofDiscarded(f))) return text;
  if (n === 1) {
    const first = kinds(f)[0]?.masculine;
    const article: Pair = isOther(f)
      ? ['another', first ? 'otro' : 'otra']
      : [vowel(text) ? 'an' : 'a', first ? 'un' : 'una'];
    return `${say(p.l, article)} ${text}`;
  }
  const other = isOther(f) ? say(p.l, ['other ', men ? 'otros ' : 'otras ']) : '';
  return p.l === 'en' ? `${n} ${other}${text}` : `${other}${n} ${text}`;
}

/** "each other friendly unit". */
export const every = (p: Phrases, f: Filter): string =>
  f.is !== undefined && f.keyword !== undefined
    ? say(p.l, ['each card with {k} among {x}', 'cada carta con {k} entre {x}'], {
        k: say(p.l, KEYWORD[f.keyword]),
        x: ref(p.l, f.is),
      })
    : f.is !== undefined
      ? f.oddCost
        ? say(
            p.l,
            ['each card with an odd cost among {x}', 'cada carta de coste impar entre {x}'],
            {
              x: ref(p.l, f.is),
            },
          )
        : f.not === undefined
          ? ref(p.l, f.is)
          : say(p.l, ['the rest', 'las demás'])
      : `${say(p.l, isOther(f) ? ['each other', 'cada otra'] : ['each', 'cada'])} ${noun(p, f)}`;

const TOGETHER: Readonly<Record<Total['of'], Pair>> = {
  cost: [' with a combined cost of {n} or less', ' con un coste combinado de {n} o menos'],
  power: [' with a combined power of {n} or less', ' con un Poder combinado de {n} o menos'],
  remaining: [
    ' with a total of {n} or less remaining HP',
    ' con un total de {n} PG restantes o menos',
  ],
};

export function target(p: Phrases, t: Target): string {
  if ('ref' in t) return ref(p.l, t.ref);
  if ('all' in t && t.from === 'deck' && t.all.is !== undefined)
    return say(p.l, ['the rest', 'las demás']);
  if ('all' in t)
    return `${every(p, t.all)}${t.from && t.all.is === undefined ? say(p.l, [' in {p}', ' de {p}'], { p: pile(p.l, t.from, t.of) }) : ''}`;
  if ('several' in t)
    return list(
      p.l,
      t.several.map((x) => target(p, x)),
    );
  if ('baseOf' in t)
    return t.baseOf === 'opponent'
      ? say(p.l, ['an enemy base', 'una base enemiga'])
      : owned(p.l, t.baseOf, ['base', 'base', 'la']);
  if ('topOf' in t) {
    const deck = pile(p.l, 'deck', t.topOf);
    return t.n === undefined || t.n === 1
      ? say(p.l, ['the top card of {d}', 'la primera carta de {d}'], { d: deck })
      : say(p.l, ['the top {n} cards of {d}', 'las primeras {n} cartas de {d}'], {
          n: p.amount(t.n),
          d: deck,
        });
  }
  const any = typeof t.n !== 'number' && t.upTo;
  const n = any
    ? say(p.l, ['any number of', 'cualquier número de'])
    : t.n === 1 && !t.upTo
      ? 1
      : `${t.upTo ? say(p.l, ['up to ', 'hasta ']) : ''}${p.amount(t.n)}`;
  const what =
    t.from === 'deck' && t.choose.is !== undefined
      ? `${n} ${say(p.l, ['of those cards', 'de esas cartas'])}`
      : t.from === 'resource'
        ? resources(p, n, t.of)
        : counted(p, n, t.choose);
  const where =
    t.from && t.from !== 'resource' && t.choose.is === undefined
      ? say(p.l, [' from {p}', ' de {p}'], { p: pile(p.l, t.from, t.of) })
      : '';
  const together = t.total ? say(p.l, TOGETHER[t.total.of], { n: p.amount(t.total.most) }) : '';
  const alike =
    t.sharing === undefined
      ? ''
      : say(
          p.l,
          t.sharing === 'trait'
            ? [' that share the same trait', ' que compartan un mismo rasgo']
            : [' in the same arena', ' en el mismo campo de batalla'],
        );
  const chance = t.random ? say(p.l, [' at random', ' al azar']) : '';
  const by =
    t.by === undefined || t.by === 'you'
      ? ''
      : say(p.l, [', chosen by {w}', ', a elección de {w}'], { w: who(p.l, t.by) });
  return `${what}${alike}${together}${where}${chance}${by}`;
}

/** Whose resource: one's own, an opponent's, or that of the player of whom the text speaks. */
function resources(p: Phrases, n: number | string, of: Who = 'you'): string {
  const own: Pair =
    of === 'you'
      ? ['a resource you control', 'un recurso que controles']
      : of === 'each'
        ? ['a resource', 'un recurso']
        : typeof of === 'object'
          ? ['a resource {w} controls', 'un recurso que controle {w}']
          : ['an enemy resource', 'un recurso enemigo'];
  if (n === 1) return say(p.l, own, { w: who(p.l, of) });
  return say(
    p.l,
    of === 'you'
      ? ['{n} friendly resources', '{n} recursos aliados']
      : ['{n} enemy resources', '{n} recursos enemigos'],
    { n },
  );
}
