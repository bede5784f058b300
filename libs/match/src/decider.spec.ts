import { games as offered } from '#games';
import { describe, expect, it } from 'vitest';
import { matchCommand, type MatchCommands, type MatchCommandType } from './commands.js';
import { matchDecider } from './decider.js';
import type { MatchState } from './state.js';
import { matchEvent, type MatchEvent } from './events.js';
import type { GameScore } from './place.js';
import { plainTerms } from './testing/terms.js';

const place = { eventId: 'e1', phase: 0, round: 1, table: 4, players: ['ana', 'bob'] as const };
const scheduled = matchEvent('MatchScheduled', {
  ...place,
  matchId: 'm1',
  ...plainTerms,
});
const given = (...events: readonly MatchEvent[]): MatchState =>
  events.reduce(matchDecider.evolve, matchDecider.initialState);
const when = <T extends MatchCommandType>(
  state: MatchState,
  type: T,
  data: MatchCommands[T],
  at = '2026-11-21T10:00:00.000Z',
) => matchDecider.decide(matchCommand(type, data, { actor: 'x', at, games: offered }), state);
const score = (a: number, b: number, drawn = 0): GameScore => ({ a, b, drawn });
const reported = (by: 'a' | 'b', told: GameScore) =>
  matchEvent('ResultReported', {
    ...place,
    by,
    score: told,
    confirmBy: '2026-11-21T10:05:00.000Z',
  });
const completed = (told: GameScore) =>
  matchEvent('MatchCompleted', { ...place, score: told, cause: 'confirmed' });

describe('reporting', () => {
  it('waits for the opponent, until silence counts as consent', () => {
    expect(when(given(scheduled), 'ReportResult', { by: 'a', score: score(2, 1) })).toEqual([
      reported('a', score(2, 1)),
    ]);
  });

  it('the same result from both sides settles the match', () => {
    expect(
      when(given(scheduled, reported('a', score(2, 0))), 'ReportResult', {
        by: 'b',
        score: score(2, 0),
      }),
    ).toMatchObject([
      { type: 'ResultConfirmed' },
      { type: 'MatchCompleted', data: { cause: 'agreed', score: score(2, 0) } },
    ]);
  });

  it('different results make a dispute that only a ruling ends', () => {
    const disputed = when(given(scheduled, reported('a', score(2, 0))), 'ReportResult', {
      by: 'b',
      score: score(1, 2),
    }) as MatchEvent[];
    expect(disputed).toMatchObject([
      { type: 'ResultDisputed', data: { by: 'b', claim: score(1, 2) } },
    ]);
    const state = given(scheduled, reported('a', score(2, 0)), ...disputed);
    expect(when(state, 'ReportResult', { by: 'a', score: score(2, 0) })).toMatchObject({
      code: 'match/disputed',
    });
    expect(when(state, 'RuleResult', { score: score(2, 1), note: '' })).toMatchObject([
      { type: 'ResultRuled' },
      { type: 'MatchCompleted', data: { cause: 'ruled' } },
    ]);
  });

  it('a player may change or withdraw only the own report', () => {
    const state = given(scheduled, reported('a', score(2, 0)));
    expect(when(state, 'ReportResult', { by: 'a', score: score(2, 1) })).toMatchObject([
      { type: 'ResultReported', data: { score: score(2, 1) } },
    ]);
    expect(when(state, 'WithdrawReport', { by: 'b' })).toMatchObject({
      code: 'match/not-your-report',
    });
    expect(when(state, 'WithdrawReport', { by: 'a' })).toMatchObject([{ type: 'ReportWithdrawn' }]);
    expect(when(state, 'ConfirmResult', { by: 'a' })).toMatchObject({ code: 'match/own-report' });
  });

  it('a confirmation settles the report that was read, and no other', () => {
    const state = given(scheduled, reported('a', score(2, 0)));
    expect(when(state, 'ConfirmResult', { by: 'b', score: score(0, 2) })).toMatchObject({
      code: 'match/report-changed',
    });
    for (const read of [score(2, 0), undefined])
      expect(when(state, 'ConfirmResult', { by: 'b', score: read })).toMatchObject([
        { type: 'ResultConfirmed' },
        { type: 'MatchCompleted', data: { score: score(2, 0), cause: 'confirmed' } },
      ]);
  });

  it('a report that was kept on another device replaces only what was seen there', () => {
    const newer = given(scheduled, reported('a', score(2, 0)));
    const late = { by: 'a', score: score(2, 1) } as const;
    for (const replaces of [null, score(0, 2)])
      expect(when(newer, 'ReportResult', { ...late, replaces })).toMatchObject({
        code: 'match/own-report-changed',
      });
    expect(when(newer, 'ReportResult', { ...late, replaces: score(2, 0) })).toMatchObject([
      { type: 'ResultReported', data: { score: score(2, 1) } },
    ]);
    // Reporting the same score again changes nothing, and the opponent's report does not count as
    // one's own.
    const again = { by: 'a', score: score(2, 0), replaces: null } as const;
    expect(when(newer, 'ReportResult', again)).toMatchObject([{ type: 'ResultReported' }]);
    const theirs = given(scheduled, reported('b', score(2, 1)));
    expect(when(theirs, 'ReportResult', { ...late, replaces: null })).toMatchObject([
      { type: 'ResultConfirmed' },
      { type: 'MatchCompleted' },
    ]);
  });

  it('late words meet a settled match', () => {
    const state = given(scheduled, reported('a', score(2, 0)), completed(score(2, 0)));
    expect(when(state, 'DisputeResult', { by: 'b', claim: null, note: '' })).toMatchObject({
      code: 'match/completed',
    });
  });
});

