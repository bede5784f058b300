import type { Decider, DomainEvent } from '#aggregate';
import type { StreamAppend } from './port.js';
import type { LoadedStream } from './state-cache.js';

/** Any decider, for maps with the folded states of each. */
type AnyDecider = Decider<never, unknown, DomainEvent>;
type Load = () => Promise<LoadedStream<unknown>>;

/** How a plan sees streams; `load` reads one from the store. */
export interface PlanView {
  see(decider: AnyDecider, streamId: string, load: Load): Promise<LoadedStream<unknown>>;
}

class Folds {
  readonly #streams = new Map<string, Map<AnyDecider, LoadedStream<unknown>>>();

  get(decider: AnyDecider, streamId: string): LoadedStream<unknown> | undefined {
    return this.#streams.get(streamId)?.get(decider);
  }

  set(decider: AnyDecider, loaded: LoadedStream<unknown>): void {
    const folds = this.#streams.get(loaded.streamId) ?? new Map();
    this.#streams.set(loaded.streamId, folds.set(decider, loaded));
  }

  of(streamId: string): readonly (readonly [AnyDecider, LoadedStream<unknown>])[] {
    return [...(this.#streams.get(streamId) ?? [])];
  }
}

/**
 * Reads streams for one plan and keeps what it saw, so that the plan can be made again without
 * reading them again.
 */
export class FirstLook implements PlanView {
  readonly #seen = new Folds();

  async see(decider: AnyDecider, _streamId: string, load: Load): Promise<LoadedStream<unknown>> {
    const loaded = await load();
    this.#seen.set(decider, loaded);
    return loaded;
  }

  seen(decider: AnyDecider, streamId: string): LoadedStream<unknown> | undefined {
    return this.#seen.get(decider, streamId);
  }
}

/**
 * Streams as they will be once the plans made so far are appended. None of it is in the store yet:
 * a plan decided on it must be appended together with and after those plans, or not at all.
 */
export class SharedDraft {
  readonly #folds = new Folds();
  readonly #ends = new Map<string, number>();
  readonly #drafted = new Map<string, DomainEvent[]>();

  /**
   * The streams for the next plan: those to which earlier plans append, with these events; the
   * others as the plan first saw them.
   */
  viewFor(first: FirstLook, shared: string): PlanView {
    return {
      see: async (decider, streamId, load) => {
        const known = this.#folds.get(decider, streamId);
        if (known !== undefined) return known;
        const drafted = this.#drafted.get(streamId);
        if (drafted === undefined && streamId !== shared)
          return first.seen(decider, streamId) ?? load();
        const base = await load();
        const loaded = foldPlanned(decider, base, drafted ?? []);
        this.#folds.set(decider, loaded);
        return loaded;
      },
    };
  }

  /**
   * Returns false and adds nothing if an append does not continue its stream at the current end.
   */
  add(appends: readonly StreamAppend[]): boolean {
    const fits = appends.every(
      ({ streamId, expectedVersion }) =>
        (this.#ends.get(streamId) ?? expectedVersion) === expectedVersion,
    );
    if (!fits) return false;
    for (const { streamId, expectedVersion, events } of appends) {
      this.#ends.set(streamId, expectedVersion + events.length);
      this.#drafted.set(streamId, [...(this.#drafted.get(streamId) ?? []), ...events]);
      for (const [decider, loaded] of this.#folds.of(streamId))
        this.#folds.set(decider, foldPlanned(decider, loaded, events));
    }
    return true;
  }
}

/** The hash is unknown because the event is not recorded yet. */
const foldPlanned = (
  decider: AnyDecider,
  loaded: LoadedStream<unknown>,
  events: readonly DomainEvent[],
): LoadedStream<unknown> =>
  events.length === 0
    ? loaded
    : {
        ...loaded,
        version: loaded.version + events.length,
        hash: undefined,
        state: events.reduce(decider.evolve.bind(decider), loaded.state),
      };
