import { describe, expect, it } from 'vitest';
import { pairSwiss } from './swiss.js';
import type { SwissInput, SwissPairing, SwissPlayer } from './swiss-input.js';

const player = (id: string, points = 0, more: Partial<SwissPlayer> = {}): SwissPlayer => ({
  id,
  points,
  opponents: [],
  hadBye: false,
  lastFloat: null,
  ...more,
});

const round = (players: readonly SwissPlayer[], more: Partial<SwissInput> = {}): SwissInput => ({
  round: 3,
  players,
  seed: 'seed',
  ...more,
});

const pairsOf = (pairing: SwissPairing): string[] =>
  pairing.tables.map(({ a, b }) => [a, b].sort().join('-')).sort();

const codes = (pairing: SwissPairing, id: string): string[] =>
  pairing.tables.find(({ a, b }) => a === id || b === id)!.reasons.map(({ code }) => code);

describe('who meets whom', () => {
  it('pairs nobody when nobody plays, and gives a lone player the bye', () => {
    expect(pairSwiss(round([]))).toEqual({
      tables: [],
      bye: null,
      objective: [0, 0, 0, 0, 0, 0, 0],
      unavoidableRematches: 0,
    });
    const lone = pairSwiss(round([player('a')]));
    expect(lone.tables).toEqual([]);
    expect(lone.bye?.playerId).toBe('a');
  });

  it('pairs inside the score groups when that is possible', () => {
    const pairing = pairSwiss(
      round([
        player('a', 6),
        player('b', 6),
        player('c', 3),
        player('d', 3),
        player('e'),
        player('f'),
      ]),
    );
    expect(pairsOf(pairing)).toEqual(['a-b', 'c-d', 'e-f']);
    expect(codes(pairing, 'c')).toEqual(['pairing/same-score']);
  });

  it('pairs one player of an odd group down to the next group, not further', () => {
    const pairing = pairSwiss(
      round([player('a', 6), player('b', 3), player('c', 3), player('d', 0)], { seed: 'x' }),
    );
    expect(['a-b/c-d', 'a-c/b-d']).toContain(pairsOf(pairing).join('/'));
    expect(pairing.tables[0]?.reasons).toEqual([
      { code: 'pairing/paired-down', data: { player: 'a', from: 6, to: 3, cause: 'odd-group' } },
    ]);
  });

  it('rather pairs down than repeats a meeting, and says why', () => {
    const pairing = pairSwiss(
      round([player('a', 6, { opponents: ['b'] }), player('b', 6), player('c', 3), player('d', 3)]),
    );
    expect(pairing.unavoidableRematches).toBe(0);
    expect(pairing.tables[0]?.reasons[0]).toMatchObject({
      code: 'pairing/paired-down',
      data: { cause: 'history' },
    });
  });

  it('calls history what sends more than the one odd player down', () => {
    const met = (id: string) =>
      player(id, 6, { opponents: ['a', 'b', 'c'].filter((other) => other !== id) });
    const { tables } = pairSwiss(
      round([met('a'), met('b'), met('c'), player('d', 3), player('e', 3), player('f', 3)]),
    );
    expect(tables.map(({ reasons }) => [reasons[0]?.code, reasons[0]?.data['cause']])).toEqual(
      tables.map(() => ['pairing/paired-down', 'history']),
    );
  });

  it('repeats a meeting only where no pairing of all avoids it, and counts it', () => {
    const pairing = pairSwiss(round([player('a', 3, { opponents: ['b'] }), player('b')]));
    expect(pairing.unavoidableRematches).toBe(1);
    expect(codes(pairing, 'a')).toEqual(['pairing/paired-down', 'pairing/rematch-unavoidable']);
  });

  it('floats somebody who did not float last round', () => {
    const players = [
      player('a', 6, { lastFloat: 'down' }),
      player('b', 6, { lastFloat: 'down' }),
      player('c', 6),
      player('d', 3, { lastFloat: 'up' }),
      player('e', 3),
      player('f', 3),
    ];
    for (const seed of ['1', '2', '3', '4', '5']) {
      const pairing = pairSwiss(round(players, { seed }));
      expect(
        pairing.tables.find(({ reasons }) => reasons[0]?.code === 'pairing/paired-down'),
      ).toMatchObject({ a: 'c' });
      expect(codes(pairing, 'd')).toEqual(['pairing/same-score']);
    }
  });

  it('keeps a team apart, and draft pods together, where that costs nothing above', () => {
    const team = pairSwiss(
      round([
        player('a', 0, { team: 'red' }),
        player('b', 0, { team: 'red' }),
        player('c', 0, { team: 'blue' }),
        player('d', 0, { team: 'blue' }),
      ]),
    );
    expect(pairsOf(team)).not.toContain('a-b');
    const pods = pairSwiss(
      round([
        player('a', 0, { pod: '1' }),
        player('b', 0, { pod: '2' }),
        player('c', 0, { pod: '1' }),
        player('d', 0, { pod: '2' }),
      ]),
    );
    expect(pairsOf(pods)).toEqual(['a-c', 'b-d']);
  });

  it('keeps forbidden pairs apart and fixed pairs together, even a repeated one', () => {
    const players = [player('a', 0, { opponents: ['d'] }), player('b'), player('c'), player('d')];
    const pairing = pairSwiss(round(players, { fixed: [['a', 'd']] }));
    expect(pairsOf(pairing)).toEqual(['a-d', 'b-c']);
    expect(codes(pairing, 'a')).toEqual(['pairing/fixed-by-staff', 'pairing/rematch-by-staff']);
    expect(pairsOf(pairSwiss(round(players, { forbidden: [['a', 'b']] })))).toEqual(['a-c', 'b-d']);
  });

  it('refuses an input that contradicts itself', () => {
    expect(() => pairSwiss(round([player('a'), player('a')]))).toThrow('listed twice');
    expect(() =>
      pairSwiss(
        round([player('a'), player('b'), player('c')], {
          fixed: [
            ['a', 'b'],
            ['b', 'c'],
          ],
        }),
      ),
    ).toThrow('two fixed pairs');
  });
});

