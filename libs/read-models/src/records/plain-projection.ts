import { defineReadModel } from '../define.js';
import { blankRecord, recordFolds, foldEntries, type PlayerRecordDoc } from './records.js';

export type { PlayerRecordDoc, RoundRecord } from './records.js';

const withOwn: ReadonlySet<string> = new Set(['trilogy', 'sealed', 'draft']);

/**
 * What the standings of an event rest on: one record per player, ranked by
 * the game's ledger when asked. Formats with more to remember keep records
 * of their own; the name is from when Premier was the only other one.
 */
export const standingsModel = defineReadModel<PlayerRecordDoc>(
  'standings-premier',
  { version: 3, scope: 'event' },
  {
    ...recordFolds(),
    ...foldEntries((data) =>
      data.format !== undefined && withOwn.has(data.format) ? undefined : blankRecord(data),
    ),
  },
);
