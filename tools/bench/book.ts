/**
 * What the card book costs a starting process: the compiled libraries loaded in fresh processes,
 * and the heap that remains.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const CARDS = path.resolve(import.meta.dirname, '../../dist/libs/cards/src/index.js');

const PROBE = `
  globalThis.gc();
  const before = process.memoryUsage().heapUsed;
  const start = performance.now();
  const { playableBook } = await import(process.argv[1]);
  const book = playableBook();
  const milliseconds = performance.now() - start;
  globalThis.gc();
  console.log(JSON.stringify({
    milliseconds,
    megabytes: (process.memoryUsage().heapUsed - before) / 1e6,
    cards: book.cards.size,
  }));
`;

interface Load {
  readonly milliseconds: number;
  readonly megabytes: number;
  readonly cards: number;
}

const load = (): Load =>
  JSON.parse(
    execFileSync(process.execPath, ['--expose-gc', '--input-type=module', '--eval', PROBE, CARDS], {
      encoding: 'utf8',
    }),
  ) as Load;

export function run({ times }: { readonly times: number }): void {
  if (!existsSync(CARDS))
    throw new Error('the libraries are not compiled yet: npm start or npm test does it');
  const loads = Array.from({ length: times }, load).sort((a, b) => a.milliseconds - b.milliseconds);
  const median = loads[Math.floor(times / 2)] as Load;
  console.log(
    JSON.stringify({
      cards: median.cards,
      loadMilliseconds: Math.round(median.milliseconds),
      worstMilliseconds: Math.round((loads.at(-1) as Load).milliseconds),
      heapMegabytes: Number(median.megabytes.toFixed(1)),
    }),
  );
}
