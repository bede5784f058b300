import { idIfOf } from '#aggregate';
import {
  keysAlong,
  openNote,
  readCheckpoint,
  readReceipt,
  readVerifierKey,
  rootOf,
  textOfNote,
  type TrustedKey,
  type Verifier,
} from '#checkpoints';
import type { FileInspection, EventOfFile } from './event-file.js';

/** Evidence from the auditor that the author of the file could not have forged. */
export interface Evidence {
  /** The server's key, as published at /.well-known/conclave-key. */
  readonly key?: string | undefined;
  /** Signed notes about replacements of the server's key: /.well-known/conclave-key-rotations. */
  readonly rotations?: readonly string[] | undefined;
  /** Signed notes that players received. */
  readonly receipts?: readonly string[] | undefined;
  /** A checkpoint that somebody else has kept, with or without their own signature. */
  readonly witness?: string | undefined;
  readonly witnessKey?: string | undefined;
}

export interface EvidenceFinding {
  readonly faults: readonly string[];
  /** What the evidence proves; empty without evidence. */
  readonly proved: readonly string[];
}

interface LoggedFile {
  readonly inspection: FileInspection;
  readonly events: readonly EventOfFile[];
}

/**
 * The server's keys according to the evidence, including predecessors and successors of the given
 * one. Undefined if no key was given; empty if it is invalid.
 */
export const serverKeys = ({ key, rotations = [] }: Evidence): readonly TrustedKey[] | undefined =>
  key === undefined ? undefined : keysAlong(key.trim(), rotations);

/** Who has signed a note, in words; null if none of these keys has. */
export const signedBy = (note: string, keys: readonly TrustedKey[]): string | null => {
  const found = keys.find(({ verifier }) => openNote(note, verifier) !== null);
  if (!found) return null;
  const { verifier, replacedAt } = found;
  return replacedAt === null
    ? verifier.name
    : `${verifier.name} (with a key that it replaced on ${replacedAt.slice(0, 10)})`;
};

const verifierOf = (name: string, text: string | undefined): [Verifier | undefined, string[]] => {
  if (text === undefined) return [undefined, []];
  const verifier = readVerifierKey(text.trim());
  return verifier ? [verifier, []] : [undefined, [`${name}: this is no verifier key`]];
};

/**
 * The list of the log's hashes must contain every event of the file, in order, and nothing else
 * unless streams are withheld.
 */
const listFaults = ({ inspection: { log, withheld }, events }: LoggedFile): readonly string[] => {
  if (log === undefined) return [];
  let at = 0;
  for (const { streamId, version, hash } of events) {
    const found = log.indexOf(hash, at);
    if (found === -1) return [`log: ${streamId}@${version} is not where it belongs in the list`];
    at = found + 1;
  }
  const missing = log.length - events.length;
  return missing > 0 && withheld.size === 0
    ? [`log: ${missing} events of the list are not in the file, and no stream is withheld`]
    : [];
};

/** Once an event is over, nothing of its matches is secret any more, unless it was reopened. */
const withheldFaults = ({ inspection: { withheld }, events }: LoggedFile): readonly string[] =>
  events.findLast(({ type }) => type === 'EventFinished' || type === 'EventReopened')?.type ===
  'EventFinished'
    ? [...withheld]
        .filter((streamId) => idIfOf('match', streamId) !== null)
        .map((streamId) => `withheld: ${streamId}, although the event is over`)
    : [];

interface WitnessKeys {
  readonly server: readonly TrustedKey[] | undefined;
  readonly witness: Verifier | undefined;
}

const witnessFaults = (
  { inspection: { log, eventId } }: LoggedFile,
  note: string,
  { server, witness }: WitnessKeys,
): readonly string[] => {
  const checkpoint = readCheckpoint(textOfNote(note));
  if (checkpoint === null) return ['witness: this is no checkpoint'];
  if (!checkpoint.origin.endsWith(`/events/${eventId ?? ''}/log`))
    return [`witness: the checkpoint is about ${checkpoint.origin}`];
  const unsigned = [
    ...(server && signedBy(note, server) === null ? server.slice(0, 1) : []).map(
      ({ verifier }) => verifier.name,
    ),
    ...(witness && openNote(note, witness) === null ? [witness.name] : []),
  ].map((name) => `witness: the checkpoint is not signed by ${name}`);
  if (log === undefined)
    return [...unsigned, 'witness: the file does not list the hashes of its log'];
  if (log.length < checkpoint.size)
    return [...unsigned, `witness: saw ${checkpoint.size} events, the file knows of ${log.length}`];
  return checkpoint.root.equals(rootOf(log.slice(0, checkpoint.size)))
    ? unsigned
    : [...unsigned, `witness: saw another log: its first ${checkpoint.size} events are not these`];
};

const receiptFaults = (
  { inspection: { eventId, withheld }, events }: LoggedFile,
  note: string,
  keys: readonly TrustedKey[] | undefined,
): readonly string[] => {
  const [given] = keys ?? [];
  const signer = keys?.find(({ verifier }) => openNote(note, verifier) !== null);
  const receipt = keys && !signer ? null : readReceipt(note, signer?.verifier);
  if (receipt === null)
    return [
      given ? `receipt: is not signed by ${given.verifier.name}` : 'receipt: this is no receipt',
    ];
  const { origin, streamId, version, hash } = receipt;
  const place = `${streamId}@${version}`;
  if (!origin.endsWith(`/events/${eventId ?? ''}/receipts`)) return [`receipt: is about ${origin}`];
  const event = events.find((each) => each.streamId === streamId && each.version === version);
  if (event) return event.hash === hash ? [] : [`receipt: another fact was promised at ${place}`];
  return [
    withheld.has(streamId)
      ? `receipt: the file withholds ${place}, which was promised`
      : `receipt: ${place} was promised and is not in the file`,
  ];
};

/** Checks a file against what others have kept of its log. */
export const evidenceFindings = (file: LoggedFile, evidence: Evidence): EvidenceFinding => {
  const { receipts = [], witness } = evidence;
  const server = serverKeys(evidence);
  const [witnessKey, witnessKeyFaults] = verifierOf('witness-key', evidence.witnessKey);
  const faults = [
    ...(server?.length === 0 ? ['key: this is no verifier key'] : []),
    ...witnessKeyFaults,
    ...listFaults(file),
    ...withheldFaults(file),
    ...(witness === undefined ? [] : witnessFaults(file, witness, { server, witness: witnessKey })),
    ...receipts.flatMap((note) => receiptFaults(file, note, server)),
  ];
  const proved: string[] = [];
  if (witness !== undefined) {
    const size = readCheckpoint(textOfNote(witness))?.size ?? 0;
    const by = [signedBy(witness, server ?? []), witnessKey?.name]
      .flatMap((name) => name ?? [])
      .join(' and ');
    proved.push(
      `the first ${size} events of the log are those of the witness's checkpoint (${by === '' ? 'no signature checked: give --key or --witness-key' : `signed by ${by}`}); later ones it does not know`,
    );
  }
  if (receipts.length > 0)
    proved.push(
      `${receipts.length} receipts hold, each with all before it in its stream (${server ? `signed by ${server[0]?.verifier.name ?? ''}` : 'signature not checked: give --key'}); of other streams they say nothing`,
    );
  const partial = file.events.filter((event) => event.withheldFields !== undefined).length;
  if (proved.length > 0 && partial > 0)
    proved.push(`what ${partial} events tell in part is proved by --key alone, not by these`);
  return { faults, proved };
};
