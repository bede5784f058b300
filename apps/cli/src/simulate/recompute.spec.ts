import { describe, expect, it } from 'vitest';
import { type Fact, recompute, type ScorePolicy } from './recompute.js';

const policy: ScorePolicy = {
  points: { win: 3, draw: 1, loss: 0, bye: 3 },
  freezeOnDrop: false,
  floorOwnGameWin: true,
};
const completed = (
  matchId: string,
  round: number,
  [a, b]: [string, string],
  [won, lost, drawn]: [number, number, number],
): Fact => ({
  streamId: `match-${matchId}`,
  type: 'MatchCompleted',
  data: { phase: 0, round, players: [a, b], score: { a: won, b: lost, drawn } },
});
const ofEvent = (type: string, data: Fact['data']): Fact => ({ streamId: 'event-e', type, data });

/**
 * Three players, two rounds: p1 beats p2 2-0 while p3 has the bye; then p1 draws p3 1-1-1 while p2 has it.
 */
const facts: readonly Fact[] = [
  ofEvent('EventStarted', { playerIds: ['p1', 'p2', 'p3'] }),
  ofEvent('RoundPaired', { phase: 0, round: 1, byes: [{ playerId: 'p3' }] }),
  completed('m1', 1, ['p1', 'p2'], [2, 0, 0]),
  ofEvent('RoundPaired', { phase: 0, round: 2, byes: [{ playerId: 'p2' }] }),
  completed('m2', 2, ['p1', 'p3'], [1, 1, 1]),
];
const rowOf = (list: readonly Fact[], playerId: string, rules = policy) =>
  recompute(list, rules).find((row) => row.playerId === playerId);

describe('recompute', () => {
  it('works out a small event by hand', () => {
    // p1: 4 points of 6; opponents p2 (3/6) and p3 (4/6): 7/12. Games 3
    // won, 1 lost, 1 drawn: 10/15. p2's games 2-2: 1/2, p3's 3-1-1: 2/3.
    expect(rowOf(facts, 'p1')).toEqual({
      playerId: 'p1',
      points: 4,
      record: '1-0-1',
      omwp: 0.58333333,
      gwp: 0.66666667,
      ogwp: 0.58333333,
    });
    expect(rowOf(facts, 'p2')).toEqual({
      playerId: 'p2',
      points: 3,
      record: '1-1',
      omwp: 0.66666667,
      gwp: 0.5,
      ogwp: 0.66666667,
    });
  });

  it('takes the corrected score and forgets a void match', () => {
    const corrected = { ...completed('m1', 1, ['p1', 'p2'], [0, 2, 0]), type: 'ResultCorrected' };
    expect(rowOf([...facts, corrected], 'p2')).toMatchObject({ points: 6, record: '2-0' });
    expect(rowOf([...facts, { ...corrected, type: 'MatchVoided' }], 'p1')).toMatchObject({
      points: 1,
      record: '0-0-1',
    });
  });

  it('gives a late player the rounds they missed, and keeps playoff results out', () => {
    const late = ofEvent('LateEntryAccepted', {
      playerId: 'p4',
      missed: [
        { round: 1, as: 'loss' },
        { round: 2, as: 'bye' },
      ],
    });
    const playoff: Fact = {
      streamId: 'match-x',
      type: 'MatchCompleted',
      data: { phase: 1, round: 1, players: ['p1', 'p2'], score: { a: 2, b: 0, drawn: 0 } },
    };
    expect(rowOf([...facts, late, playoff], 'p4')).toMatchObject({
      points: 3,
      record: '1-1',
      gwp: 0.5,
      omwp: 0,
    });
    expect(rowOf([...facts, playoff], 'p1')).toEqual(rowOf(facts, 'p1'));
  });

  it('never lets an opponent weigh less than a third', () => {
    const lost = [...facts.slice(0, 3)];
    expect(rowOf(lost, 'p1')?.omwp).toBe(0.33333333);
    expect(rowOf(lost, 'p2', { ...policy, floorOwnGameWin: false })?.gwp).toBe(0);
  });
});
