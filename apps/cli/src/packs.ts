import { boosterSets } from '#cards';
import { readCommandLine, wrongCall } from './command-line.js';
import { compositionOf, openPacks, packStatistics } from '#draft';

const USAGE = `npm run packs -- --set SOR [--n 10000] [--seed 1]   sets: ${boosterSets.join(' ')}`;

/** npm run packs -- --set SOR --n 10000 --seed 1: opens boosters and says what lay in them. */
const usage = (message: string): never => wrongCall(message, `usage: ${USAGE}`);

const main = (): void => {
  const { values } = readCommandLine(USAGE, {
    options: {
      set: { type: 'string' },
      n: { type: 'string', default: '10000' },
      seed: { type: 'string', default: '1' },
    },
  });
  const set =
    boosterSets.find((code) => code === values.set) ??
    usage(values.set ? `no boosters of the set ${values.set}` : 'which set?');
  const count = Number(values.n);
  if (!Number.isInteger(count) || count < 1 || count > 200_000)
    usage('--n is a whole number from 1 to 200000');
  const statistics = packStatistics(set, openPacks(set, count, values.seed));
  const { certainty } = compositionOf(set);
  console.log(
    `${count} boosters of ${set}, seed ${values.seed}; slots and legendary odds: ${certainty.slots} certainty, foil shares: ${certainty.foil}`,
  );
  for (const { slot, rarity, cards } of statistics.slots)
    console.log(
      `${slot.padEnd(9)} ${rarity.padEnd(10)} ${String(cards).padStart(8)}  ${(cards / count).toFixed(4)} a booster`,
    );
  for (const test of statistics.tests) {
    console.log(
      `chi-square, ${test.of}: ${test.statistic.toFixed(1)} with ${test.degreesOfFreedom} degrees of freedom, ${test.sigma.toFixed(2)} sigma`,
    );
  }
  const off = statistics.tests.filter((test) => Math.abs(test.sigma) >= 4).length;
  console.log(
    `packs: ${count} opened, ${statistics.malformed} malformed, ${off} of ${statistics.tests.length} tests beyond 4 sigma`,
  );
  process.exitCode = statistics.malformed + off > 0 ? 1 : 0;
};

main();
