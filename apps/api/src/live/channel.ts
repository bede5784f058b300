import type { LiveAnnouncement, LiveChange } from '#contracts';
import { Broadcast } from './broadcast.js';
import { gapAfter, retryOf, spreadOf, shortestGapMs } from './pace.js';
import type { Viewer } from './viewer.js';

export type LiveQuery = LiveChange['changed'][number];

/**
 * Maximum number of matches that one message names; if more have changed, it concerns everybody.
 */
const namedMatches = 40;
/** Number of different reconnect delays among the viewers. */
const retryMoments = 32;

export interface ChannelClock {
  /** A position up to which all viewers of this process have been notified of everything. */
  settled(): number;
}

/**
 * The viewers of one tournament: changes are collected for a moment and written to all of them as
 * the same bytes.
 */
export class Channel {
  readonly viewers = new Set<Viewer>();
  readonly #broadcast: Broadcast;
  readonly #pending = new Set<LiveQuery>();
  readonly #matches = new Set<string>();
  readonly #told = new Map<LiveQuery, number>();
  #pressing = false;
  #start: number | null = null;
  #position = 0;
  #sentAt = 0;
  #due: { readonly at: number; readonly timer: NodeJS.Timeout } | null = null;

  constructor(
    private readonly clock: ChannelClock,
    onSlow: (viewer: Viewer) => void,
  ) {
    this.#broadcast = new Broadcast(this.viewers, onSlow);
  }

  /** The first viewer loads everything on arrival, so only later changes need to be announced. */
  startAt(position: number): void {
    this.#start ??= position;
  }

  /** Whether viewers have been notified that this answer changed at or after the position. */
  knows(query: LiveQuery, position: number): boolean {
    return position <= (this.#told.get(query) ?? this.#start ?? 0);
  }

  tell({ position, changed, matches = [], pressing = false }: LiveAnnouncement): void {
    for (const name of changed) {
      this.#pending.add(name);
      this.#told.set(name, Math.max(position, this.#told.get(name) ?? 0));
    }
    for (const matchId of matches) this.#matches.add(matchId);
    this.#pressing ||= pressing;
    this.#position = Math.max(this.#position, position);
    if (this.#pending.size > 0)
      this.flushAfter(this.#pressing ? shortestGapMs : gapAfter(this.#broadcast.lastTookMs));
  }

  /** Sends this long after the last message; pressing changes overtake routine ones. */
  private flushAfter(gapMs: number): void {
    const at = this.#sentAt + gapMs;
    if (this.#due && this.#due.at <= at) return;
    if (this.#due) clearTimeout(this.#due.timer);
    this.#due = { at, timer: setTimeout(() => this.flush(), Math.max(0, at - Date.now())) };
  }

  /**
   * Keeps the connections open, and tells each viewer how long to wait before reconnecting if the
   * connection breaks.
   */
  heartbeat(): void {
    const beats = Array.from({ length: retryMoments }, (_, moment) =>
      Buffer.from(`retry: ${retryOf(this.viewers.size, moment / retryMoments)}\n: here\n\n`),
    );
    this.#broadcast.send((number) => beats[number % retryMoments] as Buffer);
  }

  close(): void {
    if (this.#due) clearTimeout(this.#due.timer);
    for (const viewer of [...this.viewers]) viewer.end();
  }

  private flush(): void {
    this.#due = null;
    this.#sentAt = Date.now();
    const named =
      this.#matches.size > 0 && this.#matches.size <= namedMatches
        ? { matches: [...this.#matches] }
        : {};
    const change: LiveChange = {
      position: this.#position,
      changed: [...this.#pending].sort(),
      spreadMs: spreadOf(this.viewers.size, this.#pressing),
      ...named,
    };
    this.#pending.clear();
    this.#matches.clear();
    this.#pressing = false;
    const bytes = Buffer.from(message(change, this.clock.settled()));
    this.#broadcast.send(() => bytes);
  }
}

/** A change as a server-sent event; `id` is where a viewer resumes after losing the connection. */
export const message = (data: object, id: number | null, type?: string): string =>
  `${type === undefined ? '' : `event: ${type}\n`}${id === null ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`;