describe('the bye', () => {
  it('goes to the lowest score group', () => {
    const pairing = pairSwiss(round([player('a', 6), player('b', 3), player('c', 0)]));
    expect(pairing.bye).toEqual({
      playerId: 'c',
      reasons: [
        { code: 'bye/odd-number', data: { players: 3 } },
        { code: 'bye/lowest-group', data: { points: 0 } },
      ],
    });
  });

  it('goes to the next group when everyone below has had one', () => {
    const pairing = pairSwiss(
      round([player('a', 6), player('b', 3), player('c', 0, { hadBye: true })]),
    );
    expect(pairing.bye).toMatchObject({
      playerId: 'b',
      reasons: [{}, { code: 'bye/lowest-possible-group', data: { points: 3, groupsBelow: 1 } }],
    });
  });

  it('is given a second time when everyone has had one, or when only that avoids a repeated meeting', () => {
    const all = pairSwiss(
      round([
        player('a', 6, { hadBye: true }),
        player('b', 3, { hadBye: true }),
        player('c', 0, { hadBye: true }),
      ]),
    );
    expect(all.bye).toMatchObject({
      playerId: 'c',
      reasons: [{}, {}, { code: 'bye/second-unavoidable' }],
    });
    const forced = pairSwiss(
      round([
        player('a', 6, { opponents: ['b', 'c'], hadBye: true }),
        player('b', 3),
        player('c', 0),
      ]),
    );
    expect(forced.bye?.playerId).toBe('a');
  });
});

