import { describe, expect, it } from 'vitest';
import type { RoundSummary } from '#contracts';
import { speechOf } from '../../i18n/speech.js';
import { textsOf } from '../../i18n/testing.js';
import { standingsTitle } from './standings-title.js';

const round = (number: number, completed: number): RoundSummary => ({
  phase: 0,
  round: number,
  attempt: 1,
  state: 'running',
  failure: null,
  endsAt: null,
  remainingSeconds: null,
  tables: 4,
  completed,
  disputed: 0,
  unavoidableRematches: 0,
});
const speech = speechOf('en', textsOf('en'));
const titleOf = (
  rounds: RoundSummary[],
  standings: { afterRound: number; order: 'swiss' | 'places' },
  status: 'running' | 'finished' = 'running',
) =>
  standingsTitle(
    (key, facts = {}) => speech.t(key, { ...facts }),
    { phases: [{ kind: 'swiss', rounds: 3 }], rounds, status },
    standings,
  );

describe('the title of printed standings', () => {
  it('names a round only when all its results are in', () => {
    expect(titleOf([round(1, 4), round(2, 4)], { afterRound: 2, order: 'swiss' })).toBe(
      'Standings after round 2',
    );
    expect(titleOf([round(1, 4), round(2, 1)], { afterRound: 2, order: 'swiss' })).toBe(
      'Standings during round 2, results missing: 3',
    );
    expect(titleOf([], { afterRound: 0, order: 'swiss' })).toBe('Standings before round 1');
  });

  it('is the final ranking only of a finished event', () => {
    expect(titleOf([], { afterRound: 3, order: 'places' })).toBe('Places so far');
    expect(titleOf([], { afterRound: 3, order: 'places' }, 'finished')).toBe('Final ranking');
  });
});