describe('silence', () => {
  const state = given(scheduled, reported('a', score(2, 0)));
  it('confirms the report it was set for, and not before its time', () => {
    expect(
      when(state, 'ConfirmByTimeout', { reportVersion: 2 }, '2026-11-21T10:04:59.000Z'),
    ).toMatchObject({ code: 'match/too-early' });
    expect(
      when(state, 'ConfirmByTimeout', { reportVersion: 2 }, '2026-11-21T10:05:00.000Z'),
    ).toMatchObject([{ type: 'MatchCompleted', data: { cause: 'unanswered' } }]);
  });

  it('cannot confirm a report that was replaced or disputed', () => {
    const replaced = given(scheduled, reported('a', score(2, 0)), reported('a', score(2, 1)));
    expect(
      when(replaced, 'ConfirmByTimeout', { reportVersion: 2 }, '2026-11-21T11:00:00.000Z'),
    ).toMatchObject({ code: 'match/stale-report' });
    const disputed = given(
      scheduled,
      reported('a', score(2, 0)),
      matchEvent('ResultDisputed', { ...place, by: 'b', claim: null, note: '' }),
    );
    expect(
      when(disputed, 'ConfirmByTimeout', { reportVersion: 2 }, '2026-11-21T11:00:00.000Z'),
    ).toMatchObject({ code: 'match/stale-report' });
  });
});

describe('a double loss', () => {
  it('can be ruled where no winner is needed, and never be reported', () => {
    expect(
      when(given(scheduled), 'RuleResult', { score: score(0, 0), note: 'both late' }),
    ).toMatchObject([{ type: 'ResultRuled' }, { type: 'MatchCompleted' }]);
    const decisive = matchEvent('MatchScheduled', {
      ...place,
      matchId: 'm1',
      bestOf: 3,
      drawsAllowed: false,
      agreedDrawAllowed: false,
      confirmAfterMinutes: 5,
      format: 'plain',
      points: null,
    });
    expect(when(given(decisive), 'RuleResult', { score: score(0, 0), note: '' })).toMatchObject({
      code: 'match/score-unfinished',
    });
  });
});

