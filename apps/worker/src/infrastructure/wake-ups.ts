import { channels, type Redis } from '#platform';

/** Wake-ups closer together than this count as one: under load everyone reads larger batches instead of more of them. */
const BREATH_MS = 25;

/** Hears from Redis that something was appended and wakes whoever reads events. Only a hint: everyone also looks by himself. */
export class WakeUps {
  private readonly listeners = new Set<() => void>();
  private pending: NodeJS.Timeout | null = null;

  constructor(private readonly subscriber: Redis) {
    subscriber.on('message', () => this.wake());
  }

  async listen(): Promise<void> {
    await this.subscriber.subscribe(channels.appended);
  }

  /** Also what our own process does after an append, without the way through Redis. */
  wake(): void {
    this.pending ??= setTimeout(() => {
      this.pending = null;
      for (const listener of this.listeners) listener();
    }, BREATH_MS);
  }

  readonly source = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  close(): void {
    if (this.pending) clearTimeout(this.pending);
    this.listeners.clear();
  }
}
