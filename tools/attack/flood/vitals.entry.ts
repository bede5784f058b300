import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import type { Watched } from './vitals.js';

/** Resident memory of a process in megabytes. */
const memoryOf = (pid: number): number => {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1_024;
  } catch {
    const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
    return Number(kilobytes) / 1_024;
  }
};

const everyMs = 25;
const { url, pid } = workerData as Watched;
let over = false;
parentPort?.once('message', () => (over = true));

const before = memoryOf(pid);
let peak = before;
const times: number[] = [];
while (!over) {
  const began = performance.now();
  await (await fetch(`${url}/health`)).text();
  times.push(performance.now() - began);
  peak = Math.max(peak, memoryOf(pid));
  await pause(everyMs);
}
parentPort?.postMessage({ grewMb: peak - before, times });
