import type { Behaviour, Keyword } from './behaviour.js';
import type { Machine } from './machine.js';
import type { CardState, DestinyState, DieState, RunFrame } from './state.js';
import type { CardType, DestinyCard, Side } from '../facts/card.js';

type Constant = NonNullable<Behaviour['constant']>;

export const card = (g: Machine, key: string): CardState => {
  const found = g.state.cards[key];
  if (!found) throw new Error(`there is no card ${key} in this game`);
  return found;
};

export const die = (g: Machine, key: string): DieState => {
  const found = g.state.dice[key];
  if (!found) throw new Error(`there is no die ${key} in this game`);
  return found;
};

export const facts = (g: Machine, key: string): DestinyCard => g.book.card(card(g, key).card);

export const behaviour = (g: Machine, key: string) => g.book.behaviour(card(g, key).card);

/** The type that a card counts as in play: an upgrade may have become a support. */
export const typeOf = (g: Machine, key: string): CardType =>
  card(g, key).support ? 'support' : facts(g, key).type;

export const cardsIn = (
  { cards }: DestinyState,
  zone: CardState['zone'],
  seat?: number,
): CardState[] => {
  const found: CardState[] = [];
  for (const key in cards) {
    const one = cards[key] as CardState;
    if (one.zone === zone && (seat === undefined || one.controller === seat)) found.push(one);
  }
  return found;
};

export const inPlay = (g: Machine, seat?: number): CardState[] => cardsIn(g.state, 'play', seat);

export const characters = (g: Machine, seat?: number): CardState[] =>
  inPlay(g, seat).filter(({ key }) => typeOf(g, key) === 'character');

export const upgradesOn = (g: Machine, host: string): CardState[] =>
  inPlay(g).filter((one) => one.host === host);

export const hand = (g: Machine, seat: number): CardState[] => cardsIn(g.state, 'hand', seat);

export const pool = (g: Machine, seat: number): DieState[] => {
  const { dice } = g.state;
  const found: DieState[] = [];
  for (const key in dice) {
    const one = dice[key] as DieState;
    if (one.place === 'pool' && controllerOf(g, one) === seat) found.push(one);
  }
  return found;
};

export const controllerOf = (g: Machine, one: DieState): number =>
  one.loose ? one.owner : card(g, one.card).controller;

export const alive = (state: DestinyState): number[] =>
  state.seats.flatMap(({ eliminated }, seat) => (eliminated ? [] : [seat]));

export const opponents = (state: DestinyState, seat: number): number[] =>
  alive(state).filter((other) => other !== seat);

/** The opponent that the ability refers to; chosen once if there are several (part 9). */
export const theOpponent = (g: Machine, frame: RunFrame): number => {
  const [only] = opponents(g.state, frame.seat);
  return frame.opponent ?? only ?? frame.seat;
};

/** The seat that a step of an ability refers to; omitted: the player of the ability. */
export const seatMeant = (
  g: Machine,
  frame: RunFrame,
  who: 'you' | 'own' | 'opponent' | undefined,
): number => (who === 'opponent' ? theOpponent(g, frame) : frame.seat);

/** The next seat clockwise that is still in the game. */
export const nextSeat = (state: DestinyState, seat: number): number => {
  const count = state.seats.length;
  for (let step = 1; step <= count; step += 1) {
    const next = (seat + step) % count;
    if (!state.seats[next]?.eliminated) return next;
  }
  return seat;
};

/**
 * The seat that acts first in a round and orders simultaneous effects; seat 0 until a battlefield
 * is chosen.
 */
export const firstSeat = (g: Machine): number => {
  const { battlefield } = g.state;
  const seat = battlefield === null ? 0 : card(g, battlefield).controller;
  return g.state.seats[seat]?.eliminated ? nextSeat(g.state, seat) : seat;
};

export const sideOf = (g: Machine, one: DieState, side = one.side): Side => {
  const found = facts(g, one.card).die[side];
  if (!found) throw new Error(`die ${one.key} shows no side`);
  return found;
};

