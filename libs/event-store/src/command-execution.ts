import { isRefusal, type Decider, type DomainEvent, type Refusal } from './decider.js';
import { ConcurrencyError } from './errors.js';
import type { EventMeta, EventStore, NewEvent, RecordedEvent, StreamAppend } from './port.js';
import { StateCache, type LoadedStream } from './state-cache.js';
import { Turns } from './turns.js';

export interface Accepted {
  readonly kind: 'accepted';
  /** What the command appended; what it appended the first time when it was sent again; empty when there was nothing to do. */
  readonly events: readonly RecordedEvent[];
  /** Version and global position of the last of them; of the stream as it was when there is none. */
  readonly version: number;
  readonly position: number;
}

export type CommandOutcome = Accepted | Refusal;

export interface SingleStreamCommand<Command, State, Event extends DomainEvent> {
  readonly decider: Decider<Command, State, Event>;
  readonly streamId: string;
  readonly command: Command;
  readonly meta: EventMeta;
}

type LoadStream = <Command, State, Event extends DomainEvent>(
  decider: Decider<Command, State, Event>,
  streamId: string,
) => Promise<LoadedStream<State>>;

/** Looks at as many streams as it needs and says what to append to which. Runs again when one of them moved meanwhile. */
export type Plan = (load: LoadStream) => Promise<readonly StreamAppend[] | Refusal>;

export interface CommandExecutorOptions {
  /** Folded streams kept in memory, default 2,000. */
  readonly cachedStreams?: number;
}

/** Writers of one stream take turns by losing races; one that lost this often in a row gives the conflict to its caller. */
const ATTEMPTS = 16;

/** Someone else's command had this id: answering with its outcome would be wrong. */
export const COMMAND_ID_REUSED: Refusal = { kind: 'refused', code: 'command/id-reused' };

/** Load, fold, decide, append. The one place where conflicts are retried. */
export class CommandExecutor {
  readonly #store: EventStore;
  readonly #cache: StateCache;
  readonly #turns = new Turns();

  constructor(store: EventStore, options: CommandExecutorOptions = {}) {
    this.#store = store;
    this.#cache = new StateCache(options.cachedStreams ?? 2_000);
  }

