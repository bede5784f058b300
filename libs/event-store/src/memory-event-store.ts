import { assertAppendable } from './append-request.js';
import { ConcurrencyError } from './errors.js';
import { chainEvents, GENESIS_HASH, type ChainedEvent } from './hash-chain.js';
import type { JsonObject } from './json.js';
import { agreedLog } from './logs.js';
import { assertOwned, type Ownership } from './ownership.js';
import type {
  AppendRequest,
  AppendResult,
  EventMeta,
  EventStore,
  LogHead,
  ReadStreamOptions,
  RecordedEvent,
  StreamAppend,
  StreamHead,
  TakenCommand,
} from './port.js';

/**
 * A store for tests of higher layers; it fulfils the same contract as PostgreSQL, in one process.
 */
export class MemoryEventStore implements EventStore {
  readonly #logs = new Map<string, RecordedEvent[]>();
  readonly #logOf = new Map<string, string>();
  readonly #streams = new Map<string, RecordedEvent[]>();
  readonly #commands = new Map<string, TakenCommand>();
  readonly #ownership: Ownership | null;
  #events = 0;

  /**
   * Without an ownership any event is accepted in any log: for tests of code that knows no domain.
   */
  constructor(ownership: Ownership | null = null) {
    this.#ownership = ownership;
  }

  async append(meta: EventMeta, appends: readonly StreamAppend[]): Promise<AppendResult> {
    assertAppendable(meta, appends);
    const first = this.#commands.get(meta.commandId);
    if (first) return { kind: 'duplicate', ...first };
    const log = agreedLog(appends, (streamId) => this.#logOf.get(streamId));
    if (this.#ownership !== null)
      assertOwned(this.#ownership, { log, appends }, (of) => this.#logOf.get(of));
    const stale = appends.filter((append) => !this.#isAtHead(append));
    if (stale.length > 0) throw new ConcurrencyError(stale.map((append) => append.streamId));
    const chained = appends.flatMap((append) =>
      chainEvents(meta, append, this.#headHash(append.streamId)),
    );
    const events = this.#record(log, chained);
    this.#commands.set(meta.commandId, { meta, events });
    return { kind: 'appended', meta, events };
  }

  async appendTogether(
    requests: readonly AppendRequest[],
  ): Promise<readonly (readonly RecordedEvent[])[] | null> {
    const ends = new Map<string, number>();
    const commands = new Set(requests.map(({ meta }) => meta.commandId));
    if (commands.size < requests.length) return null;
    for (const { meta, appends } of requests) {
      assertAppendable(meta, appends);
      if (this.#commands.has(meta.commandId)) return null;
      for (const append of appends) {
        const end = ends.get(append.streamId);
        if (end === undefined ? !this.#isAtHead(append) : end !== append.expectedVersion)
          return null;
        ends.set(append.streamId, append.expectedVersion + append.events.length);
      }
    }
    const all = requests.flatMap(({ appends }) => appends);
    const log = agreedLog(all, (streamId) => this.#logOf.get(streamId));
    if (this.#ownership !== null)
      assertOwned(this.#ownership, { log, appends: all }, (of) => this.#logOf.get(of));
    return Promise.all(
      requests.map(async ({ meta, appends }) => (await this.append(meta, appends)).events),
    );
  }

  async logOf(streamId: string): Promise<string | null> {
    return this.#logOf.get(streamId) ?? null;
  }

  async readStream(
    streamId: string,
    options: ReadStreamOptions = {},
  ): Promise<readonly RecordedEvent[]> {
    const start = Math.max(options.fromVersion ?? 1, 1) - 1;
    return (this.#streams.get(streamId) ?? []).slice(start, start + (options.limit ?? Infinity));
  }

  async readHeads(streamIds: readonly string[]): Promise<readonly StreamHead[]> {
    return streamIds.flatMap((streamId) => this.#streams.get(streamId)?.at(-1) ?? []);
  }

  async readLog(log: string, after: number, limit: number): Promise<readonly RecordedEvent[]> {
    return (this.#logs.get(log) ?? []).slice(after, after + limit);
  }

  async listLogs(after: string | null, limit: number): Promise<readonly LogHead[]> {
    return [...this.#logs]
      .map(([log, events]) => ({ log, position: events.length }))
      .filter(({ log }) => after === null || log > after)
      .sort((one, other) => (one.log < other.log ? -1 : 1))
      .slice(0, limit);
  }

  async settle(meta: EventMeta): Promise<TakenCommand | null> {
    const first = this.#commands.get(meta.commandId);
    if (first === undefined) this.#commands.set(meta.commandId, { meta, events: [] });
    return first ?? null;
  }

  async findCommand(commandId: string): Promise<TakenCommand | null> {
    return this.#commands.get(commandId) ?? null;
  }

  async findAnyCommand(commandIds: readonly string[]): Promise<TakenCommand | null> {
    const [found] = commandIds.flatMap((each) => this.#commands.get(each) ?? []);
    return found === undefined ? null : { ...found, events: found.events.slice(0, 1) };
  }

  #isAtHead({ streamId, expectedVersion, expectedHash }: StreamAppend): boolean {
    const version = this.#streams.get(streamId)?.length ?? 0;
    return (
      version === expectedVersion &&
      (expectedHash === undefined || expectedHash === this.#headHash(streamId))
    );
  }

  #headHash(streamId: string): string {
    return this.#streams.get(streamId)?.at(-1)?.hash ?? GENESIS_HASH;
  }

  #record(log: string, chained: readonly ChainedEvent[]): readonly RecordedEvent[] {
    const logged = this.#logs.get(log) ?? [];
    this.#logs.set(log, logged);
    return chained.map(({ dataText, ...envelope }) => {
      this.#events += 1;
      const event = {
        ...envelope,
        globalPosition: this.#events,
        data: JSON.parse(dataText) as JsonObject,
      };
      logged.push(event);
      this.#logOf.set(event.streamId, log);
      const stream = this.#streams.get(event.streamId) ?? [];
      stream.push(event);
      this.#streams.set(event.streamId, stream);
      return event;
    });
  }
}
