import type { JsonObject } from '../json.js';
import type { RecordedEvent } from '../port.js';

/**
 * An event of a file for the staff: what it tells about people can
 * be read, and what was stored and hashed for it stands beside it.
 */
export interface FiledEvent extends RecordedEvent {
  readonly sealedFields?: JsonObject | undefined;
}

/** As it was stored and hashed: what tells about people sealed. */
export const asStored = <E extends FiledEvent>({ sealedFields, ...event }: E) => ({
  ...event,
  data: { ...event.data, ...sealedFields },
});
