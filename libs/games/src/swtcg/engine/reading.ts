import { inside } from '#game';
import type { Derived } from './derived.js';
import type { Book, Machine } from './machine.js';
import type { SwtcgState } from './state.js';

/** A machine for queries only. */
export interface Reader extends Machine {
  readonly derived: Derived;
}

/**
 * Everything that derived facts depend on: what the cards say, and the conditions in `filters.ts`.
 */
const groundsOf = (g: Pick<Machine, 'state' | 'all'>): readonly unknown[] => {
  const { seats, lasting = [], dealt = [], mended = [] } = g.state;
  const attack = inside(g, 'attack');
  const grounds: unknown[] = seats.map(({ force }) => force);
  grounds.push(attack?.attacker, attack?.defender, attack?.how);
  grounds.push(lasting.length, dealt.length, ...dealt, ...mended);
  for (const { on, mods, when } of lasting) grounds.push(on, mods, when);
  for (const one of g.all) {
    grounds.push(one.card, one.controller, one.zone, one.arena, one.on, one.faceDown);
    grounds.push(one.damage, one.counters, one.tapped, one.focused, one.stunned);
  }
  return grounds;
};

interface Kept {
  readonly book: Book;
  readonly grounds: readonly unknown[];
  readonly derived: Derived;
}

/**
 * The facts derived from each state. They are passed on to a copied state and stay valid as long as
 * their grounds are equal.
 */
const kept = new WeakMap<SwtcgState, Kept>();

const areEqual = (some: readonly unknown[], others: readonly unknown[]): boolean => {
  if (some.length !== others.length) return false;
  for (let at = 0; at < some.length; at += 1) if (some[at] !== others[at]) return false;
  return true;
};

/** Passes the derived facts of a state on to its copy. */
export const keepDerived = (from: SwtcgState, to: SwtcgState): SwtcgState => {
  const known = kept.get(from);
  if (known) kept.set(to, known);
  return to;
};

const derivedOf = (g: Pick<Machine, 'state' | 'book' | 'all'>): Derived => {
  const grounds = groundsOf(g);
  const known = kept.get(g.state);
  if (known?.book === g.book && areEqual(known.grounds, grounds)) return known.derived;
  const derived: Derived = { abilities: new Map(), units: new Map() };
  kept.set(g.state, { book: g.book, grounds, derived });
  return derived;
};

const readOnly = (): never => {
  throw new Error('a position that is only read does not change');
};

/**
 * A machine for queries about the present position. It caches what it derives, so it must not be
 * used after the state changes.
 */
export const reading = (g: Pick<Machine, 'state' | 'book' | 'all' | 'derived'>): Reader => {
  const { state, book, all, derived } = g;
  if (derived) return g as Reader;
  return { state, book, all, below: readOnly, tell: readOnly, derived: derivedOf(g) };
};

/** For queries about a state that does not change. */
export const readerOf = (state: SwtcgState, book: Book): Reader =>
  reading({ state, book, all: Object.values(state.cards) });
