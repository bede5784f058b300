/**
 * 1.8 Cost, 8.1 aspect penalty, 8.16.5: the printed cost, then everything that raises it, then
 * everything that lowers it, never below 0.
 */
import { NONE } from '../../effects/none.js';
import type {
  Ability,
  Aspect,
  CostChange,
  Filter,
  CostPart,
  Keyword,
  Modifier,
} from '../../effects/nodes.js';
import type { GameEvent } from '../../events/events.js';
import type { PlayMode, Scope, SmuggleKind } from '../../kernel/frames.js';
import type { Lasting } from '../../kernel/lasting.js';
import { ofAnyType, phaseStart } from './filters.js';
import { def, type Game, player, touch, viewpoint } from '../../kernel/game.js';
import { KIND } from '../../kernel/modifier-kinds.js';
import { type Card, NO_CARD, type Seat } from '../../kernel/state.js';
import { board, isLapsed } from '../07-abilities/03-constant-abilities.js';
import { frontOf, isBlank, isNameBlank } from '../07-abilities/losing.js';

/**
 * A way to play a card: the player, the mode, and for an upgrade the units it may be attached to.
 */
export interface Way {
  seat: Seat;
  card: Card;
  as: PlayMode;
  onto?: readonly Card[] | undefined;
  via?: 'plot' | undefined;
  smuggle?: SmuggleKind | undefined;
}
export const wayOf = (seat: Seat, card: Card, as: PlayMode): Way => ({
  seat,
  card,
  as,
  onto: undefined,
  via: undefined,
  smuggle: undefined,
});
export interface Terms {
  free: boolean;
  discount: number;
  ignoreAspects: boolean;
  exploited: number;
  /** Exploit that the card gains from the ability that plays it (7.5.16). */
  exploit?: number | undefined;
  /** Other modifiers that it gains from that ability. */
  grants?: readonly Modifier[] | undefined;
}
export const PLAIN: Terms = {
  free: false,
  discount: 0,
  ignoreAspects: false,
  exploited: 0,
  exploit: undefined,
  grants: undefined,
};

/** The icons that a player's base, leaders (8.1.2) and some units provide. */
function providedIcons(g: Game, seat: Seat): Aspect[] {
  const { base, leaders, units } = player(g, seat);
  const providing = g.providesIcons
    ? units.filter(
        (c) =>
          !leaders.includes(c) &&
          g.q.mods(g, c, KIND['provides-icons']).some(({ mod }) => mod.m === 'provides-icons'),
      )
    : NONE;
  return [base, ...leaders, ...providing].flatMap((c) => def(g, c).aspects);
}

/**
 * Whether the provided icons can differ from those of the cards at the beginning of the game: a
 * leader may flip, a unit may provide some.
 */
const iconsChange = (g: Game): boolean => g.providesIcons || g.s.guises !== undefined;

/** How often that icon occurs among the first `n`. */
function timesIn(icons: readonly Aspect[], icon: Aspect, n = icons.length): number {
  let times = 0;
  for (let i = 0; i < n; i++) if (icons[i] === icon) times++;
  return times;
}

function missing(given: readonly Aspect[], icons: readonly Aspect[]): number {
  let n = 0;
  for (let i = 0; i < icons.length; i++) {
    const icon = icons[i] as Aspect;
    if (timesIn(given, icon) <= timesIn(icons, icon, i)) n++;
  }
  return n;
}

const iconsOf = (g: Game, seat: Seat): Game['icons'][number] =>
  (g.icons[seat] ??= { provided: providedIcons(g, seat), penalties: new Map(), byCard: [] });

/**
 * The penalty for icons that leaders and base do not provide, each printed one counting once
 * (8.1.2). Cached by list of icons.
 */
export function penalty(g: Game, seat: Seat, icons: readonly Aspect[]): number {
  if (icons.length === 0) return 0;
  if (iconsChange(g)) return 2 * missing(providedIcons(g, seat), icons);
  const own = iconsOf(g, seat);
  let sum = own.penalties.get(icons);
  if (sum === undefined) {
    sum = 2 * missing(own.provided, icons);
    own.penalties.set(icons, sum);
  }
  return sum;
}

