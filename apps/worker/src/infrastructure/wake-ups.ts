import { channels, type Redis } from '#platform';

/**
 * Wake-ups closer together than this are merged: under load, readers then read larger batches
 * instead of more of them.
 */
const BREATH_MS = 25;

type Listener = (logs: ReadonlySet<string>) => void;

/**
 * Receives from Redis the logs that have new events and wakes their readers. Only a hint: all
 * readers also check regularly by themselves.
 */
export class WakeUps {
  private readonly listeners = new Set<Listener>();
  private named = new Set<string>();
  private pending: NodeJS.Timeout | null = null;

  constructor(private readonly subscriber: Redis) {
    subscriber.on('message', (_channel: string, log: string) => this.wake(log));
  }

  async listen(): Promise<void> {
    await this.subscriber.subscribe(channels.appended);
  }

  /** Also called by this process after its own appends, without the detour through Redis. */
  wake(log: string): void {
    if (log !== '') this.named.add(log);
    this.pending ??= setTimeout(() => {
      this.pending = null;
      const logs = this.named;
      this.named = new Set();
      for (const listener of this.listeners) listener(logs);
    }, BREATH_MS);
  }

  readonly source = (listener: Listener): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  close(): void {
    if (this.pending) clearTimeout(this.pending);
    this.listeners.clear();
  }
}
