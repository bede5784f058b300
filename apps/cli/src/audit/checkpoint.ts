import { contradictsHeader, readCheckpoint, rootOf, textOfNote } from '#checkpoints';
import { canonicalJson } from '#event-store';
import { eventsIn, type FileInspection } from './event-file.js';
import { type Evidence, serverKeys, signedBy } from './log-proofs.js';

export interface CheckpointFinding {
  readonly faults: readonly string[];
  /** One line: what was proved, on what basis, and what was not. */
  readonly proved: string;
}

/**
 * Checks the events of a file against the server's signed checkpoint in it, and the checkpoint
 * against the server's key if it is given.
 */
export const checkpointFaults = async (
  file: string,
  { checkpoint: note, eventId, header }: FileInspection,
  evidence: Evidence,
): Promise<CheckpointFinding> => {
  const { receipts = [], witness } = evidence;
  const keys = serverKeys(evidence);
  const verifier = keys?.[0]?.verifier ?? null;
  if (keys !== undefined && verifier === null)
    return { faults: ['key: this is no verifier key'], proved: 'nothing: the key cannot be read' };
  if (note === undefined)
    return {
      // The key may also be given only for the auditor's other evidence.
      faults:
        verifier && receipts.length === 0 && witness === undefined
          ? ['checkpoint: the file has none that the key could prove']
          : [],
      proved:
        'the file agrees with itself. Whoever made it could have made another one that does: nothing in it is signed',
    };
  const checkpoint = readCheckpoint(textOfNote(note));
  const leaves: string[] = [];
  for await (const event of eventsIn(file)) leaves.push(canonicalJson(event));
  const faults: string[] = [];
  if (checkpoint === null) faults.push('checkpoint: cannot be read');
  else {
    if (!checkpoint.origin.includes(`/events/${eventId ?? ''}/`))
      faults.push(`checkpoint: is about ${checkpoint.origin}`);
    if (checkpoint.size !== leaves.length)
      faults.push(`checkpoint: speaks of ${checkpoint.size} events, the file has ${leaves.length}`);
    else if (!checkpoint.root.equals(rootOf(leaves)))
      faults.push('checkpoint: the events are not those it was made of');
    if (contradictsHeader(checkpoint, header))
      faults.push('checkpoint: what stands before the events is not what it was made of');
  }
  const signer = signedBy(note, keys ?? []);
  if (verifier && signer === null) faults.push(`checkpoint: is not signed by ${verifier.name}`);
  const proved = verifier
    ? `these ${leaves.length} events are those that ${signer ?? verifier.name} signed; that it has not signed others, only a witness can prove`
    : 'the file agrees with itself and with the checkpoint in it; who signed that, only --key can prove (/.well-known/conclave-key of the server)';
  return { faults, proved: faults.length === 0 ? proved : 'nothing: see the faults' };
};
