import { defineReadModel, ofPlayer } from '../define.js';
import { blankRecord, recordFolds, type PlayerRecordDoc } from './records.js';

export type { PlayerRecordDoc, RoundRecord } from './records.js';

/** What the standings of a Premier event rest on: one record per player, ranked when asked. Other formats keep their own. */
export const standingsModel = defineReadModel<PlayerRecordDoc>('standings-premier', 2, {
  ...recordFolds,
  PlayerRegistered: {
    keys: ofPlayer,
    fold: (_doc, data) => (data.format === undefined ? blankRecord(data) : undefined),
  },
});