/** What one missing icon among these adds to the cost of that card. */
export const onePenalty = (g: Game, seat: Seat, card: Card, among: readonly Aspect[]): number => {
  const left = [...providedIcons(g, seat)];
  const isMissing = (icon: Aspect): boolean => {
    const at = left.indexOf(icon);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  };
  const isSpared = def(g, card)
    .aspects.filter(isMissing)
    .some((icon) => among.includes(icon));
  return isSpared ? Math.min(2, penaltyPaid(g, seat, card)) : 0;
};

/** How much of the card's cost is aspect penalty; 0 if an effect ignores all of it. */
function penaltyPaid(g: Game, seat: Seat, card: Card): number {
  const way: Way = { seat, card, as: 'unit' };
  return costOf(g, way) - costOf(g, way, { ...PLAIN, ignoreAspects: true });
}

interface SmuggleTerms {
  cost: number;
  aspects: readonly Aspect[];
  extra?: CostPart | undefined;
}

/**
 * The terms of the printed Smuggle or of one gained from a card in play (7.5.14); of both, the
 * cheaper one.
 */
export function smuggleTerms(
  g: Game,
  seat: Seat,
  c: Card,
  wanted?: SmuggleKind,
): SmuggleTerms | null {
  const d = def(g, c);
  const own = frontOf(g, c).smuggle;
  const gift = board(g).smuggle.find((x) => x.you === seat);
  const printed = own
    ? { cost: own.cost ?? d.printedCost, aspects: own.aspects ?? d.aspects, extra: own.extra }
    : null;
  if (!gift || wanted === 'printed') return printed;
  const gained = { cost: d.printedCost + gift.ability.plus, aspects: d.aspects };
  const price = (x: SmuggleTerms): number => x.cost + penalty(g, seat, x.aspects);
  return wanted !== 'gained' && printed && price(printed) <= price(gained) ? printed : gained;
}

/**
 * Whether the player chooses between two Smuggles: the printed one asks for more than resources,
 * and there is a gained one too.
 */
export const hasTwoSmuggles = (g: Game, seat: Seat, c: Card): boolean =>
  frontOf(g, c).smuggle?.extra !== undefined && board(g).smuggle.some((x) => x.you === seat);

function pricing(
  g: Game,
  { seat, card: c, as, smuggle }: Way,
): { price: number; icons: readonly Aspect[] } {
  const d = def(g, c);
  if (isPiloted(as)) {
    const { piloting } = frontOf(g, c);
    return { price: piloting?.cost ?? d.printedCost, icons: piloting?.aspects ?? d.aspects };
  }
  if (as === 'smuggle') {
    const terms = smuggleTerms(g, seat, c, smuggle);
    if (terms) return { price: terms.cost, icons: terms.aspects };
  }
  return { price: d.printedCost, icons: d.aspects };
}

interface Applying {
  change: CostChange;
  scope: Scope;
}

/**
 * Whether the change applies to an upgrade for this unit: "on this unit" is one unit, "on another
 * unit" any other.
 */
const isOnto = (g: Game, host: Card, { change, scope }: Applying): boolean =>
  change.onto !== undefined && g.q.matches(g, host, change.onto, scope);

/**
 * 8.9: whether such a card was already played; if the change depends on the unit, on such a unit.
 */
function playedBefore(g: Game, { change, scope }: Applying, seat: Seat, host: Card): boolean {
  const { history } = g.s;
  const from = change.first === 'round' ? 0 : phaseStart(g);
  for (let i = history.length - 1; i >= from; i--) {
    const h = history[i] as GameEvent;
    if (host === scope.source && h.e === 'entered' && h.card === host) return false;
    if (
      h.e !== 'played' ||
      h.seat !== seat ||
      !fits(g, { card: h.card, piloted: h.as === 'pilot' }, change.cards, scope)
    )
      continue;
    const next = history[i + 1];
    if (host === NO_CARD) return true;
    if (next?.e === 'attached' && next.card === h.card && isOnto(g, next.to, { change, scope }))
      return true;
  }
  return false;
}

const isPiloted = (as: PlayMode): boolean => as === 'pilot' || as === 'smuggle-pilot';

/**
 * Whether the card matches the filter as it is played. 7.5.17C: a Pilot played as an upgrade is an
 * upgrade, and no unit.
 */
