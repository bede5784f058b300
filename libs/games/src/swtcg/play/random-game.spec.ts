import { describe, expect, it } from 'vitest';
import { seededRandom } from '#chance';
import { isLegal, keyedChance } from '#game';
import { createEngine, isRefusal } from '../engine/engine.js';
import { lawFaults } from '../engine/laws.js';
import { allCards, isPlayable } from '../facts/catalogue.js';
import { swtcgLists } from '../lists.js';
import { fullName, isUnit } from '../card.js';
import { playableCards, starterBook } from './book.js';
import { randomDeck, randomGame } from './random-game.js';
import { viewOf } from './view.js';

const engine = createEngine(starterBook);
const unitCards = new Set(allCards.filter(isUnit).map(({ id }) => id));
const deckOf = (side: 'L' | 'D', seed = 'deck'): string[] => randomDeck(seededRandom(seed), side);

describe('random games', () => {
  it('end, keep the laws and replay to the same hash', () => {
    for (let seed = 5; seed <= 10; seed += 1) {
      const { faults, winner, hash, replay } = randomGame(String(seed));
      expect([seed, faults, winner === null, replay]).toEqual([seed, [], false, hash]);
    }
  });

  it('are the same for the same seed and differ for another', () => {
    expect(randomGame('a').hash).toBe(randomGame('a').hash);
    expect(randomGame('a').hash).not.toBe(randomGame('b').hash);
  });

  it('are played with legal decks', () => {
    const names = new Map(playableCards.map((card) => [card.id, fullName(card)]));
    for (const side of ['L', 'D'] as const) {
      const found = swtcgLists.read(
        deckOf(side)
          .map((id) => `1 ${names.get(id)}`)
          .join('\n'),
      );
      if (found.kind !== 'read') throw new Error('a list is read');
      const problems = swtcgLists.check(found.list, {
        format: 'swtcg-constructed',
        date: '2026-11-22',
      });
      expect(isLegal(problems)).toBe(true);
    }
  });
});

describe('a game', () => {
  const create = () => {
    const seats = [
      { decks: [deckOf('L'), deckOf('D')] },
      { decks: [deckOf('D', 'x'), deckOf('L', 'y')] },
    ];
    const created = engine.create(seats, keyedChance('game'));
    if (isRefusal(created)) throw new Error(created.refused);
    return engine.evolve(null, created);
  };

  it('begins with a bid: who goes lowest chooses a side and has so many build points', () => {
    let state = create();
    const bidder = state.waiting?.seat ?? 0;
    const play = (option: Parameters<typeof engine.apply>[1]['option']): void => {
      const result = engine.apply(
        state,
        { seat: state.waiting?.seat ?? 0, option },
        keyedChance('game'),
      );
      if (isRefusal(result)) throw new Error(result.refused);
      state = result.state;
    };
    play({ pick: 'number', number: 27 });
    play({ do: 'done' });
    expect(state.waiting).toMatchObject({ seat: bidder, question: 'side' });
    play({ pick: 'side', side: 'L' });
    expect(state.seats[bidder as 0 | 1]).toMatchObject({ side: 'L', points: 27 });
    expect(state.seats[(1 - bidder) as 0 | 1]).toMatchObject({ side: 'D', points: 30 });
    // Dark is first, whichever player bid.
    expect(state.order).toEqual([1 - bidder, bidder]);
  });

  describe('its setup', () => {
    /** A deck of which every other card is a unit, so that a hand has units and other cards. */
    const halfUnits = (side: 'L' | 'D') => {
      const own = playableCards.filter((card) => card.side === side && card.version === undefined);
      const two = [own.find(isUnit), own.find(({ types }) => types.includes('Battle'))];
      return {
        decks: [Array.from({ length: 30 }, () => two.map((card) => card?.id ?? '')).flat()],
      };
    };
    const begun = () => {
      const created = engine.create([halfUnits('L'), halfUnits('D')], keyedChance('game'));
      if (isRefusal(created)) throw new Error(created.refused);
      let state = engine.evolve(null, created);
      const inHand = (seat: number) =>
        Object.values(state.cards).filter(({ zone, owner }) => zone === 'hand' && owner === seat);
      const play = (wanted: string): boolean => {
        const { seat = 0, options = [] } = state.waiting ?? {};
        const option = options.find(
          (one) => ('pick' in one ? one.pick : 'do' in one ? one.do : '') === wanted,
        );
        const result = option && engine.apply(state, { seat, option }, keyedChance('game'));
        if (result && !isRefusal(result)) state = result.state;
        return option !== undefined;
      };
      return { now: () => state, inHand, play };
    };

    it('lets cards that are no units be changed once, before anything is built', () => {
      const { now, inHand, play } = begun();
      const { seat = 0, question } = now().waiting ?? {};
      expect(question).toBe('mulligan');
      const others = inHand(seat).filter(({ card }) => !unitCards.has(card));
      expect(others.length).toBeGreaterThan(0);
      // The mulligan ends as soon as there is nothing left to replace.
      for (const { key } of others) {
        play('card');
        expect(now().cards[key]?.zone).toBe('discard');
      }
      expect(inHand(seat)).toHaveLength(7);
      expect(now().waiting).not.toMatchObject({ question: 'mulligan', seat });
    });

    it('draws a card for each unit that is placed', () => {
      const { now, inHand, play } = begun();
      play('done');
      play('done');
      const { seat = 0, question } = now().waiting ?? {};
      expect(question).toBe('setup');
      expect(play('complete')).toBe(true);
      expect(inHand(seat)).toHaveLength(7);
      expect(Object.values(now().cards).filter(({ zone }) => zone === 'arena')).toHaveLength(1);
    });
  });

  it('refuses what is not offered, and cards that keywords do not say whole', () => {
    const state = create();
    const seat = state.waiting?.seat ?? 0;
    const refused = (move: Parameters<typeof engine.decide>[1]) =>
      engine.decide(state, move, keyedChance('game'));
    expect(refused({ seat: 1 - seat, option: { do: 'done' } })).toEqual({
      refused: 'swtcg/not-your-decision',
    });
    expect(refused({ seat, option: { pick: 'number', number: 30 } })).toEqual({
      refused: 'swtcg/not-an-option',
    });
    const unknown = allCards.find((card) => !isPlayable(card))?.id ?? '';
    const strange = [{ decks: [[unknown]] }, { decks: [deckOf('D')] }];
    expect(engine.create(strange, keyedChance('game'))).toEqual({ refused: 'swtcg/not-playable' });
  });

  it('shows a player neither the other hand nor any deck', () => {
    const created = engine.create(
      [{ decks: [deckOf('L')] }, { decks: [deckOf('D')] }],
      keyedChance('game'),
    );
    if (isRefusal(created)) throw new Error(created.refused);
    const view = viewOf(engine.book, engine.evolve(null, created), 0);
    const seen = Object.values(view.cards).filter(({ card }) => card !== '');
    expect(seen.map(({ zone, owner }) => `${zone} ${owner}`)).toEqual(seen.map(() => 'hand 0'));
    expect(seen).toHaveLength(7);
  });

  it('breaks a law when a card vanishes', () => {
    const state = create();
    const { state: laid } = engine.resume(state, keyedChance('game'));
    const broken = { ...laid, seats: [{ ...laid.seats[0], force: -1 }, laid.seats[1]] as const };
    expect(
      lawFaults({ book: starterBook, state: broken as unknown as typeof laid }, laid),
    ).toContain('-1 Force or build points');
  });
});
