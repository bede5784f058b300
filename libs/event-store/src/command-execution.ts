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
   * What the command appended; what it appended the first time
   * when it was sent again; empty when there was nothing to do.
   */
  readonly events: readonly RecordedEvent[];
  /** Version and global position of the last of them; of the stream as it was when there is none. */
  readonly version: number;
  readonly position: number;
  /**
   * Under which the command stands on record since it was first
   * sent; null: it changed nothing, and its id is still free.
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
 * Looks by `load` at as many streams as it needs and says what to
 * append to which. Runs again when one of them moved meanwhile.
 */
export type Plan = (load: LoadStream) => Promise<readonly StreamAppend[] | Refusal>;

/**
 * A plan that waits its turn and may be made and appended
 * together with others that begin with the same stream.
 */
interface Waiting {
  readonly meta: EventMeta;
  readonly plan: Plan;
  readonly first: FirstLook;
  outcome: CommandOutcome | null;
}

interface AcrossOptions {
  /**
   * Set for a plan that looks only at streams it appends to, and at nothing that depends on them:
   * those that wait for the same stream are then decided one on the other and appended as one.
   */
  readonly together?: boolean;
}

export interface CommandExecutorOptions {
  /** Folded streams kept in memory, default 2,000. */
  readonly cachedStreams?: number;
  /** Facts that are not their log's own change no state, whoever wrote them; without it any does. */
  readonly ownership?: Ownership;
}

/**
 * Writers of one stream take turns by losing races; one that
 * lost this often in a row gives the conflict to its caller.
 */
const ATTEMPTS = 16;

/** Plans that are appended as one at most: more would keep the first of them waiting. */
const MOST_TOGETHER = 64;

/** Someone else's command had this id: answering with its outcome would be wrong. */
export const COMMAND_ID_REUSED: Refusal = {
  kind: 'refused',
  because: 'conflict',
  code: 'command/id-reused',
};

/** Load, fold, decide, append. The one place where conflicts are retried. */
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

  /** The stream as it is now; reads only what came after what is in memory. */
  readonly load: LoadStream = async (decider, streamId) => {
    const known = this.#cached(decider, streamId);
    const events = await this.#store.readStream(streamId, { fromVersion: known.version + 1 });
    const log = this.#ownership && events.length > 0 ? await this.#store.logOf(streamId) : null;
    // Others may have folded a part of this meanwhile; what they know belongs to the same stream.
    const head = this.#cached(decider, streamId);
    const start = head.version > known.version ? head : known;
    return this.#fold(
      decider,
      start,
      events.filter(({ version }) => version > start.version),
      log,
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
   * Decides on the state in memory first, which costs one round trip; the append's
   * expected version proves that it was fresh. A refusal counts only when it was
   * decided on the fresh state and when the command had not been accepted before.
   */
  execute<Command, State, Event extends DomainEvent>(
    request: SingleStreamCommand<Command, State, Event>,
  ): Promise<CommandOutcome> {
    return this.#turns.take([request.streamId], () => this.#execute(request));
  }

  /**
   * Several streams in one atomic append, by a plan that states each stream's expected
   * version (`appendTo`, `newStream`). It waits its turn among this process's writers
   * of those streams, and is made again when one of them has moved meanwhile.
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
   * Makes the plans of all who wait for this stream, each on what those before it append,
   * and appends them as one. Whoever is refused, fails or does not fit is left to go
   * alone in a turn of their own, and so are all when the append as a whole is not taken.
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

  /** What a plan loads by while it sees streams as this view shows them. */
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
    // Nothing rests on where streams stand when nothing is
    // appended, and a stream that is not there cannot stay.
    return planned.some(isWritten)
      ? planned.filter((append) => isWritten(append) || append.expectedVersion > 0)
      : [];
  }

  /** Refused, or nothing to do: unless the same command was accepted before. */
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
   * What was appended is known to whoever has the stream in
   * memory up to there, so that the next one need not read it.
   */
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
    /** The stream's log where the events come from the database: what is not its own is passed over. */
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

/** Where a stream stands. */
type Standing = Pick<LoadedStream<unknown>, 'streamId' | 'version' | 'hash'>;

/** Appends to a stream exactly where it was loaded. */
export const appendTo = (loaded: Standing, events: readonly DomainEvent[]): StreamAppend => ({
  streamId: loaded.streamId,
  expectedVersion: loaded.version,
  ...(loaded.hash !== undefined && { expectedHash: loaded.hash }),
  events: events as readonly NewEvent[],
});

const isWritten = ({ events }: StreamAppend): boolean => events.length > 0;

/** Appends only if a stream on which the decision rests still stands where it was loaded. */
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

/**
 * A resent command gets its first outcome, provided it is the same actor's command about the same streams.
 */
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
