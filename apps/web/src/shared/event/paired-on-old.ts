import type { EventView } from '#contracts';
import { useAnswer } from '../../api/queries.js';

/**
 * The number of tables of the current round whose pairing rests on results that were corrected
 * afterwards; 0 once the round has started, because it is not paired again then.
 */
export const usePairedOnOld = ({ eventId, rounds }: Pick<EventView, 'eventId' | 'rounds'>) => {
  const round = rounds.at(-1);
  const waits = round?.state === 'paired';
  const { data } = useAnswer('corrections', { eventId }, { enabled: waits });
  if (!waits || data === undefined) return 0;
  const tables = data.corrections
    .flatMap(({ affected }) => affected)
    .filter((table) => table.phase === round.phase && table.round === round.round);
  // A table may rest on two corrected results and counts once.
  return new Set(tables.map(({ matchId }) => matchId)).size;
};
