import { NONE } from '../effects/none.js';
import { perNode } from '../effects/per-node.js';
import type {
  Ability,
  Arena,
  Aspect,
  CardType,
  Condition,
  Effect,
  Filter,
  Keyword,
  Modifier,
} from '../effects/nodes.js';
import type { EventName } from '../events/events.js';

/** What is printed on the second leader side. */
export interface FlipSide {
  readonly name: string;
  readonly subtitle?: string | undefined;
  readonly aspects: readonly Aspect[];
  readonly traits: readonly string[];
  readonly abilities: readonly Ability[];
}

/** What is printed on a leader's unit side, if it differs from the leader side. */
export type UnitSideNames = Pick<FlipSide, 'name' | 'subtitle' | 'traits'>;

/**
 * A card as the engine needs it: printed facts and behaviour. The text that people read is rendered
 * from the nodes.
 */
export interface CardDefinition {
  readonly id: string;
  readonly name: string;
  readonly subtitle?: string | undefined;
  readonly type: CardType;
  readonly token?: boolean | undefined;
  readonly unique?: boolean | undefined;
  readonly aspects: readonly Aspect[];
  readonly traits: readonly string[];
  readonly arena?: Arena | undefined;
  readonly cost?: number | undefined;
  readonly power?: number | undefined;
  readonly hp?: number | undefined;
  readonly upgradePower?: number | undefined;
  readonly upgradeHp?: number | undefined;
  readonly abilities: readonly Ability[];
  /** A leader's unit side (3.4.3). */
  readonly back?: readonly Ability[] | undefined;
  readonly backNamed?: UnitSideNames | undefined;
  /** The other leader side of a leader that has no unit side (3.4). */
  readonly flip?: FlipSide | undefined;
  /** The abilities of a unit while it is an upgrade (Piloting, 7.5.17; attach abilities). */
  readonly asUpgrade?: readonly Ability[] | undefined;
}

type Of<A extends Ability['a']> = Extract<Ability, { a: A }>;

/**
 * One side of a card with its abilities sorted by kind, so that a question looks only at those that
 * can matter.
 */
export interface Face {
  readonly keywords: Readonly<Partial<Record<Keyword, number>>>;
  readonly whens: readonly Of<'when'>[];
  readonly listens: ReadonlySet<EventName>;
  readonly constants: readonly Of<'constant'>[];
  readonly actions: readonly Of<'action'>[];
  /** Whether any player may use one of the action abilities. */
  readonly shared: boolean;
  /** Those of the constant abilities that give traits, to this card or to others. */
  readonly traits: readonly Of<'constant'>[];
  /** Action abilities that work while the card is not in play. */
  readonly away: readonly Of<'action'>[];
  readonly costs: readonly Of<'cost'>[];
  readonly bounties: readonly Effect[];
  readonly events: readonly Effect[];
  readonly attach: Filter | null;
  readonly smuggle: Of<'keyword'> | null;
  readonly piloting: Of<'keyword'> | null;
  readonly others: readonly Ability[];
  /** The abilities after Coordinate (7.5.15), each with its condition. */
  readonly coordinated: readonly Ability[];
  readonly all: readonly Ability[];
}

export interface Def extends CardDefinition {
  /** Name and subtitle; two unique cards with the same title are the same (8.30). */
  readonly title: string;
  readonly front: Face;
  readonly unitSide: Face;
  readonly upgradeSide: Face;
  readonly printedCost: number;
  readonly printedPower: number;
  readonly printedHp: number;
  readonly traitSet: ReadonlySet<string>;
  /** Events that an ability on the card, or one given by it, may wait for. */
  readonly mentions: ReadonlySet<string>;
  /** Events of the abilities that the card gives to others. */
  readonly grants: ReadonlySet<string>;
  /** Something on the card gives a trait. */
  readonly givesTraits: boolean;
  /** The card may give another one a constant ability that affects further cards. */
  readonly reaches: boolean;
  /** The card may take abilities from other cards. */
  readonly blanks: boolean;
  /** The card may take all abilities of a card, itself or another. */
  readonly takesAll: boolean;
  /**
   * Like `blanks`, but only under a condition, so that it is checked again when an attack begins or
   * ends.
   */
  readonly blanksAtTimes: boolean;
  /** By Support, a unit may attack with the abilities of another card than the supporter. */
  readonly lendsOthers: boolean;
  /** The card gives the keywords of one unit to others. */
  readonly sharesKeywords: boolean;
  /** The card asks what players did in their actions of this phase. */
  readonly recallsActions: boolean;
  /** The card lets units provide icons. */
  readonly providesIcons: boolean;
  /** The card changes costs while it is in a discard pile. */
  readonly pricesFromDiscard: boolean;
  /** A unit or an event without anything that affects how, when or for what cost it is played. */
  readonly isPlainToPlay: boolean;
  /** The card has Smuggle, or gives it to resources (7.5.14). */
  readonly smuggles: boolean;
}