  /** The stream as it is now; reads only what came after what is in memory. */
  readonly load: LoadStream = async (decider, streamId) => {
    const known = this.#cached(decider, streamId);
    const events = await this.#store.readStream(streamId, { fromVersion: known.version + 1 });
    // Others may have folded a part of this meanwhile; what they know belongs to the same stream.
    const head = this.#cached(decider, streamId);
    const start = head.version > known.version ? head : known;
    return this.#fold(
      decider,
      start,
      events.filter(({ version }) => version > start.version),
    );
  };

  /** The stream as far as this process has it in memory, which may be behind the store; nothing is asked. */
  remembered<Command, State, Event extends DomainEvent>(
    decider: Decider<Command, State, Event>,
    streamId: string,
  ): LoadedStream<State> {
    return this.#cached(decider, streamId);
  }

  /**
   * Decides on the state in memory first, which costs one round trip; the append's expected version proves that it was fresh.
   * A refusal counts only when it was decided on the fresh state and when the command had not been accepted before.
   */
  execute<Command, State, Event extends DomainEvent>(
    request: SingleStreamCommand<Command, State, Event>,
  ): Promise<CommandOutcome> {
    return this.#turns.take([request.streamId], () => this.#execute(request));
  }

  /**
   * Several streams in one atomic append, by a plan that states each stream's expected version (`appendTo`, `newStream`). It waits its turn
   * among this process's writers of those streams, and is made again when one of them has moved meanwhile.
   */
  async executeAcross(meta: EventMeta, plan: Plan): Promise<CommandOutcome> {
    const planned = await this.#plan(plan);
    if (isRefusal(planned) || planned.length === 0) return this.#settle(meta, planned);
    return this.#turns.take(
      planned.map((append) => append.streamId),
      () => this.#executePlan(meta, plan, planned),
    );
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

  async #plan(plan: Plan): Promise<readonly StreamAppend[] | Refusal> {
    const planned = await plan(this.load);
    return isRefusal(planned) ? planned : planned.filter((append) => append.events.length > 0);
  }

  /** Refused, or nothing to do: unless the same command was accepted before. */
  async #settle(
    meta: EventMeta,
    planned: Refusal | readonly StreamAppend[],
  ): Promise<CommandOutcome> {
    return (
      (await this.#firstOutcome(meta, null)) ??
      (isRefusal(planned) ? planned : { kind: 'accepted', events: [], version: 0, position: 0 })
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
        if (fresh) return (await this.#firstOutcome(meta, [streamId])) ?? settled(decision, loaded);
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
    const { kind, events } = await this.#store.append(meta, appends);
    if (kind === 'duplicate')
      return answerAgain(
        events,
        meta,
        appends.map((append) => append.streamId),
      );
    onAppended(events);
    for (const { streamId } of appends) this.#remember(streamId, events);
    return accepted(events);
  }

  /** What was appended is known to whoever has the stream in memory up to there, so that the next one need not read it. */
  #remember(streamId: string, appended: readonly RecordedEvent[]): void {
    for (const [decider, loaded] of this.#cache.folds(streamId)) {
      const events = appended.filter((event) => event.streamId === streamId);
      if (loaded.version + 1 === events[0]?.version)
        this.#fold(decider as Decider<never, unknown, DomainEvent>, loaded, events);
    }
  }

  /** True when an append decided on older knowledge is bound to lose. */
  #hasMoved({ streamId, expectedVersion }: StreamAppend): boolean {
    return this.#cache.folds(streamId).some(([, loaded]) => loaded.version > expectedVersion);
  }

  async #firstOutcome(
    meta: EventMeta,
    streamIds: readonly string[] | null,
  ): Promise<CommandOutcome | null> {
    const events = await this.#store.findCommand(meta.commandId);
    return events && answerAgain(events, meta, streamIds);
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

  /** After a lost race there must be something new; if not, what is in memory is wrong and goes. */
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
  ): LoadedStream<State> {
    const last = events.at(-1);
    if (last === undefined) return known;
    const state = events.reduce(
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

/** Appends to a stream exactly where it was loaded. */
export const appendTo = (
  loaded: LoadedStream<unknown>,
  events: readonly DomainEvent[],
): StreamAppend => ({
  streamId: loaded.streamId,
  expectedVersion: loaded.version,
  ...(loaded.hash !== undefined && { expectedHash: loaded.hash }),
  events: events as readonly NewEvent[],
});

/** Starts a stream that must not exist yet. */
export const newStream = (streamId: string, events: readonly DomainEvent[]): StreamAppend => ({
  streamId,
  expectedVersion: 0,
  events: events as readonly NewEvent[],
});

const accepted = (events: readonly RecordedEvent[]): Accepted => {
  const last = events.at(-1);
  return {
    kind: 'accepted',
    events,
    version: last?.version ?? 0,
    position: last?.globalPosition ?? 0,
  };
};

/** A resent command gets its first outcome, provided it is the same actor's command about the same streams. */
const answerAgain = (
  events: readonly RecordedEvent[],
  meta: EventMeta,
  streamIds: readonly string[] | null,
): CommandOutcome => {
  const sameActor = events.every((event) => event.meta.actor === meta.actor);
  const sameStreams =
    streamIds === null || events.some((event) => streamIds.includes(event.streamId));
  return sameActor && sameStreams ? accepted(events) : COMMAND_ID_REUSED;
};

const settled = (
  decision: Refusal | readonly DomainEvent[],
  loaded: LoadedStream<unknown>,
): CommandOutcome =>
  isRefusal(decision)
    ? decision
    : { kind: 'accepted', events: [], version: loaded.version, position: loaded.position };
