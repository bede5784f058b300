import type {
  Amount,
  Aspect,
  Condition,
  FactQuery,
  Filter,
  Keyword,
  Modifier,
  Ref,
  Who,
} from '../effects/nodes.js';
import type { Board } from './laws.js';
import type { CardBook, Def, Face } from './definition.js';
import type { Guise } from '../events/guise.js';
import { disguiseAs } from './guise.js';
import type { Decision } from './decisions.js';
import type { GameEvent } from '../events/events.js';
import type { AbilityFrame, Attack, EffectFrame, Frame, Scope } from './frames.js';
import { InvariantError } from './refusals.js';
import { type Card, NO_CARD, type Seat, type State, Zone } from './state.js';

/** A modifier that applies now, with the scope of the ability that gives it. */
export interface Active {
  mod: Modifier;
  scope: Scope;
}

/**
 * Modifiers that a card gets in this layout; if there is a filter or a condition, only while it is
 * met.
 */
export interface Gift {
  mods: readonly Modifier[];
  scope: Scope;
  /**
   * The unit that has this ability because another one gave it, with the scope, filter and
   * condition of that other ability.
   */
  bearer?:
    | {
        readonly card: Card;
        readonly scope: Scope;
        readonly fits?: Filter | undefined;
        readonly when?: Condition | undefined;
      }
    | undefined;
  fits?: Filter | undefined;
  when?: Condition | undefined;
}

/**
 * The modifiers of a card. They are collected once per layout, and evaluated again after a change
 * only if one of them depends on more than the layout.
 */
export interface Gifts {
  layout: number;
  /** What they were collected for: `Board.cause`, and the card as it was. */
  cause: number;
  copy: number;
  controller: Seat;
  zone: Zone;
  def: Def;
  list: readonly Gift[];
  /** The kinds of modifiers that may be among them (`modifier-kinds.ts`). */
  kinds: number;
  fixed: boolean;
  active: readonly Active[];
  /** The version for which `active` was computed. */
  at: number;
  /** What upgrades and gifts add to power and HP; null if it has to be summed up every time. */
  power: number | null;
  hp: number | null;
}

/** A constant ability that takes all abilities from the cards that match the filter. */
export interface Blanker {
  readonly source: Card;
  readonly fits: Filter;
  readonly when?: Condition | undefined;
  readonly except?: Keyword | 'epic' | undefined;
}

/**
 * The questions that rules ask about the board. The modules of chapters 1, 7 and 8 answer them;
 * they reach each other only through this table, never by import.
 */
export interface Questions {
  power(g: Game, c: Card): number;
  hp(g: Game, c: Card): number;
  /** 0 if the card does not have it; numbered keywords return their sum. */
  keyword(g: Game, c: Card, k: Keyword): number;
  /** All keywords that the card has. */
  keywords(g: Game, c: Card): readonly Keyword[];
  /** All modifiers that apply now; may return early if none can be of these kinds. */
  mods(g: Game, c: Card, kinds?: number): readonly Active[];
  /** Every trait that the card has now, printed ones first. */
  traits(g: Game, c: Card): readonly string[];
  matches(g: Game, c: Card, f: Filter, scope: Scope): boolean;
  holds(g: Game, c: Condition, scope: Scope): boolean;
  underwent(g: Game, c: Card, q: FactQuery, scope: Scope): boolean;
  dealtDamage(g: Game, c: Card, to: Filter, scope: Scope): boolean;
  amount(g: Game, a: Amount, scope: Scope): number;
  seats(g: Game, who: Who, scope: Scope): Seat[];
  refs(g: Game, ref: Ref, scope: Scope): Card[];
}

/**
 * A state that is being worked on: the data, the card definitions, and caches that can be rebuilt
 * from the data at any decision.
 */
