import { expect, it } from 'vitest';
import { byName } from './by-name.js';

const sorted = (language: string, ...names: readonly string[]): readonly string[] =>
  names
    .map((name) => ({ name }))
    .toSorted(byName(language))
    .map(({ name }) => name);

it('orders numbers in names by size', () => {
  expect(sorted('en', 'Guest 10', 'Guest 2', 'Guest 1')).toEqual([
    'Guest 1',
    'Guest 2',
    'Guest 10',
  ]);
});

it('orders letters as readers of the language look them up', () => {
  expect(sorted('es', 'Núñez', 'Nzuzi', 'Ángel', 'bea')).toEqual([
    'Ángel',
    'bea',
    'Núñez',
    'Nzuzi',
  ]);
  expect(sorted('es', 'ñandú', 'nzuzi')).toEqual(['nzuzi', 'ñandú']);
});
