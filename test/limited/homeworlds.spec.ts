/**
 * A draft of eight and a Sealed pool of Homeworlds, from the boosters to games that are played to their end.
 */
import { cardById, playableBook } from '#cards';
import {
  botPick,
  buildDeck,
  commonBasesOf,
  compositionOf,
  openPacks,
  packsOf,
  sealedBoosters,
} from '#draft';
import { formatRules, validateDeck } from '#formats';
import { createEngine, dice, heuristicMove, isRefusal, type SeatSetup } from '#rules';
import { describe, expect, it } from 'vitest';

const SET = { set: 'HMW' };
const engine = createEngine(playableBook());

/** Eight seats that take leaders and then cards, passing left, right and left again. */
function draft(seed: string): string[][] {
  const packs = packsOf(SET, 8, seed);
  const pools: string[][] = Array.from({ length: 8 }, () => []);
  packs.forEach((round, nth) => {
    const tables = round.map((pack) => [...pack]);
    while (tables.some((pack) => pack.length > 0)) {
      for (const [seat, pool] of pools.entries()) {
        const offer = tables[seat] as string[];
        const picked = botPick({ offer, pool });
        if (picked === null) continue;
        offer.splice(offer.indexOf(picked), 1);
        pool.push(picked);
      }
      if (nth % 2 === 0) tables.push(tables.shift() as string[]);
      else tables.unshift(tables.pop() as string[]);
    }
  });
  return pools;
}

const countsOf = (ids: readonly string[]) =>
  [...new Set(ids)].map((id) => ({ id, count: ids.filter((other) => other === id).length }));

/** A deck that its bot built of the pool: legal in that format, or the faults. */
function deckOf(format: 'draft' | 'sealed', pool: readonly string[]): SeatSetup {
  const cards = countsOf(pool);
  const deck = buildDeck(cards, commonBasesOf(SET));
  if (!deck) throw new Error('no deck out of the pool');
  const rules = formatRules(format, { on: '2026-11-27' });
  expect(validateDeck(deck, rules, { pool: { sets: ['HMW'], cards } }).problems).toEqual([]);
  return {
    leaders: deck.leaders.map(({ id }) => id),
    base: deck.bases[0]?.id ?? '',
    deck: deck.main.flatMap(({ id, count }) => Array.from({ length: count }, () => id)),
  };
}

/** Plays a game of two bots to its end; the winners. */
function play(players: SeatSetup[], seed: string): readonly number[] {
  const roll = dice(players.length);
  const begun = engine.create({ players }, seed);
  if (isRefusal(begun)) throw new Error(begun.detail);
  let { state } = begun;
  for (let moves = 0; state.outcome === null && moves < 5000; moves++) {
    const seat = state.pending?.seat ?? 0;
    const next = engine.apply(state, heuristicMove(engine.view(state, seat), engine.book, roll));
    if (isRefusal(next)) throw new Error(`${next.code}: ${next.detail}`);
    state = next.state;
  }
  return state.outcome?.winners ?? [];
}

describe('Homeworlds', () => {
  it('is drafted by eight, and each pair of neighbours plays a game of their decks to its end', () => {
    const pools = draft('a draft of Homeworlds');
    expect(pools.map((pool) => pool.length)).toEqual(Array.from({ length: 8 }, () => 45));
    expect(pools.flat().every((id) => cardById(id)?.id.startsWith('HMW'))).toBe(true);
    const decks = pools.map((pool) => deckOf('draft', pool));
    for (let seat = 0; seat < 8; seat += 2)
      expect(play(decks.slice(seat, seat + 2), `game ${seat}`)).toHaveLength(1);
  });

  it('is played Sealed, from six boosters each', () => {
    const pools = ['ana', 'ben'].map((name) =>
      sealedBoosters(SET, 6, 'a Sealed event', name).flatMap((pack) => pack.map(({ id }) => id)),
    );
    expect(pools.map((pool) => pool.length)).toEqual([96, 96]);
    expect(
      play(
        pools.map((pool) => deckOf('sealed', pool)),
        'sealed',
      ),
    ).toHaveLength(1);
  });

  it('has the odds of its boosters: one legendary card in five rare slots', () => {
    expect(compositionOf('HMW')).toMatchObject({ legendaryOdds: [1, 5], upgradeOdds: [3, 20] });
    const rare = openPacks('HMW', 2000, 'odds').flatMap((pack) =>
      pack.flatMap(({ slot, id }) => (slot === 'rare' ? [cardById(id)?.rarity] : [])),
    );
    const legendary = rare.filter((rarity) => rarity === 'Legendary').length;
    expect(legendary / rare.length).toBeGreaterThan(0.17);
    expect(legendary / rare.length).toBeLessThan(0.23);
    expect(rare.includes('Special')).toBe(false);
  });
});