export interface Game {
  s: State;
  book: CardBook;
  defs: Def[];
  q: Questions;
  events: GameEvent[] | null;
  /** Events that a card of this game may wait for. */
  awaited: ReadonlySet<string>;
  /** Events for which a card of this game may give an ability to another. */
  granted: ReadonlySet<string>;
  /** Whether a card of this game may give traits. */
  givesTraits: boolean;
  /**
   * Whether a card of this game may give another one a constant ability that affects further cards.
   */
  reaches: boolean;
  /** Whether a card of this game may take abilities from other cards. */
  blanks: boolean;
  blanksAtTimes: boolean;
  /** Whether a card of this game may take all abilities of a card, itself or another. */
  takesAll: boolean;
  recallsActions: boolean;
  providesIcons: boolean;
  pricesFromDiscard: boolean;
  /**
   * Whether a card of this game may be played, or let cards be played, from among the resources
   * (7.5.14).
   */
  smuggles: boolean;
  /** Whether a card of this game has an action ability that is used from the discard pile. */
  actsFromDiscard: boolean;
  /** Cards that take abilities from others, cached by layout (8.15). */
  blankers: { layout: number; list: readonly Blanker[] };
  /** Grows with every change; answers are cached per version. */
  version: number;
  /** Grows when cards move or change sides; see `board.ts`. */
  layout: number;
  board: Board | null;
  /** Grows when a card is dealt damage. */
  wounds: number;
  /** The layout whose unique cards were checked (8.30). */
  uniqueAt: number;
  /**
   * The layout and the damage counter (`wounds`) at which no unit had 0 HP left (1.16.5), provided
   * nothing else can reduce HP; -1 otherwise.
   */
  healthyAt: { layout: number; wounds: number };
  /** By card. */
  gifts: Gifts[];
  /**
   * By player: the icons that base and leaders provide, and the penalty for missing ones, by list
   * of icons and by card (8.1).
   */
  icons: {
    provided: readonly Aspect[];
    penalties: Map<readonly Aspect[], number>;
    byCard: (number | undefined)[];
  }[];
  /** What each player can pay, by version. */
  purse: number[];
  purseAt: number[];
  /**
   * The keywords that a card will have when it is played; set while its cost is computed (6.2.1).
   */
  promised: { readonly card: Card; readonly keywords: readonly Keyword[] } | null;
  /** Cards whose modifiers are being evaluated (7.3.3A). */
  asking: Card[];
  /** Units whose power is being summed up; for HP the entry is `~card`. */
  summing: number[];
  /** The progress of each of these sums. */
  progress: { found: Active[]; next: number }[];
}

export function def(g: Game, c: Card): Def {
  return g.defs[c] as Def;
}

/** What a card book says about the cards of one game; `icons` is filled as costs are asked for. */
interface Loaded {
  book: CardBook;
  defs: Def[];
  different: ReadonlySet<Def>;
  awaited: Set<string>;
  granted: Set<string>;
  givesTraits: boolean;
  reaches: boolean;
  /** Whether a card of this game may take abilities from other cards. */
  blanks: boolean;
  blanksAtTimes: boolean;
  takesAll: boolean;
  recallsActions: boolean;
  providesIcons: boolean;
  pricesFromDiscard: boolean;
  smuggles: boolean;
  actsFromDiscard: boolean;
  icons: Game['icons'];
}

/** Copies of a state share their `id` column, so the definitions are looked up once per game. */
const loadedFor = new WeakMap<readonly string[], Loaded>();

function load(book: CardBook, ids: readonly string[]): Loaded {
  const known = loadedFor.get(ids);
  if (known?.book === book) return known;
  const awaited = new Set<string>();
  const granted = new Set<string>();
  const defs: Def[] = [];
  for (const id of ids) {
    const d = book.cards.get(id);
    if (!d) throw new InvariantError(`card ${id} is not in the card book`);
    defs.push(d);
  }
  const different = new Set(defs);
  const some = (is: (d: Def) => boolean): boolean => {
    for (const d of different) if (is(d)) return true;
    return false;
  };
  for (const d of different) {
    for (const on of d.mentions) awaited.add(on);
    const lends = d.front.keywords.support ?? d.unitSide.keywords.support;
    for (const on of lends ? d.mentions : d.grants) granted.add(on);
  }
  const lent = some((d) => d.lendsOthers);
  if (lent || some((d) => d.sharesKeywords))
    for (const d of different)
      if (lent || d.front.coordinated.length + d.unitSide.coordinated.length > 0)
        for (const on of d.mentions) granted.add(on);
  const loaded = {
    book,
    defs,
    different,
    awaited,
    granted,
    givesTraits: some((d) => d.givesTraits),
    reaches: lent || some((d) => d.reaches),
    blanks: some((d) => d.blanks),
    blanksAtTimes: some((d) => d.blanksAtTimes),
    takesAll: some((d) => d.takesAll),
    recallsActions: some((d) => d.recallsActions),
    providesIcons: some((d) => d.providesIcons),
    pricesFromDiscard: some((d) => d.pricesFromDiscard),
    smuggles: some((d) => d.smuggles),
    actsFromDiscard: some((d) => d.front.away.length > 0),
    icons: [],
  };
  loadedFor.set(ids, loaded);
  return loaded;
}

/**
 * Keeps what is loaded when a card joins a game (a token, 3.7.2) and another one with the same
 * definition is already in it.
 */
