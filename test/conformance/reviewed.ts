import { type RuleId } from '#rules';

/** Recorded games that differ on purpose: because the comprehensive rules 7.0 say otherwise, or because the recording leaves the game. */
export const REVIEWED: readonly { trace: string; rule: RuleId; reason: string }[] = [
  { trace: 'undo.UndoConfirmation#26', rule: '1.16.4', reason: 'the recording ends after the recorder undid the last action; the rules know no taking back' },
  { trace: 'undo.UndoConfirmation#31', rule: '1.16.4', reason: 'the recording ends after the recorder undid the last action; the rules know no taking back' },
];
