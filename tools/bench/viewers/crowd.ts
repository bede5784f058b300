import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Answers, OrderName, Orders } from './orders.js';

/**
 * All simulated phones, in separate processes, so that they slow down neither the server more than
 * necessary nor each other.
 */
export class Crowd {
  private constructor(private readonly processes: readonly ChildProcess[]) {}

  static gather(processes: number): Crowd {
    const start = (): ChildProcess =>
      fork(path.join(import.meta.dirname, 'phones.ts'), {
        execArgv: ['--import', 'tsx'],
        serialization: 'advanced',
      });
    return new Crowd(Array.from({ length: processes }, start));
  }

  /**
   * Sends every process its order and waits for all; `content` may differ from process to process.
   */
  tell<N extends OrderName>(
    name: N,
    content: (index: number, of: number) => Orders[N],
  ): Promise<Answers[N][]> {
    return Promise.all(
      this.processes.map(async (child, index) => {
        const answered = once(child, 'message') as Promise<[Answers[N]]>;
        child.send({ name, content: content(index, this.processes.length) });
        return (await answered)[0];
      }),
    );
  }

  leave(): void {
    for (const child of this.processes) child.disconnect();
  }
}
