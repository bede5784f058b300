import { push, shuffle } from '#game';
import {
  everyOne,
  type Ability,
  type Arena,
  type CardFilter,
  type Cost,
  type Until,
} from '../card.js';
import { discardedOfKind, holds, isCardOfKind, isOfKind, sayingsOf } from './filters.js';
import { trigger } from './triggers.js';
import { isPaidByUnits } from './targets.js';
import type { Machine } from './machine.js';
import { reading } from './reading.js';
import {
  abilitiesOf,
  attachedTo,
  beneath,
  card,
  deckOf,
  facts,
  hand,
  isInborn,
  isUnitCard,
  foesOf,
  leadFoe,
  seatOf,
  stackOf,
  totalsOf,
  units,
} from './queries.js';
import type { CardState } from './state.js';

/** Draws cards; returns how many there were to draw. */
export const draw = (g: Machine, seat: number, count: number): number => {
  const drawn = deckOf(g, seat).splice(0, count);
  for (const key of drawn) {
    card(g, key).zone = 'hand';
    g.tell({ what: 'drawn', seat, card: key });
  }
  return drawn.length;
};

export const gainForce = (g: Machine, seat: number, n: number): void => {
  const own = seatOf(g, seat);
  own.force = Math.max(0, own.force + n);
  g.tell({ what: 'gained', seat, number: n });
  if (n > 0 && g.state.phase === 'battle') trigger(g, 'Force Gained', { seat });
};

const amount = (value: number | string | undefined, x: number): number =>
  value === 'X' ? x : Number(value ?? 0);

interface Paid {
  readonly x?: number;
  readonly key?: string;
}

/** The number of cards in hand, except the one whose cost is being paid. */
const othersInHand = (g: Machine, seat: number, key = ''): number =>
  hand(g, seat).filter((one) => one.key !== key).length;

const isExilable = (g: Machine, seat: number, exile: Cost['exile']): boolean =>
  exile === undefined ||
  discardedOfKind(g, exile.whose === undefined ? [seat] : foesOf(g, seat), exile.what).length >=
    exile.n;

const isShown = (g: Machine, seat: number, what: CardFilter): boolean =>
  hand(g, seat).some(({ key }) => isCardOfKind(g, key, what));

/** Whether a cost can be paid; `x` is the value of X in it, `key` the card whose cost it is. */
export const canPay = (
  g: Machine,
  seat: number,
  cost: Cost | undefined,
  { x = 0, key }: Paid = {},
): boolean => {
  const own = seatOf(g, seat);
  const itself = key === undefined ? undefined : card(g, key);
  return (
    !(cost?.tap === true && itself?.tapped !== false) &&
    !(cost?.retreat === true && itself?.zone !== 'arena') &&
    (cost?.unit === undefined || isPaidByUnits(g, seat, cost.unit, key)) &&
    amount(cost?.force, x) <= own.force &&
    amount(cost?.build, x) <= own.points &&
    (cost?.deck ?? 0) <= deckOf(g, seat).length &&
    (cost?.discard ?? 0) + (cost?.bottom ?? 0) <= othersInHand(g, seat, key) &&
    isExilable(g, seat, cost?.exile) &&
    !(cost?.leave === true && itself?.zone === 'location' && isGuarded(g, itself)) &&
    (cost?.reveal === undefined || isShown(g, seat, cost.reveal))
  );
};

export const pay = (
  g: Machine,
  seat: number,
  cost: Cost | undefined,
  { x = 0, key }: Paid = {},
): void => {
  const own = seatOf(g, seat);
  if (key !== undefined && cost?.tap === true) card(g, key).tapped = true;
  if (key !== undefined && cost?.leave === true) {
    if (card(g, key).zone === 'location') discardLocation(g, key);
    else discardUnit(g, key);
  }
  if (key !== undefined && cost?.retreat === true) toBuildZone(g, key, true);
  if (key !== undefined && cost?.harm !== undefined) card(g, key).damage += cost.harm;
  if (key !== undefined && cost?.unit !== undefined) payWithUnit(g, seat, key, cost.unit);
  own.force -= amount(cost?.force, x);
  own.points -= amount(cost?.build, x);
  const { discard = 0, hand: whole, deck = 0, bottom = 0, both, exile, reveal } = cost ?? {};
  mill(g, seat, deck);
  if (both !== undefined) for (const each of g.state.order) gainForce(g, each, both);
  if (exile !== undefined)
    push(g, {
      kind: 'exile',
      at: 0,
      seat,
      left: exile.n,
      what: exile.what,
      whose: exile.whose === undefined ? seat : leadFoe(g, seat),
    });
  if (reveal !== undefined)
    push(g, { kind: 'discard', at: 0, seat, left: 1, to: 'reveal', what: reveal });
  if (bottom > 0) push(g, { kind: 'discard', at: 0, seat, left: bottom, to: 'bottom' });
  if (whole === true) push(g, { kind: 'discard', at: 0, seat, left: everyOne });
  if (discard > 0) push(g, { kind: 'discard', at: 0, seat, left: discard });
};

