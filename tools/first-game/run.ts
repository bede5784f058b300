import { writeFileSync } from 'node:fs';
import { starterDeck } from '#cards';
import type { Script } from '#match';
import { composeFirstGame } from './compose.js';
import type { Outcome, Say } from '../../apps/cli/src/command-line/verb.js';

const FILE = 'libs/match/src/lessons/first-game.gen.ts';

/** The shortest one among so many seeds. */
const composeShortest = (seeds: number): Script | null => {
  const [a, b] = [starterDeck('luke'), starterDeck('vader')];
  if (!a || !b) throw new Error('the starter decks are missing');
  let best: Script | null = null;
  for (let number = 1; number <= seeds; number += 1) {
    const found = composeFirstGame({ a, b }, `first-game:${number}`, number);
    if (found && (best === null || found.moves.length < best.moves.length)) best = found;
  }
  return best;
};

export const writeFirstGame = (seeds: number, say: Say): Outcome => {
  const best = composeShortest(seeds);
  if (best === null) throw new Error('no seed brings up every lesson; try more with --seeds');
  writeFileSync(
    FILE,
    `/** Written by \`conclave first-game\`. */
import type { Script } from './lesson.js';

// prettier-ignore
export const FIRST_GAME: Script = ${JSON.stringify(best)};
`,
  );
  say(
    `${FILE}: ${best.seed}, ${best.moves.length} moves, lessons begin at ${best.starts.join(', ')}`,
  );
  return { isFine: true };
};
