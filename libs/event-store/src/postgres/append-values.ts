import type { ChainedEvent } from '../hash-chain.js';
import type { EventMeta } from '../port.js';

/** One append in its log, ready to be written. */
export interface LoggedAppend {
  readonly log: string;
  readonly meta: EventMeta;
  /** Where each stream is expected to be before the batch: version 0 for one that must not exist. Named once in a batch. */
  readonly heads: readonly {
    readonly streamId: string;
    readonly version: number;
    readonly hash: string | undefined;
  }[];
  readonly events: readonly ChainedEvent[];
}

/** Appends that are written all or not at all; each but the first may go on where an earlier one ends. */
export type AppendBatch = readonly LoggedAppend[];

/** The values of the statement APPEND: one array for each column of the appends, of their heads and of their events. */
export const appendValues = (batches: readonly AppendBatch[]): readonly unknown[] => {
  const appends = batches.flat();
  const heads = appends.flatMap((append, index) =>
    append.heads.map((head) => ({ ...head, item: index + 1 })),
  );
  const events = appends.flatMap((append, index) =>
    append.events.map((event, place) => ({ event, item: index + 1, ordinal: place + 1 })),
  );
  return [
    appends.map(({ log }) => log),
    appends.map(({ meta }) => meta.commandId),
    appends.map(({ meta }) => meta.actor),
    appends.map(({ meta }) => meta.correlationId),
    appends.map(({ meta }) => meta.at),
    heads.map(({ item }) => item),
    heads.map(({ streamId }) => streamId),
    heads.map(({ version }) => version),
    heads.map(({ hash }) => hash ?? null),
    events.map(({ item }) => item),
    events.map(({ ordinal }) => ordinal),
    events.map(({ event }) => event.streamId),
    events.map(({ event }) => event.version),
    events.map(({ event }) => event.type),
    events.map(({ event }) => event.schemaVersion),
    events.map(({ event }) => event.dataText),
    events.map(({ event }) => event.prevHash),
    events.map(({ event }) => event.hash),
    batches.flatMap((batch, index) => batch.map(() => index + 1)),
  ];
};
