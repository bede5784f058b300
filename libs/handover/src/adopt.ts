import { streamOf, logOfEvent } from '#aggregate';
import { games } from '#games';
import type { Pool } from 'pg';
import { importLog, PostgresSealedSecrets, type StoredSecret } from '#event-store';
import { ownership } from '#facts';
import { tournamentDecider } from '#tournament';
import { handoverFaults } from './examine.js';
import { secretsToKeep } from './examine-secrets.js';
import {
  type FileFault,
  type HandoverFile,
  readHandoverFile,
  sealedSecrets,
} from './handover-file.js';
import { signerOfFile } from './sending-server.js';
import { stateOf } from './tournament-facts.js';
import type { TransferKey } from './transfer-key.js';

interface Adoption {
  /** Who brings the event and owns it from then on. */
  readonly owner: { readonly id: string; readonly name: string };
  /** ISO 8601. */
  readonly at: string;
}

export interface AdoptionParts {
  readonly pool: Pool;
  readonly transferKey: TransferKey;
  /** Of the sealed secrets of this server: 32 bytes. */
  readonly sealingKey: Uint8Array;
  /** Verifier keys of the servers whose signature the operator trusts. */
  readonly trustedServers: readonly string[];
}

export type Adopted =
  | { readonly kind: 'adopted'; readonly eventId: string; readonly events: number }
  | { readonly kind: 'faulty'; readonly faults: readonly FileFault[] }
  | { readonly kind: 'sealed-for-another'; readonly recipient: string }
  | { readonly kind: 'known'; readonly eventId: string };

const secretsIn = async (
  { sealed }: HandoverFile,
  key: TransferKey,
): Promise<readonly StoredSecret[] | null> => {
  const text = await key.open(sealed);
  if (text === null) return null;
  try {
    return sealedSecrets.parse(JSON.parse(text));
  } catch {
    return null;
  }
};

/**
 * Takes an event over from another server, whole or not at all: streams with their hashes, seeds, and the fact that says whose it is now.
 * Every door that takes a file gives it here as it came.
 */
export const adoptEvent = async (
  bytes: Uint8Array,
  { owner, at }: Adoption,
  { pool, transferKey, sealingKey, trustedServers }: AdoptionParts,
): Promise<Adopted> => {
  const file = readHandoverFile(bytes);
  if (!('events' in file)) return { kind: 'faulty', faults: file };
  const secrets = await secretsIn(file, transferKey);
  if (secrets === null) return { kind: 'sealed-for-another', recipient: file.recipient };
  const faults = await handoverFaults(file, secrets);
  if (faults.length > 0) return { kind: 'faulty', faults };
  const { eventId, events } = file;
  const streamId = streamOf('event', eventId);
  const actor = `account:${owner.id}`;
  const facts = tournamentDecider.decide(
    {
      type: 'AdoptEvent',
      data: {
        owner: owner.id,
        ownerName: owner.name,
        signedBy: signerOfFile(file, trustedServers),
      },
      actor,
      at,
      games,
    },
    stateOf(file),
  );
  if ('kind' in facts) return { kind: 'faulty', faults: [{ path: streamId, message: facts.code }] };
  const commandId = `adopt.${eventId}.${events.length}`;
  const adopted = await importLog(
    pool,
    {
      log: logOfEvent(eventId),
      ownership,
      events,
      then: { meta: { actor, commandId, correlationId: commandId, at }, streamId, events: facts },
    },
    async (client) => {
      const kept = new PostgresSealedSecrets(client, sealingKey);
      for (const { streamId: of, name, ...secret } of secretsToKeep(events, secrets))
        await kept.put(of, name, secret);
    },
  );
  return adopted ? { kind: 'adopted', eventId, events: events.length } : { kind: 'known', eventId };
};
