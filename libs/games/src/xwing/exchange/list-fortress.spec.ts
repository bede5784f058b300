import { describe, expect, it } from 'vitest';
import type { EventResults } from '#game';
import { isListFortress, listFortress, readListFortress } from './list-fortress.js';

const event: EventResults = {
  name: 'Store event',
  date: '2026-11-22',
  players: ['Ann', 'Ben', 'Cat'].map((name, index) => ({
    name,
    points: 2 - index,
    tiebreaks: { mov: 500 - index, sos: 0.375 },
    swissRank: index + 1,
    cutRank: index < 2 ? index + 1 : null,
    dropped: false,
    list: null,
  })),
  rounds: [
    {
      kind: 'swiss',
      number: 1,
      matches: [{ a: 'Ann', b: 'Ben', score: { a: 60, b: 80, drawn: 0, winner: 'a' } }],
      byes: ['Cat'],
    },
    {
      kind: 'elimination',
      number: 1,
      matches: [{ a: 'Ann', b: 'Ben', score: { a: 200, b: 0, drawn: 0, winner: 'a' } }],
      byes: [],
    },
  ],
};

const written = JSON.parse(listFortress.write(event)) as Record<string, unknown>;

describe('a file of List Fortress', () => {
  it('keys everybody by name and names the winner apart from the points', () => {
    expect(written).toMatchObject({
      tournament: {
        players: [{ name: 'Ann', score: 2, mov: 500, rank: { swiss: 1, elimination: 1 } }, {}, {}],
        rounds: [
          {
            'round-type': 'swiss',
            'round-number': 1,
            matches: [
              { player1: 'Ann', player2points: 80, winner: 'Ann', result: 'win' },
              { player1: 'Cat', player2: null, result: 'bye' },
            ],
          },
          { 'round-type': 'elimination' },
        ],
      },
    });
  });

  it('is read as it was written, the Swiss rounds only', () => {
    expect(isListFortress(written)).toBe(true);
    expect(readListFortress(written)).toEqual({
      players: ['Ann', 'Ben', 'Cat'],
      results: [
        { kind: 'match', a: 'Ann', b: 'Ben', points: [60, 80], winner: 'a' },
        { kind: 'bye', player: 'Cat' },
      ],
      published: [
        { player: 'Ann', rank: 1 },
        { player: 'Ben', rank: 2 },
        { player: 'Cat', rank: 3 },
      ],
    });
  });

  const bare = (match: object) => ({
    players: [{ name: 'Ann' }, { name: 'Ben' }],
    rounds: [{ 'round-type': 'swiss', 'round-number': 1, matches: [match] }],
  });

  it('lets the higher points win where no winner is named', () => {
    const winner = (player1points: number, player2points: number) =>
      readListFortress(bare({ player1: 'Ann', player2: 'Ben', player1points, player2points }))
        .results[0];
    expect(winner(100, 55)).toMatchObject({ winner: 'a' });
    expect(winner(55, 55)).toMatchObject({ winner: null });
  });

  it.each([
    [bare({ player1: 'Zed', player2: 'Ben' }), 'rounds[0].matches[0].player1'],
    [bare({ player1: 'Ann', player2: 'Ben', player1points: -3 }), 'player1points'],
    [{ players: [{ name: 'Ann' }, { name: 'Ann' }], rounds: [] }, 'players: each name once'],
    [{ players: [{}], rounds: [] }, 'players[0].name'],
  ])('with a fault is refused, naming the place', (file, place) => {
    expect(() => readListFortress(file)).toThrow(place);
  });
});
