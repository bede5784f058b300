/** What a constant ability or a lasting effect does to a card, as a predicate: "gets +1/+0 and gains Raid 1". */
import {
  type Ability,
  type Amount,
  type Modifier,
  type Permission,
  type Prohibition,
} from '../effects/nodes.js';
import { type Language, list, type Pair, say } from './language.js';
import { amount, counted } from './nouns.js';
import { KEYWORD, ref, trait } from './words.js';

const PROHIBITED: Record<Prohibition, Pair> = {
  attack: ['can’t attack', 'no puede atacar'],
  'attack-you': [
    'can’t attack your base or units you control',
    'no puede atacar tu base ni unidades que controles',
  ],
  'attack-bases': ['can’t attack bases', 'no puede atacar bases'],
  'attack-units': ['can’t attack units', 'no puede atacar unidades'],
  'be-attacked': ['can’t be attacked', 'no puede ser atacada'],
  ready: ['can’t ready', 'no puede prepararse'],
  'be-healed': ['can’t be healed', 'no puede curarse'],
  'be-damaged-by-abilities': [
    'can’t be damaged by enemy card abilities',
    'no recibe daño de capacidades de cartas enemigas',
  ],
  'be-defeated-by-enemy': [
    'can’t be defeated by enemy card abilities',
    'no puede ser derrotada por capacidades de cartas enemigas',
  ],
  'be-captured-by-enemy': [
    'can’t be captured by enemy card abilities',
    'no puede ser capturada por capacidades de cartas enemigas',
  ],
  'be-damaged': ['can’t be damaged', 'no puede recibir daño'],
  'play-events': ['can’t play events', 'no puede jugar eventos'],
  'return-by-enemy': [
    'can’t be returned to hand by enemy card abilities',
    'no puede ser devuelta por capacidades de cartas enemigas',
  ],
  'deal-combat-damage': ['can’t deal combat damage', 'no puede infligir daño de combate'],
  'be-taken-by-enemy': [
    'can’t be taken over by opponents',
    'no puede pasar al control de un adversario',
  ],
  'gain-abilities': ['can’t gain abilities', 'no puede ganar capacidades'],
  'exhaust-by-enemy': [
    'can’t be exhausted by enemy card abilities',
    'no puede ser agotada por capacidades de cartas enemigas',
  ],
};
const ALLOWED: Record<Permission, Pair> = {
  'attack-ground-units': ['can attack ground units', 'puede atacar unidades terrestres'],
  'attack-space-units': ['can attack space units', 'puede atacar unidades espaciales'],
  'extra-pilot': ['can have 1 more Pilot on it', 'admite 1 Piloto adicional'],
  'attack-exhausted': ['can attack while exhausted', 'puede atacar agotada'],
  'attack-two-units': [
    'can attack 2 units instead of 1',
    'puede atacar a 2 unidades en vez de a 1',
  ],
};

/** "+2/+0", "-1/-0": a nought takes the sign of its neighbour. */
export function numbers(power: number, hp: number): string {
  const sign = (n: number, other: number): string =>
    n < 0 || (n === 0 && other < 0) ? `-${Math.abs(n)}` : `+${n}`;
  return `${sign(power, hp)}/${sign(hp, power)}`;
}

function stats(l: Language, power: Amount, hp: Amount): string {
  if (typeof power === 'number' && typeof hp === 'number') return numbers(power, hp);
  if (typeof power === 'object' && 'times' in power && power.times[0] === -1)
    return say(l, ['-X/-0, where X is {n}', '-X/-0, donde X es {n}'], {
      n: amount(l, power.times[1]),
    });
  const unknown = typeof power === 'number' ? hp : power;
  const part = (a: Amount): string => (typeof a === 'number' ? `+${a}` : '+X');
  return say(l, ['{s}, where X is {n}', '{s}, donde X es {n}'], {
    s: `${part(power)}/${part(hp)}`,
    n: amount(l, unknown),
  });
}

function keyword(l: Language, m: Extract<Modifier, { m: 'gain' }>): string {
  const k = say(l, KEYWORD[m.keyword]);
  if (m.n === undefined) return k;
  return typeof m.n === 'number'
    ? `${k} ${m.n}`
    : say(l, ['{k} X, where X is {n}', '{k} X, donde X es {n}'], { k, n: amount(l, m.n) });
}

