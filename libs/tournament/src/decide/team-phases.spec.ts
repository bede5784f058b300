import { expect, it } from 'vitest';
import { plainSettings } from '../settings.js';
import { phasesFor } from './lifecycle.js';

const teams = { ...plainSettings, teamSeats: 3 as const, cutSize: 4 as const };

it.each([
  [4, 2],
  [8, 4],
  [9, 4],
])('of %i teams a top 4 takes %i at most, never all of them', (count, size) =>
  expect(phasesFor(teams, count).at(-1)).toEqual({ kind: 'elimination', size }),
);

it('three teams play no cut', () => {
  expect(phasesFor(teams, 3)).toHaveLength(1);
});

it.each([
  [8, 4],
  [9, 8],
  [4, 2],
  [3, 2],
])('of %i players a top 8 takes %i, never everybody', (count, size) =>
  expect(phasesFor({ ...plainSettings, cutSize: 8 }, count).at(-1)).toMatchObject({ size }),
);
