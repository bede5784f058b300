import { isRefusal, type Decider, type DomainEvent, type Refusal } from '#aggregate';
import { ConcurrencyError } from './errors.js';
import type {
  EventMeta,
  EventStore,
  NewEvent,
  RecordedEvent,
  StreamAppend,
  TakenCommand,
} from './port.js';
import { isOwnFact, type Ownership } from './ownership.js';
import { FirstLook, type PlanView, SharedDraft } from './plan-views.js';
import { StateCache, type LoadedStream } from './state-cache.js';
import { Turns } from './turns.js';

export interface Accepted {
  readonly kind: 'accepted';
  /**
   * The events that the command appended, now or when it was first sent; empty if there was nothing
   * to append.
   */
  readonly events: readonly RecordedEvent[];
  /**
   * Version and global position of the last event; without events, those of the stream as it was.
   */
  readonly version: number;
  readonly position: number;
  /**
   * The metadata of the first time that the command was sent; null: it changed nothing, and its id
   * is still free.
   */
  readonly taken: EventMeta | null;
}

export type CommandOutcome = Accepted | Refusal;

export interface SingleStreamCommand<Command, State, Event extends DomainEvent> {
  readonly decider: Decider<Command, State, Event>;
  readonly streamId: string;
  readonly command: Command;
  readonly meta: EventMeta;
}

export type LoadStream = <Command, State, Event extends DomainEvent>(
  decider: Decider<Command, State, Event>,
  streamId: string,
) => Promise<LoadedStream<State>>;

/**
 * Loads as many streams as it needs by `load`, and decides what to append to which. Runs again if
 * one of them has changed meanwhile.
 */
export type Plan = (load: LoadStream) => Promise<readonly StreamAppend[] | Refusal>;

/**
 * A queued plan, which may be made and appended together with others that begin with the same
 * stream.
 */
interface Waiting {
  readonly meta: EventMeta;
  readonly plan: Plan;
  readonly first: FirstLook;
  outcome: CommandOutcome | null;
}

interface AcrossOptions {
  /**
   * For a plan that reads only streams to which it appends, and nothing derived from them: queued
   * plans for the same stream are then decided one after the other and appended as one.
   */
  readonly together?: boolean;
}

export interface CommandExecutorOptions {
  /** The number of folded streams kept in memory; default 2,000. */
  readonly cachedStreams?: number;
  /**
   * Stored events that do not belong to their log change no state, whoever wrote them. Omitted: any
   * event does.
   */
  readonly ownership?: Ownership;
}

/**
 * Writers of one stream may lose races; after so many lost in a row the conflict is passed to the
 * caller.
 */
const ATTEMPTS = 16;

/** The maximum number of plans appended as one: more would keep the first of them waiting. */
const MOST_TOGETHER = 64;

/** Another actor's command used this id, so its outcome must not be returned. */
export const COMMAND_ID_REUSED: Refusal = {
  kind: 'refused',
  because: 'conflict',
  code: 'command/id-reused',
};

/** Loads, folds, decides and appends. The only place where conflicts are retried. */
export class CommandExecutor {
  readonly #store: EventStore;
  readonly #cache: StateCache;
  readonly #ownership: Ownership | null;
  readonly #turns = new Turns();
  readonly #waiting = new Map<string, Set<Waiting>>();

  constructor(store: EventStore, options: CommandExecutorOptions = {}) {
    this.#store = store;
    this.#cache = new StateCache(options.cachedStreams ?? 2_000);
    this.#ownership = options.ownership ?? null;
  }

