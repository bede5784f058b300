import { type EventStore, everyEvent, GENESIS_HASH, hashEvent } from '#event-store';

/** Checks every event and returns each place where a hash chain or version sequence is broken. */
export const brokenLinks = async (store: EventStore): Promise<readonly string[]> => {
  const heads = new Map<string, { version: number; hash: string }>();
  const broken: string[] = [];
  for await (const { globalPosition: _position, prevHash, hash, ...envelope } of everyEvent(
    store,
  )) {
    const head = heads.get(envelope.streamId) ?? { version: 0, hash: GENESIS_HASH };
    const sound =
      envelope.version === head.version + 1 &&
      prevHash === head.hash &&
      hash === hashEvent(prevHash, envelope);
    if (!sound) broken.push(`${envelope.streamId}@${envelope.version}`);
    heads.set(envelope.streamId, { version: envelope.version, hash });
  }
  return broken;
};
