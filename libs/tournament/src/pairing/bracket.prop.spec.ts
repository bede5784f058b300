import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstBracketRound, nextBracketRound, type BracketPair } from './bracket.js';

const cuts = fc.constantFrom(2, 4, 8, 16, 32).chain((size) =>
  fc.record({
    size: fc.constant(size),
    players: fc.integer({ min: size / 2 + 1, max: size }),
    lots: fc.infiniteStream(fc.boolean()),
  }),
);

const seedsOf = (players: number) => Array.from({ length: players }, (_, i) => `s${i + 1}`);

const winnerOf = ({ a, b }: BracketPair, first: boolean): string | null =>
  a === null ? b : b === null ? a : first ? a : b;

describe('single elimination by seed', () => {
  it('plays down to one champion, losing nobody twice, and meets everyone who did not win', () => {
    fc.assert(
      fc.property(cuts, ({ size, players, lots }) => {
        const lost: string[] = [];
        let pairs = firstBracketRound(seedsOf(players), size);
        let winners: (string | null)[] = [];
        for (let left = size; left > 1; left /= 2) {
          expect(pairs).toHaveLength(left / 2);
          winners = pairs.map((pair) => winnerOf(pair, lots.next().value!));
          pairs.forEach(({ a, b }, i) =>
            lost.push(...[a, b].filter((id): id is string => id !== null && id !== winners[i])),
          );
          pairs = nextBracketRound(winners);
        }
        expect([...lost, winners[0]!].sort()).toEqual(seedsOf(players).sort());
      }),
    );
  });

  it('gives the missing places as byes to the best seeds', () => {
    fc.assert(
      fc.property(cuts, ({ size, players }) => {
        const free = firstBracketRound(seedsOf(players), size).flatMap(({ a, b }) =>
          a === null || b === null ? [a ?? b] : [],
        );
        expect(free.sort()).toEqual(seedsOf(size - players).sort());
      }),
    );
  });
});
