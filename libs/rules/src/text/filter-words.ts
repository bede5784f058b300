/** The words of a filter that need no other sentence: kinds, states, classes, agreement. */
import { type Filter, type Header } from '../effects/nodes.js';
import { type Language, list, type Pair, say } from './language.js';
import { ASPECT, trait } from './words.js';

export interface Kind {
  readonly one: Pair;
  readonly many: Pair;
  readonly masculine?: true;
}

export const TYPE: Record<string, Kind> = {
  Unit: { one: ['unit', 'unidad'], many: ['units', 'unidades'] },
  Base: { one: ['base', 'base'], many: ['bases', 'bases'] },
  Upgrade: { one: ['upgrade', 'mejora'], many: ['upgrades', 'mejoras'] },
  Event: { one: ['event', 'evento'], many: ['events', 'eventos'], masculine: true },
  Leader: { one: ['leader', 'líder'], many: ['leaders', 'líderes'], masculine: true },
};

/** A leader that is not deployed. */
const NON_UNIT_LEADER: Kind = {
  one: ['non-unit leader', 'líder que no es unidad'],
  many: ['non-unit leaders', 'líderes que no son unidades'],
  masculine: true,
};

export const CARD: Kind = { one: ['card', 'carta'], many: ['cards', 'cartas'] };

export const array = <T>(x: T | readonly T[]): readonly T[] =>
  Array.isArray(x) ? (x as readonly T[]) : [x as T];

/** A leader wherever it is: at home, deployed, attached. */
const isAnyLeader = (f: Filter): boolean =>
  f.leader === true &&
  (['Leader', 'Unit', 'Upgrade'] as const).every((t) => array(f.type).includes(t));

export const kinds = (f: Filter): readonly Kind[] =>
  f.type === undefined
    ? [CARD]
    : isAnyLeader(f)
      ? [TYPE.Leader as Kind]
      : f.type === 'Leader' && f.leader === undefined
        ? [NON_UNIT_LEADER]
        : array(f.type).map((x) => TYPE[x] as Kind);

/** Whose a card is may be said by the sentence already: "you control". */
export function withoutSide({ side: _, ...rest }: Filter): Filter {
  return rest;
}

export const plural = (l: Language, word: string): string =>
  l === 'en' || word.includes(' ') || /^\p{Lu}/u.test(word)
    ? word
    : /[aeiouáéíóú]$/.test(word)
      ? `${word}s`
      : `${word}es`;

type Flag = readonly [key: keyof Filter, yes: Pair, no?: Pair];

/** In the order in which English puts them before the noun. Spanish words are feminine here and agree below. */
const FLAGS = [
  ['unique', ['unique', 'única'], ['non-unique', 'que no sea única']],
] as const satisfies readonly Flag[];

const STATES = [
  ['damaged', ['damaged', 'dañada'], ['undamaged', 'sin daño']],
  ['ready', ['ready', 'preparada'], ['exhausted', 'agotada']],
  ['upgraded', ['upgraded', 'mejorada'], ['not upgraded', 'sin mejoras']],
  ['attacking', ['attacking', 'atacante']],
  ['defending', ['defending', 'defensora']],
] as const satisfies readonly Flag[];

const CLASSES = [
  ['leader', ['leader', 'líder'], ['non-leader', 'que no sea líder']],
  ['token', ['token', 'ficha'], ['non-token', 'que no sea ficha']],
] as const satisfies readonly Flag[];

const flagged = (l: Language, f: Filter, flags: readonly Flag[]): string[] =>
  flags.flatMap(([key, yes, no]) => {
    if (f[key] === undefined || (f[key] === false && !no)) return [];
    if (key === 'leader' && isAnyLeader(f)) return [];
    return [say(l, f[key] === false ? (no as Pair) : yes)];
  });

/** States of a unit that can stand alone: "it is exhausted". */
export const STATE_KEYS: ReadonlySet<string> = new Set<string>(STATES.map(([key]) => key));

export const states = (l: Language, f: Filter): string =>
  list(
    l,
    flagged(l, f, STATES).map((x) =>
      x.replace('atacante', 'atacando').replace('defensora', 'defendiendo'),
    ),
  );

export const either = (l: Language, words: readonly string[]): string =>
  words.join(say(l, [' or ', ' o ']));

/** Whose it is; what is printed on it and where it is. */
const SIDE: Readonly<Record<NonNullable<Filter['side']>, Pair>> = {
  friendly: ['friendly', 'aliada'],
  enemy: ['enemy', 'enemiga'],
};
type PrintField = 'aspect' | 'notAspect' | 'trait' | 'notTrait' | 'arena';
const PRINT: {
  readonly [K in PrintField]: (l: Language, wanted: NonNullable<Filter[K]>) => string;
} = {
  aspect: (l, a) =>
    say(l, ['{a}', 'de {a}'], {
      a: either(
        l,
        array(a).map((x) => say(l, ASPECT[x])),
      ),
    }),
  notAspect: (l, a) => say(l, ['non-{a}', 'que no sea de {a}'], { a: say(l, ASPECT[a]) }),
  trait: (l, t) => either(l, array(t).map(trait)),
  notTrait: (l, t) => say(l, ['non-{t}', 'que no sea {t}'], { t: trait(t) }),
  arena: (l, a) => say(l, a === 'Ground' ? ['ground', 'terrestre'] : ['space', 'espacial']),
};
const PRINTED = Object.keys(PRINT) as PrintField[];

/** Fields of a filter that are said by an adjective. */
export type AdjectiveField =
  | (typeof FLAGS)[number][0]
  | (typeof STATES)[number][0]
  | (typeof CLASSES)[number][0]
  | 'side'
  | PrintField;

/** Descriptions that stand before the noun in English and after it in Spanish. */
export function adjectives(l: Language, f: Filter): string[] {
  const out = flagged(l, f, FLAGS);
  if (f.side) out.push(say(l, SIDE[f.side]));
  out.push(...flagged(l, f, STATES), ...flagged(l, f, CLASSES));
  for (const k of PRINTED) {
    const wanted = f[k];
    if (wanted !== undefined)
      out.push((PRINT[k] as (l: Language, wanted: unknown) => string)(l, wanted));
  }
  return out;
}

export const HEADER: Record<Header, Pair> = {
  defeated: ['“When Defeated”', '«Cuando se derrote»'],
  played: ['“When Played”', '«Cuando se juegue»'],
  'attack-declared': ['“On Attack”', '«Al atacar»'],
};

/** Agreement of the feminine words above. */
export const masculine = (word: string): string =>
  word.replace(
    /(aliad|enemig|dañad|preparad|agotad|mejorad|defensor|únic|otr)a\b/g,
    (_, stem: string) => (stem === 'defensor' ? stem : `${stem}o`),
  );

/** Any other than one of which was spoken before. */
export const isOther = (f: Filter): boolean => f.other === true || f.not !== undefined;

/** Verbs agree with several cards: "that are attached to it". */
export const pluralClause = (l: Language, text: string): string =>
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

export const vowel = (word: string): boolean =>
  /^[aeiouh]/i.test(word) && !/^(uni|h[aeou])/i.test(word);
