import { describe, expect, it } from 'vitest';
import { seededRandom } from '#chance';
import { keyedChance } from '#game';
import type { Mod } from '../card.js';
import { starterBook } from '../play/book.js';
import { randomDeck, randomGame } from '../play/random-game.js';
import { createEngine, isRefusal } from './engine.js';
import { abilitiesOf, totalsOf, units } from './queries.js';
import { reading, readerOf } from './reading.js';
import type { SwtcgState } from './state.js';

const engine = createEngine(starterBook);
const chance = keyedChance('reading');

const begin = (): SwtcgState => {
  const random = seededRandom('reading');
  const created = engine.create(
    (['D', 'L'] as const).map((side) => ({ decks: [randomDeck(random, side)] })),
    chance,
  );
  if (isRefusal(created)) throw new Error(created.refused);
  return engine.evolve(null, created);
};

const numbersOf = (state: SwtcgState) => {
  const g = readerOf(state, starterBook);
  return units(g).map(({ key }) => [key, totalsOf(g, key), abilitiesOf(g, key)]);
};

describe('what is derived of a position', () => {
  it('is the same after every move as derived anew', () => {
    let state: SwtcgState | null = null;
    for (const [n, event] of randomGame('9').events.entries()) {
      state = engine.evolve(state, event);
      expect(numbersOf(state), `move ${n}`).toEqual(numbersOf(structuredClone(state)));
    }
    expect(state?.turn).toBeGreaterThan(1);
  });

  const attack = { kind: 'attack', attacker: 'a1', defender: 'b1', how: 'arena' };
  const given: readonly Mod[] = [];
  const changes: Readonly<Record<string, object>> = {
    controller: { card: { controller: 1 } },
    zone: { card: { zone: 'build' } },
    arena: { card: { arena: 'Ground' } },
    on: { card: { on: 'b1' } },
    'face down': { card: { faceDown: true } },
    damage: { card: { damage: 1 } },
    counters: { card: { counters: 1 } },
    tapped: { card: { tapped: true } },
    focused: { card: { focused: 1 } },
    stunned: { card: { stunned: 1 } },
    force: { seat: { force: 9 } },
    'what was given': { state: { lasting: [{ on: 'a1', mods: [], until: 'turn' }] } },
    'to whom it was given': {
      state: { lasting: [{ on: 'a2', mods: given, until: 'turn' }] },
      before: { lasting: [{ on: 'a1', mods: given, until: 'turn' }] },
    },
    'damage of the turn': { state: { dealt: [{ by: null, to: 'a1', foe: false }] } },
    'damage taken off': { state: { mended: [{ by: 0, to: 'a1' }] } },
    'the attack': { state: { stack: [attack] } },
    attacker: { state: { stack: [{ ...attack, attacker: 'a2' }] }, before: { stack: [attack] } },
    defender: { state: { stack: [{ ...attack, defender: 'b2' }] }, before: { stack: [attack] } },
    'how it attacks': {
      state: { stack: [{ ...attack, how: 'Bombard' }] },
      before: { stack: [attack] },
    },
  };

  it.each(Object.entries(changes))('is derived again once it changes: %s', (_, change) => {
    const { card = {}, seat = {}, state: more = {}, before } = change as Record<string, object>;
    const state = structuredClone(begin());
    Object.assign(state, before);
    const g = { state, book: starterBook, all: Object.values(state.cards) };
    const { derived } = reading(g);
    expect(reading(g).derived).toBe(derived);
    Object.assign(g.all[0] ?? {}, card);
    Object.assign(state.seats[0], seat);
    Object.assign(state, more);
    expect(reading(g).derived).not.toBe(derived);
  });

  it('draws nothing by chance', () => {
    expect(() => readerOf(begin(), starterBook).below(6)).toThrow('only read');
  });
});