/** 7.5.15A: the ability after Coordinate holds while its controller has three units. */
export const COORDINATED: Condition = { control: { type: 'Unit' }, atLeast: 3 };
const also = (c: Condition | undefined, d: Condition): Condition => (c ? { and: [c, d] } : d);

function gate(ability: Ability, by: Condition): Ability {
  switch (ability.a) {
    case 'constant':
    case 'cost':
    case 'own-cost':
      return { ...ability, while: also(ability.while, by) };
    case 'when':
      return {
        ...ability,
        moments: ability.moments.map((m) => ({ ...m, where: also(m.where, by) })),
      };
    case 'action':
      return { ...ability, needs: also(ability.needs, by) };
    case 'keyword':
      return {
        a: 'constant',
        on: 'self',
        mods: [{ m: 'gain', keyword: ability.keyword, n: ability.n ?? 1 }],
        while: by,
      };
    default:
      return ability;
  }
}

/** The ability after Coordinate with its condition (7.5.15A); nothing for any other ability. */
function coordinatedBy(x: Ability): Ability[] {
  if (x.a !== 'keyword' || x.keyword !== 'coordinate' || !x.ability) return [];
  return [gated(x.ability)];
}
const gated = perNode((behind: Ability) => gate(behind, COORDINATED));

/** A given ability and what comes with it: for Coordinate also the ability after it. */
export const unfoldAbility = (x: Ability): readonly Ability[] => [x, ...coordinatedBy(x)];

const expand = (abilities: readonly Ability[]): Ability[] => abilities.flatMap(unfoldAbility);

/** Fortify: attached to a base of the same player, not to a unit. */
const OWN_BASE: Filter = Object.freeze({ type: 'Base', side: 'friendly' });

/** Shared by all sides without keywords, which are most. */
export const NO_KEYWORDS: Face['keywords'] = Object.freeze({});
const NOTHING: ReadonlySet<never> = new Set<never>();

/**
 * Most lists of most cards are empty; one shared object for all of them saves megabytes in a book
 * of 2,000 cards.
 */
const few = <T>(all: readonly T[]): readonly T[] => (all.length === 0 ? NONE : all);
type SetOf = <T extends string>(all: Iterable<T>) => ReadonlySet<T>;
const fewOf: SetOf = <T extends string>(all: Iterable<T>): ReadonlySet<T> => {
  const set = new Set(all);
  return set.size === 0 ? NOTHING : set;
};

/**
 * Shares sets with the same words in the same order: hundreds of cards have the same traits or wait
 * for the same events.
 */
function sharedSets(): SetOf {
  const known = new Map<string, ReadonlySet<string>>();
  return <T extends string>(all: Iterable<T>) => {
    const set = fewOf(all);
    const words = JSON.stringify([...set]);
    const found = known.get(words);
    if (found === undefined) known.set(words, set);
    return (found ?? set) as ReadonlySet<T>;
  };
}

function face(printed: readonly Ability[], setOf: SetOf = fewOf): Face {
  const all = expand(printed);
  const keywords: Partial<Record<Keyword, number>> = {};
  const of = <A extends Ability['a']>(a: A): readonly Of<A>[] =>
    few(all.filter((x): x is Of<A> => x.a === a));
  const words = of('keyword');
  for (const k of words) keywords[k.keyword] = (keywords[k.keyword] ?? 0) + (k.n ?? 1);
  const whens = of('when');
  return {
    keywords: words.length === 0 ? NO_KEYWORDS : keywords,
    whens,
    listens: setOf(whens.flatMap((w) => w.moments.map((m) => m.on))),
    constants: of('constant'),
    actions: few(of('action').filter((x) => x.from === undefined)),
    shared: of('action').some((x) => x.opponentsToo === true || x.opponentsOnly === true),
    traits: few(of('constant').filter((x) => x.on !== 'attached' && listenTo(x.mods).givesTraits)),
    away: few(of('action').filter((x) => x.from !== undefined)),
    costs: few(of('cost').filter((x) => x.from === undefined)),
    bounties: few(words.flatMap((k) => (k.keyword === 'bounty' && k.effect ? [k.effect] : []))),
    events: few(of('event').map((x) => x.effect)),
    attach: of('attach')[0]?.to ?? (keywords.fortify === undefined ? null : OWN_BASE),
    smuggle: words.find((k) => k.keyword === 'smuggle') ?? null,
    piloting: words.find((k) => k.keyword === 'piloting') ?? null,
    others: few(
      all.filter(
        (x) => !['keyword', 'when', 'constant', 'action', 'cost', 'event', 'attach'].includes(x.a),
      ),
    ),
    coordinated: few(printed.flatMap(coordinatedBy)),
    all: few(all),
  };
}

/** The side of a card that has lost all abilities (8.15). */
export const NO_FACE: Face = face([]);

/**
 * What is mentioned anywhere on a card: events it waits for, events of abilities that it gives
 * away, and whether it gives a trait.
 */
interface Said {
  mentions: Set<string>;
  grants: Set<string>;
  givesTraits: boolean;
  reaches: boolean;
  lendsOthers: boolean;
  sharesKeywords: boolean;
  recallsActions: boolean;
  providesIcons: boolean;
  takesAll: boolean;
}