/** What can be given as a thing: "+2/+2", "Sentinel". */
export const gift = (l: Language, m: Modifier): string | null =>
  m.m === 'stats' ? stats(l, m.power, m.hp) : m.m === 'gain' ? keyword(l, m) : null;

function noDamage(l: Language, m: Extract<Modifier, { m: 'damage-taken' }>): string {
  if (m.next)
    return say(l, [
      'takes no damage the next time it would be dealt damage',
      'no recibe daño la próxima vez que fuera a recibirlo',
    ]);
  if (m.dealer)
    return say(l, ['takes no damage from {x}', 'no recibe daño de {x}'], {
      x: counted(l, 1, m.dealer),
    });
  return say(
    l,
    m.first
      ? [
          'takes no damage the first time it would be dealt damage each phase',
          'no recibe daño la primera vez que fuera a recibirlo en cada fase',
        ]
      : ['takes no damage', 'no recibe daño'],
  );
}

function damageTaken(l: Language, m: Extract<Modifier, { m: 'damage-taken' }>): string {
  if (m.all) return noDamage(l, m);
  if (m.times !== undefined)
    return say(
      l,
      m.times === 2
        ? ['takes twice as much damage', 'recibe el doble de daño']
        : ['takes {n} times as much damage', 'recibe {n} veces el daño'],
      { n: m.times },
    );
  const from =
    m.from === undefined
      ? ''
      : say(
          l,
          m.from === 'another-card'
            ? [' from other cards', ' de otras cartas']
            : [' from enemy card abilities', ' de capacidades de cartas enemigas'],
        );
  if (m.atMost !== undefined)
    return say(
      l,
      ['takes no more than {n} damage at once{f}', 'no recibe más de {n} de daño a la vez{f}'],
      { n: amount(l, m.atMost), f: from },
    );
  if (m.next)
    return say(
      l,
      [
        'takes {n} less damage the next time it would be dealt damage',
        'recibe {n} menos de daño la próxima vez que fuera a recibirlo',
      ],
      { n: amount(l, m.less ?? 0) },
    );
  const words: Pair =
    m.plus === undefined
      ? ['takes {n} less damage{f}', 'recibe {n} menos de daño{f}']
      : ['takes {n} more damage{f}', 'recibe {n} más de daño{f}'];
  return say(l, words, { n: amount(l, m.plus ?? m.less ?? 0), f: from });
}

type RenderAbility = (l: Language, a: Ability) => string;

