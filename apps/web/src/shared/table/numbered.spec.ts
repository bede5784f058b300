import { describe, expect, it } from 'vitest';
import type { TableDecision } from '#contracts';
import { numberOf } from './numbered.js';
import { typeDigit } from './press-number.js';

const text = { en: 'x', es: 'x' };
const asks = (options: TableDecision['options']): TableDecision => ({
  at: 1,
  kind: 'number',
  text,
  source: null,
  options,
  min: 1,
  max: 1,
  division: null,
  names: null,
  shown: [],
});
const nobody = { aimed: null, places: new Map() };
const onBoard = new Map([[4, { side: 'a', id: 'x', where: 'unit' } as const]]);

describe('the number of a choice', () => {
  it('is the one it says, else its place among the buttons', () => {
    const zeroToTwo = asks([0, 1, 2].map((n) => ({ o: 'number', n, text })));
    expect([0, 1, 2].map((at) => numberOf(nobody, zeroToTwo, [0, 1, 2], at))).toEqual([0, 1, 2]);
    const modes = asks([1, 2].map(() => ({ o: 'mode', text })));
    expect([0, 1].map((at) => numberOf(nobody, modes, [0, 1], at))).toEqual([1, 2]);
  });

  it('is none where digits stand for cards, but of the pressed card they are its answers', () => {
    const ofCard = asks([1, 2].map(() => ({ o: 'effect', card: 4, text })));
    expect(numberOf({ aimed: null, places: onBoard }, ofCard, [0, 1], 1)).toBeNull();
    expect(numberOf({ aimed: 4, places: onBoard }, ofCard, [0, 1], 1)).toBe(2);
  });
});

describe('a typed digit', () => {
  const upToTwenty = Array.from({ length: 21 }, (_each, n) => n);

  it('answers as soon as no longer number begins with it', () => {
    expect(typeDigit(upToTwenty, '', '7')).toEqual({ digits: '', at: 7, answers: true });
    expect(typeDigit([1, 2, 3], '', '2')).toEqual({ digits: '', at: 1, answers: true });
  });

  it('waits for the next where one may follow', () => {
    const one = typeDigit(upToTwenty, '', '1');
    expect(one).toEqual({ digits: '1', at: 1, answers: false });
    expect(typeDigit(upToTwenty, one?.digits ?? '', '5')).toEqual({
      digits: '',
      at: 15,
      answers: true,
    });
  });

  it('begins anew where it leads nowhere, and says nothing where there is no such number', () => {
    expect(typeDigit([1, 2, 12], '1', '1')).toEqual({ digits: '1', at: 0, answers: false });
    expect(typeDigit([1, 2], '', '9')).toBeNull();
    expect(typeDigit([10, 11], '', '1')).toEqual({ digits: '1', at: 0, answers: false });
  });
});