/** Moves cards from the top of a deck to the discard pile. */
export const mill = (g: Machine, seat: number, n: number): void => {
  for (const key of deckOf(g, seat).splice(0, n)) {
    card(g, key).zone = 'discard';
    g.tell({ what: 'discarded', seat, card: key });
  }
};

/** The player chooses which of their units the cost is paid with. */
const payWithUnit = (
  g: Machine,
  seat: number,
  key: string,
  { do: does, what, n = 1 }: NonNullable<Cost['unit']>,
): void =>
  push(g, {
    kind: 'parts',
    at: 0,
    seat,
    card: key,
    on: null,
    parts: Array.from({ length: n }, () => ({ do: does, n: 1, to: { choose: what } })),
  });

/** Ends the effects that last until the end of an attack, of the battle or of the turn. */
export const endLasting = (g: Machine, ...over: readonly Until[]): void => {
  const { lasting } = g.state;
  if (lasting !== undefined && lasting.length > 0)
    g.state.lasting = lasting.filter(({ until }) => !over.includes(until));
};

/** Resets a card to its state outside play: nothing on it, controlled by its owner. */
const bare = (one: CardState, to: CardState['zone']): void => {
  one.zone = one.supplied === true && to !== 'stack' ? 'supply' : to;
  one.controller = one.owner;
  one.arena = null;
  one.on = null;
  one.faceDown = false;
  one.counters = 0;
  one.damage = 0;
  one.tapped = false;
  one.focused = 0;
  one.stunned = 0;
  one.moved = false;
  delete one.held;
  delete one.doomed;
};

/** Moves a card that is not in a stack to a zone outside play. */
export const putAway = (g: Machine, key: string, zone: 'hand' | 'discard' | 'out'): void =>
  bare(card(g, key), zone);

/** Removes damage counters from a unit; which player removed them is recorded for this turn. */
export const mend = (g: Machine, key: string, by: number, most: number): void => {
  const one = card(g, key);
  const healed = Math.min(one.damage, most);
  one.damage -= healed;
  if (healed > 0) (g.state.mended ??= []).push({ by, to: key });
  g.tell({ what: 'healed', card: key, number: healed });
};

/** Ends everything that lasts, or is recorded, for one turn. */
export const endTurnLasting = (g: Machine): void => {
  endLasting(g, 'turn');
  delete g.state.dealt;
  delete g.state.mended;
  delete g.state.decrees;
};

/** Ends the effects on a unit that leaves play. */
const forget = (g: Machine, key: string): void => {
  const { lasting } = g.state;
  if (lasting !== undefined) g.state.lasting = lasting.filter(({ on }) => on !== key);
};

/** Skills and Traits are discarded with their unit; other Equipment goes back to the build zone. */
const dropEquipment = (g: Machine, equipment: CardState): void => {
  const { controller } = equipment;
  const stays = isInborn(g, equipment.key);
  bare(equipment, stays ? 'discard' : 'build');
  if (!stays) equipment.controller = controller;
};

/** Whether a Location cannot be discarded now. */
export const isGuarded = (g: Machine, one: CardState): boolean =>
  sayingsOf(g, one.key).some(
    ({ keyword, when = [] }) =>
      keyword === "Can't Be Discarded" && when.every((condition) => holds(g, one, condition)),
  );

/** The `When Discarded` abilities of a card, read before it is discarded. */
const lastWords = (g: Machine, one: CardState): Ability[] =>
  abilitiesOf(g, one.key).filter(
    ({ keyword, only = one.arena, when = [] }) =>
      keyword === 'When Discarded' &&
      only === one.arena &&
      when.every((condition) => holds(g, one, condition)),
  );

/**
 * Carries out these abilities for the player who controlled the card, although the card is back
 * with its owner.
 */
const sayLast = (g: Machine, seat: number, key: string, words: readonly Ability[]): void => {
  for (const { does: parts = [] } of words)
    push(g, { kind: 'parts', at: 0, seat, card: key, on: null, parts });
};

/** Discards a Location, unless it cannot be discarded. */
export const discardLocation = (g: Machine, key: string): void => {
  const one = card(g, key);
  if (isGuarded(g, one)) return;
  const { controller: seat } = one;
  const last = lastWords(g, one);
  g.tell({ what: 'discarded', card: key, seat });
  bare(one, 'discard');
  sayLast(g, seat, key, last);
};

/**
 * Discards a unit with its whole stack and its Pilots; its Equipment goes back to the build zone.
 */
