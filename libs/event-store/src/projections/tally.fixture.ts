import { GENESIS_HASH } from '../hash-chain.js';
import type { JsonObject } from '../json.js';
import type { RecordedEvent } from '../port.js';
import type { ReadModel } from './read-model.js';

export interface Tally {
  readonly total: number;
  /** Counts deliveries, so that an event taken twice or not at all shows. */
  readonly events: number;
}

/** The smallest model with a sum, an order and removals: a total of zero removes the document. */
export const tallyModel: ReadModel<Tally> = {
  name: 'tally',
  version: 1,
  handles: ['Counted'],
  route: (event) => [{ scope: String(event.data.scope), key: String(event.data.key) }],
  evolve: (doc, event) => {
    const total = (doc?.total ?? 0) * 2 + Number(event.data.by);
    return total === 0 ? undefined : { total, events: (doc?.events ?? 0) + 1 };
  },
};

/** Recorded events of one stream, without a real hash chain. */
export const history = (facts: readonly JsonObject[], type = 'Counted'): readonly RecordedEvent[] =>
  facts.map((data, index) => ({
    globalPosition: index + 1,
    streamId: 'tally-1',
    version: index + 1,
    type,
    schemaVersion: 1,
    data,
    meta: {
      actor: 'a',
      commandId: `c${index}`,
      correlationId: 'r',
      at: '2026-11-21T10:00:00.000Z',
    },
    prevHash: GENESIS_HASH,
    hash: GENESIS_HASH,
  }));
