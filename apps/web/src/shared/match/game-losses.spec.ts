import { describe, expect, it } from 'vitest';
import { gameLossesAt, lossLeftOut } from './game-losses.js';

const penalty = { penaltyId: 'x', infraction: 'tardiness', note: '' };
const players = [
  { playerId: 'emil', penalties: [{ ...penalty, level: 'game-loss', round: 3 } as const] },
  { playerId: 'vera', penalties: [{ ...penalty, level: 'warning', round: 3 } as const] },
];
const row = { a: { playerId: 'vera' }, b: { playerId: 'emil' } };

describe('a game loss and the result it was given for', () => {
  it('belongs to the round in which it was given', () => {
    expect(gameLossesAt(players, row, 3)).toEqual({ a: 0, b: 1 });
    expect(gameLossesAt(players, row, 4)).toEqual({ a: 0, b: 0 });
  });

  it('is left out of a result in which the other has won no game', () => {
    const losses = gameLossesAt(players, row, 3);
    expect(lossLeftOut(losses, { a: 0, b: 2, drawn: 0 })).toBe('b');
    expect(lossLeftOut(losses, { a: 1, b: 2, drawn: 0 })).toBeNull();
    expect(lossLeftOut({ a: 2, b: 0 }, { a: 2, b: 1, drawn: 0 })).toBe('a');
  });
});
