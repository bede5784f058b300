/**
 * 8.5 Choosing. If the text gives a choice there is a decision; a forced choice is made at once,
 * unless that would reveal hidden information (1.17.4).
 */
import type { Choose, Filter, Target, Total, Who } from '../effects/nodes.js';
import { allRead } from '../effects/all-read.js';
import { perNode } from '../effects/per-node.js';
import { remaining } from '../cr/01-concepts/10-power-and-hp.js';
import { pickedCards } from '../kernel/decisions.js';
import { below } from '../kernel/dice.js';
import type { EffectFrame, Scope } from '../kernel/frames.js';
import { handleOf, isHiddenFrom } from '../kernel/handles.js';
import { spareReady } from '../cr/01-concepts/05-cards.js';
import { ask, controller, def, type Game, isUnit, player, zoneOf } from '../kernel/game.js';
import { snapshot } from '../kernel/last-known.js';
import type { Card, Seat } from '../kernel/state.js';
import { accept } from './frame.js';
import { inPlayMatching, matches, pileOf } from '../cr/01-concepts/filters.js';
import { hasTrait, traitsOf } from '../cr/01-concepts/traits.js';

type Among = Pick<Choose, 'choose' | 'from' | 'of'>;

export function candidates(g: Game, t: Among, scope: Scope): Card[] {
  if (t.from) {
    const pile = t.from;
    return g.q
      .seats(g, t.of ?? 'you', scope)
      .flatMap((s) => pileOf(g, s, pile))
      .filter((c) => matches(g, c, t.choose, scope));
  }
  return inPlayMatching(g, t.choose, scope);
}

const bind = (g: Game, scope: Scope, name: string | undefined, cards: Card[]): Card[] => {
  for (const c of cards) if (isUnit(g, c)) scope.known[c] = snapshot(g, c);
  scope.refs[name ?? 'it'] = cards;
  return cards;
};

function atRandom(g: Game, cards: readonly Card[], n: number): Card[] {
  const left = [...cards];
  const out: Card[] = [];
  while (out.length < n && left.length > 0) out.push(...left.splice(below(g.s, left.length), 1));
  return out;
}

/**
 * The fields about a face-down card that are public: whose it is (1.7.5), and whether it is ready
 * (1.7.4).
 */
const PUBLIC: ReadonlySet<string> = new Set<keyof Filter>([
  'side',
  'ownedBy',
  'controlledBy',
  'ready',
]);

/**
 * 1.17.4: a choice among one's own hidden cards may always find nothing, unless any card will do or
 * they were looked at before. How many there are is public (4.7.4), so nothing is asked about an
 * empty hand.
 */
function secret(g: Game, t: Among, scope: Scope): boolean {
  const hidden =
    (t.of === undefined || t.of === 'you') &&
    (t.from === 'hand' || t.from === 'resource' || t.from === 'deck');
  return (
    hidden &&
    Object.keys(t.choose).some((asked) => !PUBLIC.has(asked)) &&
    t.choose.is === undefined &&
    pileOf(g, scope.you, t.from as 'hand').length > 0
  );
}

/**
 * 1.7.4: cards that are face down for the choosing player come in an order that changes with each
 * question and reveals nothing.
 */
function inSecretOrder(g: Game, seat: Seat, cards: Card[]): Card[] {
  if (g.s.discreet !== true || !cards.some((c) => isHiddenFrom(g.s, seat, c))) return cards;
  const key = (c: Card): number => handleOf(g.s, seat, c);
  return [
    ...cards.filter((c) => !isHiddenFrom(g.s, seat, c)),
    ...cards.filter((c) => isHiddenFrom(g.s, seat, c)).sort((a, b) => key(a) - key(b)),
  ];
}

/**
 * The name of the cards chosen so far, if they are chosen one by one because each choice leaves
 * less for the next (8.5).
 */
const GATHERED = 'gathered';

const WORTH: { readonly [K in Total['of']]: (g: Game, c: Card) => number } = {
  cost: (g, c) => def(g, c).printedCost,
  power: (g, c) => g.q.power(g, c),
  remaining,
};

