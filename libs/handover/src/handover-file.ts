import { z } from 'zod';
import { id } from '#facts';
import { jsonFault } from '#platform';
import type { JsonObject, RecordedEvent, StoredSecret } from '#event-store';

const count = z.int().positive();
const instant = z.iso.datetime({ precision: 3 });

const hash = z.string().regex(/^[0-9a-f]{64}$/);

/** The envelope of an event. The schema of its type defines `data` (libs/facts). */
const recordedEvent = z.strictObject({
  globalPosition: count,
  streamId: z.string().regex(/^[a-z0-9-]{3,160}$/),
  version: count,
  type: z.string().regex(/^[A-Za-z]{1,60}$/),
  schemaVersion: count.max(99),
  data: z.record(z.string(), z.unknown()),
  meta: z.strictObject({
    actor: z.string().regex(/^[a-z]{3,20}(:[A-Za-z0-9-]{1,64})?$/),
    commandId: z.string().regex(/^[A-Za-z0-9.:-]{1,240}$/),
    correlationId: z.string().regex(/^[!-~]{0,400}$/),
    at: instant.refine((at) => at >= '2020' && at < '2200', {
      error: 'is no time of a tournament',
    }),
  }),
  prevHash: hash,
  hash,
});

/** The whole event; its sealed seeds can be read by one other server only. */
const handoverFile = z.strictObject({
  format: z.literal('conclave-handover'),
  version: z.literal(1),
  exportedAt: instant,
  eventId: id,
  withheld: z.array(z.string()).length(0),
  /** The transfer key of the server that can open `sealed`. */
  recipient: z.string().max(200),
  /** Secrets of the event's streams, as JSON, encrypted with age; base64. */
  sealed: z.string(),
  /** A signed note over the events, as in the public file. */
  checkpoint: z.string().max(10_000),
  events: z.array(recordedEvent).min(1),
});

const secretText = z.string().regex(/^[!-~]{0,200}$/);

export const sealedSecrets = z.array(
  z.strictObject({
    streamId: z.string().max(160),
    name: secretText,
    nonce: secretText,
    choice: secretText,
  }),
) satisfies z.ZodType<readonly StoredSecret[]>;

export interface HandoverFile extends Omit<z.infer<typeof handoverFile>, 'events'> {
  readonly events: readonly RecordedEvent[];
}

/** The fault of a file, and its place. */
export interface FileFault {
  readonly path: string;
  readonly message: string;
}

const mostFaults = 20;
const longestMessage = 300;

export const toFileFaults = ({ issues }: z.ZodError, at: string): readonly FileFault[] =>
  issues.map(({ path, message }) => ({
    path: [at, ...path.map(String)].filter((part) => part !== '').join('.') || 'file',
    message: message.slice(0, longestMessage),
  }));

const envelope = handoverFile.extend({ events: z.array(z.unknown()).min(1) });

/**
 * The file if its structure is valid, otherwise its first fault. Content that is not an event is
 * not examined further, because a file may contain millions of entries.
 */
export const readHandoverContent = (content: unknown): HandoverFile | readonly FileFault[] => {
  const read = envelope.safeParse(content);
  if (!read.success) return toFileFaults(read.error, '').slice(0, mostFaults);
  const events: RecordedEvent[] = [];
  const faults: FileFault[] = [];
  for (const [index, given] of read.data.events.entries()) {
    const event = recordedEvent.safeParse(given);
    if (event.success) events.push({ ...event.data, data: event.data.data as JsonObject });
    else faults.push(...toFileFaults(event.error, `events.${index}`));
    if (faults.length >= mostFaults) break;
  }
  return faults.length > 0 ? faults.slice(0, mostFaults) : { ...read.data, events };
};

/** Far more than an event of 1,000 players over nine rounds needs. */
const bounds = { depth: 64, members: 5_000_000 };

/** The limits are checked on the bytes before they are parsed. */
export const parseBounded = (bytes: Uint8Array): { readonly content: unknown } | FileFault => {
  const fault = jsonFault(bytes, bounds);
  if (fault !== null) return { path: 'file', message: fault };
  try {
    return { content: JSON.parse(new TextDecoder().decode(bytes)) };
  } catch {
    return { path: 'file', message: 'is no JSON' };
  }
};
