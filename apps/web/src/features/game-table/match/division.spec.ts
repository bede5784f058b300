import { expect, it } from 'vitest';
import { faultOfDivision, isFixed, moveCard } from './division.js';

const division = {
  main: [
    { id: 'SOR_001', count: 2 },
    { id: 'SOR_002', count: 1 },
  ],
  sideboard: [{ id: 'SOR_003', count: 1 }],
};
const limits = { minimum: 3, maximumSideboard: 1 };

it('takes one copy across, and the same one back', () => {
  const out = moveCard(division, 'SOR_001', 'main');
  expect(out).toEqual({
    main: [
      { id: 'SOR_001', count: 1 },
      { id: 'SOR_002', count: 1 },
    ],
    sideboard: [
      { id: 'SOR_003', count: 1 },
      { id: 'SOR_001', count: 1 },
    ],
  });
  expect(moveCard(out, 'SOR_001', 'sideboard')).toEqual(division);
  expect(moveCard(division, 'SOR_002', 'main').main).toEqual([{ id: 'SOR_001', count: 2 }]);
});

it('takes nothing across that is not there', () => {
  expect(moveCard(division, 'SOR_003', 'main')).toBe(division);
});

it('names what stands against the deck: too few cards, or too many beside it', () => {
  expect(faultOfDivision(division, limits)).toBeNull();
  expect(faultOfDivision(moveCard(division, 'SOR_002', 'main'), limits)).toBe('too-few');
  expect(
    faultOfDivision(moveCard(division, 'SOR_002', 'main'), { minimum: 2, maximumSideboard: 1 }),
  ).toBe('too-many-beside');
  expect(
    faultOfDivision(moveCard(division, 'SOR_002', 'main'), { minimum: 2, maximumSideboard: null }),
  ).toBeNull();
});

it('has nothing to exchange without a sideboard and without a card to spare', () => {
  const { main } = division;
  expect(isFixed({ main, sideboard: [] }, { minimum: 3 })).toBe(true);
  expect(isFixed({ main, sideboard: [] }, { minimum: 2 })).toBe(false);
  expect(isFixed(division, { minimum: 3 })).toBe(false);
});
