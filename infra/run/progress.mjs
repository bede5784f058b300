// The progress of the commands on the terminal: one line per step, and the complete output of a
// failed step.
import { spawn } from 'node:child_process';
import { ROOT } from './project.mjs';

/** The time of day in this machine's locale. */
export const clock = () => new Date().toLocaleTimeString();

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** A step failed with a message for people: shown without a stack. */
export class StepFailed extends Error {
  name = 'StepFailed';
}

let underWay = '';
const CLEAR_LINE = '\r\u001b[K';

/**
 * On a terminal the current step is shown below the last line; otherwise only finished steps are
 * printed.
 */
function showUnderWay(label) {
  underWay = label;
  if (process.stdout.isTTY) process.stdout.write(label === '' ? CLEAR_LINE : `  ...   ${label}`);
}

export function say(line) {
  if (process.stdout.isTTY && underWay !== '') process.stdout.write(CLEAR_LINE);
  console.log(line);
  if (underWay !== '') showUnderWay(underWay);
}

/** Runs `work` under a label. `work` may return a word to print instead of the duration. */
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
 * Runs a program in the project folder; its output is shown only if it fails, or immediately with
 * `loud`.
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

/** The reason for the end of a command in one line; a stack only for unexpected errors. */
export function explain(error) {
  console.error(`\n${error instanceof StepFailed ? error.message : (error.stack ?? error)}`);
}
