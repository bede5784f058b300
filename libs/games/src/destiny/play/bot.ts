import type { DestinyEngine } from '../engine/engine.js';
import { isRefusal } from '../engine/engine.js';
import { type Machine, readerOf } from '../engine/machine.js';
import { healthLeft } from '../engine/moves.js';
import type { Option } from '../engine/options.js';
import {
  characters,
  facts,
  hand,
  inPlay,
  pool,
  sideOf,
  typeOf,
  valueOf,
} from '../engine/queries.js';
import type { DestinyState } from '../engine/state.js';
import type { DieSymbol } from '../facts/card.js';
import { keyedChance, type Chance, type Chooser } from '#game';

/** The value of one point of a die side in the pool, in points of health. */
const symbolWorth: Readonly<Record<DieSymbol, number>> = {
  melee: 0.7,
  ranged: 0.7,
  indirect: 0.6,
  'any-damage': 0.7,
  shield: 0.5,
  resource: 0.5,
  disrupt: 0.3,
  discard: 0.35,
  focus: 0.5,
  special: 0,
  blank: 0,
};
const specialWorth = 1.1;

const poolWorth = (g: Machine, seat: number): number =>
  pool(g, seat).reduce((sum, one) => {
    const { symbol, modifier, cost } = sideOf(g, one);
    const worth = symbol === 'special' ? specialWorth : symbolWorth[symbol] * valueOf(g, one);
    return sum + worth * (modifier ? 0.6 : 1) - cost * 0.3;
  }, 0);

/**
 * What the player would lose by doing nothing more this round: dice in the pool and ready
 * characters.
 */
const worthUnused = (g: Machine, seat: number): number =>
  Math.max(poolWorth(g, seat), 0) +
  2.5 * characters(g, seat).filter(({ exhausted }) => !exhausted).length;

/**
 * The value of a player's position in points of health, judged only by what everybody can see,
 * including the number of cards in hand.
 */
const strength = (g: Machine, seat: number): number => {
  const team = characters(g, seat);
  const health = team.reduce(
    (sum, { key, shields }) => sum + 2 + healthLeft(g, key) + shields * 0.8,
    0,
  );
  const dice = poolWorth(g, seat);
  const cards = inPlay(g, seat).reduce((sum, { key, exhausted }) => {
    const type = typeOf(g, key);
    if (type === 'character') return sum + (exhausted ? 0 : 0.4);
    return type === 'battlefield' ? sum + 0.8 : sum + 0.5 + facts(g, key).cost * 0.9;
  }, 0);
  const resources = g.state.seats[seat]?.resources ?? 0;
  return health + dice + cards + resources * 0.55 + hand(g, seat).length * 0.35;
};

const score = (engine: DestinyEngine, state: DestinyState, seat: number): number => {
  if (state.winner !== null) return state.winner === seat ? 1000 : -1000;
  const g = readerOf(state, engine.book);
  return state.seats.reduce(
    (sum, { eliminated }, other) =>
      eliminated ? sum : sum + (other === seat ? 1 : -1) * strength(g, other),
    0,
  );
};

/** The number of further decisions within the same action that the bot looks ahead. */
const deepest = 2;

interface Looking {
  readonly engine: DestinyEngine;
  readonly seat: number;
  readonly chance: Chance;
}

/**
 * The value of an option: decisions of the same action that follow directly are assumed to be the
 * player's best ones.
 */
const worthOf = (by: Looking, state: DestinyState, option: Option, depth: number): number => {
  const result = by.engine.apply(state, { seat: by.seat, option }, by.chance);
  if (isRefusal(result)) return -Infinity;
  const { waiting } = result.state;
  const inside = waiting?.seat === by.seat && !waiting.question.endsWith('action');
  if (!waiting || !inside || depth >= deepest) return score(by.engine, result.state, by.seat);
  return Math.max(...waiting.options.map((next) => worthOf(by, result.state, next, depth + 1)));
};

/**
 * The cost of an action: passing lets the opponents go on, claiming ends the player's own round.
 */
const priceOf = (action: Extract<Option, { do: string }>['do'], g: Machine, seat: number): number =>
  action === 'claim'
    ? worthUnused(g, seat)
    : action === 'pass'
      ? 0.05 + worthUnused(g, seat) / 2
      : 0;

/**
 * Chooses the option with the best position after it. It simulates with random numbers of its own,
 * so it cannot foresee dice.
 */
export const evaluatingBot = (
  engine: DestinyEngine,
  seed: string,
): Chooser<DestinyState, Option> => {
  let decisions = 0;
  return (state) => {
    const { seat = 0, options = [] } = state.waiting ?? {};
    decisions += 1;
    const by = { engine, seat, chance: keyedChance(`${seed} ${decisions}`) };
    const g = readerOf(state, engine.book);
    let best = options[0] as Option;
    let most = -Infinity;
    for (const option of options) {
      const worth = worthOf(by, state, option, 0);
      // All else being equal, a player with something to do does it.
      const given = 'do' in option ? priceOf(option.do, g, seat) : 0;
      if (worth - given > most) [best, most] = [option, worth - given];
    }
    return best;
  };
};
