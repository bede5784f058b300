import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareObjectives, objectiveOf } from './objective.js';
import { pairSwiss } from './swiss.js';
import type { PodRule, SwissInput, SwissPairing, SwissPlayer } from './swiss-input.js';

interface Shape {
  readonly smallest?: number;
  readonly largest: number;
  /** Share of pairs that have met, in percent. */
  readonly met: number;
  readonly byStanding?: boolean;
  readonly podRule?: PodRule;
}

/** A round in any state that a history could lead to, and in many that none could. */
const rounds = ({
  smallest = 1,
  largest,
  met,
  byStanding = false,
  podRule,
}: Shape): fc.Arbitrary<SwissInput> =>
  fc
    .record({
      scores: fc.array(
        fc.record({
          points: fc.integer({ min: 0, max: 4 }),
          hadBye: fc.boolean(),
          lastFloat: fc.constantFrom(null, null, 'down' as const, 'up' as const),
          team: fc.constantFrom(undefined, undefined, 'red', 'blue'),
          pod: fc.constantFrom(undefined, undefined, 'one', 'two'),
          opposite: fc.option(fc.nat(largest - 1), { nil: undefined }),
        }),
        { minLength: smallest, maxLength: largest },
      ),
      meetings: fc.array(fc.integer({ min: 0, max: 99 }), {
        minLength: (largest * (largest - 1)) / 2,
        maxLength: (largest * (largest - 1)) / 2,
      }),
      forbidden: fc.array(fc.tuple(fc.nat(largest - 1), fc.nat(largest - 1)), { maxLength: 3 }),
      fixed: fc.option(fc.tuple(fc.nat(largest - 1), fc.nat(largest - 1)), {
        nil: undefined,
        freq: 4,
      }),
      seed: fc.string({ maxLength: 4 }),
    })
    .map(({ scores, meetings, forbidden, fixed, seed }) => {
      const id = (i: number) => `P${i}`;
      const opponents = scores.map((): string[] => []);
      let next = 0;
      for (let i = 0; i < scores.length; i += 1) {
        for (let j = 0; j < i; j += 1) {
          const chance = meetings[next];
          next += 1;
          if (chance === undefined || chance >= met) continue;
          opponents[i]!.push(id(j));
          opponents[j]!.push(id(i));
        }
      }
      const players = scores.map(({ team, pod, opposite, ...score }, i): SwissPlayer => ({
        id: id(i),
        opponents: opponents[i]!,
        ...score,
        ...(team === undefined ? {} : { team }),
        ...(pod === undefined ? {} : { pod }),
        ...(opposite === undefined ? {} : { opposite: id(opposite) }),
      }));
      if (byStanding) players.sort((a, b) => b.points - a.points);
      const plays = ([i, j]: readonly [number, number]) =>
        i !== j && i < players.length && j < players.length;
      return {
        round: 5,
        players,
        seed,
        byStanding,
        ...(podRule ? { podRule } : {}),
        forbidden: forbidden.filter(plays).map(([i, j]) => [id(i), id(j)] as const),
        fixed: fixed && plays(fixed) ? [[id(fixed[0]), id(fixed[1])] as const] : [],
      };
    });

const met = (input: SwissInput, a: string, b: string) =>
  input.players.some(
    (player) =>
      (player.id === a && player.opponents.includes(b)) ||
      (player.id === b && player.opponents.includes(a)),
  );

interface Plain {
  readonly tables: readonly { readonly a: string; readonly b: string }[];
  readonly bye: string | null;
}

/** Every way to pair these players, with one bye when their number is odd. */
function* allPairings(ids: readonly string[]): Generator<Plain> {
  const [first, ...others] = ids;
  if (first === undefined) {
    yield { tables: [], bye: null };
    return;
  }
  if (ids.length % 2 === 1)
    for (const rest of allPairings(others)) yield { tables: rest.tables, bye: first };
  for (const partner of others) {
    for (const rest of allPairings(others.filter((other) => other !== partner)))
      yield { tables: [{ a: first, b: partner }, ...rest.tables], bye: rest.bye };
  }
}

