// .data/run.json: the processes running on this data folder, and their addresses. Other commands
// read it to find the server; the next start reads it to clean up.
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { identify, isRunning, stopProcess } from './processes.mjs';
import { readJson } from './project.mjs';

const fileIn = (dataDir) => path.join(dataDir, 'run.json');

function readRunRecord(dataDir) {
  const file = fileIn(dataDir);
  try {
    return existsSync(file) ? readJson(file) : undefined;
  } catch {
    // A truncated record counts as none; PostgreSQL and Redis are still found by their own files.
    return undefined;
  }
}

/** The url of a Conclave that already runs on this folder. */
export function runningElsewhere(dataDir) {
  const record = readRunRecord(dataDir);
  return record !== undefined && isRunning(record.processes?.starter)
    ? (record.url ?? 'an address not known yet')
    : undefined;
}

/** The pid of the starter that runs on this folder. */
export function starterOf(dataDir) {
  const starter = readRunRecord(dataDir)?.processes?.starter;
  return isRunning(starter) ? starter.pid : undefined;
}

/**
 * Stops the processes that a killed starter left behind, apps before databases; returns the names
 * of those that still ran.
 */
export async function stopLeftovers(dataDir) {
  const { processes = {} } = readRunRecord(dataDir) ?? {};
  const left = ['api', 'worker', 'redis', 'postgres'].filter((name) => isRunning(processes[name]));
  for (const name of left)
    await stopProcess(
      processes[name],
      name === 'postgres'
        ? [
            ['SIGINT', 10_000],
            ['SIGKILL', 5_000],
          ]
        : undefined,
    );
  return left;
}

/**
 * Keeps the record current while the starter runs. It contains passwords, so only its owner may
 * read it.
 */
export function keepRunRecord(dataDir) {
  const record = { pids: { starter: process.pid }, processes: { starter: identify(process.pid) } };
  const write = () => {
    const draft = `${fileIn(dataDir)}.${process.pid}`;
    writeFileSync(draft, `${JSON.stringify(record, null, 2)}\n`, { mode: 0o600 });
    renameSync(draft, fileIn(dataDir));
  };
  mkdirSync(dataDir, { recursive: true });
  write();
  return {
    note: (facts) => (Object.assign(record, facts), write()),
    noteProcess: (name, pid) => {
      record.pids[name] = pid;
      record.processes[name] = identify(pid);
      write();
    },
    remove: () => rmSync(fileIn(dataDir), { force: true }),
  };
}
