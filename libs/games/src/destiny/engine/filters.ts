import type { Amount, CardFilter, DiceFilter } from './terms.js';
import { leastCost } from './costs.js';
import type { Machine } from './machine.js';
import { healthLeft, resolvingCost } from './moves.js';
import {
  card,
  controllerOf,
  deckOf,
  facts,
  hand,
  inPlay,
  pool,
  seatMeant,
  seatOf,
  sideOf,
  typeOf,
  valueOf,
} from './queries.js';
import { canResolve } from './resolvable.js';
import type { CardState, DieState, RunFrame } from './state.js';
import { areCopies } from '../facts/catalogue.js';

const isWhose = (frame: RunFrame, whose: CardFilter['whose'], seat: number): boolean =>
  whose === 'own'
    ? seat === frame.seat
    : whose === 'opponent'
      ? frame.opponent === null
        ? seat !== frame.seat
        : seat === frame.opponent
      : true;

/** The character that the source is, or is attached to. */
const hostOf = (g: Machine, frame: RunFrame): string => card(g, frame.source).host ?? frame.source;

/** Checks relations to other cards: its character, an earlier choice, being the cheapest match. */
const isRelated = (
  g: Machine,
  frame: RunFrame,
  { hostOf: host, among, cheapest, affordable, ...rest }: CardFilter,
  one: CardState,
): boolean => {
  if (host !== undefined && one.host !== frame.chosen[host]?.[0]) return false;
  if (among !== undefined && !frame.chosen[among]?.includes(one.key)) return false;
  const { cost } = facts(g, one.key);
  if (affordable && cost > seatOf(g, frame.seat).resources) return false;
  return !(
    cheapest &&
    Object.values(g.state.cards).some(
      (other) =>
        other.zone === one.zone &&
        cardFits(g, frame, rest, other) &&
        leastCost(g, other.controller, other.key) < leastCost(g, one.controller, one.key),
    )
  );
};

const hasTwin = (g: Machine, one: CardState): boolean =>
  inPlay(g, one.controller).some(
    (other) => other.key !== one.key && areCopies(facts(g, other.key), facts(g, one.key)),
  );

/** Checks counters, cost and similar values of a card. */
const isInState = (g: Machine, frame: RunFrame, filter: CardFilter, one: CardState): boolean => {
  const { cost } = facts(g, one.key);
  if (filter.costs !== undefined && cost !== amount(g, frame, filter.costs)) return false;
  if (cost < (filter.costFrom ?? 0) || one.damage < (filter.damaged ?? 0)) return false;
  if (filter.alliedTo !== undefined) {
    const allies = cardsNamed(g, frame, filter.alliedTo).map((key) => card(g, key).controller);
    if (!allies.includes(one.controller)) return false;
  }
  if (filter.twin && !hasTwin(g, one)) return false;
  if (filter.shielded !== undefined && filter.shielded !== one.shields > 0) return false;
  if (filter.healthTo !== undefined && healthLeft(g, one.key) > filter.healthTo) return false;
  return !(filter.onReady && (one.host === null || card(g, one.host).exhausted));
};

export const cardFits = (
  g: Machine,
  frame: RunFrame,
  filter: CardFilter,
  one: CardState,
): boolean => {
  const fact = facts(g, one.key);
  const { types, color, unique, ready, subtypes, without, not, upTo, copyOf } = filter;
  if (!isWhose(frame, filter.whose, one.controller)) return false;
  if (types && !types.includes(typeOf(g, one.key))) return false;
  if (color && fact.color !== color) return false;
  if (unique !== undefined && fact.unique !== unique) return false;
  if (ready !== undefined && one.exhausted === ready) return false;
  if (subtypes && !subtypes.some((subtype) => fact.subtypes.includes(subtype))) return false;
  if (without?.some((subtype) => fact.subtypes.includes(subtype))) return false;
  if (filter.notColor && fact.color === filter.notColor) return false;
  if ([not ?? []].flat().some((name) => cardsNamed(g, frame, name).includes(one.key))) return false;
  if (upTo !== undefined && fact.cost > amount(g, frame, upTo)) return false;
  if (!isInState(g, frame, filter, one)) return false;
  if (!isRelated(g, frame, filter, one)) return false;
  const copied = copyOf === undefined ? undefined : cardsNamed(g, frame, copyOf)[0];
  return copied === undefined || (areCopies(facts(g, copied), fact) && copied !== one.key);
};

