import { GENESIS_HASH, hashEvent, type RecordedEvent } from '#event-store';

export type Editable = { -readonly [M in keyof RecordedEvent]: RecordedEvent[M] } & {
  data: Record<string, unknown>;
};

export interface HandoverContent {
  eventId: string;
  events: Editable[];
  [member: string]: unknown;
}

/** The file with versions, positions, links, hashes and seals as they belong: all that a forger can make himself. */
export const wellChained = <File extends HandoverContent>(file: File): File => {
  const heads = new Map<string, { version: number; hash: string }>();
  for (const [index, event] of file.events.entries()) {
    const head = heads.get(event.streamId) ?? { version: 0, hash: GENESIS_HASH };
    event.globalPosition = index + 1;
    event.version = head.version + 1;
    event.prevHash = head.hash;
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
