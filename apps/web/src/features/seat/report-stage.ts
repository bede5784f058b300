import type { EventView, GameScore, TableRow } from '#contracts';
import type { OutboxEntry } from '../../api/outbox.js';
import { isSameScore } from '../../shared/match/score.js';

export type ReportStage =
  | { readonly kind: 'open' | 'disputed' }
  | { readonly kind: 'mine'; readonly score: GameScore; readonly confirmBy: string | null }
  | { readonly kind: 'theirs' | 'settled'; readonly score: GameScore };

/**
 * Whether the two players report the result of a table themselves. In a Trilogy match they report
 * each game, a match on screen reports itself, and a handed-over event accepts no reports.
 */
export const isReported = (
  { format, handedOver }: Pick<EventView, 'format' | 'handedOver'>,
  { status, onScreen }: Pick<TableRow, 'status' | 'onScreen'>,
): boolean => !handedOver && !onScreen && (format !== 'trilogy' || status === 'completed');

type ReportFacts = Pick<TableRow, 'status' | 'score' | 'report'>;

const asToldByServer = ({ status, score, report }: ReportFacts, mine: 'a' | 'b'): ReportStage => {
  if (status === 'completed' && score !== null) return { kind: 'settled', score };
  if (status === 'disputed') return { kind: 'disputed' };
  if (status === 'reported' && report !== null)
    return report.by === mine
      ? { kind: 'mine', score: report.score, confirmBy: report.confirmBy }
      : { kind: 'theirs', score: report.score };
  return { kind: 'open' };
};

/**
 * Whether the score that the player confirmed is still the one that the opponent reports; a
 * different report is not confirmed by it.
 */
const saysTheSame = (read: GameScore | undefined, reported: GameScore): boolean =>
  read === undefined || isSameScore(read, reported);

/**
 * The state of the result at the player's table, assuming that their unsent action succeeds unless
 * it was refused.
 */
export const reportStage = (
  table: ReportFacts,
  mine: 'a' | 'b',
  pending: Pick<OutboxEntry, 'name' | 'payload' | 'state'> | null,
): ReportStage => {
  const told = asToldByServer(table, mine);
  if (pending === null || pending.state === 'refused' || told.kind === 'settled') return told;
  if (pending.name === 'ReportResult')
    return { kind: 'mine', score: pending.payload['score'] as GameScore, confirmBy: null };
  if (pending.name === 'WithdrawReport' && told.kind === 'mine') return { kind: 'open' };
  if (pending.name === 'DisputeResult') return { kind: 'disputed' };
  if (pending.name === 'ConfirmResult' && told.kind === 'theirs')
    return saysTheSame(pending.payload['score'] as GameScore | undefined, told.score)
      ? { kind: 'settled', score: told.score }
      : told;
  return told;
};
