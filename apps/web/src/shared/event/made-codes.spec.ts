import { expect, it } from 'vitest';
import { addMadeCodes, type MadeCode, validCodes } from './made-codes.js';

const code = (playerId: string, issued: number): MadeCode => ({
  ...{ playerId, name: playerId, issued },
  code: `${playerId} ${issued}`,
});

it('keeps one code of each seat, the newest', () => {
  const all = addMadeCodes('e1', [code('bo', 2)], [code('ana', 1), code('bo', 1)]);
  expect(all).toEqual([code('ana', 1), code('bo', 2)]);
});

it('shows no code that a later one has made worthless, and none of a seat that is gone', () => {
  const made = [code('ana', 1), code('bo', 1), code('gone', 1)];
  const seats = [
    { playerId: 'bo', issued: 2 },
    { playerId: 'ana', issued: 1 },
  ];
  expect(validCodes(made, seats)).toEqual([code('ana', 1)]);
});
