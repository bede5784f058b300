import { describe, expect, it } from 'vitest';
import { isProvenOptimal } from './proof.js';
import { seededRandom } from '#chance';
import { pairSwiss } from './swiss.js';
import type { SwissInput, SwissPlayer } from './swiss-input.js';

type Entrant = { -readonly [K in keyof SwissPlayer]: SwissPlayer[K] } & { opponents: string[] };

/**
 * The last round of an event with random results: small teams, a tenth of the tables drawn, a few
 * players dropped each round.
 */
const lastRound = (count: number, rounds: number): SwissInput => {
  const random = seededRandom(`event of ${count}`);
  let players = Array.from({ length: count }, (_, i): Entrant => ({
    id: `P${i}`,
    points: 0,
    opponents: [],
    hadBye: false,
    lastFloat: null,
    team: `team ${i >> 2}`,
  }));
  for (let round = 1; round < rounds; round += 1) {
    const byId = new Map(players.map((player) => [player.id, player]));
    const { tables, bye } = pairSwiss({ round, players, seed: `${round}` });
    for (const player of players) player.lastFloat = null;
    for (const [one, other] of tables.map(({ a, b }) => [byId.get(a)!, byId.get(b)!] as const)) {
      one.opponents.push(other.id);
      other.opponents.push(one.id);
      if (one.points > other.points) [one.lastFloat, other.lastFloat] = ['down', 'up'];
      const lot = random.below(10);
      one.points += lot < 5 ? 3 : lot < 6 ? 1 : 0;
      other.points += lot < 5 ? 0 : lot < 6 ? 1 : 3;
    }
    if (bye)
      Object.assign(byId.get(bye.playerId)!, {
        hadBye: true,
        points: byId.get(bye.playerId)!.points + 3,
      });
    players = players.filter(() => random.below(50) > 0);
  }
  return { round: rounds, players, seed: 'last' };
};

describe.each([
  [60, 12],
  [151, 9],
  [300, 9],
])('the last round of an event of %i players and %i rounds', (count, rounds) => {
  const input = lastRound(count, rounds);
  const pairing = pairSwiss(input);
  const plain = { tables: pairing.tables, bye: pairing.bye?.playerId ?? null };

  it('is paired as well as the dual values prove possible, after the drawing among equals too', () => {
    expect(pairing.unavoidableRematches).toBe(0);
    expect(isProvenOptimal(input, plain)).toBe(true);
  });

  it('is not proven once two tables have exchanged players at a cost', () => {
    const [first, last] = [plain.tables[0]!, plain.tables.at(-1)!];
    const tables = [
      { a: first.a, b: last.a },
      { a: first.b, b: last.b },
      ...plain.tables.slice(1, -1),
    ];
    expect(isProvenOptimal(input, { tables, bye: plain.bye })).toBe(false);
  });

  it('is proven in the levels before the places when it is paired by standing', () => {
    const standing = {
      ...input,
      byStanding: true,
      players: [...input.players].sort((x, y) => y.points - x.points),
    };
    const { tables, bye } = pairSwiss(standing);
    expect(isProvenOptimal(standing, { tables, bye: bye?.playerId ?? null })).toBe(true);
  });
});
