import {
  type AppendRequest,
  type AppendResult,
  type EventMeta,
  PostgresEventStore,
  type RecordedEvent,
  type StreamAppend,
} from '#event-store';
import { noteSpan, placeIn } from '#platform';

/** Records each append in the trace of its command. */
export class TracedEventStore extends PostgresEventStore {
  override append(meta: EventMeta, appends: readonly StreamAppend[]): Promise<AppendResult> {
    return noteAppends([{ meta, appends }], () => super.append(meta, appends));
  }

  override appendTogether(
    requests: readonly AppendRequest[],
  ): Promise<readonly (readonly RecordedEvent[])[] | null> {
    return noteAppends(requests, () => super.appendTogether(requests));
  }
}

/**
 * Null or an error means that nothing was appended: the appends of a group are then retried alone.
 */
const noteAppends = async <T>(
  requests: readonly AppendRequest[],
  append: () => Promise<T>,
): Promise<T> => {
  const at = Date.now();
  let failed = true;
  try {
    const result = await append();
    failed = result === null;
    return result;
  } finally {
    for (const { meta, appends } of requests) {
      const within = placeIn(meta.correlationId);
      const events = appends.reduce((sum, each) => sum + each.events.length, 0);
      const attributes = { 'conclave.events': events, 'conclave.together': requests.length };
      if (within !== null) noteSpan({ name: 'append', within, attributes }, at, failed);
    }
  }
};
