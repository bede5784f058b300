import type { DomainEvent } from '#aggregate';
import type { RecordedEvent } from './port.js';

/** A recorded event whose type says the shape of its data. */
export type Recorded<Fact extends DomainEvent> = Fact & Omit<RecordedEvent, keyof DomainEvent>;

/**
 * An event of a stream as a fact of the aggregate that writes this
 * stream: nobody else does, so its type says the shape of its data.
 */
export const asFact = <Fact extends DomainEvent>(event: RecordedEvent): Recorded<Fact> =>
  event as unknown as Recorded<Fact>;

/** As `asFact`, for the events of whole streams. */
export const factsIn = <Fact extends DomainEvent>(
  events: readonly RecordedEvent[],
): readonly Recorded<Fact>[] => events as unknown as readonly Recorded<Fact>[];
