import { channels, type Logger, type Redis } from '#platform';
import type { CommandDesk } from '../commands/command-desk.js';
import { message } from '../live/channel.js';
import type { Viewer } from '../live/viewer.js';

const heartbeatMs = 15_000;

interface Watched {
  readonly viewers: Set<Viewer>;
  /** What the viewers were told last. */
  told: number;
}

/**
 * Tells everyone at a table, by whichever process they are connected, that the match has moved on. Only the version is told: what it means
 * differs from viewer to viewer, and each asks for his own view.
 */
export class TableHub {
  readonly #tables = new Map<string, Watched>();
  readonly #beat: NodeJS.Timeout;

  constructor(
    private readonly subscriber: Redis,
    private readonly desk: CommandDesk,
    private readonly logger: Logger,
  ) {
    subscriber.on('message', (channel: string) => {
      const prefix = channels.table('');
      if (channel.startsWith(prefix)) void this.look(channel.slice(prefix.length));
    });
    // After an outage nobody knows what was missed: look.
    subscriber.on('ready', () => void this.lookEverywhere());
    this.#beat = setInterval(() => void this.beat(), heartbeatMs).unref();
  }

  /** Lets a viewer in: subscribed first, told where the match stands second, so that nothing falls between. */
  async enter(matchId: string, viewer: Viewer): Promise<void> {
    const watched = this.open(matchId);
    watched.viewers.add(viewer);
    const { version } = await this.desk.table(matchId);
    watched.told = Math.max(watched.told, version);
    viewer.write(`retry: 1000\n${message({ version: watched.told }, watched.told)}`);
  }

  leave(matchId: string, viewer: Viewer): void {
    const watched = this.#tables.get(matchId);
    if (!watched?.viewers.delete(viewer) || watched.viewers.size > 0) return;
    this.#tables.delete(matchId);
    this.subscriber.unsubscribe(channels.table(matchId)).catch((error: unknown) => this.logger.warn({ err: error }, 'could not unsubscribe'));
  }

  close(): void {
    clearInterval(this.#beat);
    for (const { viewers } of this.#tables.values()) for (const viewer of [...viewers]) viewer.end();
  }

  private open(matchId: string): Watched {
    const known = this.#tables.get(matchId);
    if (known) return known;
    const watched: Watched = { viewers: new Set(), told: 0 };
    this.#tables.set(matchId, watched);
    // While Redis is away the subscription waits in line and the heartbeat's look at the stream stands in for it.
    this.subscriber.subscribe(channels.table(matchId)).catch((error: unknown) => this.logger.warn({ err: error }, 'could not subscribe'));
    return watched;
  }

  private async beat(): Promise<void> {
    for (const { viewers } of this.#tables.values()) for (const viewer of viewers) viewer.write(': here\n\n');
    await this.lookEverywhere();
  }

  private async lookEverywhere(): Promise<void> {
    for (const matchId of [...this.#tables.keys()]) await this.look(matchId);
  }

  /** The stream says where the match stands, whatever messages were lost. */
  private async look(matchId: string): Promise<void> {
    const watched = this.#tables.get(matchId);
    if (!watched) return;
    try {
      const { version } = await this.desk.table(matchId);
      if (version <= watched.told) return;
      watched.told = version;
      const bytes = Buffer.from(message({ version }, version));
      for (const viewer of watched.viewers) viewer.write(bytes);
    } catch (error) {
      this.logger.warn({ err: error }, 'could not look at a table');
    }
  }
}
