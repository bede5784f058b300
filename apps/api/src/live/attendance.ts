import { randomUUID } from 'node:crypto';
import type { Logger, Redis } from '#platform';
import type { Viewer } from './viewer.js';

const heartbeatMs = 15_000;
/** A process that has not been heard of for this long is considered gone. */
const patienceMs = 40_000;

export interface AttendanceParts {
  readonly subscriber: Redis;
  readonly publisher: Pick<Redis, 'publish'>;
  readonly logger: Pick<Logger, 'warn'>;
  /** The id of this process. */
  readonly process: string;
  /** Milliseconds. */
  readonly now: () => number;
  /** Runs the work after the delay, unless the returned function is called before. */
  readonly wait: (work: () => void, milliseconds: number) => () => void;
}

/** The parts for this process. */
export const attendanceParts = (
  subscriber: Redis,
  publisher: Redis,
  logger: Logger,
): AttendanceParts => ({
  subscriber,
  publisher,
  logger,
  process: randomUUID(),
  now: Date.now,
  wait: (work, milliseconds) => {
    const timer = setTimeout(work, milliseconds).unref();
    return () => clearTimeout(timer);
  },
});

/** What is attended: places with an id each, and the groups of their viewers. */
export interface Attended<Group extends string> {
  readonly groups: readonly Group[];
  /** The Redis channel of a place. */
  readonly channel: (id: string) => string;
  /** Called when the counts of a place may have changed. */
  readonly changed: (id: string) => void;
}

export type Counts<Group extends string> = Readonly<Record<Group, number>>;

/**
 * What the API's processes tell each other: how many pages of each group they serve. `ask`:
 * requests the same from the others.
 */
type Said<Group extends string> = Counts<Group> & { readonly from: string; readonly ask?: true };

interface Place<Group extends string> {
  readonly viewers: Map<Viewer, Group | null>;
  readonly elsewhere: Map<string, Counts<Group> & { readonly heardAt: number }>;
}

/**
 * Counts the viewers of a place across all processes of the API. Each process publishes its own
 * counts over Redis; nothing is stored, and counts that get lost are sent again within moments.
 */
export class Attendance<Group extends string> {
  readonly #places = new Map<string, Place<Group>>();
  readonly #beat: NodeJS.Timeout;

  constructor(
    private readonly parts: AttendanceParts,
    private readonly attended: Attended<Group>,
  ) {
    const prefix = attended.channel('');
    parts.subscriber.on('message', (channel: string, text: string) => {
      if (channel.startsWith(prefix)) this.hear(channel.slice(prefix.length), text);
    });
    parts.subscriber.on('ready', () => this.sayEverywhere());
    this.#beat = setInterval(() => this.beat(), heartbeatMs).unref();
  }

  /** `group` null: the viewer gets messages but is not counted. */
  enter(id: string, viewer: Viewer, group: Group | null): void {
    const place = this.#places.get(id) ?? this.open(id);
    place.viewers.set(viewer, group);
    this.say(id, place, true);
  }

  /** Returns how many viewers remain in this process; null if this was not one. */
  leave(id: string, viewer: Viewer): number | null {
    const place = this.#places.get(id);
    if (!place?.viewers.delete(viewer)) return null;
    this.say(id, place);
    const { size } = place.viewers;
    if (size === 0) {
      this.#places.delete(id);
      this.parts.subscriber
        .unsubscribe(this.attended.channel(id))
        .catch((error: unknown) => this.parts.logger.warn({ err: error }, 'could not unsubscribe'));
    }
    return size;
  }

  /** The number of viewers of a group, in all processes. */
  count(id: string, group: Group): number {
    const place = this.#places.get(id);
    if (!place) return 0;
    const elsewhere = [...place.elsewhere.values()].map((counts) => counts[group]);
    return elsewhere.reduce((sum, each) => sum + each, this.own(place)[group]);
  }

  /** Sends a message to all viewers of a place in this process. */
  tell(id: string, bytes: string): void {
    for (const viewer of this.#places.get(id)?.viewers.keys() ?? []) viewer.write(bytes);
  }

  close(): void {
    clearInterval(this.#beat);
  }

  /**
   * Drops the counts of processes that have been silent for too long, and tells the others that
   * this one is alive.
   */
  beat(): void {
    const earliest = this.parts.now() - patienceMs;
    for (const [id, { elsewhere }] of this.#places) {
      for (const [from, { heardAt }] of elsewhere) if (heardAt < earliest) elsewhere.delete(from);
      this.attended.changed(id);
    }
    this.sayEverywhere();
  }

  private open(id: string): Place<Group> {
    const place: Place<Group> = { viewers: new Map(), elsewhere: new Map() };
    this.#places.set(id, place);
    this.parts.subscriber
      .subscribe(this.attended.channel(id))
      .then(() => this.say(id, place, true))
      .catch((error: unknown) => this.parts.logger.warn({ err: error }, 'could not subscribe'));
    return place;
  }

  private hear(id: string, text: string): void {
    const place = this.#places.get(id);
    const said = this.read(text);
    if (!place || said === null || said.from === this.parts.process) return;
    const { from, ask, ...counts } = said;
    const served = counts as unknown as Counts<Group>;
    if (this.attended.groups.every((group) => served[group] === 0)) place.elsewhere.delete(from);
    else place.elsewhere.set(from, { ...served, heardAt: this.parts.now() });
    if (ask) this.say(id, place);
    this.attended.changed(id);
  }

  private read(text: string): Said<Group> | null {
    try {
      const said = JSON.parse(text) as Readonly<Record<string, unknown>>;
      const counts = this.attended.groups.every((group) => Number.isInteger(said[group]));
      return typeof said['from'] === 'string' && counts ? (said as unknown as Said<Group>) : null;
    } catch {
      return null;
    }
  }

  private own({ viewers }: Place<Group>): Counts<Group> {
    const all = [...viewers.values()];
    const of = (group: Group) => all.filter((each) => each === group).length;
    return Object.fromEntries(
      this.attended.groups.map((group) => [group, of(group)]),
    ) as unknown as Counts<Group>;
  }

  private say(id: string, place: Place<Group>, ask = false): void {
    const said = { from: this.parts.process, ...this.own(place), ...(ask && { ask }) };
    void this.parts.publisher
      .publish(this.attended.channel(id), JSON.stringify(said))
      .catch(() => undefined);
  }

  private sayEverywhere(): void {
    for (const [id, place] of this.#places) this.say(id, place);
  }
}