/** Whether all these cards share a trait, or are in the same arena. */
const haveInCommon = (g: Game, what: NonNullable<Choose['sharing']>, cards: readonly Card[]) =>
  what === 'arena'
    ? new Set(cards.map((c) => zoneOf(g, c))).size < 2
    : cards.length === 0 ||
      traitsOf(g, cards[0] as Card).some((trait) => cards.every((c) => hasTrait(g, c, trait)));

/** The cards that can be chosen in addition to those chosen so far. */
function stillFitting(g: Game, t: Choose, scope: Scope, chosen: readonly Card[]): Card[] {
  const { total, sharing } = t;
  const left = total
    ? g.q.amount(g, total.most, scope) - chosen.reduce((n, c) => n + WORTH[total.of](g, c), 0)
    : 0;
  return candidates(g, t, scope).filter(
    (c) =>
      !chosen.includes(c) &&
      (!total || WORTH[total.of](g, c) <= left) &&
      (!sharing || haveInCommon(g, sharing, [...chosen, c])),
  );
}

/**
 * "Any number of units with a combined cost of 6 or less": one after the other, until the player
 * stops.
 */
function gather(g: Game, f: EffectFrame, t: Choose, scope: Scope): Card[] | null {
  let chosen = scope.refs[GATHERED] ?? [];
  const finish = (): Card[] => {
    delete scope.refs[GATHERED];
    if (chosen.length > 0) accept(g, f);
    return bind(g, scope, t.as, chosen);
  };
  if (f.answer) {
    const [next] = f.answer.picked;
    f.answer = undefined;
    if (!next || !('card' in next)) return finish();
    chosen = [...chosen, next.card];
  }
  const options =
    chosen.length < g.q.amount(g, t.n, scope) ? stillFitting(g, t, scope, chosen) : [];
  if (options.length === 0) return finish();
  scope.refs[GATHERED] = chosen;
  ask(g, {
    seat: g.q.seats(g, t.by ?? 'you', scope)[0] ?? scope.you,
    kind: 'target',
    options: options.map((card) => ({ o: 'card', card })),
    min: 0,
    max: 1,
    source: scope.source,
    note: f.effect.do,
  });
  return null;
}

type OfEach = Choose & { readonly ofEach: Who };

/**
 * "A unit controlled by each player": the choices for one player after the other, if each of them
 * has enough.
 */
function fromEach(g: Game, f: EffectFrame, t: OfEach, scope: Scope): Card[] | null {
  const n = g.q.amount(g, t.n, scope);
  const all = candidates(g, t, scope);
  const shares = g.q
    .seats(g, t.ofEach, scope)
    .map((seat) => all.filter((c) => controller(g, c) === seat));
  if (shares.some((share) => share.length < n)) return bind(g, scope, t.as, []);
  let chosen = scope.refs[GATHERED] ?? [];
  if (f.answer) chosen = [...chosen, ...pickedCards(f.answer)];
  f.answer = undefined;
  for (const share of shares) {
    if (share.some((c) => chosen.includes(c))) continue;
    if (share.length > n) {
      scope.refs[GATHERED] = chosen;
      ask(g, {
        seat: scope.you,
        kind: 'target',
        options: share.map((card) => ({ o: 'card', card })),
        min: n,
        max: n,
        source: scope.source,
        note: f.effect.do,
      });
      return null;
    }
    chosen = [...chosen, ...share];
  }
  delete scope.refs[GATHERED];
  return bind(g, scope, t.as, chosen);
}

const readChoice = perNode((t: Choose) => {
  const { choose: what, n: most, upTo, by, as, from, of, random, ...more } = t;
  const { total, sharing, ofEach, ...rest } = more;
  allRead(rest);
  const among: Among = { choose: what, ...(from ? { from } : {}), ...(of ? { of } : {}) };
  return { what, among, most, upTo, by, as, random, ofEach, oneByOne: Boolean(total ?? sharing) };
});