function fits(
  g: Game,
  { card, piloted }: { card: Card; piloted: boolean },
  f: Filter,
  scope: Scope,
): boolean {
  if (!piloted || f.type === undefined) return g.q.matches(g, card, f, scope);
  return [f.type].flat().includes('Upgrade') && g.q.matches(g, card, ofAnyType(f), scope);
}

function applies(g: Game, applying: Applying, { seat, card, as, onto, via }: Way): boolean {
  const { change, scope } = applying;
  if (change.via !== undefined && change.via !== via) return false;
  if (!g.q.seats(g, change.by, scope).includes(seat)) return false;
  if (!fits(g, { card, piloted: isPiloted(as) }, change.cards, scope)) return false;
  const host = change.onto && onto?.length === 1 ? (onto[0] as Card) : NO_CARD;
  if (change.onto && (host === NO_CARD || !g.q.matches(g, host, change.onto, scope))) return false;
  return !change.first || !playedBefore(g, applying, seat, host);
}

/**
 * Whether the cost of the card depends on the unit it is attached to, so that the unit must be
 * chosen first.
 */
export function hostMatters(g: Game, c: Card): boolean {
  return (
    frontOf(g, c).others.some((x) => x.a === 'own-cost' && x.onto !== undefined) ||
    board(g).costs.some((x) => x.ability.change.onto !== undefined) ||
    g.s.lasting.some((l) => l.change?.onto !== undefined)
  );
}

/**
 * "The next card you play": uses up the effects that apply to this card, and returns what the card
 * gains from them.
 */
export function useUp(g: Game, way: Way): Modifier[] {
  const spent = (l: Lasting): boolean =>
    (l.change?.once === true || l.change?.uses !== undefined) && promises(g, l, way);
  const used = g.s.lasting.filter(spent);
  if (used.length === 0) return [];
  g.s.lasting = g.s.lasting.flatMap((l) => (used.includes(l) ? oneLess(l) : [l]));
  touch(g);
  return used.flatMap((l) => l.change?.grants ?? []);
}

/** Whether the lasting effect applies to this card as it is played. */
const promises = (g: Game, l: Lasting, way: Way): boolean =>
  l.change !== undefined &&
  !isLapsed(g, l) &&
  applies(g, { change: l.change, scope: viewpoint(g, l.source, l.seat) }, way);

/** "Each of the next 3 cards": the rest of the effect after one use. */
function oneLess(l: Lasting): Lasting[] {
  const uses = (l.change?.uses ?? 1) - 1;
  return uses > 0 && l.change ? [{ ...l, change: { ...l.change, uses } }] : [];
}

/** 7.5.16: the Exploit that the card will gain when it is played. */
export function promisedExploit(g: Game, way: Way): number {
  let n = 0;
  for (const l of g.s.lasting)
    for (const m of l.change?.grants ?? [])
      if (m.m === 'gain' && m.keyword === 'exploit' && promises(g, l, way))
        n += typeof m.n === 'number' ? m.n : 0;
  return n;
}

/**
 * `forgiven`: an icon whose penalty the card itself ignores; `ignore`: all penalties are ignored.
 */
interface Sum {
  plus: number;
  less: number;
  ignore: boolean;
  free?: true;
  forgiven?: Aspect;
}

function addChange(g: Game, { change, scope: its }: Applying, card: Card, sum: Sum): void {
  const { plus, less } = change;
  const hangs = typeof plus === 'object' || typeof less === 'object';
  const scope = hangs ? { ...its, refs: { ...its.refs, it: [card] } } : its;
  if (plus !== undefined) sum.plus += g.q.amount(g, plus, scope);
  if (less !== undefined) sum.less += g.q.amount(g, less, scope);
  if (change.free) sum.free = true;
  if (change.ignoreAspects) sum.ignore = true;
}

/** Adds the changes of cards that change costs while they are in a discard pile. */
function changesFromDiscard(g: Game, way: Way, sum: Sum): void {
  for (let seat = 0; seat < g.s.players.length; seat++)
    for (const c of player(g, seat).discard)
      for (const x of def(g, c).pricesFromDiscard ? frontOf(g, c).all : []) {
        const scope = viewpoint(g, c, seat);
        const applying =
          x.a === 'cost' && x.from === 'discard' ? { change: x.change, scope } : null;
        if (applying && applies(g, applying, way)) addChange(g, applying, way.card, sum);
      }
}

