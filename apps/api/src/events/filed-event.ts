import type { JsonObject, RecordedEvent } from '#event-store';

/** An event of a file for the staff: what it tells about people can be read, and what was stored and hashed for it stands beside it. */
export interface FiledEvent extends RecordedEvent {
  readonly sealedFields?: JsonObject;
}
