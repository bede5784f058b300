import { describe, expect, it } from 'vitest';
import { supervise, type Process } from './supervisor.mjs';

/** Processes that end when the test says so. */
class Puppets {
  readonly ends: ((code: number) => void)[] = [];
  readonly start = (): Process => {
    const pid = this.ends.length + 1;
    let end!: (code: number) => void;
    const exited = new Promise<{ code: number; signal: null }>(
      (resolve) => (end = (code) => resolve({ code, signal: null })),
    );
    this.ends.push(end);
    return { pid, exited, stop: async () => end(0) };
  };
  crash(): void {
    this.ends.at(-1)?.(1);
  }
  /** Waits until one more process than so many has been started. */
  async startedAfter(ended: number): Promise<void> {
    await expect.poll(() => this.ends.length, { interval: 1 }).toBe(ended + 1);
  }
}

describe('supervise', () => {
  it('starts a crashed process again and says so', async () => {
    const puppets = new Puppets();
    const lines: string[] = [];
    const pids: number[] = [];
    const supervised = await supervise({
      name: 'api',
      start: puppets.start,
      report: (line) => lines.push(line),
      onChange: (_, pid) => pids.push(pid),
      pauseMs: 0,
    });
    puppets.crash();
    await puppets.startedAfter(1);
    await expect.poll(() => pids.length, { interval: 1 }).toBe(2);
    expect(pids).toEqual([1, 2]);
    expect(lines).toEqual(['api stopped unasked (code 1); starting it again (1 of 5)']);
    await supervised.stop();
  });

  it('gives up after five restarts within a minute', async () => {
    const puppets = new Puppets();
    const supervised = await supervise({
      name: 'api',
      start: puppets.start,
      report: () => undefined,
      pauseMs: 0,
    });
    for (let crashes = 1; crashes <= 5; crashes += 1) {
      puppets.crash();
      await puppets.startedAfter(crashes);
    }
    puppets.crash();
    await expect(supervised.gaveUp).rejects.toThrow(
      'api stopped unasked (code 1) 6 times within a minute; giving up',
    );
    expect(puppets.ends).toHaveLength(6);
  });

  it('does not start again what was stopped on purpose', async () => {
    const puppets = new Puppets();
    const supervised = await supervise({
      name: 'api',
      start: puppets.start,
      report: () => undefined,
      pauseMs: 0,
    });
    await supervised.stop();
    expect(puppets.ends).toHaveLength(1);
  });
});
