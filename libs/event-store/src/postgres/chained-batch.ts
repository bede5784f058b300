import { chainEvents, GENESIS_HASH } from '../hash-chain.js';
import type { AppendRequest, StreamAppend } from '../port.js';
import type { AppendBatch, LoggedAppend } from './append-values.js';

type Head = LoggedAppend['heads'][number];

/** The first append to each stream, which states the expected version before all of them. */
export const firstAppends = (requests: readonly AppendRequest[]): readonly StreamAppend[] => {
  const firsts = new Map<string, StreamAppend>();
  for (const append of requests.flatMap(({ appends }) => appends))
    if (!firsts.has(append.streamId)) firsts.set(append.streamId, append);
  return [...firsts.values()];
};

/**
 * Chains the events of all appends, each stream from its head. Null if an append does not continue
 * where those before it end.
 */
export const chainedBatch = (
  log: string,
  requests: readonly AppendRequest[],
  heads: readonly Head[],
): AppendBatch | null => {
  const unnamed = new Map(heads.map((head) => [head.streamId, head]));
  const ends = new Map(heads.map((head) => [head.streamId, head]));
  const batch: LoggedAppend[] = [];
  for (const { meta, appends } of requests) {
    const [own, events]: [Head[], LoggedAppend['events'][number][]] = [[], []];
    for (const append of appends) {
      const { streamId, expectedVersion } = append;
      const end = ends.get(streamId);
      if (end?.version !== expectedVersion) return null;
      const head = unnamed.get(streamId);
      if (head !== undefined) own.push(head);
      unnamed.delete(streamId);
      const chained = chainEvents(meta, append, end.hash ?? GENESIS_HASH);
      const hash = chained.at(-1)?.hash ?? end.hash;
      ends.set(streamId, { streamId, version: expectedVersion + chained.length, hash });
      events.push(...chained);
    }
    batch.push({ log, meta, heads: own, events });
  }
  return batch;
};
