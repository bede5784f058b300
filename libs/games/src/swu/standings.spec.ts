import { describe, expect, it } from 'vitest';
import { rankWithPlayoff, toDecimal, type Fraction, type RoundResult } from '#game';
import { housePolicy, type StandingsPolicy } from './policy.js';
import { standings, type StandingsInput, type SwuRow } from './standings.js';

const match = (
  round: number,
  pair: string,
  games: readonly [number, number, number],
): RoundResult => ({ kind: 'match', round, a: pair[0]!, b: pair[1]!, games });
const bye = (round: number, player: string): RoundResult => ({ kind: 'bye', round, player });
const loss = (round: number, player: string): RoundResult => ({ kind: 'loss', round, player });

const table = (
  players: string,
  results: readonly RoundResult[],
  more: Partial<Omit<StandingsInput, 'policy'>> & { policy?: Partial<StandingsPolicy> } = {},
): SwuRow[] =>
  standings({
    seed: 'seed',
    ...more,
    players: [...players],
    results,
    policy: { ...housePolicy, ...more.policy },
  });

const row = (rows: readonly SwuRow[], player: string): SwuRow =>
  rows.find((each) => each.player === player)!;
const four = (value: Fraction): string => toDecimal(value, 4);

describe('one row', () => {
  const rows = table('ABC', [
    match(1, 'AB', [2, 1, 0]),
    bye(1, 'C'),
    match(2, 'AC', [1, 1, 1]),
    loss(2, 'B'),
  ]);

  it('counts points, record and games', () => {
    expect(row(rows, 'A')).toMatchObject({ points: 4, record: { wins: 1, losses: 0, draws: 1 } });
    expect(row(rows, 'B')).toMatchObject({ points: 0, record: { wins: 0, losses: 2, draws: 0 } });
    expect(row(rows, 'C')).toMatchObject({ points: 4, record: { wins: 1, losses: 0, draws: 1 } });
    expect(four(row(rows, 'A').values.gw)).toBe('0.5556'); // 10 of 18
    expect(four(row(rows, 'C').values.gw)).toBe('0.6667'); // the bye counts 2-0: 10 of 15
  });

  it('floors each opponent at exactly a third and leaves the bye out', () => {
    expect(row(rows, 'C').values.omw).toEqual({ numerator: 4n, denominator: 6n }); // A alone: 4 points of 6
    expect(four(row(rows, 'A').values.omw)).toBe('0.5000'); // B floored to 1/3, C 4 of 6
  });

  it('counts an opponent met twice once', () => {
    const twice = table('ABC', [
      match(1, 'AB', [2, 0, 0]),
      match(2, 'AB', [2, 0, 0]),
      match(3, 'AC', [0, 2, 0]),
    ]);
    expect(four(row(twice, 'A').values.omw)).toBe('0.6667'); // B at 1/3, C at 1
  });

  it('is empty of percentages for a player without an opponent', () => {
    expect(row(table('AB', []), 'A')).toMatchObject({
      points: 0,
      values: { omw: { numerator: 0n }, ogw: { numerator: 0n } },
    });
  });
});