  /** The current stream; reads only the events after those in memory. */
  readonly load: LoadStream = async (decider, streamId) => {
    const known = this.#cached(decider, streamId);
    const events = await this.#store.readStream(streamId, { fromVersion: known.version + 1 });
    const log = this.#ownership && events.length > 0 ? await this.#store.logOf(streamId) : null;
    // Another call may have folded some of these events meanwhile, from the same stream.
    const head = this.#cached(decider, streamId);
    const start = head.version > known.version ? head : known;
    return this.#fold(
      decider,
      start,
      events.filter(({ version }) => version > start.version),
      log,
    );
  };

  /**
   * The stream as this process has it in memory, which may be behind the store; does not query the
   * store.
   */
  remembered<Command, State, Event extends DomainEvent>(
    decider: Decider<Command, State, Event>,
    streamId: string,
  ): LoadedStream<State> {
    return this.#cached(decider, streamId);
  }

  /**
   * Decides on the state in memory first, which costs one round trip; the append's expected version
   * proves that it was current. A refusal counts only if it was decided on the current state and
   * the command had not been accepted before.
   */
  execute<Command, State, Event extends DomainEvent>(
    request: SingleStreamCommand<Command, State, Event>,
  ): Promise<CommandOutcome> {
    return this.#turns.take([request.streamId], () => this.#execute(request));
  }

  /**
   * Appends to several streams atomically, by a plan that states each stream's expected version
   * (`appendTo`, `newStream`). It queues behind this process's other writers of those streams, and
   * is made again if one of the streams has changed meanwhile.
   */
  async executeAcross(
    meta: EventMeta,
    plan: Plan,
    { together = false }: AcrossOptions = {},
  ): Promise<CommandOutcome> {
    const waiting: Waiting = { meta, plan, first: new FirstLook(), outcome: null };
    const planned = await this.#plan(plan, this.#loadBy(waiting.first));
    if (isRefusal(planned) || planned.length === 0) return this.#settle(meta, planned);
    const names = planned.filter(isWritten).map((append) => append.streamId);
    const [shared = ''] = names;
    if (together) this.#waitersOf(shared).add(waiting);
    return this.#turns.take(names, async () => {
      if (this.#waiting.get(shared)?.has(waiting)) await this.#executeTogether(shared);
      return waiting.outcome ?? this.#executePlan(meta, plan, planned);
    });
  }

  #waitersOf(streamId: string): Set<Waiting> {
    const waiters = this.#waiting.get(streamId) ?? new Set();
    this.#waiting.set(streamId, waiters);
    return waiters;
  }

  /**
   * Makes all queued plans for this stream, each on the result of those before it, and appends them
   * as one. A plan that is refused, fails or does not fit is executed alone later, and so are all
   * plans if the append as a whole fails.
   */
  async #executeTogether(shared: string): Promise<void> {
    const waiters = this.#waitersOf(shared);
    const members = [...waiters].slice(0, MOST_TOGETHER);
    for (const member of members) waiters.delete(member);
    if (waiters.size === 0) this.#waiting.delete(shared);
    if (members.length < 2) return;
    const draft = new SharedDraft();
    const fitting: { readonly member: Waiting; readonly appends: readonly StreamAppend[] }[] = [];
    for (const member of members) {
      const load = this.#loadBy(draft.viewFor(member.first, shared));
      const appends = await this.#plan(member.plan, load).catch(() => null);
      if (appends === null || isRefusal(appends) || appends.length === 0) continue;
      if (draft.add(appends)) fitting.push({ member, appends });
    }
    if (fitting.length < 2) return;
    const requests = fitting.map(({ member, appends }) => ({ meta: member.meta, appends }));
    const recorded = await this.#store.appendTogether(requests).catch(() => null);
    if (recorded === null) return;
    fitting.forEach(({ member, appends }, index) => {
      const events = recorded[index] ?? [];
      for (const { streamId } of appends) this.#remember(streamId, events);
      member.outcome = toAccepted({ meta: member.meta, events });
    });
  }

  async #executePlan(
    meta: EventMeta,
    plan: Plan,
    planned: readonly StreamAppend[],
  ): Promise<CommandOutcome> {
    let current: readonly StreamAppend[] | Refusal = planned;
    if (planned.some((append) => this.#hasMoved(append))) current = await this.#plan(plan);
    for (let attempt = 1; ; attempt += 1) {
      if (isRefusal(current) || current.length === 0) return this.#settle(meta, current);
      try {
        return await this.#append(meta, current);
      } catch (error) {
        if (!(error instanceof ConcurrencyError) || attempt === ATTEMPTS) throw error;
        current = await this.#plan(plan);
      }
    }
  }

  /** The `load` function of a plan that sees streams as this view shows them. */
  #loadBy(view: PlanView): LoadStream {
    return async <Command, State, Event extends DomainEvent>(
      decider: Decider<Command, State, Event>,
      streamId: string,
    ) => {
      const any = decider as unknown as Decider<never, unknown, DomainEvent>;
      const seen = await view.see(any, streamId, () => this.load(decider, streamId));
      return seen as LoadedStream<State>;
    };
  }

  async #plan(plan: Plan, load = this.load): Promise<readonly StreamAppend[] | Refusal> {
    const planned = await plan(load);
    if (isRefusal(planned)) return planned;
    // If nothing is appended, the versions of streams do not matter; and a stream that does not
    // exist cannot be expected to stay unchanged.
    return planned.some(isWritten)
      ? planned.filter((append) => isWritten(append) || append.expectedVersion > 0)
      : [];
  }

  /** The outcome of a refusal or of an empty plan, unless the same command was accepted before. */
  async #settle(
    meta: EventMeta,
    planned: Refusal | readonly StreamAppend[],
  ): Promise<CommandOutcome> {
    return (
      (await this.#firstOutcome(meta, null)) ??
      (isRefusal(planned) ? planned : acceptUnchanged({ version: 0, position: 0 }))
    );
  }

  async #execute<Command, State, Event extends DomainEvent>(
    request: SingleStreamCommand<Command, State, Event>,
  ): Promise<CommandOutcome> {
    const { decider, streamId, command, meta } = request;
    let loaded = this.#cached(decider, streamId);
    let fresh = false;
    for (let attempt = 1; ; attempt += 1) {
      if (loaded.version === 0 && !fresh)
        [loaded, fresh] = [await this.load(decider, streamId), true];
      const decision = decider.decide(command, loaded.state);
      if (isRefusal(decision) || decision.length === 0) {
        if (fresh)
          return (await this.#firstOutcome(meta, [streamId])) ?? toOutcome(decision, loaded);
        [loaded, fresh] = [await this.load(decider, streamId), true];
        continue;
      }
      try {
        return await this.#append(meta, [appendTo(loaded, decision)], (events) =>
          this.#fold(decider, loaded, events),
        );
      } catch (error) {
        if (!(error instanceof ConcurrencyError) || attempt === ATTEMPTS) throw error;
        [loaded, fresh] = [await this.#reload(decider, loaded), true];
      }
    }
  }

  async #append(
    meta: EventMeta,
    appends: readonly StreamAppend[],
    onAppended: (events: readonly RecordedEvent[]) => void = () => undefined,
  ): Promise<CommandOutcome> {
    const { kind, ...taken } = await this.#store.append(meta, appends);
    if (kind === 'duplicate')
      return answerAgain(
        taken,
        meta,
        appends.map((append) => append.streamId),
      );
    onAppended(taken.events);
    for (const { streamId } of appends) this.#remember(streamId, taken.events);
    return toAccepted(taken);
  }

  /**
   * Folds appended events into the states in memory that end right before them, so that they need
   * not be read.
   */
  #remember(streamId: string, appended: readonly RecordedEvent[]): void {
    for (const [decider, loaded] of this.#cache.folds(streamId)) {
      const events = appended.filter((event) => event.streamId === streamId);
      if (loaded.version + 1 === events[0]?.version)
        this.#fold(decider as Decider<never, unknown, DomainEvent>, loaded, events);
    }
  }

  /** True if an append with this expected version is certain to fail. */
  #hasMoved({ streamId, expectedVersion }: StreamAppend): boolean {
    return this.#cache.folds(streamId).some(([, loaded]) => loaded.version > expectedVersion);
  }

  async #firstOutcome(
    meta: EventMeta,
    streamIds: readonly string[] | null,
  ): Promise<CommandOutcome | null> {
    const first = await this.#store.findCommand(meta.commandId);
    return first && answerAgain(first, meta, streamIds);
  }

  #cached<Command, State, Event extends DomainEvent>(
    decider: Decider<Command, State, Event>,
    streamId: string,
  ): LoadedStream<State> {
    const known = this.#cache.get(decider, streamId) as LoadedStream<State> | undefined;
    return (
      known ?? { streamId, version: 0, hash: undefined, position: 0, state: decider.initialState }
    );
  }

  /**
   * After a lost race there must be new events; if there are none, the state in memory is wrong and
   * is discarded.
   */
  async #reload<Command, State, Event extends DomainEvent>(
    decider: Decider<Command, State, Event>,
    stale: LoadedStream<State>,
  ): Promise<LoadedStream<State>> {
    const loaded = await this.load(decider, stale.streamId);
    if (loaded.version !== stale.version) return loaded;
    this.#cache.delete(decider, stale.streamId);
    return this.load(decider, stale.streamId);
  }

  #fold<Command, State, Event extends DomainEvent>(
    decider: Decider<Command, State, Event>,
    known: LoadedStream<State>,
    events: readonly RecordedEvent[],
    /**
     * The stream's log if the events come from the database: events that do not belong to it are
     * ignored.
     */
    log: string | null = null,
  ): LoadedStream<State> {
    const last = events.at(-1);
    if (last === undefined) return known;
    const ownership = this.#ownership;
    const own =
      ownership === null || log === null
        ? events
        : events.filter((event) => isOwnFact(ownership, log, event));
    const state = own.reduce(
      (folded, event) => decider.evolve(folded, event as unknown as Event),
      known.state,
    );
    const loaded = {
      streamId: known.streamId,
      version: last.version,
      hash: last.hash,
      position: last.globalPosition,
      state,
    };
    this.#cache.set(decider, loaded);
    return loaded;
  }
}

