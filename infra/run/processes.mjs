// Processes that outlive their starter. Each is identified by number and start time, because the
// system reuses numbers.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const ps = (pid, column) =>
  spawnSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() ??
  '';

/**
 * The content of `/proc` after the command name: state first, start time in clock ticks at index
 * 19. A zombie counts as gone.
 */
function linuxStartTime(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? undefined : fields[19];
  } catch {
    return undefined;
  }
}

const startTimeOf = (pid) =>
  process.platform === 'linux' ? linuxStartTime(pid) : ps(pid, 'lstart') || undefined;

/** `{pid, startedAt}` of a running process, undefined if there is none. */
export function identify(pid) {
  const startedAt = Number.isInteger(pid) && pid > 0 ? startTimeOf(pid) : undefined;
  return startedAt === undefined ? undefined : { pid, startedAt };
}

export const isRunning = (identity) =>
  identity !== undefined && startTimeOf(identity.pid) === identity.startedAt;

/** The command line of a process, arguments joined by blanks. */
export function commandOf(pid) {
  if (process.platform !== 'linux') return ps(pid, 'args');
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  } catch {
    return '';
  }
}

/**
 * Sends the signals in turn, waiting after each for its number of milliseconds, until the process
 * is gone.
 */
export async function stopProcess(
  identity,
  steps = [
    ['SIGTERM', 10_000],
    ['SIGKILL', 5_000],
  ],
) {
  for (const [signal, patience] of steps) {
    if (!isRunning(identity)) return;
    try {
      process.kill(identity.pid, signal);
    } catch (error) {
      if (error.code === 'ESRCH') return;
      throw error;
    }
    for (let waited = 0; waited < patience && isRunning(identity); waited += 20) await sleep(20);
  }
  if (isRunning(identity)) throw new Error(`process ${identity.pid} does not stop`);
}
