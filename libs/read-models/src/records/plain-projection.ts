import { defineReadModel } from '../define.js';
import { blankRecord, recordFolds, foldEntries, type PlayerRecordDoc } from './records.js';

export type { PlayerRecordDoc, RoundRecord } from './records.js';

const withOwn: ReadonlySet<string> = new Set(['trilogy', 'sealed', 'draft']);

/**
 * The records behind the standings of an event, one per player; queries rank them by the game's
 * rules. Formats that need more data have records of their own; the name dates from when Premier
 * was the only other format.
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
