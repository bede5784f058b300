import { describe, expect, it } from 'vitest';
import { reportStage } from './report-stage.js';

const score = { a: 2, b: 1, drawn: 0 };
const open = { status: 'open', score: null, report: null } as const;
const reported = (by: 'a' | 'b') =>
  ({ status: 'reported', score: null, report: { by, score, confirmBy: null } }) as const;
const pending = (
  name: 'ReportResult' | 'ConfirmResult' | 'DisputeResult' | 'WithdrawReport',
  state: 'waiting' | 'refused' = 'waiting',
) => ({ name, payload: { score }, state });

describe('where the own result stands', () => {
  it('follows the server', () => {
    expect(reportStage(open, 'a', null)).toEqual({ kind: 'open' });
    expect(reportStage(reported('a'), 'a', null)).toMatchObject({ kind: 'mine', score });
    expect(reportStage(reported('b'), 'a', null)).toEqual({ kind: 'theirs', score });
    expect(reportStage({ status: 'completed', score, report: null }, 'a', null)).toEqual({
      kind: 'settled',
      score,
    });
  });

  it('shows an unsent tap at once', () => {
    expect(reportStage(open, 'a', pending('ReportResult'))).toMatchObject({ kind: 'mine', score });
    expect(reportStage(reported('b'), 'a', pending('ConfirmResult'))).toEqual({
      kind: 'settled',
      score,
    });
    expect(reportStage(reported('b'), 'a', pending('DisputeResult'))).toEqual({ kind: 'disputed' });
    expect(reportStage(reported('a'), 'a', pending('WithdrawReport'))).toEqual({ kind: 'open' });
  });

  it('shows what the opponent reports by now, not what was confirmed before', () => {
    const changed = { a: 0, b: 2, drawn: 0 };
    const report = { by: 'b', score: changed, confirmBy: null } as const;
    expect(
      reportStage({ status: 'reported', score: null, report }, 'a', pending('ConfirmResult')),
    ).toEqual({ kind: 'theirs', score: changed });
  });

  it('takes a refused tap back', () => {
    expect(reportStage(open, 'a', pending('ReportResult', 'refused'))).toEqual({ kind: 'open' });
  });

  it('believes a settled result over anything unsent', () => {
    expect(
      reportStage({ status: 'completed', score, report: null }, 'b', pending('DisputeResult')),
    ).toEqual({ kind: 'settled', score });
  });
});