function choose(g: Game, f: EffectFrame, t: Choose, scope: Scope): Card[] | null {
  const { what, among, most, upTo, by, as, random, ofEach, oneByOne } = readChoice(t);
  if (ofEach) return fromEach(g, f, { ...t, ofEach }, scope);
  if (oneByOne) return gather(g, f, t, scope);
  if (f.answer) {
    const chosen = pickedCards(f.answer);
    f.answer = undefined;
    if (chosen.length > 0) accept(g, f);
    return bind(g, scope, as, chosen);
  }
  const options = candidates(g, among, scope);
  const n = g.q.amount(g, most, scope);
  if (random) return bind(g, scope, as, atRandom(g, options, n));
  const hiding = secret(g, among, scope);
  if (n <= 0 || (options.length === 0 && !hiding)) return bind(g, scope, as, []);
  const free = f.optional || upTo === true || hiding;
  if (!free && options.length <= n) return bind(g, scope, as, options);
  const seat = g.q.seats(g, by ?? 'you', scope)[0] ?? scope.you;
  const max = Math.min(n, options.length);
  ask(g, {
    seat,
    kind: 'target',
    options: inSecretOrder(g, seat, options).map((card) => ({ o: 'card', card })),
    min: free ? 0 : max,
    max,
    source: scope.source,
    note: f.effect.do,
    ...lookedAt(g, what, seat, options),
  });
  return null;
}

/**
 * 8.14: hidden cards that this ability has shown to its player stay shown while they choose among
 * them.
 */
function lookedAt(g: Game, what: Filter, seat: Seat, options: Card[]): { shown?: Card[] } {
  const seen =
    g.s.discreet === true && what.is !== undefined
      ? options.filter((c) => isHiddenFrom(g.s, seat, c))
      : [];
  return seen.length > 0 ? { shown: seen } : {};
}

function all(g: Game, t: Extract<Target, { all: unknown }>, scope: Scope): Card[] {
  const { from } = t;
  const cards = from
    ? g.q
        .seats(g, t.of ?? 'you', scope)
        .flatMap((s) => pileOf(g, s, from))
        .filter((c) => matches(g, c, t.all, scope))
    : inPlayMatching(g, t.all, scope);
  return bind(g, scope, t.as, cards);
}

function several(g: Game, f: EffectFrame, list: readonly Target[], scope: Scope): Card[] | null {
  // Kept apart from what the instruction itself counts and remembers in its frame.
  let found = f.found ?? { i: 0, cards: [] };
  while (found.i < list.length) {
    const cards = targets(g, f, list[found.i] as Target, scope);
    if (!cards) return null;
    found = { i: found.i + 1, cards: [...found.cards, ...cards] };
    f.found = found;
  }
  f.found = undefined;
  return [...new Set(found.cards)];
}

/** The cards that an instruction affects; null while a player is being asked. */
export function targets(g: Game, f: EffectFrame, t: Target, scope: Scope): Card[] | null {
  if ('choose' in t) return choose(g, f, t, scope);
  if ('ref' in t) return g.q.refs(g, t.ref, scope);
  if ('all' in t) return all(g, t, scope);
  if ('baseOf' in t) return g.q.seats(g, t.baseOf, scope).map((s) => player(g, s).base);
  if ('topOf' in t)
    return g.q
      .seats(g, t.topOf, scope)
      .flatMap((s) => player(g, s).deck.slice(0, g.q.amount(g, t.n ?? 1, scope)));
  return several(g, f, t.several, scope);
}

/**
 * 1.7.4: the owner arranges their resources first, unless another player has chosen this very one.
 */
export function arrangeFirst(g: Game, c: Card, to: Target, scope: Scope): void {
  const chosenBy =
    typeof to === 'object' && 'choose' in to ? g.q.seats(g, to.by ?? 'you', scope) : [];
  if (chosenBy.length === 0 || chosenBy.includes(controller(g, c))) spareReady(g, c);
}
