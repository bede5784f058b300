import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardById } from '#cards';
import { botPick } from './bot-pick.js';
import { packsOf } from './packs.js';

const packs = packsOf({ set: 'SOR' }, 8, 'bots');

describe('the pick of a bot', () => {
  it('is one of the cards before it and the same in whatever order they lie', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray(packs[1]?.[0]?.slice() ?? [], { minLength: 1 }),
        fc.shuffledSubarray(packs[2]?.flat() ?? []),
        (offer, pool) => {
          const picked = botPick({ offer, pool });
          expect(offer).toContain(picked);
          expect(botPick({ offer: [...offer].sort(), pool: [...pool].reverse() })).toBe(picked);
        },
      ),
    );
  });

  it('is nothing where nothing lies', () => {
    expect(botPick({ offer: [], pool: [] })).toBeNull();
  });

  it('leans to the aspects of the drafted leaders', () => {
    const leader = 'SOR_010';
    expect(cardById(leader)?.aspects).toEqual(['Aggression', 'Villainy']);
    const offers = packs
      .slice(1)
      .flat()
      .filter((offer) => offer.some((id) => cardById(id)?.aspects.includes('Aggression')));
    const own = (pool: readonly string[]) =>
      offers.filter((offer) =>
        cardById(botPick({ offer, pool }) ?? '')?.aspects.some(
          (aspect) => aspect === 'Aggression' || aspect === 'Villainy',
        ),
      ).length;
    expect(own([leader])).toBeGreaterThan(own([]));
  });
});
