import { type ChildProcess, spawn } from 'node:child_process';
import type { Socket } from 'node:net';
import path from 'node:path';
import { identify } from '../../infra/run/processes.mjs';

/**
 * Cleans up after this process if it is killed: `folder` holds
 * the data of PostgreSQL and Redis in folders of these names.
 */
export class Reaper {
  private readonly process: ChildProcess;
  private readonly line: Socket;
  private readonly gone: Promise<unknown>;

  constructor(folder: string) {
    // A process group of its own: whoever kills the whole group of the tests does not kill it, too.
    this.process = spawn(process.execPath, [path.join(import.meta.dirname, 'reap.mjs'), folder], {
      stdio: ['pipe', 'ignore', 'inherit'],
      detached: true,
    });
    this.gone = new Promise((resolve) => this.process.once('exit', resolve).once('error', resolve));
    this.line = this.process.stdin as Socket;
    this.line.on('error', () => undefined);
    this.line.unref();
    this.process.unref();
  }

  /** One more process that must not outlive this one. */
  watch(pid: number): void {
    const identity = identify(pid);
    if (identity !== undefined) this.line.write(`${JSON.stringify(identity)}\n`);
  }

  /** Nothing is left to do but to remove the folder; resolves when that is done. */
  async dismiss(): Promise<void> {
    this.process.ref();
    this.line.end();
    await this.gone;
  }
}
