import { inside, keyedChance, type Chooser } from '#game';
import { arenas } from '../card.js';
import { isRefusal, type SwtcgEngine } from '../engine/engine.js';
import type { Machine } from '../engine/machine.js';
import { readerOf } from '../engine/reading.js';
import type { Option } from '../engine/options.js';
import {
  areFoes,
  arenasHeld,
  buildZone,
  card,
  costOf,
  foesOf,
  hand,
  seatOf,
  sideOf,
  totalsOf,
  units,
} from '../engine/queries.js';
import type { CardState, SwtcgState } from '../engine/state.js';

type Action<Do extends Extract<Option, { do: string }>['do']> = Extract<Option, { do: Do }>;

const unitWorth = (g: Machine, { key, damage }: CardState): number => {
  const { power, health, speed } = totalsOf(g, key);
  return 1 + power + (health - damage) * 0.8 + speed / 50;
};

/**
 * The value of a player's position. An arena that only they hold is worth a lot, because two of
 * them win.
 */
const strength = (g: Machine, seat: number): number => {
  const held = arenasHeld(g, seat);
  const present = arenas.filter((arena) => units(g, seat, arena).length > 0).length;
  const table = units(g, seat).reduce((sum, one) => sum + unitWorth(g, one), 0);
  // Counters beyond the cost of a card are worth nothing.
  const building = buildZone(g, seat).reduce((sum, { counters, key, faceDown }) => {
    const cost = costOf(g, key);
    return sum + 0.8 * (faceDown ? Math.min(counters, cost) : cost);
  }, 0);
  const { force, points } = seatOf(g, seat);
  const cards = hand(g, seat).length * 0.4;
  return table + building + held * 6 + present * 3 + force * 0.4 + points * 0.2 + cards;
};

/**
 * The value of a position for one side: its own strength minus the opponents'; a decided game is
 * worth ±1000.
 */
const worth = (engine: SwtcgEngine, state: SwtcgState, seat: number): number => {
  const g = readerOf(state, engine.book);
  if (state.winner !== null)
    return state.winner === 'draw' || areFoes(g, state.winner, seat) ? -1_000 : 1_000;
  const all = (seats: readonly number[]): number =>
    seats.reduce((sum, each) => sum + strength(g, each), 0);
  return all(sideOf(g, seat)) - all(foesOf(g, seat));
};

/**
 * Assumes that half of the dice hit: the damage to the target, and a bonus if it would be
 * discarded.
 */
const attackWorth = (g: Machine, { card: attacker, on }: Action<'attack'>): number => {
  const one = card(g, on);
  const hits = totalsOf(g, attacker).power / 2;
  const left = totalsOf(g, on).health - one.damage;
  const falls = hits >= left ? unitWorth(g, one) : 0;
  const gained = 0.5 + Math.min(hits, left) + falls;
  return areFoes(g, one.controller, card(g, attacker).controller) ? gained : -gained;
};

const pendingDamage = (g: Machine): number =>
  inside(g, 'damage')?.harms.reduce((sum, { n }) => sum + n, 0) ?? 0;

/** Paying for an effect is worthwhile, but no X greater than the damage that can be prevented. */
const useWorth = (g: Machine, { x = 0 }: Action<'use'>): number =>
  x > pendingDamage(g) ? -1 : 0.5 + x * 0.3;

/**
 * A guess for options whose result is not visible right away: the effect of an attack or a use
 * comes only after the responses.
 */
const guess = (g: Machine, option: Option): number | null => {
  if ('do' in option) {
    if (option.do === 'attack') return attackWorth(g, option);
    if (option.do === 'use') return useWorth(g, option);
    if (option.do === 'retreat') return -5;
    if (option.do === 'skip' || option.do === 'pass') return 0;
    return null;
  }
  if (option.pick === 'number') return g.state.waiting?.question === 'predict' ? 0 : -option.number;
  return null;
};

/**
 * Chooses the option with the best position after it, or the best guess where that position shows
 * too little. It simulates with random numbers of its own, so it cannot foresee dice.
 */
export const evaluatingBot =
  (engine: SwtcgEngine, seed: string): Chooser<SwtcgState, Option> =>
  (state) => {
    const { seat = 0, options = [], question = 'window' } = state.waiting ?? {};
    const g = readerOf(state, engine.book);
    const chance = keyedChance(seed);
    const before = worth(engine, state, seat);
    const value = (option: Option): number => {
      if (question === 'bid-for-sides') return 'do' in option ? 1 : 0;
      const expected = guess(g, option);
      if (expected !== null) return expected;
      const result = engine.apply(state, { seat, option }, chance);
      return isRefusal(result) ? -Infinity : worth(engine, result.state, seat) - before;
    };
    let best = options[0] as Option;
    let most = -Infinity;
    for (const option of options) {
      const found = value(option);
      if (found > most) [best, most] = [option, found];
    }
    return best;
  };