/**
 * Cards in a zone that match a filter; the zone may be in play, a hand, a deck or a discard pile.
 */
export const cardsThatFit = (
  g: Machine,
  frame: RunFrame,
  zone: CardState['zone'],
  filter: CardFilter,
): CardState[] =>
  Object.values(g.state.cards).filter(
    (one) => one.zone === zone && cardFits(g, frame, filter, one),
  );

const isAt = (g: Machine, frame: RunFrame, one: DieState, at: string): boolean => {
  const [character] = cardsNamed(g, frame, at);
  return (
    character !== undefined && (one.card === character || card(g, one.card).host === character)
  );
};

/** Checks the card that a die belongs to. */
const isOfCard = (
  g: Machine,
  frame: RunFrame,
  { subtypes, colorOf }: DiceFilter,
  one: DieState,
): boolean => {
  const fact = facts(g, one.card);
  if (subtypes && !subtypes.some((subtype) => fact.subtypes.includes(subtype))) return false;
  const like = colorOf === undefined ? undefined : cardsNamed(g, frame, colorOf)[0];
  return like === undefined || facts(g, like).color === fact.color;
};

/** Whether another matching die shows a lower value. */
const isUndercut = (
  g: Machine,
  frame: RunFrame,
  { lowest: _, ...rest }: DiceFilter,
  one: DieState,
): boolean => diceThatFit(g, frame, rest).some((other) => valueOf(g, other) < valueOf(g, one));

/** Checks what the side of a die has in common with other dice. */
const isLike = (
  g: Machine,
  frame: RunFrame,
  { equals, symbolOf, alike, matchesOwn }: DiceFilter,
  one: DieState,
): boolean => {
  const { symbol } = sideOf(g, one);
  if (equals !== undefined && valueOf(g, one) !== amount(g, frame, equals)) return false;
  const shownBy = (name: string): DieState[] =>
    (frame.chosen[name] ?? []).flatMap((key) => g.state.dice[key] ?? []);
  const named = [symbolOf, alike].flatMap((name) => (name === undefined ? [] : shownBy(name)));
  if (named.some((other) => other.place !== 'pool' || sideOf(g, other).symbol !== symbol))
    return false;
  if (alike !== undefined && named.some((other) => valueOf(g, other) !== valueOf(g, one)))
    return false;
  return !matchesOwn || pool(g, frame.seat).some((own) => sideOf(g, own).symbol === symbol);
};

const dieFits = (g: Machine, frame: RunFrame, filter: DiceFilter, one: DieState): boolean => {
  if (one.place !== 'pool' || !isWhose(frame, filter.whose, controllerOf(g, one))) return false;
  const side = sideOf(g, one);
  const value = valueOf(g, one);
  if (filter.color && facts(g, one.card).color !== filter.color) return false;
  if (filter.shows && !filter.shows.includes(side.symbol)) return false;
  if (filter.min !== undefined && value < filter.min) return false;
  if (filter.max !== undefined && value > amount(g, frame, filter.max)) return false;
  if (filter.plus && !side.modifier) return false;
  if (filter.priced && side.cost === 0) return false;
  if (filter.notShows?.includes(side.symbol)) return false;
  if (filter.of && !filter.of.includes(typeOf(g, one.card))) return false;
  if (filter.at !== undefined && !isAt(g, frame, one, filter.at)) return false;
  if (filter.notIn !== undefined && frame.chosen[filter.notIn]?.includes(one.key)) return false;
  if (filter.resolvable && !canResolve(g, frame.seat, one.key, filter.resolvable)) return false;
  if (!isOfCard(g, frame, filter, one) || !isLike(g, frame, filter, one)) return false;
  if (filter.among !== undefined && !frame.chosen[filter.among]?.includes(one.key)) return false;
  if (filter.lowest && isUndercut(g, frame, filter, one)) return false;
  return !(filter.other && one.key === frame.die);
};

