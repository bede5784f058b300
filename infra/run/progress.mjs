// What a person sees while the commands work: one line a step, and everything a failed step had to say.
import { spawn } from 'node:child_process';
import { ROOT } from './project.mjs';

/** The time of day as this machine's locale writes it. */
export const clock = () => new Date().toLocaleTimeString();

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** A step that failed with a message meant for people: shown without a stack. */
export class StepFailed extends Error {
  name = 'StepFailed';
}

let underWay = '';
const CLEAR_LINE = '\r\u001b[K';

/** On a terminal the step under way stands below the last line; elsewhere only finished steps are printed. */
function showUnderWay(label) {
  underWay = label;
  if (process.stdout.isTTY) process.stdout.write(label === '' ? CLEAR_LINE : `  ...   ${label}`);
}

export function say(line) {
  if (process.stdout.isTTY && underWay !== '') process.stdout.write(CLEAR_LINE);
  console.log(line);
  if (underWay !== '') showUnderWay(underWay);
}

/** Runs `work` under a label. `work` may return a word that replaces the time taken. */
export async function step(label, work) {
  const begun = performance.now();
  showUnderWay(label);
  try {
    const note = await work();
    showUnderWay('');
    say(`  ok    ${label} (${typeof note === 'string' ? note : seconds(begun)})`);
  } catch (error) {
    showUnderWay('');
    say(`  FAIL  ${label} (${seconds(begun)})`);
    throw error instanceof StepFailed
      ? error
      : new StepFailed(`${label}: ${error.message}`, { cause: error });
  }
}

/**
 * Runs a program in the project folder; its output appears only when it fails, or as it comes with `loud`.
 */
export function run(command, args, { env = {}, cwd = ROOT, loud = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: loud ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (data) => (output += data));
    child.once('error', (error) =>
      reject(new StepFailed(`${command} cannot be run: ${error.message}`)),
    );
    child.once('close', (code, signal) => {
      if (code === 0) return resolve();
      if (output) process.stdout.write(output.endsWith('\n') ? output : `${output}\n`);
      reject(
        new StepFailed(
          `${[command.split('/').pop(), ...args].join(' ')} ended with ${signal ?? `code ${code}`}`,
        ),
      );
    });
  });
}

/** For the end of a command: the reason in one line, a stack only for what nobody foresaw. */
export function explain(error) {
  console.error(`\n${error instanceof StepFailed ? error.message : (error.stack ?? error)}`);
}
