import { streamOf } from '#aggregate';
import { createReadStream } from 'node:fs';
import { z } from 'zod';
import {
  asStored,
  canonicalJson,
  type Json,
  type JsonObject,
  type RecordedEvent,
} from '#event-store';
import { JsonSplitter, type Piece } from './json-splitter.js';

const instant = z.iso.datetime({ precision: 3 });
const count = z.int().positive();

const recordedEvent = z.strictObject({
  globalPosition: count,
  streamId: z.string().min(1),
  version: count,
  type: z.string().min(1),
  schemaVersion: count,
  data: z.custom<JsonObject>(
    (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  ),
  meta: z.strictObject({
    actor: z.string(),
    commandId: z.string(),
    correlationId: z.string(),
    at: instant,
  }),
  prevHash: z.string(),
  hash: z.string(),
  withheldFields: z.array(z.string()).optional(),
  sealedFields: z.record(z.string(), z.string()).optional(),
});

/** An event in a file; `withheldFields` names the fields that were removed for its readers. */
export type EventOfFile = RecordedEvent & {
  readonly withheldFields?: readonly string[] | undefined;
};

const header = z.strictObject({
  format: z.literal(['conclave-event', 'conclave-handover']),
  version: z.literal([1, 2], 'only 1 and 2 are known here; a later one needs a newer Conclave'),
  exportedAt: instant,
  eventId: z.string().min(1),
  withheld: z.array(z.string()).optional(),
  audience: z.literal('everyone').optional(),
  checkpoint: z.string().optional(),
  /** In a file for another server: its key, and the part that only that server can read. */
  recipient: z.string().optional(),
  sealed: z.string().optional(),
  /** The part with which the event can be restored; only the rescue key of the event opens it. */
  rescue: z
    .strictObject({
      recipient: z.string(),
      sealed: z.string(),
      withheld: z.string(),
      checkpoint: z.string(),
    })
    .optional(),
  log: z.array(z.string().regex(/^[0-9a-f]{64}$/)).optional(),
});

async function* pieces(path: string): AsyncGenerator<Piece> {
  const splitter = new JsonSplitter('events');
  for await (const chunk of createReadStream(path, { encoding: 'utf8', highWaterMark: 1 << 20 }))
    yield* splitter.push(chunk as string);
  if (splitter.arrays > 1) throw new SyntaxError('the file has two lists of events');
  if (!splitter.complete) throw new SyntaxError('the file ends before its JSON does');
}

/**
 * In any spelling. Checks and hashes ignore a member of this name, so a file could contain
 * unverified data in one.
 */
const mayNameProto = /__proto__|\\u005f/i;

const refuseProto = (key: string, value: unknown): unknown => {
  if (key === '__proto__') throw new SyntaxError('no event has a member of this name');
  return value;
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text, mayNameProto.test(text) ? refuseProto : undefined);
  } catch {
    return undefined;
  }
};

const complaintsOf = (error: z.ZodError): string =>
  error.issues.map((issue) => `${issue.path.join('.') || 'it'}: ${issue.message}`).join('; ');

/** The well-formed events of an exported file, in order. */
export async function* eventsIn(path: string): AsyncGenerator<EventOfFile> {
  for await (const { key, text } of pieces(path)) {
    const event = key === 'events' ? recordedEvent.safeParse(parse(text)) : undefined;
    if (event?.success) yield asStored(event.data);
  }
}

export interface FileInspection {
  readonly eventId: string | undefined;
  readonly withheld: ReadonlySet<string>;
  /** The server's signed statement about the events of the file; undefined if there is none. */
  readonly checkpoint: string | undefined;
  /**
   * The hashes of all events of its log in order, including those that are not in the file;
   * undefined in older files.
   */
  readonly log: readonly string[] | undefined;
  /** The content besides the events, without the checkpoint, as canonical JSON. */
  readonly header: string;
  /** The faults of the file apart from its hash chains. */
  readonly faults: readonly string[];
}

/** Reads the file once for its header and for malformed events. */
export const inspectEventFile = async (path: string): Promise<FileInspection> => {
  const faults: string[] = [];
  const members = new Map<string, unknown>();
  const streams = new Set<string>();
  let [events, partial, latest] = [0, 0, ''];
  for await (const { key, text } of pieces(path)) {
    if (key !== 'events') {
      if (members.has(key)) faults.push(`${key}: stands in the file twice`);
      if (key === '__proto__') faults.push('__proto__: no file has a member of this name');
      else members.set(key, parse(text));
      continue;
    }
    events += 1;
    const event = recordedEvent.safeParse(parse(text));
    if (!event.success)
      faults.push(`events[${events - 1}] is not a recorded event: ${complaintsOf(event.error)}`);
    else {
      streams.add(event.data.streamId);
      if (event.data.withheldFields !== undefined) partial += 1;
      if (event.data.meta.at > latest) latest = event.data.meta.at;
    }
  }
  const head = header.safeParse(Object.fromEntries(members));
  const { checkpoint: _note, ...beside } = Object.fromEntries(members);
  const canonicalHeader = head.success ? canonicalJson(beside as Json) : '';
  if (!head.success)
    return {
      eventId: undefined,
      withheld: new Set(),
      checkpoint: undefined,
      log: undefined,
      header: canonicalHeader,
      faults: [`the header is wrong: ${complaintsOf(head.error)}`, ...faults],
    };
  const { eventId, exportedAt, withheld = [] } = head.data;
  if (!streams.has(streamOf('event', eventId)))
    faults.push(`eventId: the stream event-${eventId} is not in the file`);
  if (exportedAt < latest)
    faults.push(`exportedAt: ${exportedAt} is before the last event at ${latest}`);
  for (const streamId of withheld.filter((each) => streams.has(each)))
    faults.push(`withheld: ${streamId} is in the file all the same`);
  const { version, checkpoint, log } = head.data;
  if (version === 2 && checkpoint === undefined)
    faults.push('checkpoint: a file of version 2 has one');
  if (version === 1 && partial > 0)
    faults.push(`${partial} events are not whole, which those of a file of version 1 are`);
  return { eventId, withheld: new Set(withheld), checkpoint, log, header: canonicalHeader, faults };
};
