import { logOfEvent } from '#aggregate';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import {
  everyEvent,
  PostgresEventStore,
  verifyEvents,
  type Verdict,
  type VerifyOptions,
} from '#event-store';
import { Commitments } from '#handover';
import { checkpointFaults } from './audit/checkpoint.js';
import { eventsIn, type EventOfFile, inspectEventFile } from './audit/event-file.js';
import { type Evidence, evidenceFindings } from './audit/log-proofs.js';
import { eventsOf } from './audit/live-events.js';
import { foreignDocuments, foreignFacts, namesOfLogs } from './audit/ownership.js';

type Print = (line: string) => void;

const verify = async (
  read: () => AsyncIterable<EventOfFile>,
  print: Print,
  options: Omit<VerifyOptions, 'onFault'> = {},
): Promise<Verdict> => {
  const isPartial = (event: EventOfFile): boolean => event.withheldFields !== undefined;
  const verdict = await verifyEvents(read, {
    ...options,
    isPartial,
    onFault: ({ code, streamId, version, detail }) =>
      print(`fault: ${streamId}@${version} ${code}: ${detail}`),
  });
  const commitments = new Commitments();
  for await (const event of read()) commitments.take(event);
  for (const fault of commitments.faults) print(`fault: ${fault}`);
  return { ...verdict, faults: verdict.faults + commitments.faults.length };
};

const countOf = (count: number, noun: string): string =>
  count === 1 ? `1 ${noun}` : `${count} ${noun}s`;

const conclude = ({ events, streams, faults }: Verdict, print: Print): boolean => {
  print(
    `audit: ${countOf(events, 'event')} in ${countOf(streams, 'stream')}, ${countOf(faults, 'fault')}`,
  );
  return faults === 0;
};

/** True if the file is valid. Prints every fault with its place, then the count. */
export const auditFile = async (
  file: string,
  print: Print,
  { eventId, ...evidence }: { readonly eventId?: string } & Evidence = {},
): Promise<boolean> => {
  const inspection = await inspectEventFile(file);
  const wrongEvent =
    eventId !== undefined && eventId !== inspection.eventId
      ? [`eventId: the file is about ${inspection.eventId ?? 'no event'}, not ${eventId}`]
      : [];
  const checkpoint = await checkpointFaults(file, inspection, evidence);
  const events: EventOfFile[] = [];
  for await (const event of eventsIn(file)) events.push(event);
  const found = evidenceFindings({ inspection, events }, evidence);
  const about = [...inspection.faults, ...wrongEvent, ...checkpoint.faults, ...found.faults];
  for (const fault of about) print(`fault: ${fault}`);
  const verdict = await verify(() => eventsIn(file), print, { withheld: inspection.withheld });
  const proved = [checkpoint.proved, ...found.proved].join('; ');
  const faults = verdict.faults + about.length;
  print(`proof: ${faults === 0 ? proved : 'nothing: see the faults'}`);
  return conclude({ ...verdict, faults }, print);
};

/** True if the database, or one event in it, is valid. */
export const auditDatabase = async (
  databaseUrl: string,
  print: Print,
  eventId?: string,
): Promise<boolean> => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  // A failing query reports its own error; a connection that breaks while it is being closed does
  // not matter.
  pool.on('error', () => undefined);
  try {
    const store = new PostgresEventStore(pool);
    const verdict = await verify(
      () => (eventId === undefined ? everyEvent(store) : eventsOf(store, eventId)),
      print,
    );
    let { faults } = verdict;
    const report = (fault: string): void => {
      faults += 1;
      print(`fault: ${fault}`);
    };
    if (eventId !== undefined && verdict.events === 0) report(`there is no event ${eventId}`);
    const logs = eventId === undefined ? namesOfLogs(store) : [logOfEvent(eventId)];
    for await (const fault of foreignFacts(store, logs)) report(fault);
    for await (const fault of foreignDocuments(pool, eventId)) report(fault);
    return conclude({ ...verdict, faults }, print);
  } finally {
    await pool.end();
  }
};

/**
 * A signed note, or a JSON list of them, as phones save receipts and servers publish replaced keys.
 */
export const notesIn = (file: string): readonly string[] => {
  const text = readFileSync(file, 'utf8');
  if (!text.startsWith('[')) return [text];
  const list = JSON.parse(text) as unknown;
  if (!Array.isArray(list) || !list.every((each) => typeof each === 'string'))
    throw new Error(`${file}: a list of notes holds texts`);
  return list;
};
