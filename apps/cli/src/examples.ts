/**
 * npm run examples -- destiny|swtcg|xwing|quickstart [FILE.jsonl]: the worked examples of a game's document, asked of our code. Prints one line
 * for each example that fails or is not run; the last line counts them. Ends with 1 when one fails, with 2 when the call is wrong.
 */
import { wrongCall } from './command-line.js';
import { carriedExamples, readExamples, RUNNERS } from '../../../test/examples/runners.js';

const [game = '', file] = process.argv.slice(2);
const run = Object.hasOwn(RUNNERS, game) ? RUNNERS[game] : undefined;
const usage = `usage: npm run examples -- ${Object.keys(RUNNERS).join('|')} [FILE.jsonl]`;

const examplesIn = (path: string): ReturnType<typeof readExamples> => {
  try {
    return readExamples(path);
  } catch (error) {
    return wrongCall(`${path}: ${error instanceof Error ? error.message : String(error)}`);
  }
};

if (run === undefined) wrongCall(usage);
else {
  const { passed, total, notRun, failed } = run(
    file === undefined ? carriedExamples(game) : examplesIn(file),
  );
  for (const { id, needs } of notRun) console.log(`${id}: not run, needs ${needs}`);
  for (const { id, expected, got } of failed)
    console.log(
      `${id}: failed, expected ${JSON.stringify(expected)}, got ${JSON.stringify(got) ?? 'nothing'}`,
    );
  console.log(`examples: ${passed} of ${total} passed (${notRun.length} not run)`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}
