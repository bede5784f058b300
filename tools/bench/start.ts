/**
 * `npm start` for a newcomer: in a fresh clone with an empty npm cache, and then again. The time
 * until the address is shown, that of each step, and the processor time of each process.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { projectRoot } from '../../apps/cli/src/project-root.js';
import { serverCpuSeconds } from './support/server-cpu.js';

const ADDRESS = /Conclave runs at http/;
const STEP = /^ {2}ok {4}(.+) \((\d+\.\d) s\)$/gm;

interface Start {
  readonly seconds: number;
  /** Seconds of each step that had something to do. */
  readonly steps: Readonly<Record<string, number>>;
  /** Seconds of processor time until then; null if the system does not report it. */
  readonly processorSeconds: Readonly<Record<string, number>>;
}

const oneDecimal = (value: number): number => Math.round(value * 10) / 10;

const processorSecondsOf = (folder: string): Readonly<Record<string, number>> => {
  const file = path.join(folder, '.data/run.json');
  const { pids } = JSON.parse(readFileSync(file, 'utf8')) as { pids: Record<string, number> };
  const of = (name: string): number => oneDecimal(serverCpuSeconds(pids[name] ?? 0));
  // Including its ended child processes, such as npm and the compiler.
  return { all: of('starter'), api: of('api'), worker: of('worker') };
};

const startIn = async (folder: string): Promise<Start> => {
  const { CONCLAVE_DATA: _, ...env } = process.env;
  const begun = performance.now();
  const child = spawn('npm', ['start', '--', '--port', '0'], {
    cwd: folder,
    detached: true,
    env: { ...env, NPM_CONFIG_CACHE: path.join(folder, '.npm') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  let output = '';
  const isUp = new Promise<void>((resolve) => {
    child.stdout.on('data', (data: Buffer) => {
      output += data.toString();
      if (ADDRESS.test(output)) resolve();
    });
  });
  await Promise.race([isUp, ended]);
  if (!ADDRESS.test(output)) throw new Error(`npm start ended:\n${output}`);
  const seconds = oneDecimal((performance.now() - begun) / 1_000);
  const processorSeconds = processorSecondsOf(folder);
  // As Ctrl-C on a terminal does: the signal goes to the whole process group.
  process.kill(-(child.pid as number), 'SIGINT');
  await ended;
  const steps = [...output.matchAll(STEP)].filter(([line]) => !line.includes(' stopped '));
  return {
    seconds,
    steps: Object.fromEntries(steps.map(([, name, took]) => [name, Number(took)])),
    processorSeconds,
  };
};

export async function run({ times }: { readonly times: number }): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'conclave-start-'));
  const say = (what: string, start: Start): void =>
    console.log(
      JSON.stringify({ start: what, ...start, load: oneDecimal(os.loadavg()[0] ?? Number.NaN) }),
    );
  try {
    execFileSync('git', ['clone', '--quiet', '--no-hardlinks', projectRoot, folder]);
    say('first', await startIn(folder));
    for (let n = 0; n < times; n += 1) say('again', await startIn(folder));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
