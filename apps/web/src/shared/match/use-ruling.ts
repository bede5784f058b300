import type { GameScore, TableRow } from '#contracts';
import { useCommand } from '../../api/commands.js';

/** Sends a result set by staff: a ruling while the table is open, otherwise a correction. */
export const useRuling = (eventId: string, onDone: () => void = () => undefined) => {
  const rule = useCommand('RuleResult', { eventId, onAccepted: onDone });
  const correct = useCommand('CorrectResult', { eventId, onAccepted: onDone });
  const failed = rule.failure !== null ? rule : correct;
  return {
    rule: (
      { matchId, status, score: stands }: Pick<TableRow, 'matchId' | 'status' | 'score'>,
      score: GameScore,
      note: string,
    ) => {
      rule.clear();
      correct.clear();
      if (status === 'completed' && stands !== null)
        correct.send({ matchId, score, note, replaces: stands });
      else rule.send({ matchId, score, note });
    },
    again: failed.again,
    pending: rule.pending || correct.pending,
    failure: failed.failure,
  };
};
