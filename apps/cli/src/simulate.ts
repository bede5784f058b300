import { readOptions, UsageError } from './simulate/options.js';
import { provideServer } from './simulate/server.js';
import { playConvention } from './simulate/convention.js';
import { simulate } from './simulate/simulation.js';

const say = (line: string): void => console.log(line);

const main = async (args: readonly string[]): Promise<number> => {
  const options = readOptions(args);
  const server = await provideServer(options.url, say);
  try {
    if (options.plan === 'convention') return await playConvention(options, server, say);
    say(
      `playing at ${server.url}: ${options.players} players, ${options.rounds} rounds, cut to ${options.cut}, seed ${options.seed}, ${options.concurrency} tables at a time`,
    );
    const { result, faults } = await simulate(options, server, say);
    for (const fault of faults) say(`fault: ${fault}`);
    say(JSON.stringify(result));
    return faults.length === 0 ? 0 : 1;
  } finally {
    await server.stop();
  }
};

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof UsageError ? error.message : error);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
