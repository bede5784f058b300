import { describe, expect, it } from 'vitest';
import { costsOf } from './costs.js';
import { fieldOf } from './field.js';
import { leastCostMatching } from './matching/least-cost.js';
import { reducedCost } from './matching/pricing.js';
import { problemOf } from './optimum.js';
import { seededRandom } from './random.js';
import { pairSwiss } from './swiss.js';
import type { SwissInput, SwissPlayer } from './swiss-input.js';

type Entrant = { -readonly [K in keyof SwissPlayer]: SwissPlayer[K] } & { opponents: string[] };

/** The last round of an event played by lot: small teams, a tenth of the tables drawn, a few players gone each round. */
const lastRound = (count: number, rounds: number): SwissInput => {
  const random = seededRandom(`event of ${count}`);
  let players = Array.from({ length: count }, (_, i): Entrant => ({ id: `P${i}`, points: 0, opponents: [], hadBye: false, lastFloat: null, team: `team ${i >> 2}` }));
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
    if (bye) Object.assign(byId.get(bye.playerId)!, { hadBye: true, points: byId.get(bye.playerId)!.points + 3 });
    players = players.filter(() => random.below(50) > 0);
  }
  return { round: rounds, players, seed: 'last' };
};

describe.each([[60, 12], [151, 9], [300, 9]])('the last round of an event of %i players and %i rounds', (count, rounds) => {
  const input = lastRound(count, rounds);
  const field = fieldOf(input);
  const members = field.players.map((_, i) => i);
  const { problem } = problemOf(field, costsOf(field), members.length % 2 === 0 ? members : [...members, -1]);
  const matching = leastCostMatching(problem);

  it('is paired at a cost that the dual values prove to be the least', () => {
    let bound = 0n;
    const sizes = new Map<number, number>();
    for (let u = 0; u < problem.size; u += 1) {
      bound += matching.dual[u]!;
      for (let b = matching.blossom[u]!; b !== -1; b = matching.blossoms.get(b)!.parent) sizes.set(b, (sizes.get(b) ?? 0) + 1);
      for (let v = 0; v < u; v += 1) if (reducedCost(matching, [u, v], problem.cost(u, v)) < 0n) throw new Error(`pair ${u} ${v} is overcharged`);
    }
    for (const [b, { dual }] of matching.blossoms) bound -= dual * BigInt(sizes.get(b)! - 1);
    expect(2n * matching.mate.reduce((sum, v, u) => (u < v ? sum + problem.cost(u, v) : sum), 0n)).toBe(bound);
  });

  it('keeps that cost through the drawing among equals', () => {
    const pairing = pairSwiss(input);
    const costs = costsOf(field);
    const drawn = pairing.tables.reduce((sum, { a, b }) => sum + costs.table(field.numberOf.get(a)!, field.numberOf.get(b)!), pairing.bye ? costs.bye(field.numberOf.get(pairing.bye.playerId)!) : 0n);
    expect(drawn).toBe(matching.mate.reduce((sum, v, u) => (u < v ? sum + problem.cost(u, v) : sum), 0n));
    expect(pairing.unavoidableRematches).toBe(0);
  });
});
