import { boosterSets } from '#cards';
import { compositionOf, openPacks, packStatistics } from '#draft';
import { UsageError } from './command-line/words.js';
import type { Say } from './command-line/verb.js';

interface Opening {
  readonly set: string;
  readonly count: number;
  readonly seed: string;
}

/** A deviation of more standard deviations is not accidental. */
const SIGMA_LIMIT = 4;

/** Opens boosters and reports their content. */
export const printPacks = ({ set: wanted, count, seed }: Opening, say: Say) => {
  const set = boosterSets.find((code) => code === wanted);
  if (!set) throw new UsageError(`no boosters of the set ${wanted}: ${boosterSets.join(' ')}`);
  const statistics = packStatistics(set, openPacks(set, count, seed));
  const { certainty } = compositionOf(set);
  say(
    `${count} boosters of ${set}, seed ${seed}; slots and legendary odds: ${certainty.slots} certainty, foil shares: ${certainty.foil}`,
  );
  for (const { slot, rarity, cards } of statistics.slots)
    say(
      `${slot.padEnd(9)} ${rarity.padEnd(10)} ${String(cards).padStart(8)}  ${(cards / count).toFixed(4)} a booster`,
    );
  for (const test of statistics.tests) {
    say(
      `chi-square, ${test.of}: ${test.statistic.toFixed(1)} with ${test.degreesOfFreedom} degrees of freedom, ${test.sigma.toFixed(2)} sigma`,
    );
  }
  const off = statistics.tests.filter((test) => Math.abs(test.sigma) >= SIGMA_LIMIT).length;
  say(
    `packs: ${count} opened, ${statistics.malformed} malformed, ${off} of ${statistics.tests.length} tests beyond ${SIGMA_LIMIT} sigma`,
  );
  return { isFine: statistics.malformed + off === 0, result: { set, count, ...statistics } };
};