/** The version and hash of a stream. */
type Standing = Pick<LoadedStream<unknown>, 'streamId' | 'version' | 'hash'>;

/** Appends to a stream exactly at the version at which it was loaded. */
export const appendTo = (loaded: Standing, events: readonly DomainEvent[]): StreamAppend => ({
  streamId: loaded.streamId,
  expectedVersion: loaded.version,
  ...(loaded.hash !== undefined && { expectedHash: loaded.hash }),
  events: events as readonly NewEvent[],
});

const isWritten = ({ events }: StreamAppend): boolean => events.length > 0;

/**
 * Makes an append fail if a stream on which the decision depends has changed since it was loaded.
 */
export const expectUnmoved = (loaded: Standing): StreamAppend => appendTo(loaded, []);

/** Starts a stream that must not exist yet. */
export const newStream = (streamId: string, events: readonly DomainEvent[]): StreamAppend => ({
  streamId,
  expectedVersion: 0,
  events: events as readonly NewEvent[],
});

const toAccepted = ({ meta, events }: TakenCommand): Accepted => {
  const last = events.at(-1);
  return {
    kind: 'accepted',
    events,
    version: last?.version ?? 0,
    position: last?.globalPosition ?? 0,
    taken: meta,
  };
};

const acceptUnchanged = ({
  version,
  position,
}: Pick<Accepted, 'version' | 'position'>): Accepted => ({
  kind: 'accepted',
  events: [],
  version,
  position,
  taken: null,
});

/** Returns the first outcome of a resent command, provided that actor and streams are the same. */
const answerAgain = (
  first: TakenCommand,
  meta: EventMeta,
  streamIds: readonly string[] | null,
): CommandOutcome => {
  const sameActor = first.meta.actor === meta.actor;
  const sameStreams =
    streamIds === null ||
    first.events.length === 0 ||
    first.events.some((event) => streamIds.includes(event.streamId));
  return sameActor && sameStreams ? toAccepted(first) : COMMAND_ID_REUSED;
};

const toOutcome = (
  decision: Refusal | readonly DomainEvent[],
  loaded: LoadedStream<unknown>,
): CommandOutcome => (isRefusal(decision) ? decision : acceptUnchanged(loaded));
