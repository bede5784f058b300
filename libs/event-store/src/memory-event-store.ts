import { assertAppendable } from './append-request.js';
import { ConcurrencyError } from './errors.js';
import { chainEvents, GENESIS_HASH, type ChainedEvent } from './hash-chain.js';
import type { JsonObject } from './json.js';
import type {
  AppendResult,
  Checkpoint,
  EventBatch,
  EventMeta,
  EventStore,
  ReadStreamOptions,
  RecordedEvent,
  StreamAppend,
} from './port.js';

/** The store for tests of everything above it; keeps the same contract as PostgreSQL, in one process. */
export class MemoryEventStore implements EventStore {
  readonly #log: { readonly transaction: number; readonly event: RecordedEvent }[] = [];
  readonly #streams = new Map<string, RecordedEvent[]>();
  readonly #commands = new Map<string, readonly RecordedEvent[]>();
  #transaction = 0;

  async append(meta: EventMeta, appends: readonly StreamAppend[]): Promise<AppendResult> {
    assertAppendable(meta, appends);
    const first = this.#commands.get(meta.commandId);
    if (first) return { kind: 'duplicate', events: first };
    const stale = appends.filter((append) => !this.#isAtHead(append));
    if (stale.length > 0) throw new ConcurrencyError(stale.map((append) => append.streamId));
    const chained = appends.flatMap((append) =>
      chainEvents(meta, append, this.#headHash(append.streamId)),
    );
    const events = this.#record(chained);
    this.#commands.set(meta.commandId, events);
    return { kind: 'appended', events };
  }

  async readStream(
    streamId: string,
    options: ReadStreamOptions = {},
  ): Promise<readonly RecordedEvent[]> {
    const start = Math.max(options.fromVersion ?? 1, 1) - 1;
    return (this.#streams.get(streamId) ?? []).slice(start, start + (options.limit ?? Infinity));
  }

  async readAll(after: Checkpoint | null, limit: number): Promise<EventBatch> {
    const start = after?.position ?? 0;
    const entries = this.#log.slice(start, start + limit);
    const last = entries.at(-1);
    return {
      events: entries.map((entry) => entry.event),
      checkpoint: last
        ? { transactionId: String(last.transaction), position: last.event.globalPosition }
        : after,
      pending: start + entries.length < this.#log.length,
    };
  }

  async findCommand(commandId: string): Promise<readonly RecordedEvent[] | null> {
    return this.#commands.get(commandId) ?? null;
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

  #record(chained: readonly ChainedEvent[]): readonly RecordedEvent[] {
    this.#transaction += 1;
    return chained.map(({ dataText, ...envelope }) => {
      const event = {
        ...envelope,
        globalPosition: this.#log.length + 1,
        data: JSON.parse(dataText) as JsonObject,
      };
      this.#log.push({ transaction: this.#transaction, event });
      const stream = this.#streams.get(event.streamId) ?? [];
      stream.push(event);
      this.#streams.set(event.streamId, stream);
      return event;
    });
  }
}
