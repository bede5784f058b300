import { Gathering } from './gathering.js';
import { LOGS_OF, type Statement } from './statements.js';

type Ask = (
  statement: Statement,
  values: readonly unknown[],
) => Promise<[streamId: string, log: string][]>;

const MOST_KNOWN = 50_000;

/** Caches the log of each stream. It never changes, so a cached value stays valid. */
export class KnownLogs {
  readonly #known = new Map<string, string>();
  readonly #asking: Gathering<string, string | undefined>;

  constructor(ask: Ask) {
    this.#asking = new Gathering({ trips: 2, size: 500 }, async (streamIds) => {
      const found = new Map(await ask(LOGS_OF, [[...new Set(streamIds)]]));
      return streamIds.map((streamId) => found.get(streamId));
    });
  }

  learn(streamId: string, log: string): void {
    if (this.#known.size >= MOST_KNOWN) this.#known.clear();
    this.#known.set(streamId, log);
  }

  /** The logs of those streams that exist. */
  async of(streamIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const found = new Map<string, string>();
    await Promise.all(
      streamIds.map(async (streamId) => {
        const log = this.#known.get(streamId) ?? (await this.#asking.take(streamId));
        if (log === undefined) return;
        this.learn(streamId, log);
        found.set(streamId, log);
      }),
    );
    return found;
  }
}
