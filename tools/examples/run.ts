import type { Outcome, Say } from '../../apps/cli/src/command-line/verb.js';
import { UsageError } from '../../apps/cli/src/command-line/words.js';
import { carriedExamples, readExamples, RUNNERS } from '../../test/examples/runners.js';

const examplesIn = (path: string): ReturnType<typeof readExamples> => {
  try {
    return readExamples(path);
  } catch (error) {
    throw new UsageError(`${path}: ${error instanceof Error ? error.message : String(error)}`);
  }
};

export const checkExamples = (game: string, file: string | undefined, say: Say): Outcome => {
  const run = Object.hasOwn(RUNNERS, game) ? RUNNERS[game] : undefined;
  if (run === undefined)
    throw new UsageError(`${game}: one of ${Object.keys(RUNNERS).join(', ')} is wanted`);
  const report = run(file === undefined ? carriedExamples(game) : examplesIn(file));
  const { passed, total, notRun, failed } = report;
  for (const { id, needs } of notRun) say(`${id}: not run, needs ${needs}`);
  for (const { id, expected, got } of failed)
    say(
      `${id}: failed, expected ${JSON.stringify(expected)}, got ${JSON.stringify(got) ?? 'nothing'}`,
    );
  say(`examples: ${passed} of ${total} passed (${notRun.length} not run)`);
  return { isFine: failed.length === 0, result: report };
};