function changesInPlay(g: Game, way: Way, sum: Sum): void {
  if (g.pricesFromDiscard) changesFromDiscard(g, way, sum);
  for (const { ability, scope } of board(g).costs) {
    if (ability.while && !g.q.holds(g, ability.while, scope)) continue;
    const applying = { change: ability.change, scope };
    if (applies(g, applying, way)) addChange(g, applying, way.card, sum);
  }
  for (const l of g.s.lasting) {
    if (!l.change || isLapsed(g, l)) continue;
    const applying = { change: l.change, scope: viewpoint(g, l.source, l.seat) };
    if (applies(g, applying, way)) addChange(g, applying, way.card, sum);
  }
}

function ownChanges(g: Game, { seat, card: c, onto }: Way, sum: Sum): void {
  for (const x of frontOf(g, c).others) {
    if (x.a !== 'own-cost') continue;
    const scope = viewpoint(g, c, seat);
    if (x.while && !g.q.holds(g, x.while, scope)) continue;
    if (x.onto && (onto?.length !== 1 || !g.q.matches(g, onto[0] as Card, x.onto, scope))) continue;
    if (x.plus !== undefined) sum.plus += g.q.amount(g, x.plus, scope);
    if (x.less !== undefined) sum.less += g.q.amount(g, x.less, scope);
    if (x.ignoreAspects === true) sum.ignore = true;
    else if (x.ignoreAspects !== undefined) sum.forgiven = x.ignoreAspects;
  }
}

/** The printed cost and the aspect penalty, for a card whose cost nothing changes. */
export function plainCost(g: Game, seat: Seat, c: Card): number {
  const { printedCost, aspects } = def(g, c);
  if (iconsChange(g)) return printedCost + penalty(g, seat, aspects);
  const { byCard } = iconsOf(g, seat);
  return printedCost + (byCard[c] ??= penalty(g, seat, aspects));
}

/**
 * 6.2.1: keywords that the card gains when it is played, from the ability that plays it or from a
 * lasting effect that waits for it.
 */
function promisedKeywords(g: Game, way: Way, { grants = NONE }: Terms): Keyword[] {
  const waiting = g.s.lasting.flatMap((l) =>
    l.change?.grants && promises(g, l, way) ? l.change.grants : NONE,
  );
  return [...grants, ...waiting].flatMap((m) => (m.m === 'gain' ? [m.keyword] : []));
}

/** 6.2.3: the modified cost in resources. */
export function costOf(g: Game, way: Way, terms: Terms = PLAIN): number {
  if (terms.free) return 0;
  const { seat } = way;
  const { price, icons } = pricing(g, way);
  const less = terms.discount + 2 * terms.exploited;
  if (!board(g).changesCosts && frontOf(g, way.card).others.length === 0) {
    const raised = terms.ignoreAspects ? price : price + penalty(g, seat, icons);
    return Math.max(0, raised - less);
  }
  const sum: Sum = { plus: 0, less, ignore: terms.ignoreAspects };
  const keywords = promisedKeywords(g, way, terms);
  if (keywords.length > 0) g.promised = { card: way.card, keywords };
  changesInPlay(g, way, sum);
  g.promised = null;
  if (sum.free) return 0;
  ownChanges(g, way, sum);
  if (sum.forgiven !== undefined && !sum.ignore)
    sum.plus +=
      2 *
      missing(
        providedIcons(g, seat),
        icons.filter((a) => a !== sum.forgiven),
      );
  else if (!sum.ignore) sum.plus += penalty(g, seat, icons);
  return Math.max(0, price + sum.plus - sum.less);
}

/** How much of a cost one resource pays. */
export const worth = (g: Game, seat: Seat): number => (board(g).halfPrice.includes(seat) ? 2 : 1);

/**
 * How many resources, paying units and Credit tokens this cost takes. If resources count twice,
 * that is half of the determined cost, and each of them pays 1 of that half.
 */
export const due = (g: Game, seat: Seat, cost: number): number => Math.ceil(cost / worth(g, seat));

/** How many of a player's resources are ready. */
export function countReady(g: Game, seat: Seat): number {
  let n = 0;
  for (const r of player(g, seat).resources) n += g.s.ready[r] as number;
  return n;
}

