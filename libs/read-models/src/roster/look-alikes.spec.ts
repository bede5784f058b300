import { describe, expect, it } from 'vitest';
import { lookAlikes } from './look-alikes.js';

const found = (...names: string[]): readonly (readonly [number, string])[] => [
  ...lookAlikes(names),
];

describe('a name that looks like an earlier one', () => {
  it.each([
    ['Cyrillic letters', 'Paula', 'Р\u0430ul\u0430'],
    ['a capital i for an l', 'Alice', 'AIice'],
    ['a digit for a letter', 'Olga', '0lga'],
    ['other case', 'Ana Ruiz', 'ANA RUIZ'],
    ['marks', 'José', 'Jose'],
    ['blanks and dashes', 'Ana-Maria', 'Ana Maria'],
    ['full-width letters', 'Ben', 'Ｂｅｎ'],
    ['rn for m', 'Tom', 'Torn'],
    ['the same name', 'Dan', 'Dan'],
  ])('is found: %s', (_how, registered, later) => {
    expect(found('Zoe', registered, later)).toEqual([[2, registered]]);
  });

  it('is not found where people merely have similar names', () => {
    expect(found('Ana', 'Anna', 'Ben', 'Bea', 'Luis', 'Luisa', '李雷', '李梅')).toEqual([]);
  });

  it('is compared in the order of registration: the first has the name', () => {
    expect(found('AIice', 'Alice', 'Alic\u0435')).toEqual([
      [1, 'AIice'],
      [2, 'AIice'],
    ]);
  });

  it('is never a name of signs alone', () => {
    expect(found('!!!', '???')).toEqual([]);
  });
});