export function keepLoaded(ids: readonly string[], before: readonly string[], d: Def): void {
  const known = loadedFor.get(before);
  if (known?.different.has(d)) loadedFor.set(ids, { ...known, defs: [...known.defs, d] });
}

export function open(book: CardBook, q: Questions, s: State, events: GameEvent[] | null): Game {
  const known = load(book, s.id);
  const g: Game = {
    s,
    book,
    defs: known.defs,
    givesTraits: known.givesTraits,
    reaches: known.reaches,
    blanks: known.blanks,
    blanksAtTimes: known.blanksAtTimes,
    takesAll: known.takesAll,
    recallsActions: known.recallsActions,
    providesIcons: known.providesIcons,
    pricesFromDiscard: known.pricesFromDiscard,
    smuggles: known.smuggles,
    actsFromDiscard: known.actsFromDiscard,
    blankers: { layout: 0, list: [] },
    awaited: known.awaited,
    q,
    events,
    version: 1,
    layout: 1,
    board: null,
    wounds: 0,
    uniqueAt: 0,
    healthyAt: { layout: -1, wounds: -1 },
    granted: known.granted,
    gifts: [],
    icons: known.icons,
    purse: [],
    purseAt: [],
    promised: null,
    asking: [],
    summing: [],
    progress: [],
  };
  if (s.guises) for (const [c, guise] of Object.entries(s.guises)) wear(g, Number(c), guise);
  return g;
}

/** Call after cards have moved, or after what applies to them has changed. */
export function rearrange(g: Game): void {
  g.layout++;
  touch(g);
}

/** Call after any change: forgets cached answers and has 1.16.5 checked before the game goes on. */
export function touch(g: Game): void {
  g.version++;
  g.s.unsettled = true;
}

/** Makes the card a copy of another one (8.6), or itself again. */
export function disguise(g: Game, c: Card, guise: Guise | null): void {
  const { [c]: _, ...others } = g.s.guises ?? {};
  g.s.guises = guise ? { ...others, [c]: guise } : others;
  wear(g, c, guise);
  rearrange(g);
}

function wear(g: Game, c: Card, guise: Guise | null): void {
  const own = g.book.cards.get(g.s.id[c] as string) as Def;
  const d = guise ? disguiseAs(g.book, own, guise) : own;
  g.defs = g.defs.with(c, d);
  g.awaited = new Set([...g.awaited, ...d.mentions]);
  g.granted = new Set([...g.granted, ...d.grants]);
  g.takesAll ||= d.takesAll;
  g.smuggles ||= d.smuggles;
  g.actsFromDiscard ||= d.front.away.length > 0;
}

/** The frame of the ability that an instruction belongs to, with the ability's scope. */
export const homeOf = (g: Game, f: EffectFrame): AbilityFrame => g.s.frames[f.home] as AbilityFrame;
export const scopeOf = (g: Game, f: EffectFrame): Scope => homeOf(g, f).scope;

export const top = (g: Game): Frame => g.s.frames[g.s.frames.length - 1] as Frame;
export const push = (g: Game, f: Frame): void => {
  g.s.frames.push(f);
};
export const pop = (g: Game): void => {
  g.s.frames.pop();
};

/** 11.3.3: decisions of a player who has left the game are made by the active player. */
export function ask(g: Game, d: Omit<Decision, 'at'>): void {
  const asked: Decision = {
    at: g.s.at,
    seat: player(g, d.seat).eliminated ? g.s.active : d.seat,
    kind: d.kind,
    options: d.options,
    min: d.min,
    max: d.max,
    source: d.source,
  };
  // Unlike frames, questions leave the engine, so absent fields are really absent.
  if (d.note !== undefined) asked.note = d.note;
  if (d.shown) asked.shown = d.shown;
  if (d.total !== undefined) asked.total = d.total;
  if (d.less !== undefined) asked.less = d.less;
  if (d.none !== undefined) asked.none = d.none;
  if (d.caps) asked.caps = d.caps;
  g.s.pending = asked;
}

/** Asks a player yes or no; yes is the first option. */
export function askWhether(
  g: Game,
  d: Pick<Decision, 'seat' | 'source'> & Partial<Pick<Decision, 'shown' | 'note'>>,
): void {
  const options: Decision['options'] = [{ o: 'yes' }, { o: 'no' }];
  const { seat, source } = d;
  const asked: Omit<Decision, 'at'> = { seat, source, kind: 'optional', options, min: 1, max: 1 };
  if (d.shown) asked.shown = d.shown;
  if (d.note !== undefined) asked.note = d.note;
  ask(g, asked);
}