export const controlsBattlefield = (g: Machine, seat: number): boolean => {
  const { battlefield } = g.state;
  return battlefield !== null && card(g, battlefield).controller === seat;
};

const sidesPlus = (g: Machine, one: DieState): number => {
  const plus = behaviour(g, one.card).constant?.sidesPlus ?? 0;
  return plus > 0 && controlsBattlefield(g, controllerOf(g, one)) ? plus : 0;
};

/** The number of dice of copies of a card in the same pool. */
const diceLike = (g: Machine, one: DieState): number =>
  pool(g, controllerOf(g, one)).filter(
    (other) => facts(g, other.card).name === facts(g, one.card).name,
  ).length;

/** The value of a side; X as its card defines it; specials and blanks count 0. */
export const valueOf = (g: Machine, one: DieState, side = one.side): number => {
  const { value } = sideOf(g, one, side);
  if (value !== 'X') return value + sidesPlus(g, one);
  const { x } = behaviour(g, one.card);
  if (typeof x === 'number') return x;
  if (x === undefined) return 0;
  if ('hand' in x) return hand(g, controllerOf(g, one)).length;
  if ('copies' in x) return diceLike(g, one);
  return characters(g, controllerOf(g, one)).filter(({ key }) => facts(g, key).color === x.color)
    .length;
};

export const hasKeyword = (g: Machine, key: string, keyword: Keyword): boolean => {
  if (behaviour(g, key).keywords?.includes(keyword)) return true;
  const { controller, host } = card(g, key);
  const { redeployOn } = behaviour(g, key).constant ?? {};
  if (keyword === 'redeploy' && redeployOn && host !== null) {
    const { color, name } = facts(g, host);
    if ('color' in redeployOn ? redeployOn.color === color : redeployOn.name === name) return true;
  }
  const { cost } = facts(g, key);
  return inPlay(g, controller).some((other) => {
    const constant = behaviour(g, other.key).constant;
    if (keyword === 'ambush' && cost >= (constant?.ambushFrom ?? Infinity)) return true;
    if (constant?.ownKeyword === keyword && typeOf(g, key) === 'character') return true;
    if (other.host === key && constant?.hostKeyword === keyword) return true;
    return (
      constant?.ownNonUniqueKeyword === keyword &&
      typeOf(g, key) === 'character' &&
      !facts(g, key).unique
    );
  });
};

/** What cards in play add to a value of a character. */
const addedTo = (
  g: Machine,
  key: string,
  by: (constant: Constant, on: boolean, own: boolean) => number,
): number =>
  inPlay(g).reduce((sum, one) => {
    const { constant } = behaviour(g, one.key);
    return constant
      ? sum + by(constant, one.host === key, one.controller === card(g, key).controller)
      : sum;
  }, 0);

export const healthOf = (g: Machine, key: string): number =>
  facts(g, key).health + addedTo(g, key, ({ hostHealth = 0 }, on) => (on ? hostHealth : 0));

/** The shield limit of a character: three (part 6) plus what cards in play add. */
export const mostShields = (g: Machine, key: string): number =>
  3 +
  addedTo(g, key, ({ hostShields = 0, ownShields }, on, own) => {
    const forOwn = own && ownShields?.color === facts(g, key).color ? ownShields.n : 0;
    return forOwn + (on ? hostShields : 0);
  });

/** The hand size: five plus what cards in play add (part 8, to increase). */
export const handSize = (g: Machine, seat: number): number =>
  inPlay(g, seat).reduce((size, { key }) => size + (behaviour(g, key).constant?.handSize ?? 0), 5);

export const seatOf = (g: Machine, seat: number) => {
  const found = g.state.seats[seat];
  if (!found) throw new Error(`there is no seat ${seat}`);
  return found;
};

export const deckOf = (g: Machine, seat: number): string[] => {
  const found = g.state.decks[seat];
  if (!found) throw new Error(`there is no seat ${seat}`);
  return found;
};
