/** npm run bench -- NAME ...: runs test/bench/NAME.ts, which exports `run(args)` and ends with one JSON line. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

interface Bench {
  run(args: readonly string[]): Promise<void> | void;
}

const folder = import.meta.dirname;
const names = readdirSync(folder).flatMap((file) =>
  file.endsWith('.ts') && file !== 'main.ts' ? [file.slice(0, -3)] : [],
);
const [name, ...args] = process.argv.slice(2);

if (
  name === undefined ||
  !/^[a-z-]+$/.test(name) ||
  name === 'main' ||
  !existsSync(join(folder, `${name}.ts`))
) {
  console.error(`usage: npm run bench -- NAME [options], NAME one of: ${names.join(', ')}`);
  process.exitCode = 1;
} else {
  const bench = (await import(`./${name}.ts`)) as Bench;
  await bench.run(args);
}
