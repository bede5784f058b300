import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { projectRoot } from '../../apps/cli/src/project-root.js';
import { freePort } from '../../infra/run/ports.mjs';
import { discardPostgres } from '../../infra/run/postgres.mjs';
import { stopLeftoverRedis } from '../../infra/run/redis.mjs';
import { PATIENCE_MS } from '../../test/support/patience.js';

export type Part = 'starter' | 'api' | 'worker' | 'postgres' | 'redis';

interface RunRecord {
  readonly url?: string;
  readonly databaseUrl?: string;
  readonly pids?: Readonly<Partial<Record<Part, number>>>;
}

const cli = path.join(projectRoot, 'apps/cli/bin/conclave.mjs');

/** A laptop of the hall: a data folder and its processes, started as people start them. */
export class Machine {
  readonly folder: string;
  #process: ChildProcess | null = null;
  #output = '';

  private constructor(
    readonly name: string,
    parent: string,
    readonly port: number,
    private readonly env: Readonly<Record<string, string>>,
  ) {
    this.folder = path.join(parent, name);
  }

  /** `url`: the address that people use. */
  static async make(
    name: string,
    parent: string,
    { url, settings = {} }: { url: string; settings?: Readonly<Record<string, string>> },
  ): Promise<Machine> {
    const env = { PUBLIC_URL: url, RATE_LIMITS: 'off', LOG_LEVEL: 'warn', ...settings };
    return new Machine(name, parent, await freePort(0, '0.0.0.0'), env);
  }

  get output(): string {
    return this.#output;
  }

  get databaseUrl(): string {
    return this.#record().databaseUrl ?? '';
  }

  /** The data that a second machine needs to follow. */
  get invitation(): { readonly address: string; readonly key: string } {
    const [, address = '', key = ''] =
      /conclave standby (\S+) --key (\S+)/.exec(this.#output) ?? [];
    return { address, key };
  }

  get environment(): NodeJS.ProcessEnv {
    const { DATABASE_URL: _database, REDIS_URL: _redis, ...inherited } = process.env;
    return { ...inherited, ...this.env, CONCLAVE_DATA: this.folder };
  }

  /** Like `npm start -- --standby`. */
  async start(): Promise<void> {
    this.#run([
      path.join(projectRoot, 'infra/run/start.mjs'),
      '--port',
      `${this.port}`,
      '--standby',
    ]);
    await this.untilLeading();
  }

  async untilLeading(): Promise<void> {
    await this.#untilSaid(/Conclave runs at/);
  }

  /** Like `conclave standby`; resolves once it has caught up. */
  async follow({ address, key }: Machine['invitation']): Promise<void> {
    this.#run([cli, 'standby', address, '--key', key, '--port', `${this.port}`]);
    await this.#untilSaid(/In step with/);
  }

  /** The organizer requests the takeover. */
  async takeOver(): Promise<void> {
    await this.conclave(['standby', 'take-over']);
    await this.untilLeading();
  }

  /** Runs a verb while the processes run; rejects with its output if it fails. */
  conclave(words: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<string> {
    return new Promise((resolve, reject) => {
      const child = spawn(process.execPath, [cli, ...words], {
        cwd: projectRoot,
        env: { ...this.environment, ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let said = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
      child.once('error', reject);
      child.once('exit', (code) =>
        code === 0 ? resolve(said) : reject(new Error(said.trim().slice(-400))),
      );
    });
  }

  /** SIGKILL: no orderly end, no last write. */
  kill(...parts: readonly Part[]): void {
    const { pids = {} } = this.#record();
    for (const part of parts) this.#signal(pids[part], 'SIGKILL');
  }

  /** The power fails. */
  async loseKernel(): Promise<void> {
    const ended = this.#ended();
    this.kill('starter', 'api', 'worker', 'postgres', 'redis');
    this.#process?.kill('SIGKILL');
    await ended;
    await pause(200);
  }

  suspend(part: Part, forMs: number): void {
    const pid = this.#record().pids?.[part];
    this.#signal(pid, 'SIGSTOP');
    setTimeout(() => this.#signal(pid, 'SIGCONT'), forMs);
  }

  /** SIGTERM to one part, which ends in order and is started again. */
  ask(part: Part): void {
    this.#signal(this.#record().pids?.[part], 'SIGTERM');
  }

  /** Waits until api, worker and database answer. */
  async untilReady(): Promise<void> {
    for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await pause(100)) {
      const answer = await fetch(`http://127.0.0.1:${this.port}/ready`).catch(() => null);
      if (answer?.ok) return;
    }
    throw new Error(`${this.name} is not ready again:\n${this.#output.slice(-1_500)}`);
  }

  async stop(): Promise<void> {
    const ended = this.#ended();
    this.#signal(this.#record().pids?.starter, 'SIGTERM');
    this.#process?.kill('SIGTERM');
    await Promise.race([ended, pause(60_000).then(() => this.loseKernel())]);
  }

  /** The disk fails, with all data on it. */
  async loseDisk(): Promise<void> {
    await discardPostgres(path.join(this.folder, 'postgres'));
    await stopLeftoverRedis(path.join(this.folder, 'redis'));
    rmSync(this.folder, { recursive: true, force: true });
  }

  #run(words: readonly string[]): void {
    this.#output = '';
    const child = spawn(process.execPath, words, {
      cwd: projectRoot,
      env: this.environment,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (this.#output += chunk.toString()));
    this.#process = child;
  }

  async #untilSaid(words: RegExp): Promise<void> {
    for (const end = Date.now() + 4 * PATIENCE_MS; Date.now() < end; await pause(50)) {
      if (words.test(this.#output)) return;
      if (typeof this.#process?.exitCode === 'number') break;
    }
    throw new Error(`${this.name} did not come so far:\n${this.#output.slice(-1_500)}`);
  }

  #ended(): Promise<unknown> {
    const child = this.#process;
    if (child === null || child.exitCode !== null || child.signalCode !== null)
      return Promise.resolve();
    return new Promise((resolve) => child.once('exit', resolve));
  }

  #signal(pid: number | undefined, signal: NodeJS.Signals): void {
    if (pid === undefined) return;
    try {
      process.kill(pid, signal);
    } catch {
      // The process is already gone.
    }
  }

  #record(): RunRecord {
    const file = path.join(this.folder, 'run.json');
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as RunRecord) : {};
  }
}
