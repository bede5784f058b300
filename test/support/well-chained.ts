import { GENESIS_HASH, hashEvent, type RecordedEvent } from '#event-store';

export type Editable = { -readonly [M in keyof RecordedEvent]: RecordedEvent[M] } & {
  data: Record<string, unknown>;
};

export interface HandoverContent {
  eventId: string;
  events: Editable[];
  [member: string]: unknown;
}

/** Gives versions of each stream and positions as they follow from the order of the facts. */
export const renumber = (events: readonly Editable[]): void => {
  const versions = new Map<string, number>();
  for (const [index, event] of events.entries()) {
    event.globalPosition = index + 1;
    event.version = (versions.get(event.streamId) ?? 0) + 1;
    versions.set(event.streamId, event.version);
  }
};

/**
 * The file with versions, positions, links, hashes and
 * seals as they belong: all that a forger can make himself.
 */
export const wellChained = <File extends HandoverContent>(file: File): File => {
  renumber(file.events);
  const heads = new Map<string, { version: number; hash: string }>();
  for (const event of file.events) {
    event.prevHash = heads.get(event.streamId)?.hash ?? GENESIS_HASH;
    const { heads: sealed } = event.data as { heads?: unknown };
    if (event.type === 'HeadsSealed' && Array.isArray(sealed))
      event.data['heads'] = [...heads].map(([streamId, { version, hash }]) => ({
        streamId,
        version,
        hash,
      }));
    const { globalPosition: _position, prevHash, hash: _hash, ...envelope } = event;
    event.hash = hashEvent(prevHash, envelope);
    heads.set(event.streamId, { version: event.version, hash: event.hash });
  }
  return file;
};
