import { setTimeout as pause } from 'node:timers/promises';

export interface LookOutOptions {
  readonly look: () => Promise<void>;
  /** The pause between two looks. */
  readonly everyMs: number;
  readonly stumbled: (error: unknown) => void;
}

const AFTER_STUMBLING_MS = 250;

/** Looks again and again while it is on duty. */
export class LookOut {
  private running: Promise<void> | null = null;
  private halt = new AbortController();

  constructor(private readonly options: LookOutOptions) {}

  start(): void {
    this.halt = new AbortController();
    this.running = this.run(this.halt.signal);
  }

  /** Resolves when the look at hand has ended. */
  async stop(): Promise<void> {
    this.halt.abort();
    await this.running;
  }

  private async run(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const restMs = await this.look();
      await pause(restMs, undefined, { signal }).catch(() => undefined);
    }
  }

  private async look(): Promise<number> {
    try {
      await this.options.look();
      return this.options.everyMs;
    } catch (error) {
      this.options.stumbled(error);
      return AFTER_STUMBLING_MS;
    }
  }
}
