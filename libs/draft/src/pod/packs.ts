import { cardById } from '#cards';
import { openPacks, type Pack } from '../packs/pack.js';

/** What each seat opens, by round: round 0 its three leaders, rounds 1 to 3 the cards of its packs. */
export type PodPacks = readonly (readonly (readonly string[])[])[];

/** Common bases and tokens are put aside and not drafted (CR 10.3.2E); a rare base is drafted like a card. */
const isDrafted = (id: string): boolean => {
  const card = cardById(id);
  return card?.type !== 'Leader' && !(card?.type === 'Base' && card.rarity !== 'Rare');
};

const leaderOf = (pack: Pack): string => pack[0]?.id ?? '';

/** Opens three boosters for each seat from the pod's seed: the same seed, the same packs, so that the draft can be checked afterwards. */
export const packsOf = (set: string, seats: number, seed: string): PodPacks => {
  const opened = openPacks(set, seats * 3, seed);
  const of = (seat: number): readonly Pack[] => opened.slice(seat * 3, seat * 3 + 3);
  const everySeat = Array.from({ length: seats }, (_, seat) => of(seat));
  const leaders = everySeat.map((packs) => packs.map(leaderOf));
  const rounds = [0, 1, 2].map((round) =>
    everySeat.map((packs) => (packs[round] ?? []).map((card) => card.id).filter(isDrafted)),
  );
  return [leaders, ...rounds];
};