type Rows = {
  readonly [K in Modifier['m']]: (
    l: Language,
    m: Extract<Modifier, { m: K }>,
    ability: RenderAbility,
  ) => string;
};
/** A new kind of modifier does not compile until it has its row. */
const MODIFIER: Rows = {
  stats: (l, m) => say(l, ['gets {x}', 'obtiene {x}'], { x: stats(l, m.power, m.hp) }),
  gain: (l, m) => say(l, ['gains {x}', 'gana {x}'], { x: keyword(l, m) }),
  'gain-ability': (l, m, ability) =>
    say(l, ['gains “{x}”', 'gana «{x}»'], { x: ability(l, m.ability) }),
  lose: (l, m) => say(l, ['loses {k}', 'pierde {k}'], { k: say(l, KEYWORD[m.keyword]) }),
  'lose-all': (l, m) =>
    m.except === undefined
      ? say(l, ['loses all abilities', 'pierde todas las capacidades'])
      : say(l, ['loses all abilities except {k}', 'pierde todas las capacidades salvo {k}'], {
          k:
            m.except === 'epic'
              ? say(l, ['epic actions', 'las acciones épicas'])
              : say(l, KEYWORD[m.except]),
        }),
  'search-twice': (l) =>
    say(l, [
      'lets you search twice that number of cards',
      'te permite buscar entre el doble de cartas',
    ]),
  'lose-keywords': (l) =>
    say(l, [
      'loses its keywords and can’t gain keywords',
      'pierde sus palabras clave y no puede ganar palabras clave',
    ]),
  'lose-trait': (l, m) =>
    say(l, ['loses the {t} trait', 'pierde el rasgo {t}'], { t: trait(m.trait) }),
  trait: (l, m) => say(l, ['gains the {t} trait', 'gana el rasgo {t}'], { t: trait(m.trait) }),
  cannot: (l, m) => say(l, PROHIBITED[m.what]),
  can: (l, m) => say(l, ALLOWED[m.what]),
  must: (l, m) =>
    say(
      l,
      m.what === 'attack-base'
        ? ['must attack a base if able', 'debe atacar una base si puede']
        : [
            'must attack a unit, if able, as the next action of its controller',
            'debe atacar a una unidad, si puede, como próxima acción de quien la controla',
          ],
    ),
  redirect: (l, m) =>
    say(
      l,
      ['passes all damage it would be dealt to {x}', 'pasa a {x} todo el daño que fuera a recibir'],
      { x: ref(l, m.to) },
    ),
  strikes: (l, m) =>
    say(
      l,
      m.when === 'first'
        ? [
            'deals combat damage before the other unit',
            'inflige su daño de combate antes que la otra unidad',
          ]
        : [
            'deals combat damage after the other unit',
            'inflige su daño de combate después de la otra unidad',
          ],
    ),
  'gain-keywords-of': (l, m) =>
    say(l, ['gains the keywords of {x}', 'gana las palabras clave de {x}'], {
      x: ref(l, m.ref),
    }),
  'damage-taken': damageTaken,
  'damage-dealt': (l, m) =>
    say(l, ['deals {n} more damage', 'inflige {n} más de daño'], { n: amount(l, m.plus) }),
  'named-leader': (l) => say(l, ['is a leader unit', 'es una unidad líder']),
  printed: (l, m) =>
    say(
      l,
      m.power === undefined
        ? ['has printed HP of {h}', 'tiene {h} PG impresos']
        : [
            'has a printed power of {p} and printed HP of {h}',
            'tiene {p} de Poder impreso y {h} PG impresos',
          ],
      { p: m.power ?? '', h: m.hp ?? '' },
    ),
  double: (l, m) =>
    say(l, ['has its {k} doubled', 'tiene su {k} duplicada'], { k: say(l, KEYWORD[m.keyword]) }),
  'strikes-with-hp': (l) =>
    say(l, [
      'deals combat damage equal to its remaining HP instead of its power',
      'inflige daño de combate igual a sus PG restantes en vez de a su Poder',
    ]),
  'enters-ready': (l, m) =>
    say(
      l,
      m.how === 'created'
        ? ['enters play ready when created', 'entra en juego preparada al crearse']
        : m.how === 'rescued'
          ? ['enters play ready when rescued', 'entra en juego preparada al ser rescatada']
          : ['enters play ready', 'entra en juego preparada'],
    ),
  ward: (l, m) =>
    say(
      l,
      [
        'takes no damage whenever you defeat {x} as it would be dealt any, which you may do',
        'no recibe el daño que fuera a recibir si entonces derrotas {x}, lo que puedes hacer',
      ],
      { x: counted(l, 1, m.by) },
    ),
  'provides-icons': (l) =>
    say(l, [
      'provides its aspect icons while you are paying costs',
      'aporta sus iconos de aspecto mientras pagas costes',
    ]),
  banned: (l) =>
    say(l, [
      'nobody can play cards with the named name',
      'nadie puede jugar cartas con el nombre nombrado',
    ]),
  'indirect-dealt': (l, m) =>
    m.assigns
      ? say(l, ['assigns the indirect damage it deals', 'asigna el daño indirecto que inflija'])
      : say(l, ['deals {n} more indirect damage', 'inflige {n} más de daño indirecto'], {
          n: m.plus ?? 0,
        }),
  survives: (l) =>
    say(l, [
      'isn’t defeated by having no remaining HP',
      'no es derrotada por no tener PG restantes',
    ]),
};

const modifier = (l: Language, m: Modifier, ability: RenderAbility): string =>
  (MODIFIER[m.m] as (l: Language, m: Modifier, ability: RenderAbility) => string)(l, m, ability);

/** `ability` renders the abilities that are gained: they are made of effects, which are made of modifiers. */
export const predicate = (l: Language, mods: readonly Modifier[], ability: RenderAbility): string =>
  list(
    l,
    mods.map((m) => modifier(l, m, ability)),
  );
