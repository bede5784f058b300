import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareFractions, third, type RoundResult } from '#game';
import { housePolicy, type StandingsPolicy } from './policy.js';
import { standings, type SwuRow } from './standings.js';

const games: fc.Arbitrary<readonly [number, number, number]> = fc.constantFrom(
  [2, 0, 0],
  [2, 1, 0],
  [1, 2, 0],
  [0, 2, 0],
  [1, 1, 1],
  [0, 0, 3],
  [1, 0, 1],
  [1, 1, 0],
  [0, 0, 0],
);

const policies: fc.Arbitrary<StandingsPolicy> = fc
  .record({
    freezeOnDrop: fc.boolean(),
    floorOwnGameWin: fc.boolean(),
    byeMatchPoints: fc.constantFrom(0, 1, 3),
    swissRounds: fc.integer({ min: 1, max: 9 }),
  })
  .map((change) => ({ ...housePolicy, ...change }));

/** Events of up to 14 players with drops, byes, losses without an opponent and players who never play. */
const events = fc
  .record({
    count: fc.integer({ min: 1, max: 14 }),
    rounds: fc.array(fc.infiniteStream(fc.tuple(fc.nat(), games, fc.integer({ min: 0, max: 9 }))), {
      maxLength: 7,
    }),
    policy: policies,
    seed: fc.string({ maxLength: 3 }),
  })
  .map(({ count, rounds, policy, seed }) => {
    const players = Array.from({ length: count }, (_, i) => `P${i}`);
    const results: RoundResult[] = [];
    const gone = new Set<string>();
    rounds.forEach((stream, index) => {
      const round = index + 1;
      const draw = () => stream.next().value!;
      const seats = players
        .filter((player) => !gone.has(player))
        .map((player) => ({ player, key: draw()[0] }))
        .sort((x, y) => x.key - y.key);
      for (let i = 0; i < seats.length; i += 2) {
        const [, score, fate] = draw();
        const [a, b] = [seats[i]!.player, seats[i + 1]?.player];
        if (b === undefined || fate === 0)
          results.push({ kind: fate < 5 ? 'bye' : 'loss', round, player: a });
        else results.push({ kind: 'match', round, a, b, games: score });
        if (fate === 1) gone.add(a);
      }
    });
    return { players, results, policy, seed, dropped: [...gone] };
  });

/** Rows without the particular form in which their fractions are written. */
const values = (rows: readonly SwuRow[]) =>
  rows.map(({ values: { omw, gw, ogw }, ...row }) => ({
    ...row,
    exact: [omw, gw, ogw].map((value) => `${(value.numerator * 10n ** 40n) / value.denominator}`),
  }));

describe('laws of the standings', () => {
  it('the order in which players and results arrive does not matter', () => {
    fc.assert(
      fc.property(events, fc.infiniteStream(fc.nat()), (event, keys) => {
        const shuffled = <T>(items: readonly T[]): T[] =>
          items
            .map((item) => ({ item, key: keys.next().value! }))
            .sort((x, y) => x.key - y.key)
            .map(({ item }) => item);
        expect(
          values(
            standings({
              ...event,
              players: shuffled(event.players),
              results: shuffled(event.results),
            }),
          ),
        ).toEqual(values(standings(event)));
      }),
    );
  });

  it('standings as of a round are the standings of the results up to it', () => {
    fc.assert(
      fc.property(events, fc.integer({ min: 0, max: 8 }), (event, asOfRound) => {
        const results = event.results.filter(({ round }) => round <= asOfRound);
        expect(standings({ ...event, asOfRound })).toEqual(standings({ ...event, results }));
      }),
    );
  });

  it('results added one round after the other give what all at once give', () => {
    fc.assert(
      fc.property(events, (event) => {
        const log: RoundResult[] = [];
        let last = standings({ ...event, results: log });
        for (let round = 1; round <= 7; round += 1) {
          log.push(...event.results.filter((result) => result.round === round));
          last = standings({ ...event, results: log });
        }
        expect(values(last)).toEqual(values(standings(event)));
      }),
    );
  });

  it('every percentage is at most one, and opponents and the floored own games at least a third', () => {
    fc.assert(
      fc.property(events, (event) => {
        const one = { numerator: 1n, denominator: 1n };
        for (const {
          player,
          values: { omw, gw, ogw },
        } of standings(event)) {
          for (const value of [omw, gw, ogw])
            expect(compareFractions(value, one)).toBeLessThanOrEqual(0);
          const metSomebody = event.results.some(
            (result) =>
              result.kind === 'match' &&
              result.round <= event.policy.swissRounds &&
              [result.a, result.b].includes(player),
          );
          for (const value of [omw, ogw])
            expect(metSomebody ? compareFractions(value, third) >= 0 : value.numerator === 0n).toBe(
              true,
            );
          if (event.policy.floorOwnGameWin)
            expect(compareFractions(gw, third)).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('the points of all players are what the results gave out', () => {
    fc.assert(
      fc.property(events, (event) => {
        const given = event.results
          .filter(({ round }) => round <= event.policy.swissRounds)
          .reduce(
            (sum, result) =>
              sum +
              (result.kind === 'bye'
                ? event.policy.byeMatchPoints
                : result.kind !== 'match'
                  ? 0
                  : result.games[0] === result.games[1]
                    ? 2
                    : 3),
            0,
          );
        expect(standings(event).reduce((sum, { points }) => sum + points, 0)).toBe(given);
      }),
    );
  });

  it('ranks run from 1 without gaps, and nobody stands above somebody with more points', () => {
    fc.assert(
      fc.property(events, (event) => {
        const rows = standings(event);
        expect(rows.map(({ rank }) => rank)).toEqual(event.players.map((_, i) => i + 1));
        rows.forEach(({ points }, i) =>
          expect(points).toBeLessThanOrEqual(rows[i - 1]?.points ?? Infinity),
        );
      }),
    );
  });
});
