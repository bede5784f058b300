import { isDrafted, openBoosters, type Boosters } from '../packs/boosters.js';
import type { Pack } from '../packs/pack.js';

/**
 * The packs of each seat, by round: round 0 its three leaders, rounds 1 to 3 the cards of its
 * boosters.
 */
export type PodPacks = readonly (readonly (readonly string[])[])[];

const leaderOf = (pack: Pack): readonly string[] =>
  pack[0]?.slot === 'leader' ? [pack[0].id] : [];

/** Boosters that each seat opens. */
export const boostersOfSeat = 3;

/**
 * Opens three boosters for each seat from the pod's seed: the same seed gives the same packs, so
 * that the draft can be verified afterwards.
 */
export const packsOf = (boosters: Boosters, seats: number, seed: string): PodPacks => {
  const opened = openBoosters(boosters, seats * boostersOfSeat, seed);
  const of = (seat: number): readonly Pack[] =>
    opened.slice(seat * boostersOfSeat, (seat + 1) * boostersOfSeat);
  const everySeat = Array.from({ length: seats }, (_, seat) => of(seat));
  const leaders = everySeat.map((packs) => packs.flatMap(leaderOf));
  const rounds = [0, 1, 2].map((round) =>
    everySeat.map((packs) => (packs[round] ?? []).map((card) => card.id).filter(isDrafted)),
  );
  return [leaders, ...rounds];
};