/** 3.7.13, 8.15: none while the tokens have lost their ability. */
export function usableCredits(g: Game, seat: Seat): number {
  const { credits } = player(g, seat);
  const isTaken = (): boolean =>
    g.s.players.some((p, other) =>
      p.units.some(
        (u) =>
          other !== seat &&
          def(g, u).front.others.some((x) => x.a === 'blank-credits') &&
          !isBlank(g, u),
      ),
    );
  return credits > 0 && (isTaken() || isNameBlank(g, 'Credit', seat)) ? 0 : credits;
}

/** 1.8: ready units that may be exhausted as if they were resources. */
export function payingUnits(g: Game, seat: Seat): readonly Card[] {
  const { payers } = board(g);
  if (payers.length === 0) return NONE;
  return player(g, seat).units.filter(
    (c) =>
      g.s.ready[c] === 1 &&
      payers.some(
        ({ you, ability, scope }) => you === seat && g.q.matches(g, c, ability.with, scope),
      ),
  );
}

/** The highest cost that resources, paying units and Credit tokens can pay now (1.7.2, 3.7.13). */
export function purse(g: Game, seat: Seat): number {
  if (g.purseAt[seat] === g.version) return g.purse[seat] as number;
  const ready = countReady(g, seat) + payingUnits(g, seat).length;
  const n = (ready + usableCredits(g, seat)) * worth(g, seat);
  g.purse[seat] = n;
  g.purseAt[seat] = g.version;
  return n;
}

/**
 * The most that an instruction to pay can take. Such a payment is no cost (1.8.1, 1.8.8, 1.8.9), so
 * nothing halves it.
 */
export const means = (g: Game, seat: Seat): number => countReady(g, seat) + usableCredits(g, seat);

const rank = (g: Game, resource: Card, smuggled: Card): number =>
  resource === smuggled ? 0 : def(g, resource).front.smuggle ? 2 : 1;

/** The ready resource that the engine exhausts first; NO_CARD if none is ready. */
function firstToSpend(g: Game, seat: Seat, smuggled: Card): Card {
  let first = NO_CARD;
  let least = 0;
  for (const r of player(g, seat).resources) {
    if (g.s.ready[r] !== 1) continue;
    const n = rank(g, r, smuggled);
    if (first !== NO_CARD && (n > least || (n === least && r > first))) continue;
    first = r;
    least = n;
  }
  return first;
}

/**
 * 6.2.4, 1.7.4: exhausts ready resources. Players may rearrange their resources at any time, so the
 * engine chooses for them: it exhausts last those that could still be played from there; a smuggled
 * card pays for itself first (7.5.14E).
 */
export function spend(g: Game, seat: Seat, count: number, smuggled: Card = NO_CARD): void {
  for (let i = 0; i < count; i++) {
    const resource = firstToSpend(g, seat, smuggled);
    if (resource === NO_CARD) break;
    g.s.ready[resource] = 0;
  }
  g.version++;
}

type Extra = Extract<Ability, { a: 'additional-cost' }>;

interface AdditionalCost {
  source: Card;
  cost: Extra['cost'];
}

/** 1.8.8: additional costs that are not resources, from other cards and from the card itself. */
export function additionalCosts(
  g: Game,
  { seat, card: c, as, smuggle }: Way,
): readonly AdditionalCost[] {
  const smuggling = as === 'smuggle' ? smuggleTerms(g, seat, c, smuggle)?.extra : undefined;
  if (
    smuggling === undefined &&
    frontOf(g, c).others.length === 0 &&
    board(g).additional.length === 0
  )
    return NONE;
  const out: AdditionalCost[] = smuggling === undefined ? [] : [{ source: c, cost: smuggling }];
  for (const x of frontOf(g, c).others)
    if (x.a === 'additional-cost' && g.q.matches(g, c, x.cards, viewpoint(g, c, seat)))
      out.push({ source: c, cost: x.cost });
  for (const { source, ability, scope } of board(g).additional) {
    if (g.q.seats(g, ability.by, scope).includes(seat) && g.q.matches(g, c, ability.cards, scope))
      out.push({ source, cost: ability.cost });
  }
  return out;
}
