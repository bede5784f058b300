import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts the processor time of processes in hundredths of a second (`sysconf(_SC_CLK_TCK)`). */
const ticksPerSecond = 100;

interface Times {
  readonly parent: number;
  readonly own: number;
  /** Of children that have ended. */
  readonly ended: number;
}

/** What /proc tells of a process, see proc(5); null when there is none. */
const timesOf = (pid: string): Times | null => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name stands in brackets and may hold blanks.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const at = (field: number): number => Number(fields[field - 3]);
    return { parent: at(4), own: at(14) + at(15), ended: at(16) + at(17) };
  } catch {
    return null;
  }
};

/**
 * Processor seconds that a server and the processes that it
 * started have used so far; NaN where there is no /proc.
 */
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
