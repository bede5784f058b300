import { contradictsHeader, openNote, readCheckpoint, readVerifierKey, rootOf } from '#checkpoints';
import { canonicalJson } from '#event-store';
import type { HandoverFile } from './handover-file.js';

/** The origin in the signed checkpoint of a handover file; `server`: the name in its key. */
export const handoverOrigin = (server: string, eventId: string): string =>
  `${server}/events/${eventId}/handover/1`;

/**
 * The name of the trusted server that has signed exactly this file: its events in order, and its
 * header. Null if none of the keys (verifier keys as published at `/.well-known/conclave-key`) has
 * signed it, whatever the file says about its sender.
 */
export const signerOfFile = (
  { checkpoint: note, events, ...header }: HandoverFile,
  trustedServers: readonly string[],
): string | null => {
  for (const key of trustedServers) {
    const verifier = readVerifierKey(key);
    const text = verifier && openNote(note, verifier);
    const checkpoint = text && readCheckpoint(text);
    if (!verifier || !checkpoint) continue;
    if (checkpoint.origin !== handoverOrigin(verifier.name, header.eventId)) continue;
    const { extensions = [] } = checkpoint;
    if (extensions.length === 0 || contradictsHeader(checkpoint, canonicalJson(header))) continue;
    const leaves = events.map((event) => canonicalJson(event));
    if (checkpoint.size === leaves.length && checkpoint.root.equals(rootOf(leaves)))
      return verifier.name;
  }
  return null;
};
