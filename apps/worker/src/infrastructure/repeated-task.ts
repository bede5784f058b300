import { setTimeout as pause } from 'node:timers/promises';

export interface RepeatedTaskOptions {
  readonly run: () => Promise<void>;
  /** The pause between two runs. */
  readonly everyMs: number;
  readonly onError: (error: unknown) => void;
}

const AFTER_ERROR_MS = 250;

/** Runs a task repeatedly, with a pause in between, until it is stopped. */
export class RepeatedTask {
  private running: Promise<void> | null = null;
  private halt = new AbortController();

  constructor(private readonly options: RepeatedTaskOptions) {}

  start(): void {
    this.halt = new AbortController();
    this.running = this.run(this.halt.signal);
  }

  /** Resolves when the current run has ended. */
  async stop(): Promise<void> {
    this.halt.abort();
    await this.running;
  }

  private async run(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const restMs = await this.runOnce();
      await pause(restMs, undefined, { signal }).catch(() => undefined);
    }
  }

  private async runOnce(): Promise<number> {
    try {
      await this.options.run();
      return this.options.everyMs;
    } catch (error) {
      this.options.onError(error);
      return AFTER_ERROR_MS;
    }
  }
}
