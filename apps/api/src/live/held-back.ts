import { type Decider, type DomainEvent, type StreamKind, streamOf } from '#aggregate';
import { asFact, type EventStore, type RecordedEvent } from '#event-store';
import { BoundedCache } from '#platform';

/** A stream's delayed state, and the events that have happened since. */
export interface HeldStream<State> {
  readonly state: State;
  readonly version: number;
  /** Events that may not be shown yet: version, and when they may (ms since 1970). */
  readonly waiting: readonly { readonly version: number; readonly due: number }[];
}

/** The kind of streams that are held back, and how they are folded. */
interface HeldKind<State, Event extends DomainEvent> {
  readonly stream: StreamKind;
  readonly folded: Pick<Decider<never, State, Event>, 'initialState' | 'evolve'>;
}

interface Held<State> {
  state: State;
  version: number;
  waiting: RecordedEvent[];
}

const mostHeld = 500;

const dueAt = ({ meta }: RecordedEvent, delayMs: number): number => Date.parse(meta.at) + delayMs;

/**
 * Matches or pods for those who watch with a delay: more recent events have no influence on what
 * they get. This is only a cache; a process that has not seen a stream yet reads it from its first
 * event.
 */
export class HeldBack<State, Event extends DomainEvent> {
  readonly #known = new BoundedCache<Held<State>>({ most: mostHeld });

  constructor(
    private readonly kind: HeldKind<State, Event>,
    private readonly store: Pick<EventStore, 'readStream'>,
    private readonly now: () => number,
  ) {}

  async of(id: string, delaySeconds: number): Promise<HeldStream<State>> {
    const delayMs = delaySeconds * 1_000;
    const held = this.held(id, delayMs);
    const last = held.waiting.at(-1)?.version ?? held.version;
    const stream = streamOf(this.kind.stream, id);
    const more = await this.store.readStream(stream, { fromVersion: last + 1 });
    const read = held.waiting.at(-1)?.version ?? held.version;
    // Another call may have read the same events while this one waited.
    held.waiting.push(...more.filter(({ version }) => version > read));
    const now = this.now();
    // Events are released in order, even if their clocks disagree.
    for (let next = held.waiting[0]; next && dueAt(next, delayMs) <= now; next = held.waiting[0]) {
      held.state = this.kind.folded.evolve(held.state, asFact<Event>(next));
      held.version = next.version;
      held.waiting.shift();
    }
    return {
      state: held.state,
      version: held.version,
      waiting: held.waiting.map((event) => ({
        version: event.version,
        due: dueAt(event, delayMs),
      })),
    };
  }

  /**
   * By stream and delay, because a broadcast may have a longer delay than other onlookers, and an
   * organizer may lengthen it.
   */
  private held(id: string, delayMs: number): Held<State> {
    const key = `${id} ${delayMs}`;
    const held: Held<State> = this.#known.get(key) ?? {
      state: this.kind.folded.initialState,
      version: 0,
      waiting: [],
    };
    this.#known.set(key, held);
    return held;
  }
}
