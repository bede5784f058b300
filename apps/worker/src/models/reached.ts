import { setTimeout as pause } from 'node:timers/promises';
import type { ModelReader } from '#event-store';

const PATIENCE_MS = 2_000;
const LOOK_EVERY_MS = 10;

/**
 * Waits a moment until the read models have processed the event's log up to the global position;
 * false if they have not in time.
 */
export const waitForModels = async (
  reader: ModelReader,
  eventId: string,
  position: number,
): Promise<boolean> => {
  for (const end = Date.now() + PATIENCE_MS; ; await pause(LOOK_EVERY_MS)) {
    const found = await reader.getDocument('', eventId, '');
    if (found.position >= position) return true;
    if (Date.now() >= end) return false;
  }
};