describe('scores', () => {
  it.each([
    [score(3, 0), 'match/score-too-many-wins'],
    [score(2, 2), 'match/score-too-many-wins'],
    [score(0, 0), 'match/score-unfinished'],
    [score(1, 1, 4), 'match/score-too-many-games'],
  ])('%o is no score of a best of three', (told, code) => {
    expect(when(given(scheduled), 'ReportResult', { by: 'a', score: told })).toMatchObject({
      code,
    });
  });

  it.each([score(2, 0), score(1, 2), score(1, 1, 1), score(1, 0), score(0, 0, 3), score(1, 1)])(
    '%o is one',
    (told) => {
      expect(when(given(scheduled), 'ReportResult', { by: 'a', score: told })).toMatchObject([
        { type: 'ResultReported' },
      ]);
    },
  );

  it('a match of the cut needs a winner', () => {
    const cut = given(
      matchEvent('MatchScheduled', {
        ...place,
        matchId: 'm1',
        bestOf: 3,
        drawsAllowed: false,
        agreedDrawAllowed: false,
        confirmAfterMinutes: 0,
        format: 'plain',
        points: null,
      }),
    );
    expect(when(cut, 'ReportResult', { by: 'a', score: score(1, 1, 1) })).toMatchObject({
      code: 'match/draw-not-allowed',
    });
    expect(when(cut, 'ReportResult', { by: 'a', score: score(2, 1) })).toMatchObject([
      { data: { confirmBy: null } },
    ]);
  });

  it('players cannot agree on a draw where the event forbids it, a judge may still rule one', () => {
    const strict = given(
      matchEvent('MatchScheduled', {
        ...place,
        matchId: 'm1',
        bestOf: 3,
        drawsAllowed: true,
        agreedDrawAllowed: false,
        confirmAfterMinutes: 5,
        format: 'plain',
        points: null,
      }),
    );
    expect(when(strict, 'ReportResult', { by: 'a', score: score(0, 0, 3) })).toMatchObject({
      code: 'match/agreed-draw-not-allowed',
    });
    expect(when(strict, 'RuleResult', { score: score(0, 0, 3), note: '' })).toMatchObject([
      { type: 'ResultRuled' },
      { type: 'MatchCompleted' },
    ]);
  });
});

describe('corrections', () => {
  const settled = given(scheduled, reported('a', score(2, 0)), completed(score(2, 0)));
  it('are new facts that name the old score', () => {
    expect(when(settled, 'CorrectResult', { score: score(0, 2), note: 'sides swapped' })).toEqual([
      matchEvent('ResultCorrected', {
        ...place,
        previous: score(2, 0),
        score: score(0, 2),
        note: 'sides swapped',
      }),
    ]);
  });
  it('need a settled match and another score', () => {
    expect(when(given(scheduled), 'CorrectResult', { score: score(0, 2), note: '' })).toMatchObject(
      { code: 'match/not-completed' },
    );
    const second = { score: score(0, 2), note: '', replaces: score(2, 1) };
    expect(when(settled, 'CorrectResult', second)).toMatchObject({ code: 'match/result-changed' });
    expect(when(settled, 'CorrectResult', { ...second, replaces: score(2, 0) })).toHaveLength(1);
    expect(when(settled, 'CorrectResult', { score: score(2, 0), note: '' })).toMatchObject({
      code: 'match/score-unchanged',
    });
  });
  it('no match is settled twice, and a void one not at all', () => {
    expect(when(settled, 'RuleResult', { score: score(0, 2), note: '' })).toMatchObject({
      code: 'match/completed',
    });
    const gone = given(
      scheduled,
      matchEvent('MatchVoided', { ...place, reason: 'paired again', score: null }),
    );
    expect(when(gone, 'ReportResult', { by: 'a', score: score(2, 0) })).toMatchObject({
      code: 'match/void',
    });
  });
});

it('extra time given by mistake is taken back, and no more than was given', () => {
  const extended = given(
    scheduled,
    matchEvent('TimeExtended', { ...place, seconds: 300, reason: '' }),
  );
  expect(when(extended, 'ExtendTime', { seconds: -300, reason: '' })).toMatchObject([
    { type: 'TimeExtended', data: { seconds: -300 } },
  ]);
  expect(when(extended, 'ExtendTime', { seconds: -301, reason: '' })).toMatchObject({
    code: 'match/extra-time-below-zero',
  });
});
