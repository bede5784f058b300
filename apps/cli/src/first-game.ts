/**
 * `npm run first-game -- [--seeds 400]`: looks for the shortest prepared first game among so many seeds and writes it to
 * `libs/match/src/lessons/first-game.gen.ts`; to be run again when rules or cards have changed so that the old one cannot be played.
 */
import { writeFileSync } from 'node:fs';
import { starterDeck } from '#cards';
import { composeFirstGame, type Script } from '#match';
import { readCommandLine, wholeNumber } from './command-line.js';

const { values: options } = readCommandLine('npm run first-game -- [--seeds 400]', {
  options: { seeds: { type: 'string', default: '400' } },
});
const FILE = 'libs/match/src/lessons/first-game.gen.ts';

const [a, b] = [starterDeck('luke'), starterDeck('vader')];
if (!a || !b) throw new Error('the starter decks are missing');

const seeds = wholeNumber('--seeds', options.seeds, 1);
let best: Script | null = null;
for (let number = 1; number <= seeds; number += 1) {
  const found = composeFirstGame({ a, b }, `first-game:${number}`, number);
  if (found && (best === null || found.moves.length < best.moves.length)) best = found;
}
if (best === null) {
  console.error('no seed brings up every lesson; try more with --seeds');
  process.exitCode = 1;
} else {
  writeFileSync(
    FILE,
    `/** Written by \`npm run first-game\`. */
import type { Script } from './lesson.js';

// prettier-ignore
export const FIRST_GAME: Script = ${JSON.stringify(best)};
`,
  );
  console.log(
    `${FILE}: ${best.seed}, ${best.moves.length} moves, lessons begin at ${best.starts.join(', ')}`,
  );
}
