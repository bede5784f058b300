import { channels, type Redis } from '#platform';

/**
 * Wake-ups closer together than this count as one: under load
 * everyone reads larger batches instead of more of them.
 */
const BREATH_MS = 25;

type Listener = (logs: ReadonlySet<string>) => void;

/**
 * Hears from Redis to which logs something was appended and wakes
 * whoever reads them. Only a hint: everyone also looks on their own.
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

  /** Also what our own process does after an append, without the way through Redis. */
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