export const player = (g: Game, seat: Seat) => g.s.players[seat] as State['players'][number];
export const zoneOf = (g: Game, c: Card): Zone => g.s.zone[c] as Zone;
export const controller = (g: Game, c: Card): Seat => g.s.controller[c] as Seat;
/**
 * The player a card belongs to: its owner in a zone that holds only its owner's cards, else its
 * controller.
 */
export const holderOf = (g: Game, c: Card): Seat =>
  zoneOf(g, c) <= Zone.discard ? (g.s.owner[c] as Seat) : controller(g, c);
export const isUnit = (g: Game, c: Card): boolean =>
  c >= 0 && (g.s.zone[c] === Zone.ground || g.s.zone[c] === Zone.space);
export const inPlay = (g: Game, c: Card): boolean =>
  c >= 0 && (isUnit(g, c) || g.s.zone[c] === Zone.attached || g.s.zone[c] === Zone.base);
export const isBase = (g: Game, c: Card): boolean => c >= 0 && def(g, c).type === 'Base';
const isLeaderUnit = (g: Game, c: Card): boolean =>
  def(g, c).type === 'Leader' && g.s.deployed[c] === 1;

/** The attacked units that still take part (6.3.3). */
export const defendersOf = (a: Attack): Card[] =>
  a.ontoBase ? [] : [...(a.defenderIn ? [a.defender] : []), ...(a.others ?? [])];

export function living(g: Game): Seat[] {
  const out: Seat[] = [];
  for (let i = 0; i < g.s.players.length; i++) if (!player(g, i).eliminated) out.push(i);
  return out;
}

/** All other players still in the game (1.4.2, 11.4.2), clockwise from `seat`. */
export function opponents(g: Game, seat: Seat): Seat[] {
  const n = g.s.players.length;
  const out: Seat[] = [];
  for (let i = 1; i < n; i++) {
    const other = (seat + i) % n;
    if (!player(g, other).eliminated) out.push(other);
  }
  return out;
}

export function nextSeat(g: Game, seat: Seat): Seat {
  const n = g.s.players.length;
  for (let i = 1; i < n; i++) if (!player(g, (seat + i) % n).eliminated) return (seat + i) % n;
  return seat;
}

/** All units in play, the active player's first. */
export function allUnits(g: Game): Card[] {
  const out: Card[] = [];
  const n = g.s.players.length;
  for (let i = 0; i < n; i++) for (const c of player(g, (g.s.active + i) % n).units) out.push(c);
  return out;
}

export function upgradesOn(g: Game, unit: Card): Card[] {
  const out: Card[] = [];
  for (const u of g.s.upgrades) if (g.s.host[u] === unit) out.push(u);
  return out;
}

export function captivesOf(g: Game, guard: Card): Card[] {
  return g.s.captives.filter((c) => g.s.host[c] === guard);
}

/** The face-up side of the card (3.4.3, 3.5.6). */
export function faceOf(g: Game, c: Card): Face {
  const d = def(g, c);
  if (g.s.zone[c] === Zone.attached) return d.type === 'Upgrade' ? d.front : d.upgradeSide;
  return g.s.deployed[c] === 1 ? d.unitSide : d.front;
}

export function emptyScope(g: Game, source: Card, you: Seat): Scope {
  return {
    you,
    source,
    sourceCopy: source === NO_CARD ? 0 : (g.s.copy[source] as number),
    refs: {},
    seats: {},
    nums: {},
    known: {},
    did: true,
    again: undefined,
    past: undefined,
  };
}

const NOTHING = Object.freeze({});

/** A scope from which to ask questions; unlike that of an ability it remembers nothing. */
export function viewpoint(g: Game, source: Card, you: Seat): Scope {
  return {
    you,
    source,
    sourceCopy: source === NO_CARD ? 0 : (g.s.copy[source] as number),
    refs: NOTHING,
    seats: NOTHING,
    nums: NOTHING,
    known: NOTHING,
    did: true,
    again: undefined,
    past: undefined,
  };
}

/** 3.4.7: an upgrade that makes its unit a leader unit. */
const namesLeader = (face: Face): boolean =>
  face.constants.some((k) => k.on === 'attached' && k.mods.some((m) => m.m === 'named-leader'));

/** 3.4.7: counts as a leader unit, by its own side or because of an upgrade. */
export const countsAsLeader = (g: Game, c: Card): boolean =>
  isLeaderUnit(g, c) || g.s.upgrades.some((u) => g.s.host[u] === c && namesLeader(faceOf(g, u)));
