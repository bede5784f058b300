import type { Logger, Redis } from '#platform';
import { message } from './channel.js';
import type { Viewer } from './viewer.js';

/**
 * A page cannot notice that its connection has died, except by missing a few of these heartbeats.
 */
const beatMs = 5_000;
/** Begins with a comment, which distinguishes it from news. */
export const beatText = ': here\nevent: beat\ndata: {}\n\n';
const beat = Buffer.from(beatText);
const lookMs = 15_000;

interface Watched {
  readonly viewers: Set<Viewer>;
  /** Viewers who have not got the stream's position yet, and no news before it. */
  readonly entering: Set<Viewer>;
  /** The version that the viewers got last. */
  told: number;
}

/** The kind of stream to watch, identified by the id in its name. */
export interface Watch {
  /**
   * The Redis channel on which processes announce that the stream has grown, and to which version
   * if they know it; only a hint.
   */
  readonly channel: (id: string) => string;
  /** @param contains a version that the result must reach; it may come from memory then. */
  readonly versionOf: (id: string, contains?: number) => Promise<number>;
  /** If another hub's connection carries this stream too: the event name of its messages. */
  readonly kind?: string;
}

/**
 * Notifies everybody who looks at one stream, a game on screen or a draft pod, that it has changed,
 * whichever process they are connected to. It sends only the version, because the content differs
 * from viewer to viewer: they load their own view, or their connection sends it.
 */
export class StreamHub {
  readonly #watched = new Map<string, Watched>();
  readonly #timers: readonly NodeJS.Timeout[];

  constructor(
    private readonly subscriber: Redis,
    private readonly watch: Watch,
    private readonly logger: Logger,
  ) {
    subscriber.on('message', (channel: string, said: string) => {
      const prefix = watch.channel('');
      if (channel.startsWith(prefix)) void this.look(channel.slice(prefix.length), said);
    });
    // After an outage messages may have been missed, so check all streams.
    subscriber.on('ready', () => void this.lookEverywhere());
    this.#timers = [
      setInterval(() => this.beat(), beatMs).unref(),
      setInterval(() => void this.lookEverywhere(), lookMs).unref(),
    ];
  }

  /**
   * Admits a viewer: subscribes first, sends the stream's position second and news third, so that
   * nothing is missed in between.
   */
  async enter(id: string, viewer: Viewer): Promise<void> {
    const watched = this.open(id);
    watched.entering.add(viewer);
    const stands = await this.watch.versionOf(id);
    if (!watched.entering.delete(viewer)) return;
    watched.viewers.add(viewer);
    const version = Math.max(stands, watched.told);
    const retry = this.watch.kind === undefined ? 'retry: 1000\n' : '';
    viewer.write(`${retry}${this.words(version)}`);
    // A viewer who arrives between a change and its announcement must not keep it from the others.
    this.tell(watched, version, viewer);
  }

  leave(id: string, viewer: Viewer): void {
    const watched = this.#watched.get(id);
    if (!watched?.viewers.delete(viewer) && !watched?.entering.delete(viewer)) return;
    if (watched.viewers.size + watched.entering.size > 0) return;
    this.#watched.delete(id);
    this.subscriber
      .unsubscribe(this.watch.channel(id))
      .catch((error: unknown) => this.logger.warn({ err: error }, 'could not unsubscribe'));
  }

  close(): void {
    for (const timer of this.#timers) clearInterval(timer);
    for (const { viewers, entering } of this.#watched.values())
      for (const viewer of [...viewers, ...entering]) viewer.end();
  }

  private open(id: string): Watched {
    const known = this.#watched.get(id);
    if (known) return known;
    const watched: Watched = { viewers: new Set(), entering: new Set(), told: 0 };
    this.#watched.set(id, watched);
    // While Redis is unavailable, the subscription waits, and the regular check of the stream
    // replaces it.
    this.subscriber
      .subscribe(this.watch.channel(id))
      .catch((error: unknown) => this.logger.warn({ err: error }, 'could not subscribe'));
    return watched;
  }

  private beat(): void {
    // The connection's own hub sends the heartbeat.
    if (this.watch.kind !== undefined) return;
    for (const { viewers } of this.#watched.values())
      for (const viewer of viewers) viewer.write(beat);
  }

  private async lookEverywhere(): Promise<void> {
    for (const id of [...this.#watched.keys()]) await this.look(id);
  }

  /**
   * A reader resumes by the main stream of the connection, so the messages of an additional one
   * have no id.
   */
  private words(version: number): string {
    const { kind } = this.watch;
    return kind === undefined ? message({ version }, version) : message({ version }, null, kind);
  }

  /** Reads the stream's version, whatever messages were lost. */
  private async look(id: string, said = ''): Promise<void> {
    const watched = this.#watched.get(id);
    if (!watched) return;
    try {
      const version = await this.watch.versionOf(id, Number(said) || undefined);
      this.tell(watched, version);
    } catch (error) {
      this.logger.warn({ err: error }, 'could not look at a stream');
    }
  }

  /**
   * Sends a version to everybody except a viewer who knows it already, and never the same version
   * twice.
   */
  private tell(watched: Watched, version: number, except?: Viewer): void {
    if (version <= watched.told) return;
    watched.told = version;
    const bytes = Buffer.from(this.words(version));
    for (const viewer of watched.viewers)
      if (viewer === except) continue;
      else if (this.watch.kind === undefined) viewer.tell(version, bytes);
      else viewer.write(bytes);
  }
}
