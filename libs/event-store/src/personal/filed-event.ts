import type { JsonObject } from '../json.js';
import type { RecordedEvent } from '../port.js';

/**
 * An event in a file for the staff: its personal data is decrypted, and the stored and hashed form
 * of these fields is in `sealedFields`.
 */
export interface FiledEvent extends RecordedEvent {
  readonly sealedFields?: JsonObject | undefined;
}

/** The event as it was stored and hashed, with its personal data encrypted. */
export const asStored = <E extends FiledEvent>({ sealedFields, ...event }: E) => ({
  ...event,
  data: { ...event.data, ...sealedFields },
});
