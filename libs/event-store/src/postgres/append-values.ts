import type { ChainedEvent } from '../hash-chain.js';
import type { EventMeta } from '../port.js';

/** One append to its log, ready to be written. */
export interface LoggedAppend {
  readonly log: string;
  readonly meta: EventMeta;
  /**
   * The expected version of each stream before the batch; 0: it must not exist. Each stream occurs
   * once per batch.
   */
  readonly heads: readonly {
    readonly streamId: string;
    readonly version: number;
    readonly hash: string | undefined;
  }[];
  readonly events: readonly ChainedEvent[];
}

/**
 * Appends that are written all or not at all; each but the first may continue where an earlier one
 * ends.
 */
export type AppendBatch = readonly LoggedAppend[];

/**
 * The parameters of the statement APPEND: one array for each column of the logs, the appends, their
 * heads and their events. References are 1-based indexes into these lists.
 */
export const appendValues = (batches: readonly AppendBatch[]): readonly unknown[] => {
  const logs = new Map<string, LogPart>();
  const [appends, begun, events] = [columns(7), columns(2), columns(9)];
  let item = 0;
  batches.forEach((batch, index) => {
    for (const append of batch) {
      const part = logs.get(append.log) ?? { number: logs.size + 1, events: 0, heads: columns(4) };
      logs.set(append.log, part);
      item += 1;
      const { commandId, actor, correlationId, at } = append.meta;
      const first = (events[0]?.length ?? 0) + 1;
      addRow(appends, part.number, commandId, actor, correlationId, at, index + 1, first);
      for (const { streamId, version, hash } of append.heads)
        if (version === 0) addRow(begun, item, streamId);
        else addRow(part.heads, item, streamId, version, hash);
      for (const event of append.events) addEvent(events, event, item, (part.events += 1));
    }
  });
  const parts = [...logs.values()];
  let headEnd = 0;
  return [
    [...logs.keys()],
    parts.map((part) => part.events),
    parts.map(({ heads }) => (headEnd += heads[0]?.length ?? 0)),
    ...appends,
    ...begun,
    ...columns(4).map((_, column) => parts.flatMap(({ heads }) => heads[column] ?? [])),
    ...events,
  ];
};

type Columns = readonly unknown[][];

/** The part of the batches that goes to one log. */
interface LogPart {
  readonly number: number;
  events: number;
  readonly heads: Columns;
}

const columns = (count: number): Columns => Array.from({ length: count }, () => []);

const addRow = (table: Columns, ...row: readonly unknown[]): void =>
  row.forEach((value, column) => table[column]?.push(value));

const addEvent = (events: Columns, event: ChainedEvent, item: number, place: number): void => {
  const { streamId, version, type, schemaVersion, dataText, prevHash, hash } = event;
  addRow(events, item, place, streamId, version, type, schemaVersion, dataText, prevHash, hash);
};

/** For each append of a batch, the global positions of its events. */
export type Positions = readonly (readonly number[])[];

/** The result of APPEND for these batches: null for each that was not accepted. */
export const positionsOf = (
  answer: string,
  batches: readonly AppendBatch[],
): readonly (Positions | null)[] => {
  const given = answer.slice(1, -1).split(',');
  let read = 0;
  return batches.map((batch) => {
    const leftOut = given[read] === 'NULL';
    const positions = batch.map(({ events }) =>
      given.slice(read, (read += events.length)).map(Number),
    );
    return leftOut ? null : positions;
  });
};
