/** The words for fields of a filter that need no clause: kinds, states, classes, agreement. */
import type { Filter, Header } from '../effects/nodes.js';
import { grammarOf, type Language, list, type Phrase, say } from './language.js';
import { ASPECT, trait } from './words.js';

export interface Kind {
  readonly one: Phrase;
  readonly many: Phrase;
  readonly masculine?: true;
}

const TYPE: Record<string, Kind> = {
  Unit: { one: 'unit', many: 'units' },
  Base: { one: 'base', many: 'bases' },
  Upgrade: { one: 'upgrade', many: 'upgrades' },
  Event: { one: 'event', many: 'events', masculine: true },
  Leader: { one: 'leader', many: 'leaders', masculine: true },
};

/** A leader that is not deployed. */
const NON_UNIT_LEADER: Kind = {
  one: 'non-unit leader',
  many: 'non-unit leaders',
  masculine: true,
};

const CARD: Kind = { one: 'card', many: 'cards' };

const array = <T>(x: T | readonly T[]): readonly T[] =>
  Array.isArray(x) ? (x as readonly T[]) : [x as T];

/** A leader in any place: at home, deployed, attached. */
const isAnyLeader = (f: Filter): boolean =>
  f.leader === true &&
  (f.type === undefined || (Array.isArray(f.type) && array(f.type).includes('Leader')));

export const kinds = (f: Filter): readonly Kind[] =>
  isAnyLeader(f)
    ? [TYPE.Leader as Kind]
    : f.type === undefined
      ? [CARD]
      : f.type === 'Leader' && f.leader === undefined
        ? [NON_UNIT_LEADER]
        : array(f.type).map((x) => TYPE[x] as Kind);

/** Without the side, if the sentence already says it: "you control". */
export function withoutSide({ side: _, ...rest }: Filter): Filter {
  return rest.or ? { ...rest, or: rest.or.map(withoutSide) } : rest;
}

/** Without owner and controller too. */
export function withoutOwner({ controlledBy: _, ...rest }: Filter): Filter {
  return withoutSide(rest);
}

type Flag = readonly [key: keyof Filter, yes: Phrase, no?: Phrase];

/**
 * In the order in which English puts them before the noun. Spanish words are feminine here;
 * agreement follows below.
 */
const FLAGS = [['unique', 'unique', 'non-unique']] as const satisfies readonly Flag[];

const STATES = [
  ['damaged', 'damaged', 'undamaged'],
  ['ready', 'ready', 'exhausted'],
  ['upgraded', 'upgraded', 'not upgraded'],
  ['attacking', 'attacking'],
  ['defending', 'defending'],
] as const satisfies readonly Flag[];

const CLASSES = [
  ['leader', 'leader', 'non-leader'],
  ['token', 'token', 'non-token'],
] as const satisfies readonly Flag[];

const flagWords = (l: Language, f: Filter, flags: readonly Flag[]): string[] =>
  flags.flatMap(([key, yes, no]) => {
    if (f[key] === undefined || (f[key] === false && !no)) return [];
    if (key === 'leader' && isAnyLeader(f)) return [];
    return [say(l, f[key] === false ? (no as Phrase) : yes)];
  });

/** States of a unit that can stand alone: "it is exhausted". */
export const STATE_KEYS: ReadonlySet<string> = new Set<string>(STATES.map(([key]) => key));

export const states = (l: Language, f: Filter): string =>
  list(
    l,
    flagWords(l, f, STATES).map((x) => grammarOf(l).alone(x)),
  );

/** "Force, Jedi or Sith". */
export const either = (l: Language, words: readonly string[]): string =>
  words.length < 3
    ? words.join(say(l, ' or '))
    : [words.slice(0, -1).join(', '), ...words.slice(-1)].join(say(l, ' or '));

/** The words for whose it is, for what is printed on it and for where it is. */
const SIDE: Readonly<Record<NonNullable<Filter['side']>, Phrase>> = {
  friendly: 'friendly',
  enemy: 'enemy',
};
type PrintField = 'aspect' | 'notAspect' | 'trait' | 'notTrait' | 'arena';
const PRINT: {
  readonly [K in PrintField]: (l: Language, wanted: NonNullable<Filter[K]>) => string;
} = {
  aspect: (l, a) =>
    say(l, '{a}', {
      a: either(
        l,
        array(a).map((x) => say(l, ASPECT[x])),
      ),
    }),
  notAspect: (l, a) => say(l, 'non-{a}', { a: say(l, ASPECT[a]) }),
  trait: (l, t) => either(l, array(t).map(trait)),
  notTrait: (l, t) => say(l, 'non-{t}', { t: trait(t) }),
  arena: (l, a) => say(l, a === 'Ground' ? 'ground' : 'space'),
};
const PRINTED = Object.keys(PRINT) as PrintField[];

/** Fields of a filter that are expressed by an adjective. */
export type AdjectiveField =
  | (typeof FLAGS)[number][0]
  | (typeof STATES)[number][0]
  | (typeof CLASSES)[number][0]
  | 'side'
  | PrintField;

/** Descriptions that precede the noun in English and follow it in Spanish. */
export function adjectives(l: Language, f: Filter): string[] {
  const out = flagWords(l, f, FLAGS);
  if (f.side) out.push(say(l, SIDE[f.side]));
  out.push(...flagWords(l, f, STATES), ...flagWords(l, f, CLASSES));
  for (const k of PRINTED) {
    const wanted = f[k];
    if (wanted !== undefined)
      out.push((PRINT[k] as (l: Language, wanted: unknown) => string)(l, wanted));
  }
  return out;
}

export const HEADER: Record<Header, Phrase> = {
  defeated: '“When Defeated”',
  played: '“When Played”',
  'attack-declared': '“On Attack”',
};

/** Whether the filter means another card than one mentioned before. */
export const isOther = (f: Filter): boolean => f.other === true || f.not !== undefined;

/** "A unit or base": units come before bases. */
export const basesLast = (kinds: readonly Filter[]): readonly Filter[] =>
  kinds.some(isOther)
    ? kinds
    : [...kinds.filter((f) => f.type !== 'Base'), ...kinds.filter((f) => f.type === 'Base')];

/**
 * "non-Heroism, non-Villainy", for a filter that excludes aspects or traits; null for other
 * exclusions.
 */
export function nonOf(l: Language, f: Filter): readonly string[] | null {
  const [key, ...more] = Object.keys(f);
  const wanted = key === 'aspect' ? f.aspect : key === 'trait' ? f.trait : undefined;
  if (wanted === undefined || more.length > 0) return null;
  const words = [wanted]
    .flat()
    .map((x) =>
      key === 'aspect'
        ? say(l, 'non-{a}', { a: say(l, ASPECT[x as keyof typeof ASPECT]) })
        : say(l, 'non-{t}', { t: trait(x) }),
    );
  return grammarOf(l).adjectivesFirst ? [words.join(', ')] : words;
}
