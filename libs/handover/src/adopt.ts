import { streamOf, logOfEvent } from '#aggregate';
import type { GuestCodes } from '#application';
import type { GameCatalogue } from '#game';
import type { Pool } from 'pg';
import { importLog, PostgresSealedSecrets, type StoredSecret } from '#event-store';
import { ownership } from '#facts';
import type { AgeKey } from '#platform';
import { tournamentDecider } from '#tournament';
import { handoverFaults } from './examine.js';
import { secretsToKeep } from './examine-secrets.js';
import { codeAsSecret, codesAmong } from './guest-codes.js';
import {
  type FileFault,
  type HandoverFile,
  parseBounded,
  readHandoverContent,
  sealedSecrets,
} from './handover-file.js';
import { isSavedFile, openSavedFile } from './saved-file.js';
import { signerOfFile } from './sending-server.js';
import { stateOf } from './tournament-facts.js';

interface Adoption {
  /** The account that imports the event and owns it from then on. */
  readonly owner: { readonly id: string; readonly name: string };
  /** ISO 8601. */
  readonly at: string;
}

export interface AdoptionParts {
  /** Every game for which this server holds tournaments. */
  readonly games: GameCatalogue;
  readonly pool: Pool;
  readonly transferKey: AgeKey;
  /** The key that opens a saved file; null if none was given. */
  readonly rescueKey: AgeKey | null;
  /** The codes of this server, so that guests keep their codes. */
  readonly guestCodes: GuestCodes;
  /** The 32 byte key of the sealed secrets of this server. */
  readonly sealingKey: Uint8Array;
  /** Verifier keys of the servers whose signature the operator trusts. */
  readonly trustedServers: readonly string[];
}

export type Adopted =
  | { readonly kind: 'adopted'; readonly eventId: string; readonly events: number }
  | { readonly kind: 'faulty'; readonly faults: readonly FileFault[] }
  | { readonly kind: 'sealed-for-another'; readonly recipient: string }
  /** A saved file without a key, or with the key of another event. */
  | { readonly kind: 'rescue-key-wanted' }
  | { readonly kind: 'known'; readonly eventId: string };

const secretsIn = async (
  { sealed }: HandoverFile,
  key: AgeKey,
): Promise<readonly StoredSecret[] | null> => {
  const text = await key.open(sealed);
  if (text === null) return null;
  try {
    return sealedSecrets.parse(JSON.parse(text));
  } catch {
    return null;
  }
};

type ReadFile =
  | { readonly file: HandoverFile; readonly secrets: readonly StoredSecret[] }
  | Exclude<Adopted, { readonly kind: 'adopted' | 'known' }>;

type Keys = Pick<AdoptionParts, 'transferKey' | 'rescueKey'>;

const readContent = async (content: unknown, key: AgeKey): Promise<ReadFile> => {
  const file = readHandoverContent(content);
  if (!('events' in file)) return { kind: 'faulty', faults: file };
  const secrets = await secretsIn(file, key);
  return secrets === null
    ? { kind: 'sealed-for-another', recipient: file.recipient }
    : { file, secrets };
};

/** A file that another server made for this one, or a saved file; both give the same result. */
const readFile = async (bytes: Uint8Array, { transferKey, rescueKey }: Keys): Promise<ReadFile> => {
  const parsed = parseBounded(bytes);
  if (!('content' in parsed)) return { kind: 'faulty', faults: [parsed] };
  if (!isSavedFile(parsed.content)) return readContent(parsed.content, transferKey);
  const opened = await openSavedFile(parsed.content, rescueKey);
  if ('faults' in opened) return { kind: 'faulty', faults: opened.faults };
  if ('wantsKey' in opened || rescueKey === null) return { kind: 'rescue-key-wanted' };
  return readContent(opened.content, rescueKey);
};

/**
 * Imports an event from another server or from a saved file, all or nothing: streams with their
 * hashes, seeds, codes of guests, and an event that records the new owner. All ways of importing
 * call this function with the unchanged file.
 */
export const adoptEvent = async (
  bytes: Uint8Array,
  { owner, at }: Adoption,
  parts: AdoptionParts,
): Promise<Adopted> => {
  const { games, pool, sealingKey, trustedServers, guestCodes } = parts;
  const read = await readFile(bytes, parts);
  if ('kind' in read) return read;
  const { file, secrets } = read;
  const faults = await handoverFaults(file, secrets, games);
  if (faults.length > 0) return { kind: 'faulty', faults };
  const { eventId, events } = file;
  const streamId = streamOf('event', eventId);
  const actor = `account:${owner.id}`;
  const state = stateOf(file);
  const codes = codesAmong(eventId, secrets).filter(({ playerId }) => state.players.has(playerId));
  const facts = tournamentDecider.decide(
    {
      type: 'AdoptEvent',
      data: {
        owner: owner.id,
        ownerName: owner.name,
        signedBy: signerOfFile(file, trustedServers),
        codes: codes.map(({ playerId, code }) => ({
          playerId,
          codeHash: guestCodes.hashOf(playerId, code),
        })),
      },
      actor,
      at,
      games,
    },
    state,
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
      const carried = codes.map((code) => codeAsSecret(eventId, code));
      for (const { streamId: of, name, ...secret } of [
        ...secretsToKeep(events, secrets),
        ...carried,
      ])
        await kept.put(of, name, secret);
    },
  );
  return adopted ? { kind: 'adopted', eventId, events: events.length } : { kind: 'known', eventId };
};