describe('the policy', () => {
  const results = [
    match(1, 'AB', [2, 0, 0]),
    match(1, 'CD', [2, 0, 0]),
    match(2, 'AC', [2, 0, 0]),
    match(2, 'BD', [2, 0, 0]),
    match(3, 'AD', [0, 2, 0]),
    bye(3, 'C'),
  ];

  it('gives a bye the points it says', () => {
    expect(row(table('ABCD', results), 'C').points).toBe(6);
    expect(row(table('ABCD', results, { policy: { byeMatchPoints: 1 } }), 'C').points).toBe(4);
  });

  it('freezes the row of a dropped player at their last round, or lets later results count', () => {
    // B left after round 2; their opponent A had 6 of 6 points at that time and 6 of 9 in the end.
    expect(
      four(
        row(table('ABCD', results, { dropped: ['B'], policy: { freezeOnDrop: true } }), 'B').values
          .omw,
      ),
    ).toBe('0.6667'); // (1 + 1/3) / 2
    expect(
      four(
        row(table('ABCD', results, { dropped: ['B'], policy: { freezeOnDrop: false } }), 'B').values
          .omw,
      ),
    ).toBe('0.5000'); // (2/3 + 1/3) / 2
    expect(
      four(
        row(table('ABCD', results, { dropped: [], policy: { freezeOnDrop: true } }), 'B').values
          .omw,
      ),
    ).toBe('0.5000');
  });

  it('measures a dropped opponent by the rounds they played', () => {
    expect(row(table('ABCD', results), 'D').values.omw).toEqual(
      row(table('ABCD', results, { dropped: ['B'] }), 'D').values.omw,
    );
    expect(four(row(table('ABCD', results), 'D').values.omw)).toBe('0.6111'); // C 6/9, B 3/6, A 6/9
  });

  it('shows the own game wins with the floor or without', () => {
    const bad = [match(1, 'AB', [0, 2, 0])];
    expect(four(row(table('AB', bad), 'A').values.gw)).toBe('0.3333');
    expect(four(row(table('AB', bad, { policy: { floorOwnGameWin: false } }), 'A').values.gw)).toBe(
      '0.0000',
    );
    expect(
      four(row(table('AB', bad, { policy: { floorOwnGameWin: false } }), 'B').values.ogw),
    ).toBe('0.3333');
  });

  it('leaves rounds after the Swiss rounds out', () => {
    expect(table('ABCD', results, { policy: { swissRounds: 2 } })).toEqual(
      table('ABCD', results.slice(0, 4)),
    );
  });

  it('ranks by its chain', () => {
    const won = [match(1, 'AB', [3, 2, 0]), match(1, 'CD', [2, 0, 0])];
    expect(table('ABCD', won, { policy: { chain: ['points', 'gw'] } })[0]?.player).toBe('C');
    expect(
      table('ABCD', won, { policy: { chain: ['points', 'omw', 'ogw', 'gw'] } })[0]?.player,
    ).toBe('A'); // B's games are better than D's
  });
});

describe('an outcome that the games do not tell', () => {
  it('decides the points', () => {
    const decided = (outcome: 'a' | 'b' | 'draw' | 'double-loss') =>
      table('AB', [{ kind: 'match', round: 1, a: 'A', b: 'B', games: [2, 0, 0], outcome }]);
    expect(row(decided('b'), 'B').points).toBe(3);
    expect(row(decided('draw'), 'A').points).toBe(1);
    expect(decided('double-loss').map(({ points, record }) => [points, record.losses])).toEqual([
      [0, 1],
      [0, 1],
    ]);
  });
});

describe('players equal in everything', () => {
  const equals = [match(1, 'AB', [1, 1, 1]), match(1, 'CD', [1, 1, 1])];

  it('are ordered by lot from the seed, always the same way', () => {
    const order = (seed: string) =>
      table('ABCD', equals, { seed })
        .map(({ player }) => player)
        .join('');
    expect(order('one')).toBe(order('one'));
    expect(new Set(['one', 'two', 'three', 'four', 'five', 'six'].map(order)).size).toBeGreaterThan(
      1,
    );
  });
});

it('a result of somebody unknown is a fault of the caller', () => {
  expect(() => table('A', [match(1, 'AB', [2, 0, 0])])).toThrow('unknown player B');
});

describe('the final ranking after a playoff', () => {
  const order = (results: readonly RoundResult[]) =>
    rankWithPlayoff(
      'ABCDEF'.split('').map((player, i) => ({ ...row(table('ABCDEF', []), player), rank: i + 1 })),
      results,
    )
      .map(({ rank, player }) => `${rank}${player}`)
      .join(' ');
  const semifinals = [match(4, 'AD', [1, 2, 0]), match(4, 'BC', [2, 0, 0])];

  it('goes by how long a player stayed unbeaten, then by Swiss rank', () => {
    expect(order([...semifinals, match(5, 'BD', [0, 2, 0])])).toBe('1D 2B 3A 4C 5E 6F');
  });

  it('respects a match for third place', () => {
    expect(order([...semifinals, match(5, 'BD', [0, 2, 0]), match(5, 'AC', [0, 2, 0])])).toBe(
      '1D 2B 3C 4A 5E 6F',
    );
  });

  it('puts those in the playoff before everyone else, and waits for matches not decided', () => {
    expect(order([match(4, 'BF', [0, 0, 0])])).toBe('1B 2F 3A 4C 5D 6E');
    expect(order([match(4, 'AD', [1, 2, 0]), match(4, 'BC', [0, 0, 0])])).toBe('1B 2C 3D 4A 5E 6F');
  });

  it('is the Swiss ranking when there was no playoff', () => {
    expect(order([])).toBe('1A 2B 3C 4D 5E 6F');
  });
});
