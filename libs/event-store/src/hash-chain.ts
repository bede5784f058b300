import { hash as digest } from 'node:crypto';
import { canonicalJson } from './json.js';
import type { EventMeta, NewEvent, RecordedEvent, StreamAppend } from './port.js';

/** `prevHash` of the first event of every stream. */
export const GENESIS_HASH = '0'.repeat(64);

/**
 * What the hash covers besides the previous hash. The position is not included because the database
 * assigns it during the insert.
 */
export type HashedEnvelope = Omit<RecordedEvent, 'globalPosition' | 'prevHash' | 'hash'>;

/** A new event in its place in the chain, with the texts that are hashed and stored. */
export interface ChainedEvent extends HashedEnvelope {
  readonly prevHash: string;
  readonly hash: string;
  readonly dataText: string;
}

/** sha256, as 64 hexadecimal digits, of the previous hash followed by the canonical JSON of the envelope. */
export const hashEvent = (prevHash: string, envelope: HashedEnvelope): string =>
  digestEnvelope(prevHash, envelope, {
    data: canonicalJson(envelope.data),
    meta: canonicalJson(metaOf(envelope.meta)),
  });

/**
 * The envelope's canonical JSON, composed of parts that are already canonical: its keys in order.
 */
const digestEnvelope = (
  prevHash: string,
  envelope: HashedEnvelope,
  parts: { data: string; meta: string },
): string =>
  digest(
    'sha256',
    `${prevHash}{"data":${parts.data},"meta":${parts.meta},"schemaVersion":${canonicalJson(envelope.schemaVersion)}` +
      `,"streamId":${canonicalJson(envelope.streamId)},"type":${canonicalJson(envelope.type)},"version":${canonicalJson(envelope.version)}}`,
  );

const metaOf = ({ actor, commandId, correlationId, at }: EventMeta): EventMeta => ({
  actor,
  commandId,
  correlationId,
  at,
});

/**
 * Chains the new events of one stream, after the event at `expectedVersion` whose hash is
 * `headHash`.
 */
export const chainEvents = (
  meta: EventMeta,
  append: StreamAppend,
  headHash: string,
): readonly ChainedEvent[] => {
  const ownMeta = metaOf(meta);
  const metaText = canonicalJson(ownMeta);
  let prevHash = headHash;
  return append.events.map((event: NewEvent, index) => {
    const { type, schemaVersion, data } = event;
    const envelope = {
      streamId: append.streamId,
      version: append.expectedVersion + index + 1,
      type,
      schemaVersion,
      data,
      meta: ownMeta,
    };
    const dataText = canonicalJson(data);
    const chained = {
      prevHash,
      hash: digestEnvelope(prevHash, envelope, { data: dataText, meta: metaText }),
      dataText,
      ...envelope,
    };
    prevHash = chained.hash;
    return chained;
  });
};
