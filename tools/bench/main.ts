/** npm run bench -- NAME ...: runs tools/bench/NAME.ts, which exports `run(args)` and ends with one JSON line. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { wrongCall } from '../../apps/cli/src/command-line.js';

/** The words of the call are at fault, not the bench. */
const isAboutCall = (error: Error): boolean =>
  error.message.startsWith('usage:') ||
  ('code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));

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
  wrongCall(`usage: npm run bench -- NAME [options], NAME one of: ${names.join(', ')}`);
} else {
  const bench = (await import(`./${name}.ts`)) as Bench;
  try {
    await bench.run(args);
  } catch (error) {
    if (!(error instanceof Error) || !isAboutCall(error)) throw error;
    wrongCall(`${name}: ${error.message}`);
  }
}
