import { describe, expect, it } from 'vitest';
import { sides } from './dice.js';
import { asMade, passUntil, tableOf } from './table.js';

describe('a round of Destiny', () => {
  it('is begun by whoever controls the battlefield', () => {
    const next = ([0, 1] as const).map((first) => {
      const deck = [1, 2].map((n) => asMade(`card ${n}`, { type: 'event' }));
      const players = sides(
        { deck, resources: 1 },
        { deck: deck.map((one) => ({ ...one, as: `their ${one.as}` })) },
      );
      const table = tableOf({ players, first });
      passUntil(
        table,
        (now) => now.seat(0)?.resources !== 1 && now.question().startsWith('action'),
      );
      return table.question();
    });
    expect(next).toEqual(['action 0', 'action 1']);
  });

  it('gives two resources and readies cards at its end', () => {
    const table = tableOf({
      players: sides({ play: [asMade('tired', { exhausted: true, health: 9 })], resources: 1 }),
    });
    passUntil(table, (now) => now.seat(0)?.resources !== 1);
    expect(table.seat(0)?.resources).toBe(3);
    expect(table.card('tired')?.exhausted).toBe(false);
  });

  it('gains what a resource die shows', () => {
    const table = tableOf({ players: sides({ pool: ['2R'], resources: 1 }) });
    table.act({ do: 'resolve' });
    expect(table.seat(0)?.resources).toBe(3);
  });
});