/** The best objective value, found by trying every pairing. */
const bestByTrying = (input: SwissInput): number[] => {
  const fixed = input.fixed ?? [];
  const free = input.players.map((player) => player.id).filter((id) => !fixed.flat().includes(id));
  let best: number[] | null = null;
  for (const pairing of allPairings(free)) {
    const value = objectiveOf(input, {
      tables: [...fixed.map(([a, b]) => ({ a, b })), ...pairing.tables],
      bye: pairing.bye,
    });
    if (best === null || compareObjectives(value, best) < 0) best = value;
  }
  return best ?? [];
};

const plain = (pairing: SwissPairing): Plain => ({
  tables: pairing.tables,
  bye: pairing.bye?.playerId ?? null,
});

describe('Swiss pairing against every possible pairing', () => {
  for (const share of [10, 45, 80]) {
    it(`is as good as the best of all, up to nine players of whom ${share} % have met`, () => {
      fc.assert(
        fc.property(rounds({ largest: 9, met: share }), (input) => {
          const pairing = pairSwiss(input);
          expect(pairing.objective).toEqual(bestByTrying(input));
          expect(pairing.objective).toEqual(objectiveOf(input, plain(pairing)));
        }),
        { numRuns: 120 },
      );
    });
    it(`is as good by standing as the best of all, up to nine players of whom ${share} % have met`, () => {
      fc.assert(
        fc.property(rounds({ largest: 9, met: share, byStanding: true }), (input) => {
          const pairing = pairSwiss(input);
          expect(pairing.objective).toEqual(bestByTrying(input));
          expect(pairing.objective).toEqual(objectiveOf(input, plain(pairing)));
        }),
        { numRuns: 120 },
      );
    });
  }
});

describe('Swiss pairing by pods against every possible pairing', () => {
  for (const podRule of ['in-pod', 'cross-pod'] as const) {
    for (const byStanding of [false, true]) {
      it(`${podRule}${byStanding ? ' by standing' : ''} is as good as the best of all`, () => {
        fc.assert(
          fc.property(rounds({ largest: 9, met: 25, podRule, byStanding }), (input) => {
            const pairing = pairSwiss(input);
            expect(pairing.objective).toEqual(bestByTrying(input));
            expect(pairing.objective).toEqual(objectiveOf(input, plain(pairing)));
          }),
          { numRuns: 80 },
        );
      });
    }
  }
});

/** The promises without `objectiveOf`: they are checked against every possible pairing. */
describe('what a Swiss pairing promises', () => {
  const free = rounds({ largest: 8, met: 40 }).map((input): SwissInput => ({
    ...input,
    forbidden: [],
    fixed: [],
  }));
  const everyPairing = (input: SwissInput) => [
    ...allPairings(input.players.map((player) => player.id)),
  ];
  const rematches = (input: SwissInput, { tables }: Plain) =>
    tables.filter(({ a, b }) => met(input, a, b)).length;
  const find = (input: SwissInput, id: string) => input.players.find((player) => player.id === id)!;

  it('no meeting is repeated that could be avoided', () => {
    fc.assert(
      fc.property(free, (input) => {
        const fewest = Math.min(...everyPairing(input).map((pairing) => rematches(input, pairing)));
        expect(rematches(input, plain(pairSwiss(input)))).toBe(fewest);
      }),
    );
  });

  it('nobody has a second bye while another could take it, and the bye comes from the lowest group that can give it', () => {
    fc.assert(
      fc.property(
        free.filter(({ players }) => players.length % 2 === 1),
        (input) => {
          const fewest = Math.min(
            ...everyPairing(input).map((pairing) => rematches(input, pairing)),
          );
          const possible = everyPairing(input)
            .filter((pairing) => rematches(input, pairing) === fewest)
            .map(({ bye }) => find(input, bye!));
          const given = find(input, pairSwiss(input).bye!.playerId);
          const fresh = possible.filter(({ hadBye }) => !hadBye);
          expect(given.hadBye).toBe(fresh.length === 0);
          expect(given.points).toBe(
            Math.min(...(fresh.length > 0 ? fresh : possible).map(({ points }) => points)),
          );
        },
      ),
    );
  });

  it('as few of the top group are paired down as repeated meetings and the bye allow, and then as little as possible', () => {
    fc.assert(
      fc.property(free, (input) => {
        const ours = plain(pairSwiss(input));
        const top = Math.max(...input.players.map(({ points }) => points));
        const scores = [...new Set(input.players.map(({ points }) => points))].sort(
          (a, b) => b - a,
        );
        const bye = (pairing: Plain) =>
          pairing.bye === null
            ? ''
            : `${find(input, pairing.bye).points}/${find(input, pairing.bye).hadBye}`;
        const steps = ({ tables }: Plain) =>
          tables.flatMap(({ a, b }) => {
            const [x, y] = [find(input, a).points, find(input, b).points];
            return x === y || Math.max(x, y) !== top ? [] : [scores.indexOf(Math.min(x, y))];
          });
        const floats = (pairing: Plain) =>
          steps(pairing).length * 100 + steps(pairing).reduce((sum, step) => sum + step, 0);
        const alike = everyPairing(input).filter(
          (pairing) =>
            rematches(input, pairing) === rematches(input, ours) && bye(pairing) === bye(ours),
        );
        expect(floats(ours)).toBe(Math.min(...alike.map(floats)));
      }),
    );
  });
});

