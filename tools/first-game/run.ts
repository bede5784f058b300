import { writeFileSync } from 'node:fs';
import { starterDeck } from '#cards';
import { type Composed, composeFirstGame } from './compose.js';
import type { Outcome, Say } from '../../apps/cli/src/command-line/verb.js';

const FILE = 'libs/match/src/lessons/first-game.gen.ts';

/** A question in the middle of an action costs a beginner more than a click. */
const SIDE_QUESTION = 4;
const costOf = ({ presses, sideQuestions }: Composed): number =>
  presses + SIDE_QUESTION * sideQuestions;

/** The game with the fewest clicks and side questions among so many seeds. */
const composeShortest = (seeds: number): Composed | null => {
  const [a, b] = [starterDeck('luke'), starterDeck('vader')];
  if (!a || !b) throw new Error('the starter decks are missing');
  let best: Composed | null = null;
  for (let number = 1; number <= seeds; number += 1) {
    const found = composeFirstGame({ a, b }, `first-game:${number}`, number);
    if (found && (best === null || costOf(found) < costOf(best))) best = found;
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

export const FIRST_GAME: Script = ${JSON.stringify(best.script)};
`,
  );
  say(
    `${FILE}: ${best.script.seed}, ${best.script.moves.length} moves, ${best.presses} presses, ${best.sideQuestions} questions aside, lessons begin at ${best.script.starts.join(', ')}`,
  );
  return { isFine: true };
};