const isReaching = (a: Ability): boolean => a.a === 'constant' && typeof a.on === 'object';

function listen(node: unknown, said: Said, given: boolean): Said {
  if (Array.isArray(node)) for (const n of node) listen(n, said, given);
  else if (node !== null && typeof node === 'object') {
    const { m } = node as { m?: unknown };
    if ('firstAction' in node || 'lastAction' in node) said.recallsActions = true;
    if ('lends' in node && node.lends !== 'self') said.lendsOthers = true;
    if ('gives' in node && node.gives === 'when-played') {
      said.mentions.add('played');
      said.grants.add('played');
    }
    if (m === 'provides-icons') said.providesIcons = true;
    if (m === 'lose-all') said.takesAll = true;
    if (m === 'gain-keywords-of') said.sharesKeywords = true;
    if (m === 'trait' || m === 'lose-trait') said.givesTraits = true;
    if ((node as { a?: unknown }).a === 'shares-traits') said.givesTraits = true;
    if (given && isReaching(node as Ability)) said.reaches = true;
    const away = given || m === 'gain-ability';
    for (const [k, v] of Object.entries(node)) {
      if (k !== 'on' || typeof v !== 'string') listen(v, said, away);
      else {
        said.mentions.add(v);
        if (away) said.grants.add(v);
      }
    }
  }
  return said;
}

const listenTo = (...nodes: unknown[]): Said =>
  listen(
    nodes,
    {
      mentions: new Set(),
      grants: new Set(),
      givesTraits: false,
      reaches: false,
      lendsOthers: false,
      sharesKeywords: false,
      recallsActions: false,
      providesIcons: false,
      takesAll: false,
    },
    false,
  );

const takesAllOf = (mods: readonly Modifier[]): boolean => mods.some((m) => m.m === 'lose-all');

/**
 * Every definition has the same fields in the same order, so that the engine reads all of them
 * equally fast.
 */
export function compile(card: CardDefinition, setOf: SetOf = fewOf): Def {
  const front = face(card.abilities, setOf);
  const { reaches, mentions, grants, ...said } = listenTo(
    card.abilities,
    card.back,
    card.asUpgrade,
    card.flip?.abilities,
  );
  const unitSide = card.type === 'Leader' ? face(card.back ?? [], setOf) : front;
  const upgradeSide = card.asUpgrade ? face(card.asUpgrade, setOf) : front;
  return {
    id: card.id,
    name: card.name,
    subtitle: card.subtitle,
    type: card.type,
    token: card.token,
    unique: card.unique,
    aspects: card.aspects,
    traits: card.traits,
    arena: card.arena,
    cost: card.cost,
    power: card.power,
    hp: card.hp,
    upgradePower: card.upgradePower,
    upgradeHp: card.upgradeHp,
    abilities: card.abilities,
    back: card.back,
    backNamed: card.backNamed,
    asUpgrade: card.asUpgrade,
    flip: card.flip,
    title: `${card.name}|${card.subtitle ?? ''}`,
    front,
    unitSide,
    upgradeSide,
    printedCost: card.cost ?? 0,
    printedPower: card.power ?? 0,
    printedHp: card.hp ?? 0,
    traitSet: setOf(card.traits),
    mentions: setOf(mentions),
    grants: setOf(grants),
    ...said,
    pricesFromDiscard: front.all.some((x) => x.a === 'cost' && x.from === 'discard'),
    isPlainToPlay:
      (card.type === 'Unit' || card.type === 'Event') &&
      front.others.length === 0 &&
      front.keywords.exploit === undefined,
    smuggles:
      front.smuggle !== null ||
      [front, unitSide, upgradeSide].some((side) => side.others.some((x) => x.a === 'smuggle-all')),
    blanks:
      front.others.some((x) => x.a === 'blank-named') ||
      [...front.constants, ...unitSide.constants, ...upgradeSide.constants].some(
        (k) => typeof k.on === 'object' && takesAllOf(k.mods),
      ),
    blanksAtTimes: front.constants.some((k) => k.while !== undefined && takesAllOf(k.mods)),
    reaches:
      reaches || (unitSide.keywords.support !== undefined && unitSide.constants.some(isReaching)),
  };
}

/** Every card that the engine knows; a game is pinned to its own cards (`digest.ts`). */
export interface CardBook {
  readonly cards: ReadonlyMap<string, Def>;
  /** Names that may be named (8.18.1). */
  readonly names: readonly string[];
  /** Every trait that is printed on some card. */
  readonly traits: readonly string[];
}

export function cardBook(cards: readonly CardDefinition[], names?: readonly string[]): CardBook {
  const setOf = sharedSets();
  const map = new Map(cards.map((c) => [c.id, compile(c, setOf)]));
  return {
    cards: map,
    names: names ?? [...new Set(cards.filter((c) => !c.token).map((c) => c.name))].sort(),
    traits: [
      ...new Set(
        cards.flatMap((c) => [c, c.flip, c.backNamed].flatMap((side) => side?.traits ?? [])),
      ),
    ].sort(),
  };
}
