import { z } from 'zod';
import { asStored, type FiledEvent } from '#event-store';
import { id } from '#facts';
import type { AgeKey } from '#platform';
import { type FileFault, parseBounded, toFileFaults } from './handover-file.js';

/** The part of a file for the staff with which the event can be restored. */
export interface Rescue {
  /** The public key for which the rest is encrypted: the rescue key of the event. */
  readonly recipient: string;
  /** Secrets of the event's streams, as in a handover file. */
  readonly sealed: string;
  /**
   * Events of the streams that the person who saved the file may not see, as JSON, encrypted with
   * age; base64.
   */
  readonly withheld: string;
  /** A signed note over the equivalent handover file. */
  readonly checkpoint: string;
}

const savedFile = z.object({
  format: z.literal('conclave-event'),
  version: z.literal(1),
  exportedAt: z.iso.datetime({ precision: 3 }),
  eventId: id,
  rescue: z.strictObject({
    recipient: z.string().max(200),
    sealed: z.string(),
    withheld: z.string(),
    checkpoint: z.string().max(10_000),
  }),
  events: z.array(z.unknown()).min(1),
});

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Restores the hashed form of personal data that the file shows decrypted. Anything that is not an
 * event is left unchanged and refused later.
 */
const storedForm = (event: unknown): unknown =>
  isObject(event) && isObject(event['sealedFields']) && isObject(event['data'])
    ? asStored(event as unknown as FiledEvent)
    : event;

const positionOf = (event: unknown): number =>
  isObject(event) ? Number(event['globalPosition']) : Number.NaN;

export const isSavedFile = (content: unknown): boolean =>
  isObject(content) && content['format'] === 'conclave-event';

export type OpenedSavedFile =
  | { readonly content: unknown }
  | { readonly faults: readonly FileFault[] }
  | { readonly wantsKey: true };

/** The handover file equivalent to a saved one; nothing in it has been checked yet. */
export const openSavedFile = async (
  content: unknown,
  rescueKey: AgeKey | null,
): Promise<OpenedSavedFile> => {
  if (isObject(content) && !('rescue' in content))
    return {
      faults: [
        {
          path: 'rescue',
          message: 'is missing: the file proves what happened, it cannot bring the event back',
        },
      ],
    };
  const read = savedFile.safeParse(content);
  if (!read.success) return { faults: toFileFaults(read.error, '') };
  const { exportedAt, eventId, rescue, events } = read.data;
  const text = await rescueKey?.open(rescue.withheld);
  if (text === undefined || text === null) return { wantsKey: true };
  const withheld = parseBounded(new TextEncoder().encode(text));
  if (!('content' in withheld) || !Array.isArray(withheld.content))
    return { faults: [{ path: 'rescue.withheld', message: 'is no list of events' }] };
  const { recipient, sealed, checkpoint } = rescue;
  return {
    content: {
      format: 'conclave-handover',
      version: 1,
      exportedAt,
      eventId,
      withheld: [],
      recipient,
      sealed,
      checkpoint,
      events: [...events.map(storedForm), ...(withheld.content as readonly unknown[])].sort(
        (one, other) => positionOf(one) - positionOf(other),
      ),
    },
  };
};
