import type { Logger, Redis } from '#platform';
import { message } from './channel.js';
import type { Viewer } from './viewer.js';

/** Pages hear nothing of a connection that has died: they miss the beat, within a few of them. */
const beatMs = 5_000;
/** A comment first, by which it is told from news. */
export const beatText = ': here\nevent: beat\ndata: {}\n\n';
const beat = Buffer.from(beatText);
const lookMs = 15_000;

interface Watched {
  readonly viewers: Set<Viewer>;
  /** Viewers who have not heard yet where the stream stands: no news before that. */
  readonly entering: Set<Viewer>;
  /** What the viewers were told last. */
  told: number;
}

/** What is watched: a stream by the id in its name. */
export interface Watch {
  /**
   * The Redis channel on which somebody says that the stream has
   * grown, and to which version where they know it; only a hint.
   */
  readonly channel: (id: string) => string;
  /** @param contains a version that the answer must reach: it may come from memory then. */
  readonly versionOf: (id: string, contains?: number) => Promise<number>;
  /** Where another hub's line carries this stream beside its own: what its messages are called there. */
  readonly kind?: string;
}

/**
 * Tells everyone who looks at one stream, a game on screen or a draft pod, by whichever
 * process they are connected, that it has moved on. Here only the version is told: what it
 * means differs from viewer to viewer. Each asks for their own view, or their line brings it.
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
    // After an outage nobody knows what was missed: look.
    subscriber.on('ready', () => void this.lookEverywhere());
    this.#timers = [
      setInterval(() => this.beat(), beatMs).unref(),
      setInterval(() => void this.lookEverywhere(), lookMs).unref(),
    ];
  }

  /**
   * Lets a viewer in: subscribed first, told where the stream
   * stands second, and news third, so that nothing falls between.
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
    // Whoever comes in between a change and its announcement must not keep it from the others.
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
    // While Redis is away the subscription waits in line and the regular look at the stream stands in for it.
    this.subscriber
      .subscribe(this.watch.channel(id))
      .catch((error: unknown) => this.logger.warn({ err: error }, 'could not subscribe'));
    return watched;
  }

  private beat(): void {
    // The line's own hub does.
    if (this.watch.kind !== undefined) return;
    for (const { viewers } of this.#watched.values())
      for (const viewer of viewers) viewer.write(beat);
  }

  private async lookEverywhere(): Promise<void> {
    for (const id of [...this.#watched.keys()]) await this.look(id);
  }

  /** A reader resumes by the line's own stream: another one beside it names no place. */
  private words(version: number): string {
    const { kind } = this.watch;
    return kind === undefined ? message({ version }, version) : message({ version }, null, kind);
  }

  /** The stream says where it stands, whatever messages were lost. */
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

  /** Everybody but one who knows it already; a version that has been told is not told again. */
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