describe('laws of every Swiss pairing', () => {
  const any = fc.oneof(
    rounds({ largest: 40, met: 15 }),
    rounds({ largest: 14, met: 70 }),
    rounds({ largest: 30, met: 30, byStanding: true }),
    rounds({ largest: 40, met: 20, podRule: 'in-pod' }),
    rounds({ largest: 40, met: 20, podRule: 'cross-pod' }),
  );

  it('seats everyone exactly once, with one bye for an odd number', () => {
    fc.assert(
      fc.property(any, (input) => {
        const { tables, bye } = pairSwiss(input);
        const seated = [...tables.flatMap(({ a, b }) => [a, b]), ...(bye ? [bye.playerId] : [])];
        expect(seated.sort()).toEqual(input.players.map((player) => player.id).sort());
        expect(bye !== null).toBe(input.players.length % 2 === 1);
      }),
    );
  });

  it('numbers the tables from 1 without a gap when nobody has a static table', () => {
    fc.assert(
      fc.property(any, (input) => {
        expect(pairSwiss(input).tables.map(({ table }) => table)).toEqual(
          pairSwiss(input).tables.map((_, i) => i + 1),
        );
      }),
    );
  });

  it('says of exactly the repeated pairings that they are rematches', () => {
    fc.assert(
      fc.property(any, (input) => {
        const { tables, unavoidableRematches } = pairSwiss(input);
        const said = tables.filter(({ reasons }) =>
          reasons.some(
            ({ code }) =>
              code === 'pairing/rematch-unavoidable' || code === 'pairing/rematch-by-staff',
          ),
        );
        expect(said).toEqual(tables.filter(({ a, b }) => met(input, a, b)));
        expect(unavoidableRematches).toBe(said.length);
      }),
    );
  });

  it('keeps the pairs that staff have fixed', () => {
    fc.assert(
      fc.property(any, (input) => {
        const seated = pairSwiss(input).tables.map(({ a, b }) => [a, b].sort().join());
        for (const pair of input.fixed ?? []) expect(seated).toContain([...pair].sort().join());
      }),
    );
  });

  it('gives the same pairing for the same seed whatever the order of the players', () => {
    fc.assert(
      fc.property(rounds({ largest: 44, met: 15 }), fc.infiniteStream(fc.nat()), (input, keys) => {
        const shuffled = input.players
          .map((player) => ({ player, key: keys.next().value }))
          .sort((a, b) => a.key - b.key);
        expect(pairSwiss({ ...input, players: shuffled.map(({ player }) => player) })).toEqual(
          pairSwiss(input),
        );
      }),
    );
  });
});
