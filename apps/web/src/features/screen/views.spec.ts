import { describe, expect, it } from 'vitest';
import type { EventView, RoundSummary } from '#contracts';
import { viewsFor } from './views.js';

const phases: EventView['phases'] = [
  { kind: 'swiss', rounds: 3 },
  { kind: 'elimination', size: 4 },
];
const round = (phase: number, number: number, state: RoundSummary['state']): RoundSummary => ({
  phase,
  round: number,
  attempt: 1,
  state,
  failure: null,
  endsAt: null,
  remainingSeconds: null,
  tables: 2,
  completed: 0,
  disputed: 0,
  unavoidableRematches: 0,
});
const views = (
  status: EventView['status'],
  rounds: RoundSummary[],
  champion: EventView['champion'] = null,
) => viewsFor({ status, rounds, phases, champion });

describe('what takes turns on the big screen', () => {
  it('shows the way in until there is a table to find', () => {
    expect(views('registration', [])).toEqual(['welcome']);
    expect(views('running', [round(0, 1, 'pairing')])).toEqual(['welcome']);
  });

  it('shows nothing but tables while people look for theirs', () => {
    expect(views('running', [round(0, 1, 'paired')])).toEqual(['pairings']);
  });

  it('keeps the last round on the wall while the next is being paired', () => {
    expect(views('running', [round(0, 1, 'completed'), round(0, 2, 'pairing')])).toEqual([
      'standings',
    ]);
  });

  it('turns to the bracket in the top cut and to the champion at the end', () => {
    expect(views('running', [round(0, 3, 'completed'), round(1, 1, 'running')])).toEqual([
      'bracket',
      'tables',
      'clock',
    ]);
    expect(
      views('finished', [round(1, 2, 'completed')], { playerId: 'player-1', name: 'Ana' }),
    ).toEqual(['champion', 'standings', 'bracket']);
  });
});
