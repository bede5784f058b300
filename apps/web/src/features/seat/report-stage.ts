import type { EventView, GameScore, TableRow } from '#contracts';
import type { OutboxEntry } from '../../api/outbox.js';
import { isSameScore } from '../../shared/match/score.js';

export type ReportStage =
  | { readonly kind: 'open' | 'disputed' }
  | { readonly kind: 'mine'; readonly score: GameScore; readonly confirmBy: string | null }
  | { readonly kind: 'theirs' | 'settled'; readonly score: GameScore };

/**
 * Whether its two players report the result of a table themselves: games of a Trilogy match are
 * told one by one, the outcome of one on screen comes from there, and none is told where an event went on.
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
 * What was read and confirmed against what the opponent
 * reports by now: another report is not confirmed by it.
 */
const saysTheSame = (read: GameScore | undefined, reported: GameScore): boolean =>
  read === undefined || isSameScore(read, reported);

/**
 * Where the result of one's own table stands, with the player's
 * own unsent tap taken for granted until it is refused.
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
