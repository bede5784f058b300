import type { EventMeta, StreamAppend } from './port.js';

const ID = /^[^\p{Cc}\p{Cs}]{1,200}$/u;

/**
 * An append that breaks these rules is a bug of the caller, whatever the store: throws a TypeError
 * before anything is written.
 */
export const assertAppendable = (meta: EventMeta, appends: readonly StreamAppend[]): void => {
  for (const id of [meta.actor, meta.commandId, meta.correlationId])
    demand(ID.test(id), () => `bad id in meta: ${JSON.stringify(id)}`);
  demand(
    isUtcInstant(meta.at),
    () => `meta.at is not an ISO 8601 instant with milliseconds: ${meta.at}`,
  );
  demand(
    appends.some(({ events }) => events.length > 0),
    () => 'an append needs an event',
  );
  demand(
    new Set(appends.map((append) => append.streamId)).size === appends.length,
    () => 'a stream occurs twice in one append',
  );
  for (const { streamId, expectedVersion, events } of appends) {
    demand(ID.test(streamId), () => `bad stream id: ${JSON.stringify(streamId)}`);
    demand(
      Number.isSafeInteger(expectedVersion) && expectedVersion >= 0,
      () => `bad expected version of ${streamId}: ${expectedVersion}`,
    );
    demand(events.length > 0 || expectedVersion > 0, () => `nothing to begin ${streamId} with`);
    for (const { type, schemaVersion } of events) {
      demand(ID.test(type), () => `bad event type: ${JSON.stringify(type)}`);
      demand(
        Number.isSafeInteger(schemaVersion) && schemaVersion > 0,
        () => `bad schema version of ${type}: ${schemaVersion}`,
      );
    }
  }
};

const isUtcInstant = (text: string): boolean => {
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString() === text;
};

const demand = (holds: boolean, complaint: () => string): void => {
  if (!holds) throw new TypeError(complaint());
};