export const diceThatFit = (g: Machine, frame: RunFrame, filter: DiceFilter): DieState[] =>
  Object.values(g.state.dice).filter((one) => dieFits(g, frame, filter, one));

const sumOf = (g: Machine, frame: RunFrame, which: string, what: 'shields' | 'damage'): number =>
  cardsNamed(g, frame, which).reduce((sum, key) => sum + card(g, key)[what], 0);

/** Cards by the name that a step stores them under: chosen ones, `this`, `host`. */
export const cardsNamed = (g: Machine, frame: RunFrame, which: string): string[] => {
  if (which === 'this') return [frame.source];
  if (which === 'host') return [hostOf(g, frame)];
  return frame.chosen[which] ?? [];
};

/** The sum of the values that dice show; dice outside a pool count 0 (part 8, combined value). */
const combinedValue = (g: Machine, keys: readonly string[]): number =>
  keys.reduce((sum, key) => {
    const one = g.state.dice[key];
    return sum + (one?.place === 'pool' ? valueOf(g, one) : 0);
  }, 0);

/** The number of matching cards outside play, or among the chosen ones. */
const countedCards = (
  g: Machine,
  frame: RunFrame,
  of: Extract<Amount, { inHand: CardFilter } | { defeated: 'opponent' } | { odd: string }>,
): number => {
  if ('odd' in of)
    return cardsNamed(g, frame, of.odd).filter((key) => facts(g, key).cost % 2 === 1).length;
  if ('inHand' in of)
    return cardsThatFit(g, frame, 'hand', { whose: 'opponent', ...of.inHand }).length;
  return cardsThatFit(g, frame, 'out', { whose: 'opponent', types: ['character'] }).length;
};

/** The present value of an amount in a card's text. */
export const amount = (g: Machine, frame: RunFrame, of: Amount): number => {
  if (typeof of === 'number') return of;
  if ('dice' in of) return diceThatFit(g, frame, of.dice).length;
  if ('cards' in of) return inPlay(g).filter((one) => cardFits(g, frame, of.cards, one)).length;
  if ('inDiscard' in of)
    return cardsThatFit(g, frame, 'discard', { whose: 'own', ...of.inDiscard }).length;
  if ('symbols' in of)
    return new Set(diceThatFit(g, frame, of.symbols).map((one) => sideOf(g, one).symbol)).size;
  if ('shieldsAmong' in of)
    return cardsThatFit(g, frame, 'play', of.shieldsAmong).reduce(
      (sum, { shields }) => sum + shields,
      0,
    );
  if ('inHand' in of || 'defeated' in of || 'odd' in of) return countedCards(g, frame, of);
  if ('combined' in of)
    return combinedValue(
      g,
      diceThatFit(g, frame, of.combined).map(({ key }) => key),
    );
  if ('value' in of) return combinedValue(g, frame.chosen[of.value] ?? []);
  if ('cost' in of)
    return (frame.chosen[of.cost] ?? []).reduce((sum, key) => sum + facts(g, key).cost, 0);
  if ('count' in of) return (frame.chosen[of.count] ?? []).length;
  if ('number' in of) return frame.numbers[of.number] ?? 0;
  if ('deck' in of) return deckOf(g, frame.seat).length;
  if ('hand' in of) return hand(g, seatMeant(g, frame, of.hand)).length;
  if ('resources' in of) return seatOf(g, seatMeant(g, frame, of.resources)).resources;
  if ('price' in of) return resolvingCost(g, frame.chosen[of.price] ?? []);
  if ('shieldsOn' in of) return sumOf(g, frame, of.shieldsOn, 'shields');
  if ('damageOn' in of) return sumOf(g, frame, of.damageOn, 'damage');
  if ('less' in of) return Math.max(amount(g, frame, of.less[0]) - amount(g, frame, of.less[1]), 0);
  if ('atMost' in of) return Math.min(of.atMost, amount(g, frame, of.of));
  if ('twice' in of) return 2 * amount(g, frame, of.twice);
  if ('half' in of) return Math.ceil(amount(g, frame, of.half) / 2);
  return of.sum.reduce<number>((sum, part) => sum + amount(g, frame, part), 0);
};