export const discardUnit = (g: Machine, key: string): void => {
  const { controller: seat } = card(g, key);
  const last = lastWords(g, card(g, key));
  for (const lying of attachedTo(g, key)) {
    if (isUnitCard(g, lying.key)) discardUnit(g, lying.key);
    else dropEquipment(g, lying);
  }
  for (const under of stackOf(g, key)) bare(under, 'discard');
  for (const under of beneath(g, key)) bare(under, 'out');
  g.tell({ what: 'discarded', card: key, seat });
  bare(card(g, key), 'discard');
  forget(g, key);
  sayLast(g, seat, key, last);
};

/**
 * Whether another card may still save a unit from being discarded; its player is then asked, and
 * the unit stays until that is settled. `discards`: if nobody saves it, the unit is discarded right
 * away.
 */
export const isRescued = (g: Machine, key: string, discards: boolean): boolean => {
  const one = card(g, key);
  if (one.doomed === true) return false;
  if (g.state.stack.some((frame) => frame.kind === 'rescue' && frame.card === key)) return true;
  const by = units(g, one.controller).find((other) =>
    abilitiesOf(g, other.key).some(
      ({ keyword, what = {} }) =>
        keyword === 'Rescues' &&
        isOfKind(g, one, what, { seat: other.controller, self: other.key }),
    ),
  );
  if (by === undefined) return false;
  push(g, { kind: 'rescue', at: 0, card: key, by: by.key, discards });
  return true;
};

/**
 * Discards every unit whose damage has reached its health, until there are none left; returns them.
 */
export const discardDestroyed = (g: Machine): CardState[] => {
  const gone: CardState[] = [];
  for (;;) {
    const now = reading(g);
    const next = units(g)
      .filter(({ key, damage }) => damage >= totalsOf(now, key).health)
      .find(({ key }) => !isRescued(g, key, true));
    if (!next) return gone;
    gone.push({ ...next });
    discardUnit(g, next.key);
  }
};

/** Moves a unit from its arena to the build zone, face up; it keeps damage and Equipment. */
export const toBuildZone = (g: Machine, key: string, tapped: boolean): void => {
  const one = card(g, key);
  if (one.supplied === true) {
    for (const lying of attachedTo(g, key)) dropEquipment(g, lying);
    bare(one, 'supply');
    forget(g, key);
    return;
  }
  one.zone = 'build';
  one.arena = null;
  one.tapped = tapped;
};

export const enter = (g: Machine, key: string, arena: Arena): void => {
  const one = card(g, key);
  one.zone = 'arena';
  one.arena = arena;
  one.on = null;
  one.faceDown = false;
  one.counters = 0;
};

/** Makes another card the top of a stack: it takes over the stack's place and everything on it. */
export const bringToTop = (g: Machine, top: string, key: string): void => {
  const [old, next] = [card(g, top), card(g, key)];
  for (const other of Object.values(g.state.cards))
    if (other.on === top && other.key !== key) other.on = key;
  const { zone, arena, damage, tapped, focused, stunned, controller, moved } = old;
  for (const given of g.state.lasting ?? []) if (given.on === top) given.on = key;
  bare(old, 'stack');
  old.on = key;
  old.controller = controller;
  next.on = null;
  next.faceDown = false;
  next.counters = 0;
  Object.assign(next, { zone, arena, damage, tapped, focused, stunned, controller, moved });
};

export const slideUnder = (g: Machine, top: string, key: string): void => {
  const one = card(g, key);
  bare(one, 'stack');
  one.on = top;
};

export const discardFromHand = (g: Machine, key: string): void => {
  g.tell({ what: 'discarded', card: key, seat: card(g, key).controller });
  putAway(g, key, 'discard');
};

/** Non-unit cards in hand, which may be replaced in the mulligan. */
export const nonUnits = (g: Machine, seat: number): CardState[] =>
  hand(g, seat).filter(({ key }) =>
    facts(g, key).types.every((type) => !['Space', 'Ground', 'Character'].includes(type)),
  );

/** Takes up to `most` cards with a name from the deck into the hand, then shuffles the deck. */
export const searchByName = (g: Machine, seat: number, most: number, named: string): void => {
  const deck = deckOf(g, seat);
  for (const key of deck.filter((one) => facts(g, one).name === named).slice(0, most)) {
    deck.splice(deck.indexOf(key), 1);
    card(g, key).zone = 'hand';
    g.tell({ what: 'drawn', seat, card: key });
  }
  shuffle(g, deck);
};

/** Returns a unit to its owner's hand together with its stack, its Pilots and its Equipment. */
export const toHand = (g: Machine, key: string): void => {
  for (const lying of attachedTo(g, key)) {
    if (isUnitCard(g, lying.key)) toHand(g, lying.key);
    else bare(lying, 'hand');
  }
  for (const under of stackOf(g, key)) bare(under, 'hand');
  for (const under of beneath(g, key)) bare(under, 'out');
  bare(card(g, key), 'hand');
  forget(g, key);
};
