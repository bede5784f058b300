// One of Conclave's own processes: its log goes to a file, its warnings to the terminal.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { openLogFile } from './log-file.mjs';
import { COMPILED, ROOT } from './project.mjs';
import { identify, stopProcess } from './processes.mjs';

const WARNING = 40;
const TAIL_LINES = 30;
/** Longer than the processes' own limit for finishing requests and jobs. */
const GRACEFUL_STOP = [
  ['SIGTERM', 30_000],
  ['SIGKILL', 5_000],
];

/**
 * Whether a log line should appear on the terminal: warnings and worse, and all text that is not a
 * log line.
 */
function worthShowing(line) {
  try {
    const { level, msg, err } = JSON.parse(line);
    return level >= WARNING ? `${msg ?? ''}${err?.message ? `: ${err.message}` : ''}` : undefined;
  } catch {
    return line.trim() === '' ? undefined : line;
  }
}

/**
 * Starts `node main` with exactly this environment added; `show` gets the lines for the terminal,
 * or all lines with `everything`.
 */
export function startApp({ name, main, env, logFile, show, everything = false }) {
  // A process group of its own: Ctrl-C reaches only the starter, which then stops everything in
  // order.
  const child = spawn(process.execPath, [main], {
    cwd: ROOT,
    env: { NODE_COMPILE_CACHE: COMPILED, ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const identity = identify(child.pid);
  const log = openLogFile(logFile);
  const tail = [];
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      log.add(line);
      tail.push(line);
      if (tail.length > TAIL_LINES) tail.shift();
      const words = everything ? line : worthShowing(line);
      if (words !== undefined) show(`${name}: ${words}`);
    });
  }
  const exited = new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: error.message, signal: null }));
    child.once('exit', (code, signal) => resolve({ code, signal }));
  });
  void exited.then(() => log.end());
  return {
    pid: child.pid,
    exited,
    tail: () => tail.join('\n'),
    stop: async () => {
      if (identity !== undefined) await stopProcess(identity, GRACEFUL_STOP);
    },
  };
}
