import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second (`sysconf(_SC_CLK_TCK)`). */
const ticksPerSecond = 100;

interface Times {
  readonly parent: number;
  readonly own: number;
  /** Of ended child processes. */
  readonly ended: number;
}

/** The times of a process from /proc, see proc(5); null if there is no such process. */
const timesOf = (pid: string): Times | null => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name is in parentheses and may contain blanks.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const at = (field: number): number => Number(fields[field - 3]);
    return { parent: at(4), own: at(14) + at(15), ended: at(16) + at(17) };
  } catch {
    return null;
  }
};

/** Processor seconds of a server and its child processes so far; NaN without /proc. */
export const serverCpuSeconds = (pid: number): number => {
  const server = timesOf(String(pid));
  if (server === null) return Number.NaN;
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(timesOf)
    .filter((times) => times?.parent === pid)
    .reduce((sum, times) => sum + (times?.own ?? 0), 0);
  return (server.own + server.ended + children) / ticksPerSecond;
};