describe('the last round by standing', () => {
  const places = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6'];

  it('pairs 1 with 2, 3 with 4, 5 with 6', () => {
    const pairing = pairSwiss(
      round(
        places.map((id, i) => player(id, 12 - i)),
        { byStanding: true },
      ),
    );
    expect(pairing.tables.map(({ table, a, b }) => `${table}: ${a}-${b}`)).toEqual([
      '1: p1-p2',
      '2: p3-p4',
      '3: p5-p6',
    ]);
  });

  it('passes over an opponent already met, and anyone who would be missing below', () => {
    const met = places.map((id, i) => player(id, 12 - i, { opponents: id === 'p1' ? ['p2'] : [] }));
    expect(pairsOf(pairSwiss(round(met, { byStanding: true })))).toEqual([
      'p1-p3',
      'p2-p4',
      'p5-p6',
    ]);
    // p5 and p6 have met, and p6 has met everyone but p2: so p1 may not take p2.
    const needed = places.map((id, i) =>
      player(id, 12 - i, { opponents: id === 'p6' ? ['p1', 'p3', 'p4', 'p5'] : [] }),
    );
    expect(pairsOf(pairSwiss(round(needed, { byStanding: true })))).toEqual([
      'p1-p3',
      'p2-p6',
      'p4-p5',
    ]);
  });

  it('does not depend on the seed', () => {
    const players = places.map((id, i) => player(id, i < 3 ? 6 : 3));
    expect(pairSwiss(round(players, { byStanding: true, seed: '1' }))).toEqual(
      pairSwiss(round(players, { byStanding: true, seed: '2' })),
    );
  });
});

describe('tables', () => {
  it('are numbered from the highest score down', () => {
    const pairing = pairSwiss(
      round([
        player('e'),
        player('f'),
        player('c', 3),
        player('d', 3),
        player('a', 6),
        player('b', 6),
      ]),
    );
    expect(pairing.tables.map(({ table, a, b }) => [table, ...[a, b].sort()])).toEqual([
      [1, 'a', 'b'],
      [2, 'c', 'd'],
      [3, 'e', 'f'],
    ]);
  });

  it('honour a static table, and fill the numbers around it', () => {
    const pairing = pairSwiss(
      round([player('a', 6), player('b', 6), player('c', 3), player('d', 3, { staticTable: 1 })]),
    );
    expect(pairing.tables.map(({ table, a, b }) => [table, ...[a, b].sort()])).toEqual([
      [1, 'c', 'd'],
      [2, 'a', 'b'],
    ]);
    expect(codes(pairing, 'd')).toEqual(['pairing/same-score', 'pairing/static-table']);
    const far = pairSwiss(
      round([player('a', 6), player('b', 6), player('c', 3), player('d', 3, { staticTable: 40 })]),
    );
    expect(far.tables.map(({ table }) => table)).toEqual([1, 40]);
  });

  it('that two players claim go to the better placed one', () => {
    const pairing = pairSwiss(
      round([
        player('a', 6, { staticTable: 7 }),
        player('b', 6),
        player('c', 3),
        player('d', 3, { staticTable: 7 }),
      ]),
    );
    expect(pairing.tables.map(({ table, a, b }) => [table, ...[a, b].sort()])).toEqual([
      [1, 'c', 'd'],
      [7, 'a', 'b'],
    ]);
    expect(codes(pairing, 'd')).toContain('pairing/static-table-taken');
  });
});

describe('chance', () => {
  it('reaches every pairing of equals about equally often', () => {
    const seen = new Map<string, number>();
    const players = ['a', 'b', 'c', 'd'].map((id) => player(id));
    for (let i = 0; i < 900; i += 1) {
      const pairs = pairsOf(pairSwiss(round(players, { seed: `${i}` }))).join();
      seen.set(pairs, (seen.get(pairs) ?? 0) + 1);
    }
    expect([...seen.keys()].sort()).toEqual(['a-b,c-d', 'a-c,b-d', 'a-d,b-c']);
    for (const times of seen.values()) expect(times).toBeGreaterThan(240);
  });

  it('floats every player of an odd group about equally often', () => {
    const floated = new Map<string, number>();
    const players = [
      ...['a', 'b', 'c'].map((id) => player(id, 3)),
      ...['d', 'e', 'f'].map((id) => player(id)),
    ];
    for (let i = 0; i < 900; i += 1) {
      const down = pairSwiss(round(players, { seed: `${i}` })).tables.find(
        ({ reasons }) => reasons[0]?.code === 'pairing/paired-down',
      )!;
      for (const id of [down.a, down.b]) floated.set(id, (floated.get(id) ?? 0) + 1);
    }
    expect([...floated.keys()].sort()).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
    for (const times of floated.values()) expect(times).toBeGreaterThan(240);
  });
});
