import { describe, expect, it } from 'vitest';
import { seededRandom } from '#chance';
import { isProvenOptimal } from './proof.js';
import { pairSwiss } from './swiss.js';
import type { PodRule, SwissInput, SwissPairing, SwissPlayer } from './swiss-input.js';

/** Players of pods of these sizes before their first round; `s3.1` is seat 1 of the third pod. */
const seated = (sizes: readonly number[]): readonly SwissPlayer[] =>
  sizes.flatMap((size, index) =>
    Array.from({ length: size }, (_, seat): SwissPlayer => {
      const half = Math.floor(size / 2);
      const opposite =
        seat < 2 * half ? { opposite: `s${index + 1}.${(seat + half) % (2 * half)}` } : {};
      return {
        id: `s${index + 1}.${seat}`,
        points: 0,
        opponents: [],
        hadBye: false,
        lastFloat: null,
        pod: String(index + 1),
        ...opposite,
      };
    }),
  );

const podOf = (id: string): string => id.slice(1, id.indexOf('.'));
const tablesOf = ({ tables }: SwissPairing): string[] =>
  tables.map(({ a, b }) => [a, b].sort().join(' ')).sort();
const crossings = ({ tables }: SwissPairing): number =>
  tables.filter(({ a, b }) => podOf(a) !== podOf(b)).length;
const codes = (pairing: SwissPairing): string[] => [
  ...new Set(pairing.tables.map(({ reasons }) => reasons[0]?.code ?? '')),
];
const input = (players: readonly SwissPlayer[], podRule: PodRule, round = 1): SwissInput => ({
  round,
  players,
  seed: 'pods',
  podRule,
});

/** The round with random results: the first player of each pair wins. */
const after = (
  players: readonly SwissPlayer[],
  { tables, bye }: SwissPairing,
): readonly SwissPlayer[] =>
  players.map(({ opposite: _seat, ...player }) => {
    const table = tables.find(({ a, b }) => a === player.id || b === player.id);
    if (!table)
      return { ...player, points: player.points + 3, hadBye: bye?.playerId === player.id };
    return {
      ...player,
      points: player.points + (table.a === player.id ? 3 : 0),
      opponents: [...player.opponents, table.a === player.id ? table.b : table.a],
    };
  });

describe('pairing in pods', () => {
  it('lets everyone meet the seat opposite in the first round', () => {
    const pairing = pairSwiss(input(seated([8, 8]), 'in-pod'));
    expect(tablesOf(pairing)).toEqual([
      's1.0 s1.4',
      's1.1 s1.5',
      's1.2 s1.6',
      's1.3 s1.7',
      's2.0 s2.4',
      's2.1 s2.5',
      's2.2 s2.6',
      's2.3 s2.7',
    ]);
    expect(codes(pairing)).toEqual(['pairing/opposite-seats']);
  });

  it('pairs those whose opposite has left inside the pod', () => {
    const pairing = pairSwiss(
      input(
        seated([8]).filter(({ id }) => id !== 's1.0' && id !== 's1.1'),
        'in-pod',
      ),
    );
    expect(tablesOf(pairing)).toEqual(['s1.2 s1.6', 's1.3 s1.7', 's1.4 s1.5']);
    expect(pairing.tables.map(({ reasons }) => reasons[0]?.code).sort()).toEqual([
      'pairing/opposite-seats',
      'pairing/opposite-seats',
      'pairing/same-pod',
    ]);
  });

  it('takes the bye from an odd pod, and pairs two odd pods with one table across', () => {
    const one = pairSwiss(input(seated([8, 7]), 'in-pod'));
    expect([one.bye?.playerId, crossings(one)]).toEqual(['s2.6', 0]);
    const two = pairSwiss(input(seated([7, 7]), 'in-pod'));
    expect([two.bye, crossings(two), tablesOf(two).includes('s1.6 s2.6')]).toEqual([null, 1, true]);
    const three = pairSwiss(input(seated([7, 7, 7]), 'in-pod'));
    expect([three.bye === null, crossings(three)]).toEqual([false, 1]);
  });

  it('stays in the pod for three rounds without a meeting repeated, winners with winners where the pod allows', () => {
    let players = seated([8, 8, 6]);
    for (const round of [1, 2, 3]) {
      const pairing = pairSwiss(input(players, 'in-pod', round));
      expect([crossings(pairing), pairing.unavoidableRematches]).toEqual([0, 0]);
      if (round === 2)
        expect(
          pairing.tables.filter(
            ({ a, b }) =>
              players.find(({ id }) => id === a)?.points !==
              players.find(({ id }) => id === b)?.points,
          ),
        ).toHaveLength(1);
      players = after(players, pairing);
    }
  });

  it('crosses pods rather than repeat a meeting', () => {
    let players = seated([2, 2]);
    players = after(players, pairSwiss(input(players, 'in-pod')));
    const second = pairSwiss(input(players, 'in-pod', 2));
    expect([crossings(second), second.unavoidableRematches, codes(second)]).toEqual([
      2,
      0,
      ['pairing/across-pods'],
    ]);
  });
});

describe('pairing across pods', () => {
  it('lets nobody meet their own pod while that can be avoided, and says so', () => {
    const pairing = pairSwiss(input(seated([8, 8, 6]), 'cross-pod'));
    expect([crossings(pairing), codes(pairing)]).toEqual([11, ['pairing/other-pod']]);
    const lopsided = pairSwiss(input(seated([8, 4]), 'cross-pod'));
    expect([crossings(lopsided), codes(lopsided).sort()]).toEqual([
      4,
      ['pairing/other-pod', 'pairing/same-pod-unavoidable'],
    ]);
  });
});

describe('whoever entered after the pods were formed', () => {
  const late = (id: string): SwissPlayer => ({
    id,
    points: 0,
    opponents: [],
    hadBye: false,
    lastFloat: null,
  });

  it('completes an odd pod, or meets somebody who drafted in none either', () => {
    const odd = pairSwiss(input([...seated([7]), late('l.1')], 'in-pod'));
    expect(tablesOf(odd)).toContain('l.1 s1.6');
    const even = pairSwiss(input([...seated([8]), late('l.1'), late('l.2')], 'in-pod'));
    expect(tablesOf(even)).toContain('l.1 l.2');
  });
});

describe.each(['in-pod', 'cross-pod'] as const)('a field of 62 pods of 7 and 8, %s', (podRule) => {
  it('is proven optimal, opposite seats, odd pods and drop-outs included', () => {
    const random = seededRandom('proof');
    let players = seated(Array.from({ length: 62 }, (_, index) => 7 + (index % 2))).filter(
      () => random.below(40) > 0,
    );
    for (const round of [1, 2, 3]) {
      const asked = input(players, podRule, round);
      const pairing = pairSwiss(asked);
      if (round !== 2)
        expect(
          isProvenOptimal(asked, { tables: pairing.tables, bye: pairing.bye?.playerId ?? null }),
        ).toBe(true);
      players = after(players, pairing).filter(() => random.below(40) > 0);
    }
  });
});
