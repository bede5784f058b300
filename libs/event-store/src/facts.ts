import type { DomainEvent } from '#aggregate';
import type { RecordedEvent } from './port.js';

/** A recorded event whose type determines the shape of its data. */
export type Recorded<Fact extends DomainEvent> = Fact & Omit<RecordedEvent, keyof DomainEvent>;

/**
 * Types a stream's event as an event of the aggregate that writes the stream: no other aggregate
 * does, so its type determines the shape of its data.
 */
export const asFact = <Fact extends DomainEvent>(event: RecordedEvent): Recorded<Fact> =>
  event as unknown as Recorded<Fact>;

/** The same as `asFact` for the events of whole streams. */
export const factsIn = <Fact extends DomainEvent>(
  events: readonly RecordedEvent[],
): readonly Recorded<Fact>[] => events as unknown as readonly Recorded<Fact>[];
