import { setTimeout as pause } from 'node:timers/promises';

export interface LookOutOptions {
  /** One look. True: there is more than was seen, so the next look follows at once. */
  readonly look: () => Promise<boolean>;
  /** The longest pause between two looks. */
  readonly everyMs: number;
  /** The shortest: looks closer together would only see less each. */
  readonly breathMs?: number;
  /** What ends a pause early; without it only time does. */
  readonly wakeUps?: { source(wake: () => void): () => void };
  readonly stumbled: (error: unknown) => void;
}

const AFTER_STUMBLING_MS = 250;

/** Looks again and again while it is on duty. A wake-up during a look is not lost: another look follows. */
export class LookOut {
  private running: Promise<void> | null = null;
  private halted = false;
  private woken = false;
  /** Ends the pause at hand, if there is one. */
  private alarm: AbortController | null = null;
  private wakeable = false;

  constructor(private readonly options: LookOutOptions) {}

  start(): void {
    this.halted = false;
    this.running = this.run();
  }

  /** Resolves when the look at hand has ended. */
  async stop(): Promise<void> {
    this.halted = true;
    this.alarm?.abort();
    await this.running;
  }

  private async run(): Promise<void> {
    const { everyMs, breathMs = 0, wakeUps } = this.options;
    const unsubscribe = wakeUps?.source(() => this.wake());
    while (!this.halted) {
      this.woken = false;
      const more = await this.look();
      await this.rest(breathMs);
      if (!more && !this.woken) await this.rest(everyMs, { wakeable: true });
    }
    unsubscribe?.();
  }

  private async look(): Promise<boolean> {
    try {
      return await this.options.look();
    } catch (error) {
      this.options.stumbled(error);
      await this.rest(AFTER_STUMBLING_MS);
      return true;
    }
  }

  private wake(): void {
    this.woken = true;
    if (this.wakeable) this.alarm?.abort();
  }

  private async rest(ms: number, { wakeable } = { wakeable: false }): Promise<void> {
    if (this.halted || ms === 0) return;
    this.alarm = new AbortController();
    this.wakeable = wakeable;
    await pause(ms, undefined, { signal: this.alarm.signal }).catch(() => undefined);
    this.alarm = null;
  }
}
