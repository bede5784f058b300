import { expect, it } from 'vitest';
import { changesOf } from './number-changes.js';

const faces = {
  turncoat: { name: 'Cartel Turncoat', power: 2, hp: 3 },
  chewbacca: { name: 'Chewbacca', power: 5, hp: 6, asUpgrade: { power: 3, hp: 3 } },
  experience: { name: 'Experience', power: 1, hp: 1 },
};
const face = (id: string) => faces[id as keyof typeof faces];

it('tells what a pilot gives as an upgrade, not what it is as a unit', () => {
  const unit = { id: 'turncoat', power: 5, hp: 6, upgrades: [{ id: 'chewbacca' }] };
  expect(changesOf(unit, face, 'Other effects')).toEqual([{ name: 'Chewbacca', power: 3, hp: 3 }]);
});

it('tells the rest together', () => {
  const unit = { id: 'turncoat', power: 5, hp: 4, upgrades: [{ id: 'experience' }] };
  expect(changesOf(unit, face, 'Other effects')).toEqual([
    { name: 'Experience', power: 1, hp: 1 },
    { name: 'Other effects', power: 2, hp: 0 },
  ]);
});
