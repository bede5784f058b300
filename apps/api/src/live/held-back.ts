import { type Decider, type DomainEvent, type StreamKind, streamOf } from '#aggregate';
import { asFact, type EventStore, type RecordedEvent } from '#event-store';
import { BoundedCache } from '#platform';

/** What a stream tells, as it stood a while ago, and what has happened since. */
export interface HeldStream<State> {
  readonly state: State;
  readonly version: number;
  /** Events that are not to be told yet: version, and when their time comes (ms since 1970). */
  readonly waiting: readonly { readonly version: number; readonly due: number }[];
}

/** Whose streams are held back, and how they are folded. */
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
 * Matches or pods for those who watch with a delay: an event that is younger takes no part in what is sent
 * to them. Only a shortcut; a process that has never seen a stream reads it from its first event.
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
    // Somebody else may have read the same while this one waited.
    held.waiting.push(...more.filter(({ version }) => version > read));
    const now = this.now();
    // An event is never told before one that came earlier, whatever their clocks said.
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
   * By stream and delay: a broadcast may be further behind than
   * other onlookers, and an organizer may lengthen theirs.
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
