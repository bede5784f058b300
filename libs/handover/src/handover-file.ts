import { z } from 'zod';
import type { JsonObject, RecordedEvent, StoredSecret } from '#event-store';

const count = z.int().positive();
const instant = z.iso.datetime({ precision: 3 });

const recordedEvent = z.strictObject({
  globalPosition: count,
  streamId: z.string().min(1),
  version: count,
  type: z.string().min(1),
  schemaVersion: count,
  data: z.record(z.string(), z.unknown()),
  meta: z.strictObject({
    actor: z.string(),
    commandId: z.string(),
    correlationId: z.string(),
    at: instant,
  }),
  prevHash: z.string(),
  hash: z.string(),
});

/** The whole event, its sealed seeds readable by one other server only. */
const handoverFile = z.strictObject({
  format: z.literal('conclave-handover'),
  version: z.literal(1),
  exportedAt: instant,
  eventId: z.string().regex(/^[a-z0-9-]{6,64}$/),
  withheld: z.array(z.string()).length(0),
  /** The transfer key of the server that may open `sealed`. */
  recipient: z.string(),
  /** Secrets of the event's streams, as JSON, encrypted with age; base64. */
  sealed: z.string(),
  /** A signed note over the events, as in the file that everyone may have. */
  checkpoint: z.string(),
  events: z.array(recordedEvent).min(1),
});

export const sealedSecrets = z.array(
  z.strictObject({
    streamId: z.string(),
    name: z.string(),
    nonce: z.string(),
    choice: z.string(),
  }),
) satisfies z.ZodType<readonly StoredSecret[]>;

export interface HandoverFile extends Omit<z.infer<typeof handoverFile>, 'events'> {
  readonly events: readonly RecordedEvent[];
}

/** What is wrong with a file, and where. */
export interface FileFault {
  readonly path: string;
  readonly message: string;
}

const mostFaults = 20;
const longestMessage = 300;

const told = ({ issues }: z.ZodError, at: string): readonly FileFault[] =>
  issues.map(({ path, message }) => ({
    path: [at, ...path.map(String)].filter((part) => part !== '').join('.') || 'file',
    message: message.slice(0, longestMessage),
  }));

const envelope = handoverFile.extend({ events: z.array(z.unknown()).min(1) });

/** The file as it is formed, or the first of its faults. What is no event is not looked at further: a file may hold millions of them. */
export const readHandoverFile = (content: unknown): HandoverFile | readonly FileFault[] => {
  const read = envelope.safeParse(content);
  if (!read.success) return told(read.error, '').slice(0, mostFaults);
  const events: RecordedEvent[] = [];
  const faults: FileFault[] = [];
  for (const [index, given] of read.data.events.entries()) {
    const event = recordedEvent.safeParse(given);
    if (event.success) events.push({ ...event.data, data: event.data.data as JsonObject });
    else faults.push(...told(event.error, `events.${index}`));
    if (faults.length >= mostFaults) break;
  }
  return faults.length > 0 ? faults.slice(0, mostFaults) : { ...read.data, events };
};
