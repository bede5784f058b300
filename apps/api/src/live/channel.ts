import type { LiveChange } from '#contracts';
import { Viewer } from './viewer.js';

export type LiveQuery = LiveChange['changed'][number];

/** At most eight messages a second to each viewer; a result must be on the pages within 300 ms, and this wait is part of it. */
const gapMs = 120;

export interface ChannelClock {
  /** A position up to which every viewer of this process has been told everything. */
  settled(): number;
}

/** The viewers of one event: what changed is gathered for a moment and written to all of them as one and the same bytes. */
export class Channel {
  readonly viewers = new Set<Viewer>();
  readonly #pending = new Set<LiveQuery>();
  readonly #told = new Map<LiveQuery, number>();
  #start: number | null = null;
  #position = 0;
  #sentAt = 0;
  #timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly clock: ChannelClock,
    private readonly onSlow: () => void,
  ) {}

  /** The first viewer asks about everything when he comes in: only what is later need be told. */
  startAt(position: number): void {
    this.#start ??= position;
  }

  /** Whether viewers have heard that this answer changed at or after the position. */
  knows(query: LiveQuery, position: number): boolean {
    return position <= (this.#told.get(query) ?? this.#start ?? 0);
  }

  tell(position: number, changed: Iterable<LiveQuery>): void {
    for (const name of changed) {
      this.#pending.add(name);
      this.#told.set(name, Math.max(position, this.#told.get(name) ?? 0));
    }
    this.#position = Math.max(this.#position, position);
    if (this.#pending.size === 0 || this.#timer !== null) return;
    this.#timer = setTimeout(() => this.flush(), Math.max(0, this.#sentAt + gapMs - Date.now()));
  }

  heartbeat(): void {
    this.write(': here\n\n');
  }

  close(): void {
    if (this.#timer) clearTimeout(this.#timer);
    for (const viewer of [...this.viewers]) viewer.end();
  }

  private flush(): void {
    this.#timer = null;
    this.#sentAt = Date.now();
    const change: LiveChange = { position: this.#position, changed: [...this.#pending].sort() };
    this.#pending.clear();
    this.write(message(change, this.clock.settled()));
  }

  private write(text: string): void {
    const bytes = Buffer.from(text);
    for (const viewer of this.viewers) if (!viewer.write(bytes)) this.onSlow();
  }
}

/** A change as server-sent event; `id` is where a viewer resumes that lost the connection. */
export const message = (data: object, id: number | null, type?: string): string =>
  `${type === undefined ? '' : `event: ${type}\n`}${id === null ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`;
